import { choice, day, list, text, url, type DraftOf, type RecordOf } from '@/lib/fields';
import { safeUrl } from '@/lib/links';
import { hasSample, isSampleRecord, recordsState, type RecordsData } from '@/kinds/records/state';
import { sampleCompetitors, sampleExtra } from './sample';

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

export interface CompetitorExtra {
  /** The user's own product, as typed. */
  product: string;
  productSpot: Spot;
  spots: Record<string, Spot>;
  features: Feature[];
  axes: Axes;
}

export const startExtra: CompetitorExtra = {
  product: '',
  productSpot: { x: '', y: '' },
  spots: {},
  features: [],
  axes: { across: 'Price', left: 'Low', right: 'High', up: 'Quality', bottom: 'Low', top: 'High' },
};

const listState = recordsState<typeof fields, CompetitorExtra>({
  version: 1,
  list: async () => (await import('./rivals')).list,
  fields,
  sample: sampleCompetitors,
  extra: startExtra,
});

export const hasSampleWork = ({ records, extra }: RecordsData<typeof fields, CompetitorExtra>) =>
  hasSample(records) || hasSample(extra.features);

export const state: typeof listState = {
  ...listState,
  isSample: hasSampleWork,
  sample: (around) => ({
    records: sampleCompetitors(around),
    currency: around.currency,
    extra: { ...startExtra, ...sampleExtra },
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
