import { decimal, readDraft, type Surroundings } from '@/lib/fields';
import { formatMoney, minorDigits, toMinor } from '@/lib/money';
import { formatPercent, largestAmount, noFigure, numberFormat, parseNumber, sumOf } from '@/lib/numbers';
import { foldName, isOwn, smallestPrice, tiers, type BillingCycle, type PricingExtra, type Product, type Tier } from './model';

const startMonths = 24;
export const assumptionFields = {
  months: decimal('Months a one-time price counts for', { default: String(startMonths), min: 1, max: 1200 }),
  units: decimal('Compare for how many units', { default: '1', min: smallestPrice }),
};

export interface Assumptions {
  months: number;
  /** How many seats, or how much usage, a price with units is worked out for. */
  units: number;
  /** One's own currency. */
  currency: string;
  /** What one unit of the currency is worth; nothing where no rate was typed. */
  rateOf: (currency: string) => number | undefined;
  leavesOutOutliers: boolean;
}

export const pairOf = (currency: string, own: string) => `${currency}/${own}`;

export function readRate(typed: string): number | undefined {
  const parsed = parseNumber(typed);
  return parsed.ok && parsed.value >= smallestPrice ? parsed.value : undefined;
}

/** What cannot be read counts as its usual value, never as zero. */
export function readAssumptions(extra: PricingExtra, around: Surroundings): Assumptions & { problems: Partial<Record<string, string>> } {
  const { values, problems } = readDraft(assumptionFields, { months: extra.months, units: extra.units }, around);
  const isUsable = (name: 'months' | 'units') => !problems[name] && values[name] > 0;
  const rates = new Map(extra.rates.map(({ pair, typed }) => [pair, readRate(typed)]));
  return {
    months: isUsable('months') ? values.months : startMonths,
    units: isUsable('units') ? values.units : 1,
    currency: around.currency,
    rateOf: (currency) => (currency === 'own' || currency === around.currency ? 1 : rates.get(pairOf(currency, around.currency))),
    leavesOutOutliers: extra.leavesOutOutliers,
    problems: {
      ...(isUsable('months') ? {} : { months: `${problems.months ?? 'Enter a number of months.'} ${startMonths} is used.` }),
      ...(isUsable('units') ? {} : { units: `${problems.units ?? 'Enter a number.'} 1 is used.` }),
    },
  };
}

export const hasPrice = ({ price, isContactOnly }: Product) => !isContactOnly && price >= smallestPrice && price <= largestAmount;

export type OutReason = 'left-out' | 'no-price' | 'no-rate' | 'outlier' | 'out-of-range';
type MonthlyPrice = { ok: true; value: number } | { ok: false; reason: OutReason };

function monthsOf(cycle: BillingCycle, oneTimeMonths: number): number {
  if (cycle === 'monthly') return 1;
  return cycle === 'annual' ? 12 : oneTimeMonths;
}

/** What the product costs a month, in one's own currency, for the units compared. */
export function computeMonthly(product: Product, assumptions: Assumptions): MonthlyPrice {
  if (!hasPrice(product)) return { ok: false, reason: 'no-price' };
  const rate = assumptions.rateOf(product.currency);
  if (rate === undefined) return { ok: false, reason: 'no-rate' };
  const perMonth = (product.price / monthsOf(product.billingCycle, assumptions.months)) * rate;
  const value = product.units > 0 ? (perMonth / product.units) * assumptions.units : perMonth;
  return value > 0 && value <= largestAmount ? { ok: true, value } : { ok: false, reason: 'out-of-range' };
}

const averageOf = (values: readonly number[]) => (values.length > 0 ? sumOf(values) / values.length : undefined);

/** Between two ranks the value lies in proportion. */
function quantileOf(sorted: readonly number[], share: number): number | undefined {
  const rank = (sorted.length - 1) * share;
  const low = sorted[Math.floor(rank)];
  const high = sorted[Math.ceil(rank)];
  return low === undefined || high === undefined ? undefined : low + (high - low) * (rank - Math.floor(rank));
}

export const fewestForOutliers = 4;

/** Further from the middle half of the prices than one and a half times its width. */
export function findOutliers(values: readonly number[]): (value: number) => boolean {
  const sorted = [...values].sort((a, b) => a - b);
  const low = quantileOf(sorted, 0.25);
  const high = quantileOf(sorted, 0.75);
  if (low === undefined || high === undefined || values.length < fewestForOutliers) return () => false;
  const reach = (high - low) * 1.5;
  return (value) => value < low - reach || value > high + reach;
}

type Verdict = 'significantly higher' | 'significantly lower' | 'in line with the market';

export interface Position {
  /** A fraction of the market's price. */
  difference: number;
  verdict: Verdict;
}

export const inLine = 0.1;

/** Rounded far behind the point, so that exactly 10% is not lifted over the line by the way doubles are kept. */
export function computePosition(own: number | undefined, market: number | undefined): Position | undefined {
  if (own === undefined || market === undefined || !(market > 0)) return undefined;
  const difference = Number(((own - market) / market).toFixed(9));
  if (!Number.isFinite(difference)) return undefined;
  const verdict = difference > inLine ? 'significantly higher' : difference < -inLine ? 'significantly lower' : 'in line with the market';
  return { difference, verdict };
}

export interface Priced {
  product: Product;
  monthly: number;
}

export interface Range {
  own: number | undefined;
  average: number | undefined;
  lowest: Priced | undefined;
  median: number | undefined;
  highest: Priced | undefined;
  /** One's own average against the average, and against the median, of the competitors. */
  toAverage: Position | undefined;
  toMedian: Position | undefined;
  ownPrices: Priced[];
  /** Cheapest first. */
  rivalPrices: Priced[];
}

