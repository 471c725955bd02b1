import { addDays, formatDay, type Day } from '@/lib/dates';
import { sumOf } from '@/lib/numbers';
import type { Entry } from '@/kinds/metrics/history';
import type { Direction } from '@/kinds/metrics/progress';

export const ranges = ['7', '30', '90', '365'] as const;
export type Range = (typeof ranges)[number];

/** The last days up to today, and as many before them. */
export interface Period {
  days: number;
  from: Day;
  to: Day;
  previousFrom: Day;
  previousTo: Day;
}

/** Nothing before the day is known. */
export function toPeriod(range: Range, today: Day): Period | undefined {
  if (today === '') return undefined;
  const days = Number(range);
  const from = addDays(today, 1 - days);
  return { days, from, to: today, previousFrom: addDays(from, -days), previousTo: addDays(from, -1) };
}

export const between = (entries: readonly Entry[], from: Day, to: Day) => entries.filter(({ date }) => date >= from && date <= to);
export const inPeriod = (entries: readonly Entry[], period: Period) => between(entries, period.from, period.to);

export const rollUps = ['last', 'average', 'sum'] as const;
export type RollUp = (typeof rollUps)[number];

/** Several values as one; values come oldest first. */
export function rollUp(values: readonly number[], method: RollUp): number | null {
  if (values.length === 0) return null;
  if (method === 'last') return values.at(-1) ?? null;
  const sum = sumOf(values);
  // Adding tenths in doubles leaves dust behind the digits that matter.
  return Number((method === 'sum' ? sum : sum / values.length).toPrecision(12));
}

export type Verdict = 'better' | 'worse' | 'same' | 'open';

export interface Movement {
  /** A fraction; nothing where there is none. */
  percent: number | null;
  /** In the metric's own unit. */
  difference: number;
  /** Why there is no percentage. */
  reason: string;
  verdict: Verdict;
}

const standstill = 0.0005;
/** Past this a percentage says nothing any more. */
const largestChange = 1e6;

export function computeMovement(value: number, before: number, direction: Direction): Movement {
  const difference = value - before;
  const share = before === 0 ? (difference === 0 ? 0 : null) : difference / Math.abs(before);
  const isKnown = share !== null && Number.isFinite(share) && Math.abs(share) <= largestChange;
  const isStill = difference === 0 || (share !== null && Math.abs(share) < standstill);
  const moved = difference > 0 === (direction === 'higher') ? 'better' : 'worse';
  return {
    percent: isKnown ? share : null,
    difference,
    reason: isKnown ? '' : before === 0 ? 'from 0' : 'too large a change to compare',
    verdict: isStill ? 'same' : direction === 'range' ? 'open' : moved,
  };
}

export interface Comparison {
  value: number | null;
  previous: number | null;
  movement: Movement | undefined;
}

/** A period's figure beside that of the equal period before. */
export function comparePeriods(history: readonly Entry[], period: Period, method: RollUp, direction: Direction): Comparison {
  const figure = (entries: readonly Entry[]) =>
    rollUp(
      entries.map(({ value }) => value),
      method,
    );
  const value = figure(inPeriod(history, period));
  const previous = figure(between(history, period.previousFrom, period.previousTo));
  return { value, previous, movement: value === null || previous === null ? undefined : computeMovement(value, previous, direction) };
}

export const describeDays = (from: Day, to: Day) => `${formatDay(from)} to ${formatDay(to)}`;
