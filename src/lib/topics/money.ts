import { minorDigits } from '../money';
import type { Month } from '../months';
import type { Parcel } from './parcel';

/** Money that one tool tells another of: a cost, a salary, a stream of revenue. */
export interface MoneyLine {
  /** The same for the same thing, so that sending it again replaces it. */
  key: string;
  name: string;
  /** What it belongs to, such as a cost's category. */
  group: string;
  type: 'income' | 'expense';
  /** In minor units, for each time it is paid. */
  amount: number;
  repeats: 'once' | 'monthly' | 'quarterly' | 'yearly';
  /** The first month; empty where the sender does not know it. */
  month: Month;
  /** The growth from one month to the next, as a fraction. */
  growth?: number;
  /** What it is planned to come to. */
  goal?: number;
}

export type MoneyParcel = Parcel<MoneyLine>;

/** Amounts keep their face value, as everywhere when the currency changes. */
export function inCurrencyOf({ lines, currency: sent }: Pick<MoneyParcel, 'lines' | 'currency'>, currency: string): MoneyLine[] {
  const factor = 10 ** (minorDigits(currency) - minorDigits(sent));
  return factor === 1
    ? lines
    : lines.map((line) => ({
        ...line,
        amount: Math.round(line.amount * factor),
        ...(line.goal === undefined ? {} : { goal: Math.round(line.goal * factor) }),
      }));
}
