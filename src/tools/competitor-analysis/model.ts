import { choice, day, list, longText, money, text, url, type DraftOf, type RecordOf } from '@/lib/fields';
import { safeUrl } from '@/lib/links';
import { hasSample, isSampleRecord, recordsState, type ListData, type RecordsData } from '@/kinds/records/state';
import { sampleCompetitors, sampleDeals, sampleExtra } from './sample';

const checkedOn = (label: string) => day(`${label} checked on`);
const sourceOf = (label: string) => url(`${label} source`, { placeholder: 'example.com/page' });

export const tiers = ['direct', 'adjacent', 'aspirational'] as const;
export type Tier = (typeof tiers)[number];

export const fields = {
  name: text('Name', { required: 'Enter a name.' }),
  website: url('Website', { required: 'Enter the website.', placeholder: 'example.com' }),
  strengths: list('Strengths', { placeholder: 'Known brand, fast support', hint: 'Separate with commas.' }),
  weaknesses: list('Weaknesses', { placeholder: 'High price, no free trial' }),
  pricing: text('Pricing', { placeholder: 'From $29 a month' }),
  marketShare: text('Market Share', { placeholder: '25%' }),
  targetAudience: text('Target Audience', { placeholder: 'Small agencies' }),
  keyFeatures: list('Key Features', { placeholder: 'Invoices, payroll' }),
  tier: choice('Tier', tiers, {
    default: 'direct',
    labels: { direct: 'Direct', adjacent: 'Adjacent', aspirational: 'Aspirational' },
  }),
  tags: list('Tags', { placeholder: 'europe, self-serve' }),
  strengthsSource: sourceOf('Strengths'),
  strengthsChecked: checkedOn('Strengths'),
  weaknessesSource: sourceOf('Weaknesses'),
  weaknessesChecked: checkedOn('Weaknesses'),
  pricingSource: sourceOf('Pricing'),
  pricingChecked: checkedOn('Pricing'),
  marketShareSource: sourceOf('Market Share'),
  marketShareChecked: checkedOn('Market Share'),
  targetAudienceSource: sourceOf('Target Audience'),
  targetAudienceChecked: checkedOn('Target Audience'),
  keyFeaturesSource: sourceOf('Key Features'),
  keyFeaturesChecked: checkedOn('Key Features'),
};
export type Competitor = RecordOf<typeof fields>;

/** How well a product has a feature; empty until somebody has looked. */
export const levels = ['', 'full', 'partial', 'none'] as const;
export type Level = (typeof levels)[number];

export interface Feature {
  id: string;
  name: string;
  /** As typed. */
  weight: string;
  us: Level;
  /** By competitor. */
  ratings: Record<string, Level>;
  /** A row of the sample that was changed is the user's own. */
  isEdited?: true;
}

/** A place on the map as typed, 0 to 10 each way; empty until placed. */
export interface Spot {
  x: string;
  y: string;
}

export const axisFields = {
  across: text('Horizontal axis', { default: 'Price', maxLength: 60 }),
  left: text('Left end', { default: 'Low', maxLength: 40 }),
  right: text('Right end', { default: 'High', maxLength: 40 }),
  up: text('Vertical axis', { default: 'Quality', maxLength: 60 }),
  bottom: text('Bottom end', { default: 'Low', maxLength: 40 }),
  top: text('Top end', { default: 'High', maxLength: 40 }),
};
export type Axes = DraftOf<typeof axisFields>;

export const productFields = { product: text('Your product', { means: 'offer.name', maxLength: 120 }) };

const lines = 'One point a line.';

/** What whoever sells needs to know when this rival comes up; each line is a point. */
export const cardFields = {
  theySay: longText('They say', { placeholder: 'What they tell customers about themselves and about you', hint: lines, maxLength: 4000 }),
  weSay: longText('We say', { placeholder: 'Your answer, with the proof', hint: lines, maxLength: 4000 }),
  winWhen: longText('We win when', { placeholder: 'The kind of customer or need', hint: lines, maxLength: 4000 }),
  loseWhen: longText('We lose when', { placeholder: 'And what you do then', hint: lines, maxLength: 4000 }),
  landmines: longText('Questions to plant', { placeholder: 'Ask how long an export takes', hint: lines, maxLength: 4000 }),
};
export type Card = DraftOf<typeof cardFields>;
export const emptyCard: Card = { theySay: '', weSay: '', winWhen: '', loseWhen: '', landmines: '' };

