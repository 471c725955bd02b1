import type { Logo } from '@/lib/logos';
import { emptyDraft, integer, longText, money, text, type DraftOf } from '@/lib/fields';
import { moveWithin } from '@/lib/lists';
import { clamp } from '@/lib/numbers';
import { defineState } from '@/workspace/tool-state';
import type { MoneyLine } from '@/lib/topics/money';
import { hasSample, type ListData } from '@/kinds/records/state';
import type { milestoneFields, OutlookInput, TakenForecast } from './appendix-fields';
import { outlines, sampleAnswers, sampleSources, sampleUses, stepTitles, type OutlineId, type SectionId } from './content';
import { sampleMilestoneList, sampleOutlook } from './sample';

const mostMonths = 60;

/** On each side of the funds: more than any plan lists, and what is kept of one must be readable again. */
export const mostRows = 200;

export const fields = {
  companyName: text('Company Name', { autoComplete: 'organization', means: ['company.name', 'idea.name'] }),
  industry: text('Industry', { means: 'company.industry' }),
  problem: longText('Problem', { means: 'customers.problem' }),
  solution: longText('Solution', { means: ['offer.why', 'offer.what'] }),
  targetMarket: longText('Target Market', { means: 'customers.who' }),
  marketSize: longText('Market Size', { means: 'market.size', placeholder: 'How many could buy, what they spend, and your source' }),
  competition: longText('Competition Analysis', { means: 'market.rivals' }),
  edge: longText('What Makes It Different', { means: 'offer.edge', placeholder: 'Why customers choose you over what they use today' }),
  marketing: longText('Marketing Strategy'),
  revenue: longText('Revenue Model', { means: 'business.model' }),
  price: text('Price', { means: 'offer.price', placeholder: 'What a customer pays, e.g. $29 per month' }),
  funding: longText('Funding Requirements', { means: 'raise.use' }),
  amount: money('Amount Needed', { means: 'raise.amount', min: 0, hint: 'Printed above what it is for, and in the summary.' }),
  company: longText('Company Description', { placeholder: 'Legal form, place, owners, how it began', means: 'company.about' }),
  team: longText('Management Team', { means: 'company.founders', placeholder: 'Who runs it, and what they have done before' }),
  ownership: longText('Ownership', { means: 'business.owners', placeholder: 'Who owns how much of the company' }),
  traction: longText('Traction', { placeholder: 'Customers, revenue, growth so far', means: 'business.proof' }),
  metrics: longText('Key Metrics', { means: 'business.figures', placeholder: 'The few figures that show it works' }),
  costs: longText('Cost Structure', { placeholder: 'What you spend most on' }),
  projections: longText('Financial Projections', {
    means: 'business.forecast',
    placeholder: 'Revenue, costs and cash you expect, year by year',
  }),
  repayment: longText('Repayment and Collateral', { placeholder: 'How the loan is repaid, and what secures it' }),
  headline: text('Headline', { placeholder: 'One line that says what you do, and for whom' }),
  nextSteps: longText('Next Steps', { placeholder: 'What happens next, by when, and what you ask of the reader' }),
  runningMonths: integer('Months of running costs', {
    means: 'raise.months',
    default: '6',
    min: 0,
    max: mostMonths,
    hint: 'Yearly costs count pro rata.',
  }),
};

export type Answers = DraftOf<typeof fields>;
export type AnswerName = keyof Answers;

/** What each step asks in every plan, and what some outlines ask on top. */
export const steps: readonly { title: string; names: readonly AnswerName[]; extra: readonly AnswerName[] }[] = [
  { title: stepTitles[0], names: ['companyName', 'industry'], extra: ['headline', 'company', 'team', 'ownership', 'traction'] },
  { title: stepTitles[1], names: ['problem', 'solution'], extra: ['edge'] },
  { title: stepTitles[2], names: ['targetMarket', 'competition', 'marketing'], extra: ['marketSize'] },
  {
    title: stepTitles[3],
    names: ['revenue', 'funding'],
    extra: ['price', 'amount', 'costs', 'metrics', 'projections', 'repayment', 'nextSteps'],
  },
];

