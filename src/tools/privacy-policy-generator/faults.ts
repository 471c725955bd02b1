import type { Check as DocumentCheck } from '@/kinds/document/check-list';
import { cutTo } from '@/lib/cut';
import type { DraftOf } from '@/lib/fields';
import { parseNumber } from '@/lib/numbers';
import { joinWords } from '@/lib/text';
import type { Facts } from './facts';
import { tidy } from './sections';
import { fields, listSampleAnswers } from './model';

export type Change = Partial<DraftOf<typeof fields>>;

/** Two answers that do not go together, or a promise that a law does not allow. */
export type Check = DocumentCheck<Change>;

/** What would make the policy promise something other than what was typed. It stays a draft until this is changed or kept on purpose. */
export const findFaults = (facts: Facts): Check[] => [...sampleFaults(facts), ...rangeFaults(facts)];

function sampleFaults({ draft }: Facts): Check[] {
  const left = listSampleAnswers(draft);
  return left.length > 0 ? [{ id: 'sample', isFault: true, text: `Still from the sample: ${joinWords(left)}.` }] : [];
}

function rangeFaults({ answers, draft }: Facts): Check[] {
  const { label, min = 1, max = 365, default: usual } = fields.answerDays;
  const typed = tidy(draft.answerDays);
  const parsed = parseNumber(typed);
  const isFine = typed === '' || (parsed.ok && parsed.value >= min && parsed.value <= max);
  if (isFine || !answers.userRights) return [];
  return [
    {
      id: 'range-answerDays',
      isFault: true,
      text: `${label}: "${cutTo(typed, 40)}" is not a number from ${min} to ${max}.`,
      fixes: [{ label: `Make it ${usual}`, change: { answerDays: usual } }],
    },
  ];
}

/** Those that nobody has agreed to yet. */
export const openFaults = (facts: Facts, kept: readonly string[] = []): Check[] =>
  findFaults(facts).filter(({ text }) => !kept.includes(text));
