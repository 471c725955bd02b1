import { choice, emptyDraft, integer, longText, money, percent, readDraft, text } from '@/lib/fields';
import type { DraftOf, Surroundings, ValuesOf } from '@/lib/fields';
import { toFileName, toSlug } from '@/lib/text';
import { defineState } from '@/workspace/tool-state';
import { sampleAnswers, sampleCosts, sampleDemand, sampleSurvey, type StrategyId } from './content';
import type { Said } from './reading';
import type { PriceChange } from './price-change';
import type { TakenStrategy } from './taken';
import type { TierPlan } from './tiers';

export const businessModels = ['subscription', 'one-time', 'freemium', 'marketplace', 'service', 'advertising'] as const;
export type BusinessModel = (typeof businessModels)[number];

export const fields = {
  productType: text('Product/Service Type', {
    means: ['offer.what', 'offer.name'],
    required: 'Say what you sell.',
    placeholder: 'Booking software',
  }),
  industry: text('Industry', { means: 'company.industry', required: 'Enter the industry.', placeholder: 'Health clinics' }),
  targetMarket: text('Target Market', { means: 'customers.who', placeholder: 'Independent physiotherapy clinics' }),
  businessModel: choice('Business Model', businessModels, {
    means: 'business.kind',
    labels: {
      subscription: 'Subscription',
      'one-time': 'One-time',
      freemium: 'Freemium',
      marketplace: 'Marketplace',
      service: 'Service',
      advertising: 'Advertising',
    },
  }),
  competitorPricing: longText('Competitor Pricing', { placeholder: 'Acme $29/month, Northwind $49 per month' }),
  valueProposition: longText('Value Proposition', { means: 'offer.edge', placeholder: 'What customers get from you and not from others' }),
};
export type Answers = Omit<ValuesOf<typeof fields>, 'businessModel'> & { businessModel: BusinessModel | '' };

export const costFields = {
  price: money('Price per unit', { means: 'offer.price', min: 0 }),
  unitCost: money('Cost per unit', { min: 0, hint: 'What one more sale costs you: material, fees, hosting, your hours.' }),
  fixedCosts: money('Fixed costs per month', { min: 0, hint: 'What you pay whether or not you sell: rent, salaries, tools.' }),
  markup: percent('Markup', { default: '50', min: 0, max: 100, hint: 'Added on top of the cost.' }),
  targetMargin: percent('Target margin', { default: '50', min: 0, max: 0.99, hint: 'Share of the price you keep.' }),
  discount: percent('Discount', { default: '10', min: 0, max: 1 }),
  unitsNow: integer('Units sold per month', { min: 0, hint: 'Optional: turns percentages into units.' }),
};
export type Costs = ValuesOf<typeof costFields>;

/** Some eight thousand people: more would make every keystroke wait. */
export const pasteLimit = 200_000;

export const studyFields = {
  survey: longText('Survey answers', { maxLength: pasteLimit, placeholder: '12, 25, 45, 60' }),
  rangeLines: choice('Acceptable range', ['narrow', 'original'], {
    default: 'narrow',
    labels: { narrow: 'Usual lines', original: 'Lines of 1976' },
  }),
  demandKind: choice('What each line contains', ['prices', 'highest'], {
    default: 'prices',
    labels: { prices: 'A price and who would buy', highest: 'One person’s highest price' },
  }),
  demand: longText('Answers', { maxLength: pasteLimit, placeholder: '29, 66%' }),
  basis: choice('Basic tier (X) is the', ['lowest', 'average'], {
    default: 'lowest',
    labels: { lowest: 'lowest competitor price', average: 'competitor average' },
  }),
};
export type Studies = ValuesOf<typeof studyFields>;

export const cardOrders = ['usual', 'fit'] as const;
export type CardOrder = (typeof cardOrders)[number];

export interface PricingData {
  draft: DraftOf<typeof fields>;
  hasResult: boolean;
  /** Another seed words the notes on the cards anew. */
  seed: number;
  studies: DraftOf<typeof studyFields>;
  costs: DraftOf<typeof costFields>;
  /** Strategies of a model that the user took over. */
  taken?: TakenStrategy[] | undefined;
  /** What the competitors' prices leave open, as the user answered it. */
  said?: Said | undefined;
  /** Notes on the cards in the user's words. */
  notes?: Partial<Record<StrategyId, string>> | undefined;
  /** Cards in their usual order unless the user wants the best fit first. */
  order?: CardOrder | undefined;
  tiers?: TierPlan | undefined;
  priceChange?: PriceChange | undefined;
}

const startOf = ({ today }: Surroundings): PricingData => ({
  draft: emptyDraft(fields, today),
  hasResult: false,
  seed: 0,
  studies: emptyDraft(studyFields, today),
  costs: emptyDraft(costFields, today),
});

export const state = defineState<PricingData>({
  version: 1,
  isSample: (data) => hasSampleIn(data),
  start: startOf,
  sample: (around) => ({
    draft: { ...sampleAnswers },
    hasResult: true,
    seed: 0,
    studies: { ...startOf(around).studies, survey: sampleSurvey, demand: sampleDemand },
    costs: { ...sampleCosts },
  }),
});

export const readAnswers = ({ draft }: PricingData, around: Surroundings): Answers => readDraft(fields, draft, around).values;
export const readStudies = ({ studies }: PricingData, around: Surroundings): Studies => readDraft(studyFields, studies, around).values;
export const readCosts = ({ costs }: PricingData, around: Surroundings): Costs => readDraft(costFields, costs, around).values;

/** A note in the user's words; emptied, it is ours again. */
export function editNote(data: PricingData, id: StrategyId, typed: string): PricingData {
  const { [id]: _before, ...others } = data.notes ?? {};
  return { ...data, notes: typed.trim() === '' ? others : { ...others, [id]: typed.trim() } };
}

/** Changing one answer does not make the others the user's own. */
const isSampleDraft = ({ draft }: PricingData) =>
  (['productType', 'industry', 'targetMarket', 'competitorPricing', 'valueProposition'] as const).filter(
    (name) => draft[name].trim() === sampleAnswers[name],
  ).length > 1;

/** Figures that came with the tool say so until they are replaced. */
export const samplesIn = (data: PricingData) => ({
  answers: isSampleDraft(data),
  survey: data.studies.survey === sampleSurvey,
  demand: data.studies.demand === sampleDemand,
  costs: Object.entries(sampleCosts).every(([name, value]) => data.costs[name as keyof typeof sampleCosts] === value),
});

export const hasSampleIn = (data: PricingData) => Object.values(samplesIn(data)).includes(true);

export function fileStem(data: PricingData, noun = 'pricing-strategy'): string {
  const product = Array.from(toSlug(data.draft.productType)).slice(0, 50).join('');
  const mark = hasSampleIn(data) ? 'sample-' : '';
  return toFileName(`${mark}${product === '' ? '' : `${product}-`}${noun}`, 'txt', `${mark}${noun}`).replace(/\.txt$/, '');
}