export const lastStep = steps.length - 1;

export const fundFields = {
  name: text('Name'),
  amount: money('Amount', { min: 0 }),
};
export type FundRow = DraftOf<typeof fundFields> & { id: string };

export const views = ['steps', 'plan', 'pitch'] as const;

export interface Place {
  id: SectionId;
  isHidden: boolean;
}

/** A section in the user's own words, and the text they replace: when that changes, the words may no longer fit. */
export interface Wording {
  id: SectionId;
  text: string;
  replaces: string;
}

/** What it is about is kept of revenue alone: everything else is a use of funds. */
export type CostLine = Omit<MoneyLine, 'about' | 'currency' | 'growth'> & {
  growth?: number | undefined;
  about?: MoneyLine['about'] | undefined;
};

/** What was taken from one document of another tool. */
export interface Received {
  from: string;
  fromName: string;
  isSample: boolean;
  currency: string;
  lines: CostLine[];
}

export interface PlanData {
  view: (typeof views)[number];
  step: number;
  answers: Answers;
  outline: OutlineId;
  /** By outline, as far as the user changed the order or hid something. */
  layouts: Record<OutlineId, Place[]>;
  wordings: Wording[];
  logo: Logo | null;
  sources: FundRow[];
  uses: FundRow[];
  /** Costs and revenue taken from other tools, by document. */
  received: Received[];
  /** Faults that the user said to keep. */
  kept: string[];
  /** Streams of the forecast that were typed in. */
  outlook?: OutlookInput | undefined;
  /** The forecast of another tool, in place of the streams. */
  forecast?: TakenForecast | undefined;
  milestones?: ListData<typeof milestoneFields> | undefined;
}

const noLayouts = (): PlanData['layouts'] => ({ standard: [], lender: [], investor: [], lean: [] });

const startPlan = (): PlanData => ({
  view: 'steps',
  step: 0,
  answers: emptyDraft(fields, ''),
  outline: 'standard',
  layouts: noLayouts(),
  wordings: [],
  logo: null,
  sources: [],
  uses: [],
  received: [],
  kept: [],
});

const toRows = (pairs: readonly (readonly [string, string])[], side: string): FundRow[] =>
  pairs.map(([name, amount], index) => ({ id: `sample-${side}-${index + 1}`, name, amount }));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Version 1 kept no faults, neither it nor version 2 asked for next steps, and none of the three for the amount by itself; the fourth asked for neither price nor edge. */
const toCurrent = (data: unknown) =>
  isObject(data) && 'answers' in data && isObject(data.answers)
    ? { kept: [], ...data, answers: { ...emptyDraft(fields, ''), ...data.answers } }
    : data;

export const state = defineState<PlanData>({
  version: 5,
  migrate: toCurrent,
  title: ({ answers }) => answers.companyName,
  isSample: (data) => hasSampleWork(data),
  start: startPlan,
  sample: (around) => ({
    ...startPlan(),
    view: 'plan',
    answers: { ...emptyDraft(fields, ''), ...sampleAnswers },
    sources: toRows(sampleSources, 'source'),
    uses: toRows(sampleUses, 'use'),
    outlook: sampleOutlook(around),
    milestones: sampleMilestoneList(around),
  }),
});

/** Nothing has been given that a sample could overwrite. */
export const isBlank = ({ answers, sources, uses, received, logo, wordings, outlook, forecast, milestones }: PlanData): boolean =>
  answerNames.every((name) => name === 'runningMonths' || answers[name].trim() === '') &&
  [...sources, ...uses].every(isBlankRow) &&
  received.length === 0 &&
  wordings.length === 0 &&
  (outlook?.records.length ?? 0) + (milestones?.records.length ?? 0) === 0 &&
  forecast === undefined &&
  logo === null;

