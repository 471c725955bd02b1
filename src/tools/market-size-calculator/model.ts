import {
  choice,
  day,
  emptyDraft,
  integer,
  longText,
  money,
  percent,
  text,
  type DraftOf,
  type Surroundings,
  type ValuesOf,
} from '@/lib/fields';
import { multiplyMoney } from '@/lib/money';
import { largestAmount, toPercent } from '@/lib/numbers';
import { defineState } from '@/workspace/tool-state';
import { exampleGrowth, industries, sampleDraft, sampleEvidence, sampleRanges, type Industry } from './content';

export const approaches = ['top-down', 'bottom-up'] as const;
export type Approach = (typeof approaches)[number];
export const approachLabels: Record<Approach, string> = { 'top-down': 'Top-down', 'bottom-up': 'Bottom-up' };

export const fields = {
  industry: choice('Industry', industries, { means: 'company.industry', placeholder: 'Choose an industry' }),
  geography: text('Geography', { means: ['market.place', 'company.place'], placeholder: 'e.g. United States' }),
  targetCustomers: text('Target Customers', { means: 'customers.who', placeholder: 'Who they are, e.g. restaurants with 10 to 50 staff' }),
  totalPopulation: integer('Total Population', {
    min: 0,
    placeholder: 'e.g. 400,000',
    hint: 'Everyone who could buy, people or companies.',
  }),
  targetPercentage: percent('Target Percentage', { min: 0, placeholder: 'e.g. 25', hint: 'The part of them that you can serve.' }),
  averageSpending: money('Average Spending', {
    min: 0,
    isRate: true,
    placeholder: 'e.g. 3,600',
    hint: 'By one customer, per year, on all products like yours.',
  }),
  marketShareGoal: percent('Market Share Goal', { min: 0, placeholder: 'e.g. 2', hint: 'The part of that spending you aim for.' }),
  productPrice: money('Product Price', {
    min: 0,
    isRate: true,
    placeholder: 'e.g. 2,400',
    hint: 'Per customer, per year. Billed monthly? Type 12*29.',
  }),
  conversionRate: percent('Conversion Rate', { min: 0, placeholder: 'e.g. 2.5', hint: 'The part of the target customers who buy.' }),
  growthRate: percent('Growth Rate', { min: -1 }),
  approach: choice('Approach', approaches, { default: 'top-down', labels: approachLabels }),
  spread: percent('Assumed spread', {
    default: '20',
    min: 0,
    max: 1,
    hint: 'Below and above the base, where you type no figure of your own.',
  }),
  gapReason: longText('Explain the gap', { placeholder: 'e.g. average spending includes services we don’t sell' }),
};
/** A group of customers with figures of its own, where the whole market has one set of them. */
export const segmentFields = {
  name: text('Segment', { maxLength: 120, placeholder: 'e.g. Hotels' }),
  customers: integer('Customers', { min: 0 }),
  targetPercentage: percent('Target Percentage', { min: 0, max: 1 }),
  averageSpending: money('Average Spending', { min: 0, isRate: true }),
  marketShareGoal: percent('Market Share Goal', { min: 0, max: 1 }),
};
export type MarketFields = typeof fields;
export type MarketDraft = DraftOf<MarketFields>;
export type MarketInputs = ValuesOf<MarketFields>;

/** The six figures that decide the sizes. */
export const drivers = [
  'totalPopulation',
  'targetPercentage',
  'averageSpending',
  'marketShareGoal',
  'productPrice',
  'conversionRate',
] as const;
export type Driver = (typeof drivers)[number];
export type Figures = Pick<MarketInputs, Driver>;

export const sourced = [...drivers, 'growthRate'] as const;
export type Sourced = (typeof sourced)[number];

export const evidenceFields = {
  source: text('Source', { placeholder: 'Report, page or person' }),
  date: day('Date'),
  confidence: choice('Confidence', ['High', 'Medium', 'Low'], { placeholder: 'Not said' }),
};
export type Evidence = DraftOf<typeof evidenceFields>;

/** As typed; empty means the assumed spread. */
export interface RangeDraft {
  low: string;
  high: string;
}

export interface MarketData {
  draft: MarketDraft;
  ranges: Record<Driver, RangeDraft>;
  evidence: Record<Sourced, Evidence>;
  /** The sample was loaded; it counts as one for as long as a figure of it is left. */
  hasLoadedSample: boolean;
  /** None before anybody asked for them. */
  segments?: (DraftOf<typeof segmentFields> & { id: string })[] | undefined;
}

const perName = <Name extends string, Value>(names: readonly Name[], make: () => Value) =>
  Object.fromEntries(names.map((name) => [name, make()])) as Record<Name, Value>;

const startData = ({ today }: Surroundings): MarketData => ({
  draft: emptyDraft(fields, today),
  ranges: perName(drivers, () => ({ low: '', high: '' })),
  evidence: perName(sourced, () => emptyDraft(evidenceFields, '')),
  hasLoadedSample: false,
});

export const state = defineState<MarketData>({
  version: 1,
  isSample: (data) => isSample(data),
  start: startData,
  sample: (around) => {
    const start = startData(around);
    return {
      draft: { ...start.draft, ...sampleDraft },
      ranges: sampleRanges,
      evidence: { ...start.evidence, ...sampleEvidence },
      hasLoadedSample: true,
    };
  },
});

