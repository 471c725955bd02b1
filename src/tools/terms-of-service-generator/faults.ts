import type { Check as DocumentCheck } from '@/kinds/document/check-list';
import { parseNumber } from '@/lib/numbers';
import type { NumberName } from './content';
import { tidy, type Facts } from './facts';
import { fields, type Draft } from './model';

/** Something to look at before publishing, and ways to settle it with one press. */
export type Check = DocumentCheck<Partial<Draft>>;

/** Which numbers these terms print. */
function numbersIn({ answers, hasConsumerLaw, hasBusinesses }: Facts): NumberName[] {
  const { subscriptions, liabilityCap, capBasis } = answers;
  const hasCap = liabilityCap && (hasBusinesses || !hasConsumerLaw) && capBasis !== 'amount';
  return [
    ...(answers.includeRefundPolicy ? (['refundDays'] as const) : []),
    ...(subscriptions ? (['trialDays', 'reminderDays'] as const) : []),
    ...(answers.arbitration ? (['optOutDays'] as const) : []),
    ...(hasCap ? (['capMonths'] as const) : []),
    'noticeDays',
  ];
}

const clip = (text: string) => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

/** What makes the terms say something other than what was typed. They stay a draft until it is changed or kept on purpose. */
export const findFaults = (facts: Facts): Check[] =>
  numbersIn(facts).flatMap((name): Check[] => {
    const { label, min = -Infinity, max = Infinity, default: usual } = fields[name];
    const typed = tidy(facts.draft[name]);
    const parsed = parseNumber(typed);
    if (typed === '' || (parsed.ok && parsed.value >= min && parsed.value <= max)) return [];
    return [
      {
        id: `range-${name}`,
        isFault: true,
        text: `${label}: “${clip(typed)}” is not a number from ${min} to ${max}.`,
        fixes: [{ label: usual === '' ? 'Leave it empty' : `Make it ${usual}`, change: { [name]: usual } }],
      },
    ];
  });

/** Those that nobody has agreed to yet. */
export const openFaults = (facts: Facts, kept: readonly string[] = []): Check[] =>
  findFaults(facts).filter(({ text }) => !kept.includes(text));
