import { readField, typedValue, type Messages, type NumberField, type Surroundings } from '@/lib/fields';
import { multiplyMoney } from '@/lib/money';
import { formatNumber } from '@/lib/numbers';
import { computeSizes, drivers, fields, type Approach, type Driver, type Figures, type RangeDraft } from './model';

/** The ends of one figure; those not typed are assumed from the spread. */
export interface Range {
  low: number;
  high: number;
  isLowAssumed: boolean;
  isHighAssumed: boolean;
}
export type Ranges = Record<Driver, Range>;

const wholeOf = 1;

/** A part of a whole is not assumed to go above the whole. */
export function assumeEnds(driver: Driver, base: number, spread: number): { low: number; high: number } {
  const { kind } = fields[driver];
  const exact = (value: number) => Number(value.toFixed(12));
  // A price in parts of a cent has its ends there, too.
  if (!Number.isInteger(base) && kind === 'money') return { low: exact(base * (1 - spread)), high: exact(base * (1 + spread)) };
  if (kind !== 'percent') {
    // People and cents are counted in whole ones.
    return { low: multiplyMoney(base, 1 - spread), high: multiplyMoney(base, 1 + spread) };
  }
  return { low: exact(base * (1 - spread)), high: exact(Math.min(base * (1 + spread), Math.max(wholeOf, base))) };
}

/** The fields of one row, with what is assumed shown where nothing is typed. */
export function rangeFieldsOf(driver: Driver, base: number, spread: number, currency: string): Record<'low' | 'high', NumberField> {
  const { low, high } = assumeEnds(driver, base, spread);
  const field = (label: string, assumed: number): NumberField => ({
    kind: fields[driver].kind,
    ...('isRate' in fields[driver] ? { isRate: true } : {}),
    label,
    default: '',
    min: 0,
    placeholder: formatNumber(Number(typedValue(fields[driver], assumed, currency))),
  });
  return { low: field('Low', low), high: field('High', high) };
}

export function readRanges(drafts: Record<Driver, RangeDraft>, figures: Figures, spread: number, around: Surroundings): Ranges {
  const entries = drivers.map((driver): [Driver, Range] => {
    const assumed = assumeEnds(driver, figures[driver], spread);
    const read = (typed: string, otherwise: number) => {
      const { value, problem } = readField(fields[driver], typed, around);
      const isAssumed = typed.trim() === '' || problem !== undefined || typeof value !== 'number';
      return { value: isAssumed ? otherwise : value, isAssumed };
    };
    const low = read(drafts[driver].low, assumed.low);
    const high = read(drafts[driver].high, assumed.high);
    return [driver, { low: low.value, high: high.value, isLowAssumed: low.isAssumed, isHighAssumed: high.isAssumed }];
  });
  return Object.fromEntries(entries) as Ranges;
}

/** What is worth a second look in a row: its messages by field. */
export function checkRange({ low, high, isLowAssumed, isHighAssumed }: Range, base: number): Messages {
  return {
    ...(!isLowAssumed && low > base ? { low: 'Above the base.' } : {}),
    ...(!isHighAssumed && high < base ? { high: 'Below the base.' } : {}),
  };
}

/** Every figure at its low end, or every figure at its high end. */
export const figuresAt = (ranges: Ranges, end: 'low' | 'high'): Figures =>
  Object.fromEntries(drivers.map((driver) => [driver, ranges[driver][end]])) as Figures;

/** Which figures an approach reads; the others cannot move it. */
export const driversOf: Record<Approach, readonly Driver[]> = {
  'top-down': ['totalPopulation', 'targetPercentage', 'averageSpending', 'marketShareGoal'],
  'bottom-up': ['totalPopulation', 'targetPercentage', 'productPrice', 'conversionRate'],
};

export interface Swing {
  driver: Driver;
  /** SOM with this one figure at its end and all others at the base. */
  atLow: number | null;
  atHigh: number | null;
  swing: number | null;
}

/** The figure that matters most first. */
export function computeSwings(approach: Approach, figures: Figures, ranges: Ranges): Swing[] {
  const somWith = (driver: Driver, value: number) => computeSizes(approach, { ...figures, [driver]: value }).som;
  return driversOf[approach]
    .map((driver): Swing => {
      const atLow = somWith(driver, ranges[driver].low);
      const atHigh = somWith(driver, ranges[driver].high);
      return { driver, atLow, atHigh, swing: atLow === null || atHigh === null ? null : Math.abs(atHigh - atLow) };
    })
    .sort((one, other) => (other.swing ?? -1) - (one.swing ?? -1));
}

/** With one spread for all, every input moves SOM alike, which says nothing. */
export const isAllAssumed = (ranges: Ranges, approach: Approach) =>
  driversOf[approach].every((driver) => ranges[driver].isLowAssumed && ranges[driver].isHighAssumed);
