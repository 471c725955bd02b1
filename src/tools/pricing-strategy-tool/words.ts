import { formatMoney } from '@/lib/money';
import { formatNumber, formatPercent, noFigure } from '@/lib/numbers';
import type { Market } from './market';
import { formatFooting, type ReadPrice } from './reading';
import { hasValue, type Economics, type PriceEffect } from './economics';

const percent = (fraction: number) => formatPercent(Number(fraction.toFixed(3)));

export const formatChange = (change: number) => (change < 0 ? `${percent(-change)} off` : `${percent(change)} more`);

export function formatEffectUnits({ units, unitsNeeded }: PriceEffect): string {
  if (!hasValue(units)) return noFigure;
  const share = units.value < 0 ? `up to ${percent(-units.value)} fewer` : `${percent(units.value)} more`;
  return hasValue(unitsNeeded) ? `${share} (${formatNumber(unitsNeeded.value)})` : share;
}

/** "10% off needs 25% more units at your 50% margin." */
export function describeDiscount({ discount, margin }: Economics, unitsNow: number, currency: string): string {
  const { change, price, units, unitsNeeded } = discount;
  if (!hasValue(units) || !hasValue(margin)) return `${noFigure} ${hasValue(units) ? '' : units.reason}`.trim();
  if (change === 0) return 'Without a discount nothing changes.';
  const needed = hasValue(unitsNeeded) ? `: ${formatNumber(unitsNeeded.value)} a month instead of ${formatNumber(unitsNow)}` : '';
  return `${percent(-change)} off (${formatMoney(price, currency)}) needs ${percent(units.value)} more units at your ${percent(margin.value)} margin${needed}.`;
}

/** One price as it was typed, as it was read, and what it counts as. */
export const toReadRow = ({ label, text, readAs, amount, ignored }: ReadPrice, market: Market): string[] => [
  label === '' ? text : `${label}: ${text}`,
  readAs || noFigure,
  ignored === '' ? `${formatMoney(amount, market.currency)}${formatFooting(market)}` : `Not counted: ${ignored}`,
];
