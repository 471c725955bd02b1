import { readDraft, type DraftOf, type Messages, type Surroundings } from '@/lib/fields';
import { toMajor } from '@/lib/money';
import { formatNumber, sumOf, typeDecimal } from '@/lib/numbers';
import { computeTopDown, segmentFields, sizeKeys, type MarketDraft, type Sizes } from './model';

export type SegmentDraft = DraftOf<typeof segmentFields> & { id: string };

/** More would be a list of customers, not of segments. */
export const mostSegments = 50;

export interface Segment {
  draft: SegmentDraft;
  name: string;
  customers: number;
  targetPercentage: number;
  averageSpending: number;
  marketShareGoal: number;
  sizes: Sizes;
  /** Why a figure isn’t read as typed, by field. */
  problems: Messages;
}

export interface SegmentTotal {
  segments: Segment[];
  customers: number;
  sizes: Sizes;
  /** Why somebody may have been counted twice. */
  doubts: string[];
}

const addAll = (values: readonly (number | null)[]) => (values.includes(null) ? null : sumOf(values.map((value) => value ?? 0)));

/** Each segment sized from its own figures, and all of them added up. */
export function sizeSegments(drafts: readonly SegmentDraft[], totalPopulation: number, around: Surroundings): SegmentTotal {
  const segments = drafts.map((draft, index): Segment => {
    const { values, problems } = readDraft(segmentFields, draft, around);
    const { customers, ...figures } = values;
    const sizes = computeTopDown({ ...figures, totalPopulation: customers, productPrice: 0, conversionRate: 0 });
    return { ...figures, draft, customers, sizes, problems, name: values.name.trim() || `Segment ${index + 1}` };
  });
  const customers = sumOf(segments.map((one) => one.customers));
  const names = segments.map(({ name }) => name.toLowerCase());
  const twice = segments.filter(({ name }, index) => names.indexOf(name.toLowerCase()) < index).map(({ name }) => name);
  return {
    segments,
    customers,
    sizes: Object.fromEntries(sizeKeys.map((key) => [key, addAll(segments.map(({ sizes }) => sizes[key]))])) as Sizes,
    doubts: [
      ...[...new Set(twice)].map((name) => `${name} is listed twice, so its customers count twice.`),
      ...(totalPopulation > 0 && customers > totalPopulation
        ? [
            `The segments have ${formatNumber(customers)} customers and Total Population is ${formatNumber(totalPopulation)}: somebody is in two segments, or the population is too low.`,
          ]
        : []),
    ],
  };
}

const typed = (value: number) => typeDecimal(Number(value.toPrecision(12)));

/** The whole market said by its segments: their customers, and the averages that lead to the same sizes. Nothing where there is none. */
export function toWholeMarket({ customers, sizes: { tam, sam, som } }: SegmentTotal, currency: string): Partial<MarketDraft> | undefined {
  if (!(customers > 0) || tam === null || sam === null || som === null || tam <= 0) return undefined;
  return {
    totalPopulation: formatNumber(customers),
    averageSpending: typed(toMajor(tam, currency) / customers),
    targetPercentage: typed((sam / tam) * 100),
    marketShareGoal: sam > 0 ? typed((som / sam) * 100) : '0',
  };
}