export const isSample = ({ draft, hasLoadedSample }: MarketData) =>
  hasLoadedSample && drivers.some((name) => draft[name] === sampleDraft[name]);

/** Nothing has been typed that a sample could overwrite. */
export const isBlank = ({ draft, ranges, evidence, segments = [] }: MarketData) =>
  segments.length === 0 &&
  [draft.geography, draft.targetCustomers, draft.gapReason, draft.growthRate, ...drivers.map((name) => draft[name])].every(
    (typed) => typed === '',
  ) &&
  Object.values(ranges).every(({ low, high }) => low === '' && high === '') &&
  Object.values(evidence).every(({ source, date, confidence }) => source === '' && date === '' && confidence === '');

export const exampleRateOf = (industry: string): number | undefined =>
  (industries as readonly string[]).includes(industry) ? exampleGrowth[industry as Industry] : undefined;

/** A new industry brings its example rate along, but never over a rate of the user's own: typed, or with a source. */
export function chooseIndustry(draft: MarketDraft, industry: string, { source }: Pick<Evidence, 'source'>): MarketDraft {
  const typed = draft.growthRate.trim();
  const isOwn = typed !== '' && (typed !== String(exampleRateOf(draft.industry)) || source.trim() !== '');
  const example = exampleRateOf(industry);
  return { ...draft, industry, growthRate: isOwn || example === undefined ? draft.growthRate : String(example) };
}

/** A rate with a source is the user's own, even where it happens to be the same. */
export const hasExampleRate = ({ industry, growthRate }: MarketInputs, { source }: Evidence) => {
  const example = exampleRateOf(industry);
  return example !== undefined && source.trim() === '' && toPercent(growthRate) === example;
};

export const sizeKeys = ['tam', 'sam', 'som'] as const;
export type SizeKey = (typeof sizeKeys)[number];
/** Money per year in minor units; nothing where it is too large to be worked out exactly. */
export type Sizes = Record<SizeKey, number | null>;

/** There is something to draw once one of the sizes is above zero. */
export const canDraw = (sizes: Sizes) => sizeKeys.some((key) => (sizes[key] ?? 0) > 0);

/** As far as `multiplyMoney` goes: beyond it a double holds no cents. */
const largestMinor = largestAmount * 1000;

export function times(minor: number | null, factor: number | null): number | null {
  if (minor === null || factor === null) return null;
  if (minor === 0 || factor === 0) return 0;
  const rough = Math.abs(minor * factor);
  return Number.isFinite(rough) && rough <= largestMinor ? multiplyMoney(minor, factor) : null;
}

export function computeTopDown({ totalPopulation, averageSpending, targetPercentage, marketShareGoal }: Figures): Sizes {
  const tam = times(averageSpending, totalPopulation);
  const sam = times(tam, targetPercentage);
  return { tam, sam, som: times(sam, marketShareGoal) };
}

export interface Customers {
  target: number | null;
  converted: number | null;
}

/** Parts of a customer stay, so that small markets do not round to none. */
export function countCustomers({ totalPopulation, targetPercentage, conversionRate }: Figures): Customers {
  const within = (count: number) => (Math.abs(count) <= largestAmount ? count : null);
  return { target: within(totalPopulation * targetPercentage), converted: within(totalPopulation * targetPercentage * conversionRate) };
}

export function computeBottomUp(figures: Figures): Sizes {
  const { totalPopulation, productPrice } = figures;
  const { target, converted } = countCustomers(figures);
  return { tam: times(productPrice, totalPopulation), sam: times(productPrice, target), som: times(productPrice, converted) };
}

export const computeSizes = (approach: Approach, figures: Figures): Sizes =>
  approach === 'top-down' ? computeTopDown(figures) : computeBottomUp(figures);

/** How far the bottom-up figure lies from the top-down one, as a part of the latter; nothing while one of them has not been worked out. */
export const gapOf = (topDown: number | null, bottomUp: number | null): number | null =>
  topDown === null || bottomUp === null || topDown === 0 || bottomUp === 0 ? null : (bottomUp - topDown) / topDown;

const widestGap = 0.25;
export const asksForReason = (gap: number | null) => gap !== null && Math.abs(gap) > widestGap;

export interface MarketResult {
  inputs: MarketInputs;
  topDown: Sizes;
  bottomUp: Sizes;
  customers: Customers;
  gaps: Sizes;
  /** Sizes by the approach that is drawn, projected and tested. */
  chosen: Sizes;
}

export function computeMarket(inputs: MarketInputs): MarketResult {
  const topDown = computeTopDown(inputs);
  const bottomUp = computeBottomUp(inputs);
  return {
    inputs,
    topDown,
    bottomUp,
    customers: countCustomers(inputs),
    gaps: { tam: gapOf(topDown.tam, bottomUp.tam), sam: gapOf(topDown.sam, bottomUp.sam), som: gapOf(topDown.som, bottomUp.som) },
    chosen: inputs.approach === 'top-down' ? topDown : bottomUp,
  };
}

export const projectionYears = 5;

/** This year and the next five. */
export const projectSizes = ({ tam, sam, som }: Sizes, growthRate: number): Sizes[] =>
  Array.from({ length: projectionYears + 1 }, (_, year) => {
    const factor = (1 + growthRate) ** year;
    return { tam: times(tam, factor), sam: times(sam, factor), som: times(som, factor) };
  });