export interface Market extends Range {
  /** Whether there are any products, counted or not. */
  hasOwn: boolean;
  hasRivals: boolean;
  tiers: (Range & { tier: Tier })[];
  outcomes: Map<string, MonthlyPrice>;
  outliers: Set<string>;
}

function computeRange(ownPrices: Priced[], rivals: readonly Priced[]): Range {
  const rivalPrices = [...rivals].sort((a, b) => a.monthly - b.monthly);
  const values = rivalPrices.map(({ monthly }) => monthly);
  const own = averageOf(ownPrices.map(({ monthly }) => monthly));
  const average = averageOf(values);
  const median = quantileOf(values, 0.5);
  return {
    own,
    average,
    median,
    lowest: rivalPrices[0],
    highest: rivalPrices.at(-1),
    toAverage: computePosition(own, average),
    toMedian: computePosition(own, median),
    ownPrices,
    rivalPrices,
  };
}

export function computeMarket(products: readonly Product[], assumptions: Assumptions): Market {
  const outcomes = new Map<string, MonthlyPrice>();
  for (const product of products) {
    outcomes.set(product.id, product.isLeftOut ? { ok: false, reason: 'left-out' } : computeMonthly(product, assumptions));
  }
  const priced = products.flatMap((product): Priced[] => {
    const outcome = outcomes.get(product.id);
    return outcome?.ok ? [{ product, monthly: outcome.value }] : [];
  });
  const own = priced.filter(({ product }) => isOwn(product));
  const rivals = priced.filter(({ product }) => !isOwn(product));
  const isOutlier = findOutliers(rivals.map(({ monthly }) => monthly));
  const outliers = new Set(rivals.filter(({ monthly }) => isOutlier(monthly)).map(({ product }) => product.id));
  if (assumptions.leavesOutOutliers) for (const id of outliers) outcomes.set(id, { ok: false, reason: 'outlier' });
  const counted = rivals.filter(({ product }) => outcomes.get(product.id)?.ok);
  const ofTier = (members: Priced[], tier: Tier) => members.filter(({ product }) => product.tier === tier);
  return {
    ...computeRange(own, counted),
    hasOwn: products.some(isOwn),
    hasRivals: !products.every(isOwn),
    tiers: tiers
      .map((tier) => ({ tier, ...computeRange(ofTier(own, tier), ofTier(counted, tier)) }))
      .filter(({ ownPrices, rivalPrices }) => ownPrices.length + rivalPrices.length > 0),
    outcomes,
    outliers,
  };
}

/** How many competitor prices lie below a price. */
export const countBelow = (price: number, { rivalPrices }: Range) => rivalPrices.filter(({ monthly }) => monthly < price).length;

/** Currencies that need a rate, in the order they appear. */
export const foreignCurrencies = (products: readonly Product[], own: string) => [
  ...new Set(products.map(({ currency }) => currency).filter((currency) => currency !== 'own' && currency !== own)),
];

/** Different names of units among the compared prices: worth a warning, because a gigabyte is no seat. */
export const unitNames = (market: Market) => [
  ...new Set(
    [...market.ownPrices, ...market.rivalPrices].flatMap(({ product: { units, unit } }) =>
      units > 0 && unit.trim() !== '' ? [foldName(unit)] : [],
    ),
  ),
];

/** Plans billed by the month, by what makes an annual plan their counterpart. */
export function annualSavings(products: readonly Product[]): Map<string, number> {
  const keyOf = ({ competitor, name, currency, units, unit }: Product) =>
    JSON.stringify([foldName(competitor), foldName(name), currency, units, foldName(unit)]);
  const byMonth = new Map(
    products.filter((product) => product.billingCycle === 'monthly' && hasPrice(product)).map((product) => [keyOf(product), product.price]),
  );
  return new Map(
    products.flatMap((product): [string, number][] => {
      const monthly = byMonth.get(keyOf(product));
      if (product.billingCycle !== 'annual' || !hasPrice(product) || monthly === undefined) return [];
      return [[product.id, 1 - product.price / 12 / monthly]];
    }),
  );
}

/** Money in major units; small usage prices keep the digits that tell them apart. */
export function formatPrice(major: number | undefined, currency: string): string {
  if (major === undefined || !Number.isFinite(major) || Math.abs(major) > largestAmount) return noFigure;
  if (major === 0 || Math.abs(major) >= 0.1) return formatMoney(toMinor(Number(major.toFixed(9)), currency), currency);
  const minimumFractionDigits = minorDigits(currency);
  return numberFormat({
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits,
    maximumFractionDigits: 6,
  }).format(major);
}

const differenceDigits = [1, 2, 3, 4, 5, 6, 7];

/** "+25.0%", "-4.2%", "0.0%" */
export function formatDifference(position: Position | undefined): string {
  if (!position) return noFigure;
  const size = Math.abs(position.difference);
  // 10.01% is past the line, so it is not shown as the 10.0% that is not.
  const digits = size > inLine ? differenceDigits.find((count) => Number(size.toFixed(count + 2)) > inLine) : 1;
  const text = formatPercent(position.difference, digits);
  if (/^-?0\.0%$/.test(text)) return '0.0%';
  return position.difference > 0 ? `+${text}` : text;
}

/** A price as it would be typed, to the currency's smallest unit where that still says something. */
export function typedPrice(major: number, currency: string): string {
  const digits = minorDigits(currency);
  const text = major.toFixed(digits);
  return Number(text) > 0 ? text : String(Number(major.toPrecision(3)));
}
