import { minorDigits } from '../money';
import type { Month } from '../months';

/** Money that is planned: a cost, a salary, a stream of revenue. */
export interface MoneyLine {
  /** The same for the same thing, so that taking it again replaces it. */
  key: string;
  name: string;
  /** What it belongs to, such as a cost's category. */
  group: string;
  about: 'costs' | 'payroll' | 'revenue';
  type: 'income' | 'expense';
  /** In minor units, for each time it is paid. */
  amount: number;
  currency: string;
  repeats: 'once' | 'monthly' | 'quarterly' | 'yearly';
  /** The first month; empty where nobody knows it. */
  month: Month;
  /** The growth from one month to the next, as a fraction. */
  growth?: number;
}

/** Money that has moved: a paid invoice, a transaction. */
export interface BookingLine {
  key: string;
  name: string;
  group: string;
  type: 'income' | 'expense';
  /** In minor units; below zero where it was given back. */
  amount: number;
  currency: string;
  /** Empty where nobody wrote it down. */
  day: string;
}

/** What came in and went out in one month, as it was booked. */
export interface ActualLine {
  /** The month once more: each has one line. */
  key: string;
  month: Month;
  /** In minor units. */
  income: number;
  expense: number;
  currency: string;
}

/** A whole year of it. */
export interface YearLine {
  /** "2026" */
  key: string;
  income: number;
  expense: number;
  currency: string;
}

/** A month of a forecast: what is expected to come in and go out, and the cash at its end. */
export interface ForecastLine {
  /** The month once more: each has one line. */
  key: string;
  month: Month;
  /** In minor units, tax included. */
  income: number;
  expense: number;
  cash: number;
  currency: string;
}

/** Amounts keep their face value, as everywhere when the currency changes. */
export function toCurrency<Line extends { amount: number; currency: string }>(lines: readonly Line[], currency: string): Line[] {
  return lines.map((line) =>
    line.currency === currency
      ? line
      : { ...line, currency, amount: Math.round(line.amount * 10 ** (minorDigits(currency) - minorDigits(line.currency))) },
  );
}
