import { choice, emptyDraft, flag, longText, text, type DraftOf, type RecordOf } from '@/lib/fields';
import { hasSample, recordsState } from '@/kinds/records/state';
import { endings, sampleAnswers, samplePasted, type Ending, type RegistrarId } from './content';
import { toExactLabel } from './labels';
import type { OwnPrices } from './prices';

/** The shortlist. */
export const fields = {
  domain: text('Domain', { required: 'Enter a domain such as example.com.', placeholder: 'example.com' }),
  decision: choice('Decision', ['Considering', 'First choice', 'Registered', 'Ruled out'], { default: 'Considering' }),
  notes: longText('Notes'),
};
export type Pick = RecordOf<typeof fields>;

const flags = Object.fromEntries(
  endings.map((ending) => [ending, flag(`.${ending}`, { default: ['com', 'net', 'org'].includes(ending) })]),
) as Record<Ending, ReturnType<typeof flag>>;

/** The form. */
export const inputs = {
  businessName: text('Business Name', {
    means: 'company.name',
    required: 'Required.',
    placeholder: 'Acme Labs',
    autoComplete: 'organization',
  }),
  keywords: text('Keywords', { placeholder: 'roast, beans', hint: 'Optional. Each adds more names.' }),
  industry: text('Industry', { means: 'company.industry', placeholder: 'Specialty coffee' }),
  ...flags,
};
export type Answers = DraftOf<typeof inputs>;

/** A name a model came up with and the user took over. */
export interface Idea {
  label: string;
  /** Which model. */
  source: string;
}

export interface Extra {
  draft: Answers;
  /** What the names were made from; nothing until they are asked for. */
  made: Answers | null;
  /** The user's own names, as typed. */
  pasted: string;
  registrar: RegistrarId;
  prices: OwnPrices;
  ideas?: Idea[] | undefined;
}

const startExtra: Extra = { draft: emptyDraft(inputs, ''), made: null, pasted: '', registrar: 'namecheap', prices: {} };

const base = recordsState<typeof fields, Extra>({
  version: 1,
  fields,
  sample: () => [
    { id: 'sample-1', domain: 'blueriver.coffee', decision: 'First choice', notes: 'Short, and the ending says what we sell.' },
    { id: 'sample-2', domain: 'getblueriver.com', decision: 'Considering', notes: '' },
  ],
  extra: startExtra,
});

export const state: typeof base = {
  ...base,
  isSample: ({ records, extra }) => hasSample(records) || isSampleAnswers(extra.draft),
  sample: (around) => {
    const draft = { ...startExtra.draft, ...sampleAnswers };
    const records = base.sample?.(around).records ?? [];
    return { ...base.start(around), records, extra: { ...startExtra, draft, made: draft, pasted: samplePasted } };
  },
};

export const isSampleAnswers = ({ businessName, keywords, industry }: Answers) =>
  businessName === sampleAnswers.businessName && keywords === sampleAnswers.keywords && industry === sampleAnswers.industry;

export const chosenEndings = (answers: Answers): Ending[] => endings.filter((ending) => answers[ending]);

/** What registries allow. */
const longestLabel = 63;

/** Why no names can be made of the answers, by field. */
export function findProblems(answers: Answers): { businessName?: string; endings?: string } {
  const label = toExactLabel(answers.businessName);
  if (label === '') return { businessName: 'No domain can be made from this: it needs a letter or a digit.' };
  if (label.length > longestLabel) return { businessName: `Too long: a domain can have up to ${longestLabel} characters.` };
  return chosenEndings(answers).length === 0 ? { endings: 'Choose at least one ending.' } : {};
}

export const hasProblem = (answers: Answers) => Object.keys(findProblems(answers)).length > 0;

/** Whether the names on screen no longer fit the form. The industry only suggests words. */
export const isStale = ({ draft, made }: Extra) =>
  made !== null && (['businessName', 'keywords', ...endings] as const).some((name) => draft[name] !== made[name]);