export const outcomes = ['won', 'lost', 'none'] as const;
export const reasons = ['Price', 'Features', 'Ease of use', 'Trust or brand', 'Support', 'Relationship', 'Timing', 'Other'] as const;

/** A sale that was decided, with or against a rival. */
export const dealFields = {
  date: day('Decided on', { default: 'today', required: 'Choose the day.' }),
  customer: text('Customer', { placeholder: 'Who decided', maxLength: 200 }),
  /** The name as it was then. */
  rival: text('Competitor', { maxLength: 300 }),
  outcome: choice('Outcome', outcomes, { default: 'won', labels: { won: 'Won', lost: 'Lost', none: 'No decision' } }),
  reason: choice('Main reason', reasons, { default: 'Price' }),
  amount: money('Value', { min: 0 }),
  note: longText('What they said', { maxLength: 4000 }),
};
export type Deal = RecordOf<typeof dealFields>;

export interface CompetitorExtra {
  /** The user's own product, as typed. */
  product: string;
  productSpot: Spot;
  spots: Record<string, Spot>;
  features: Feature[];
  axes: Axes;
  /** By competitor. */
  cards: Record<string, Card>;
  deals: ListData<typeof dealFields>;
}

export const startExtra: CompetitorExtra = {
  product: '',
  productSpot: { x: '', y: '' },
  spots: {},
  features: [],
  axes: { across: 'Price', left: 'Low', right: 'High', up: 'Quality', bottom: 'Low', top: 'High' },
  cards: {},
  deals: { records: [], currency: 'USD' },
};

const listState = recordsState<typeof fields, CompetitorExtra>({
  version: 1,
  list: 'rivals',
  fields,
  sample: sampleCompetitors,
  extra: startExtra,
});

export const hasSampleWork = ({ records, extra }: RecordsData<typeof fields, CompetitorExtra>) =>
  hasSample(records) || hasSample(extra.features) || hasSample(extra.deals.records);

export const state: typeof listState = {
  ...listState,
  isSample: hasSampleWork,
  sample: (around) => ({
    records: sampleCompetitors(around),
    currency: around.currency,
    extra: { ...startExtra, ...sampleExtra, deals: sampleDeals(around) },
  }),
};

/** What is left of the map and the matrix when other competitors take the place of the samples. */
export function withoutSamples(extra: CompetitorExtra, competitors: readonly { id: string }[]): CompetitorExtra {
  const ids = new Set(competitors.map(({ id }) => id));
  const own = <T>(byId: Record<string, T>) => Object.fromEntries(Object.entries(byId).filter(([id]) => ids.has(id)));
  const isOwnProduct = extra.product !== sampleExtra.product;
  return {
    ...extra,
    product: isOwnProduct ? extra.product : startExtra.product,
    productSpot: isOwnProduct ? extra.productSpot : startExtra.productSpot,
    spots: own(extra.spots),
    cards: own(extra.cards),
    deals: { ...extra.deals, records: extra.deals.records.filter((deal) => !isSampleRecord(deal)) },
    features: extra.features
      .filter((feature) => !isSampleRecord(feature))
      .map((feature) => ({ ...feature, ratings: own(feature.ratings) })),
  };
}

export const nameOfProduct = ({ product }: CompetitorExtra) => product.trim() || 'Us';
export const nameOf = ({ name }: Competitor) => name.trim() || 'Unnamed competitor';

/** An address to follow, where the text is one; what was typed is never changed. */
export function linkOf(typed: string): string | undefined {
  const address = /\s/.test(typed.trim()) ? undefined : safeUrl(typed);
  return address && /^https?:\/\/[^/?#]+\.[^/?#.]+/.test(address) ? address : undefined;
}
