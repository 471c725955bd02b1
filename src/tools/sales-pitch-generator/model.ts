import { emptyDraft, longText, text, type DraftOf } from '@/lib/fields';
import { toFileName, toSlug } from '@/lib/text';
import { defineState } from '@/workspace/tool-state';
import { sampleAnswers, textIds, type TextId } from './content';
import type { RoiDraft } from './roi';
import type { Trial } from './trials';

export const fields = {
  productName: text('Product Name', {
    means: ['offer.name', 'company.name'],
    required: 'Enter the product name.',
    placeholder: 'What you sell, by its name',
  }),
  industry: text('Industry', { means: 'company.industry', placeholder: 'Healthcare, software, retail' }),
  targetAudience: text('Target Audience', {
    means: 'customers.who',
    required: 'Say who it is for.',
    placeholder: 'Independent physiotherapy clinics',
  }),
  keyFeatures: longText('Key Features', {
    placeholder: 'online booking, text reminders, waiting lists',
    hint: 'Separate with commas. The sales email lists the first three.',
  }),
  painPoints: longText('Pain Points', {
    means: 'customers.problem',
    placeholder: 'missed appointments, hours on the phone',
    hint: 'In your customers’ words.',
  }),
  uniqueSellingPoints: longText('Unique Selling Points', {
    means: 'offer.edge',
    placeholder: 'live in one day, no contract',
    hint: 'Only what you can prove.',
  }),
  pricing: text('Pricing', { means: 'offer.price', placeholder: '$29 per month' }),
  competitorComparison: longText('Competitor Comparison', { placeholder: 'Unlike a paper diary, it fills a gap by itself' }),
  callToAction: text('Call to Action', { placeholder: 'Book a short demo at example.com', hint: 'One small step.' }),
  what: text('What it is, in one line', { means: 'offer.what', placeholder: 'Booking software that fills its own gaps' }),
  proof: text('What you can show for it', { means: 'business.proof', placeholder: '22 clinics since March' }),
};
/** Asked for beside the button; the other nine are the form itself. */
export const moreFields = ['what', 'proof'] as const;
export type Answers = DraftOf<typeof fields>;

/** What the texts were made from: the same of these gives the same words. */
export interface Made {
  answers: Answers;
  /** Which wording; "Regenerate" goes on to the next. */
  wording: number;
}

export interface ObjectionAnswer {
  objection: string;
  acknowledge: string;
  ask: string;
  answer: string;
  confirm: string;
}
export interface ObjectionRow extends ObjectionAnswer {
  id: string;
  /** The model whose words the answer is in, until they are changed by hand: "gemini-2.5-flash". */
  source?: string | undefined;
}

export interface PitchData {
  answers: Answers;
  made: Made | null;
  /** Texts the user rewrote or took over from a model; they stay when the others are worded anew. */
  edits: { id: TextId; text: string; source?: string | undefined }[];
  /** The usual objections where the user changed them, and the user's own. */
  objections: ObjectionRow[];
  /** What a merge field reads for everyone, where the list has no column for it. */
  values: { key: string; value: string }[];
  /** One customer's own figures; missing until somebody typed any. */
  roi?: RoiDraft | undefined;
  trials?: Trial[] | undefined;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const withAllAnswers = (part: object) =>
  'answers' in part && isObject(part.answers) ? { ...part, answers: { ...emptyDraft(fields, ''), ...part.answers } } : part;

/** Before version 2 nine questions were asked. */
const addQuestions = (data: unknown) =>
  isObject(data) && 'made' in data ? { ...withAllAnswers(data), made: isObject(data.made) ? withAllAnswers(data.made) : data.made } : data;

export const state = defineState<PitchData>({
  version: 2,
  migrate: addQuestions,
  title: ({ answers }) => answers.productName,
  isSample: ({ answers }) => hasSample(answers),
  start: ({ today }) => emptyWork(emptyDraft(fields, today)),
  sample: () => ({ ...emptyWork({ ...sampleAnswers }), made: { answers: { ...sampleAnswers }, wording: 0 } }),
});

const emptyWork = (answers: Answers): PitchData => ({ answers, made: null, edits: [], objections: [], values: [] });

/** Short answers may be anybody's; these are the sample's for as long as nobody has changed them. */
const telling = ['productName', 'keyFeatures', 'painPoints', 'uniqueSellingPoints', 'competitorComparison', 'callToAction'] as const;

/** The labels of the answers that are still the sample's. */
export const sampleAnswersIn = (answers: Answers): string[] =>
  telling.filter((name) => answers[name] === sampleAnswers[name]).map((name) => fields[name].label);

export const hasSample = (answers: Answers) => sampleAnswersIn(answers).length > 0;

/** Whether nothing that tells is the user's own. */
export const isSample = (answers: Answers) => sampleAnswersIn(answers).length === telling.length;

export const isStale = ({ answers, made }: PitchData) =>
  made !== null && (Object.keys(fields) as (keyof Answers)[]).some((name) => answers[name] !== made.answers[name]);

const mostWordings = 1000;

export const nextWording = ({ made }: PitchData) => ((made?.wording ?? 0) + 1) % mostWordings;

export const setText = (data: PitchData, id: TextId, text: string, source?: string): PitchData => ({
  ...data,
  edits: [...data.edits.filter((edit) => edit.id !== id), { id, text, ...(source ? { source } : {}) }],
});

export const resetText = (data: PitchData, id: TextId): PitchData => ({ ...data, edits: data.edits.filter((edit) => edit.id !== id) });

export const editedText = ({ edits }: PitchData, id: TextId) => edits.find((edit) => edit.id === id)?.text;

/** The texts as they are now: the user's own where there is one. */
export const applyEdits = (data: PitchData, written: Record<TextId, string>): Record<TextId, string> =>
  Object.fromEntries(textIds.map((id) => [id, editedText(data, id) ?? written[id]])) as Record<TextId, string>;

export const setObjection = (data: PitchData, row: ObjectionRow): PitchData => ({
  ...data,
  objections: data.objections.some(({ id }) => id === row.id)
    ? data.objections.map((known) => (known.id === row.id ? row : known))
    : [...data.objections, row],
});

export const removeObjection = (data: PitchData, id: string): PitchData => ({
  ...data,
  objections: data.objections.filter((row) => row.id !== id),
});

/** The usual ones first, as changed by the user; then the user's own. */
export function listObjections(data: PitchData, usual: readonly ObjectionRow[]): ObjectionRow[] {
  const changed = new Map(data.objections.map((row) => [row.id, row]));
  const isUsual = new Set(usual.map(({ id }) => id));
  return [...usual.map((row) => changed.get(row.id) ?? row), ...[...changed.values()].filter(({ id }) => !isUsual.has(id))];
}

export const setValue = (data: PitchData, key: string, value: string): PitchData => ({
  ...data,
  values: [...data.values.filter((known) => known.key !== key), { key, value }],
});

/** "sales-pitch-acme-planner" */
export function fileStem(answers: Answers, suffix = ''): string {
  // What no file name may hold separates words here, so that "Plan: Pro" does not end up with two hyphens.
  const slug = toSlug(answers.productName.replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]+/gu, ' '));
  const stem = toFileName(slug === '' ? 'sales-pitch' : `sales-pitch-${slug}`, 'txt', 'sales-pitch').replace(/\.txt$/, '');
  return `${isSample(answers) ? 'sample-' : ''}${stem}${suffix}`;
}