const answerNames = Object.keys(fields) as AnswerName[];

export const isBlankRow = ({ name, amount }: FundRow) => name.trim() === '' && amount.trim() === '';

/** Short answers may be anybody's; a whole sentence of the sample is the sample. */
const telling = ['problem', 'solution', 'targetMarket', 'competition', 'marketing', 'revenue', 'funding', 'company', 'team'] as const;

const sampleRows = [...toRows(sampleSources, 'source'), ...toRows(sampleUses, 'use')];

const isSampleRow = (row: FundRow) =>
  sampleRows.some(({ id, name, amount }) => id === row.id && name === row.name && amount === row.amount);

/** Answers that are still whole sentences of the sample. */
export const sampleAnswerNames = ({ answers }: Pick<PlanData, 'answers'>) =>
  telling.filter((name) => answers[name] === sampleAnswers[name]);

/** Rows of the table that are still the sample's, or that another tool sent of its own. */
export const hasSampleFunds = ({ sources, uses, received }: PlanData): boolean =>
  [...sources, ...uses].some(isSampleRow) || received.some(({ isSample }) => isSample);

export const hasSampleWork = (data: PlanData): boolean =>
  sampleAnswerNames(data).length > 0 ||
  hasSampleFunds(data) ||
  hasSample(data.outlook?.records ?? []) ||
  hasSample(data.milestones?.records ?? []);

/** Whether nothing that tells is the user's own. */
export const isAllSample = (data: PlanData): boolean =>
  sampleAnswerNames(data).length > 0 &&
  telling.every((name) => data.answers[name].trim() === '' || data.answers[name] === sampleAnswers[name]);

export const goToStep = (data: PlanData, step: number): PlanData => {
  const next = clamp(step, 0, lastStep);
  return next === data.step ? data : { ...data, step: next };
};

/** The sections of the chosen outline in the user's order. */
export function layoutOf({ layouts, outline }: Pick<PlanData, 'layouts' | 'outline'>): Place[] {
  const { sections } = outlines[outline];
  const known = new Map(layouts[outline].filter(({ id }) => sections.includes(id)).map((place): [SectionId, Place] => [place.id, place]));
  return [...known.values(), ...sections.filter((id) => !known.has(id)).map((id): Place => ({ id, isHidden: false }))];
}

const withLayout = (data: PlanData, places: Place[]): PlanData => ({ ...data, layouts: { ...data.layouts, [data.outline]: places } });

/** Among the sections that are shown: those the plan does without for now are passed over. */
export function moveSection(
  data: PlanData,
  id: SectionId,
  by: 1 | -1,
  shown: readonly SectionId[] = outlines[data.outline].sections,
): PlanData {
  const places = layoutOf(data);
  const from = places.findIndex((place) => place.id === id);
  const isShown = (place: Place) => shown.includes(place.id);
  const to =
    by > 0 ? places.findIndex((place, index) => index > from && isShown(place)) : places.slice(0, Math.max(from, 0)).findLastIndex(isShown);
  return from === -1 || to === -1 ? data : withLayout(data, moveWithin(places, from, to));
}

export const setHidden = (data: PlanData, id: SectionId, isHidden: boolean): PlanData =>
  withLayout(
    data,
    layoutOf(data).map((place) => (place.id === id ? { ...place, isHidden } : place)),
  );

export const resetLayout = (data: PlanData): PlanData => withLayout(data, []);

export const isRearranged = (data: PlanData): boolean =>
  layoutOf(data).some(({ id, isHidden }, index) => isHidden || id !== outlines[data.outline].sections[index]);

/** One past the largest number in use, so that an id is never given twice while its owner exists. */
export const nextRowId = (rows: readonly FundRow[]): string =>
  String(Math.max(0, ...rows.map(({ id }) => (/^\d{1,15}$/.test(id) ? Number(id) : 0))) + 1);
