import { create } from 'zustand';
import type { Month } from '@/lib/months';
import { minorDigits } from '@/lib/money';

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

export interface Parcel {
  /** The id and the name of the tool that sent it. */
  from: string;
  fromName: string;
  isSample: boolean;
  currency: string;
  lines: MoneyLine[];
}

/** By receiver, then by sender: sending again replaces what was not taken yet. */
type Parcels = Record<string, Record<string, Parcel>>;

const useParcels = create<{ parcels: Parcels }>(() => ({ parcels: {} }));

export function sendParcel(to: string, parcel: Parcel): void {
  useParcels.setState(({ parcels }) => ({ parcels: { ...parcels, [to]: { ...parcels[to], [parcel.from]: parcel } } }));
}

export function dropParcel(to: string, from: string): void {
  useParcels.setState(({ parcels }) => {
    const { [from]: _dropped, ...others } = parcels[to] ?? {};
    return { parcels: { ...parcels, [to]: others } };
  });
}

const none: Record<string, Parcel> = {};

export const useArrived = (to: string): Record<string, Parcel> => useParcels(({ parcels }) => parcels[to] ?? none);

/** Amounts keep their face value, as everywhere when the currency changes. */
export function inCurrencyOf({ lines, currency: sent }: Parcel, currency: string): MoneyLine[] {
  const factor = 10 ** (minorDigits(currency) - minorDigits(sent));
  return factor === 1
    ? lines
    : lines.map((line) => ({
        ...line,
        amount: Math.round(line.amount * factor),
        ...(line.goal === undefined ? {} : { goal: Math.round(line.goal * factor) }),
      }));
}
