import { heading, paragraph, type Block } from '@/lib/blocks';
import { noFigure } from '@/lib/numbers';
import { joinWords } from '@/lib/text';
import { foldName, isOwn, type Product } from './model';
import { formatPrice, type Market } from './pricing';
import { fullName, nameOf } from './words';

/** How much of everything on offer a product has, and what one feature of it costs a month. */
export interface FeatureColumn {
  product: Product;
  name: string;
  isOwn: boolean;
  count: number;
  /** Of all features that any product has. */
  coverage: number;
  /** Nothing where it has no price that counts. */
  monthly: number | undefined;
  perFeature: number | undefined;
}

export interface FeatureMatrix {
  /** As first written, those that most products have first. */
  features: { key: string; name: string; has: boolean[] }[];
  columns: FeatureColumn[];
  onlyOwn: string[];
  onlyRivals: string[];
}

/** Features by name, blind to case and accents; a product lists each at most once. */
export function computeMatrix(products: readonly Product[], market: Pick<Market, 'outcomes'>): FeatureMatrix {
  const listed = products.filter(({ features }) => features.some((feature) => foldName(feature.replaceAll(';', '')) !== ''));
  const names = new Map<string, string>();
  const keys = listed.map(({ features }) => {
    const own = new Set<string>();
    // Where commas are decimals, people part a list with semicolons.
    for (const feature of features.flatMap((one) => one.split(';'))) {
      const key = foldName(feature);
      if (key === '') continue;
      own.add(key);
      if (!names.has(key)) names.set(key, feature.trim());
    }
    return own;
  });
  const columns = listed.map((product, place): FeatureColumn => {
    const count = keys[place]?.size ?? 0;
    const outcome = market.outcomes.get(product.id);
    const monthly = outcome?.ok ? outcome.value : undefined;
    return {
      product,
      name: isOwn(product) ? nameOf(product) : fullName(product),
      isOwn: isOwn(product),
      count,
      coverage: count / names.size,
      monthly,
      perFeature: monthly === undefined ? undefined : monthly / count,
    };
  });
  const features = [...names].map(([key, name]) => ({ key, name, has: keys.map((own) => own.has(key)) }));
  const hasOf = (isWanted: boolean) => (has: readonly boolean[]) => has.some((own, place) => own && columns[place]?.isOwn === isWanted);
  const [byOwn, byRivals] = [hasOf(true), hasOf(false)];
  const total = (has: readonly boolean[]) => has.filter(Boolean).length;
  return {
    features: features.sort((one, other) => total(other.has) - total(one.has)),
    columns,
    onlyOwn: features.filter(({ has }) => byOwn(has) && !byRivals(has)).map(({ name }) => name),
    onlyRivals: features.filter(({ has }) => byRivals(has) && !byOwn(has)).map(({ name }) => name),
  };
}

/** The cheapest feature first; products without a price last. */
export const byPricePerFeature = (columns: readonly FeatureColumn[]): FeatureColumn[] =>
  [...columns].sort((one, other) => (one.perFeature ?? Infinity) - (other.perFeature ?? Infinity) || other.count - one.count);

export const featureNote =
  'Every feature counts the same, whatever it is worth to a buyer. Write the same feature with the same words, or it counts as two.';

/** What sets the products apart, in sentences. */
export const describeMatrix = ({ onlyOwn, onlyRivals }: FeatureMatrix): string[] => [
  ...(onlyOwn.length > 0 ? [`Only you have: ${joinWords(onlyOwn)}.`] : []),
  ...(onlyRivals.length > 0 ? [`Only competitors have: ${joinWords(onlyRivals)}.`] : []),
];

export function featureBlocks(matrix: FeatureMatrix, currency: string): Block[] {
  const { features, columns } = matrix;
  if (features.length === 0) return [];
  const named = (has: readonly boolean[], isWanted: boolean) => [
    ...new Set(columns.filter((column, place) => has[place] && column.isOwn === isWanted).map(({ name }) => name)),
  ];
  return [
    heading(2, 'Features'),
    ...describeMatrix(matrix).map((line) => paragraph(line)),
    {
      kind: 'table',
      columns: [
        { label: 'Product', weight: 2 },
        { label: 'Features', align: 'right' },
        { label: 'A month', align: 'right' },
        { label: 'Per feature', align: 'right' },
      ],
      rows: byPricePerFeature(columns).map(({ name, count, monthly, perFeature }) => [
        name,
        `${count} of ${features.length}`,
        formatPrice(monthly, currency),
        formatPrice(perFeature, currency),
      ]),
    },
    {
      kind: 'table',
      columns: [
        { label: 'Feature', weight: 1.4 },
        { label: 'Yours', weight: 1.6 },
        { label: 'Competitors', weight: 2.4 },
      ],
      rows: features.map(({ name, has }) => [name, named(has, true).join(', ') || noFigure, named(has, false).join(', ') || noFigure]),
    },
    paragraph(featureNote, 'muted'),
  ];
}
