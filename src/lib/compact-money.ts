import { minorDigits } from './money';
import { noFigure, numberFormat } from './numbers';

/** An amount rolls over where the smaller size would round to 1000.0. */
const compactSteps = [
  { from: 999_950_000, size: 1e9, sign: 'B' },
  { from: 999_950, size: 1e6, sign: 'M' },
  { from: 999.5, size: 1e3, sign: 'K' },
];

/** "$1.2M", one decimal: for headlines and axes. 999,950 is already $1.0M; below a thousand it is a plain amount. */
export function formatCompactMoney(minor: number, currency: string): string {
  if (!Number.isFinite(minor)) return noFigure;
  const major = minor / 10 ** minorDigits(currency);
  const size = Math.abs(major);
  const step = compactSteps.find(({ from }) => size >= from);
  const format = (value: number, digits: number) =>
    numberFormat({
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(value + 0);
  return step ? `${format(major / step.size, 1)}${step.sign}` : format(major, 0);
}
