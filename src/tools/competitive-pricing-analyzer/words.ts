import { formatDay } from '@/lib/dates';
import { optionLabel } from '@/lib/fields';
import { formatPercent } from '@/lib/numbers';
import { joinWords, plural } from '@/lib/text';
import { aMonth, type Basis } from './basis';
import { describePosition } from './headline';
import { fields, isOwn, priceHistory, type Product, type SeenPrice } from './model';
import { countBelow, formatDifference, formatPrice, type Assumptions, type Market, type OutReason } from './pricing';

export const nameOf = ({ name }: Product) => name.trim() || 'Unnamed product';
export const fullName = (product: Product) => (isOwn(product) ? nameOf(product) : `${product.competitor.trim()} ${nameOf(product)}`);

const outWords: Record<OutReason, string> = {
  'no-price': 'without a price',
  'left-out': 'left out by you',
  outlier: 'left out by the outlier rule',
  'no-rate': 'without an exchange rate',
  'out-of-range': 'beyond what can be compared',
};

function describeUncounted({ outcomes }: Market): string[] {
  const counts = new Map<OutReason, number>();
  for (const outcome of outcomes.values()) if (!outcome.ok) counts.set(outcome.reason, (counts.get(outcome.reason) ?? 0) + 1);
  if (counts.size === 0) return [];
  return [`Not counted: ${joinWords([...counts].map(([reason, count]) => `${plural(count, 'product')} ${outWords[reason]}`))}.`];
}

function describeRange(market: Market, currency: string, basis: Basis): string[] {
  const { lowest, highest, median, rivalPrices, own } = market;
  if (!lowest || !highest) return [];
  const show = (price: number | undefined) => formatPrice(price, currency);
  const count = plural(rivalPrices.length, 'competitor price');
  const lines = [
    rivalPrices.length === 1
      ? `The one competitor price is ${show(lowest.monthly)}${aMonth(basis)} (${fullName(lowest.product)}).`
      : `Competitor prices range from ${show(lowest.monthly)} (${fullName(lowest.product)}) to ${show(highest.monthly)} (${fullName(highest.product)})${aMonth(basis)}; the median is ${show(median)}.`,
  ];
  if (own !== undefined) {
    const below = countBelow(own, market);
    lines.push(`Your average is above ${below.toLocaleString('en-US')} of ${count} (${formatPercent(below / rivalPrices.length, 0)}).`);
  }
  return lines;
}

const describeTiers = ({ tiers }: Market, currency: string) =>
  tiers.flatMap(({ tier, own, median, toMedian }) =>
    toMedian && tier !== 'none'
      ? [
          `${optionLabel(fields.tier, tier)} tier: ${formatPrice(own, currency)} against a median of ${formatPrice(median, currency)} (${formatDifference(toMedian)}).`,
        ]
      : [],
  );

function describeSavings(savings: ReadonlyMap<string, number>): string[] {
  const values = [...savings.values()].filter(Number.isFinite);
  if (values.length === 0) return [];
  const average = values.reduce((total, value) => total + value, 0) / values.length;
  const words = average >= 0 ? `saves ${formatPercent(average, 1)}` : `costs ${formatPercent(-average, 1)} more`;
  return [`Paying yearly ${words} on average (${plural(values.length, 'plan')} with both prices).`];
}

export const insightLines = (market: Market, savings: ReadonlyMap<string, number>, currency: string, basis: Basis) => [
  ...describeRange(market, currency, basis),
  ...describeTiers(market, currency),
  ...describeSavings(savings),
  ...describeUncounted(market),
];

/** One expensive plan can lift an average over the line; the median then says otherwise. */
export function medianWarning({ toAverage, toMedian, median }: Market, currency: string): string {
  if (!toAverage || !toMedian || toAverage.verdict === toMedian.verdict) return '';
  return `Against the median of ${formatPrice(median, currency)} you are ${describePosition(toMedian)}, ${formatDifference(toMedian)}. A few prices far from the others move the average.`;
}

export const describeSaving = (saving: number) =>
  saving >= 0 ? `Annual saves ${formatPercent(saving, 0)}` : `Annual costs ${formatPercent(-saving, 0)} more`;

export const currencyOf = ({ currency }: Pick<Product, 'currency'>, own: string) => (currency === 'own' ? own : currency);

/** A price in its own currency. */
export const describeSeen = (seen: Omit<SeenPrice, 'day'>, own: string) =>
  `${formatPrice(seen.price, currencyOf(seen, own))} ${seen.billingCycle}`;

/** The price as its seller states it. */
export function describePrice(product: Product, own: string): string {
  if (product.isContactOnly) return 'Contact us';
  if (!(product.price > 0)) return 'No price';
  const unit = product.unit.trim() || 'unit';
  const count = product.units.toLocaleString('en-US', { maximumFractionDigits: 6 });
  const covers = product.units > 0 ? ` for ${product.units === 1 ? `1 ${unit}` : `${count} × ${unit}`}` : '';
  return `${describeSeen(product, own)}${covers}`;
}

/** When the price was read; where there is none, when that was last so. */
export const describeCheck = (product: Product) =>
  product.checkedOn && `${product.isContactOnly || !(product.price > 0) ? 'checked' : 'price of'} ${formatDay(product.checkedOn)}`;

/** The price before the present one, where there was one. */
export const previousPrice = (product: Product) => priceHistory(product).at(-2);

export function describeAssumptions({ months, units, currency, rateOf }: Assumptions, products: readonly Product[]): string[] {
  const lines = [
    `Monthly prices are used as they are, annual prices are divided by 12 and one-time prices by ${months.toLocaleString('en-US')} (an assumption).`,
  ];
  if (products.some((product) => product.units > 0)) {
    lines.push(`Per-unit prices are calculated for ${plural(units, 'unit')}; flat prices are unchanged.`);
  }
  const foreign = [...new Set(products.map((product) => currencyOf(product, currency)))].filter((code) => code !== currency);
  for (const code of foreign) {
    const rate = rateOf(code);
    lines.push(
      rate === undefined
        ? `${code} has no exchange rate, so its prices are not counted.`
        : `1 ${code} = ${rate} ${currency}, a rate you entered.`,
    );
  }
  return lines;
}
