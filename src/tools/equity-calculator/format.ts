import { minorDigits } from '@/lib/money';
import { noFigure, numberFormat } from '@/lib/numbers';

/** A price typed in whole units, as the rest of the calculation has it. */
export const toMinorPrice = (price: number, currency: string) => price * 10 ** minorDigits(currency);

/** A share costs fractions of a cent, so its price has four decimals: "$0.4250". */
export function formatPrice(minor: number | null, currency: string): string {
  if (minor === null || !Number.isFinite(minor)) return noFigure;
  const decimals = Math.max(4, minorDigits(currency));
  return numberFormat({
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(minor / 10 ** minorDigits(currency));
}
