import { addDays, daysBetween, firstOfMonth, formatDay, weekdayOf, type Day } from '@/lib/dates';
import type { Entry } from '@/kinds/metrics/history';
import { between, inPeriod, rollUp, type Period, type RollUp } from './period';

export const intervals = ['value', 'week', 'month'] as const;
export type Interval = (typeof intervals)[number];

export interface Point {
  date: Day;
  label: string;
  value: number;
  notes: { date: Day; text: string }[];
}

function startOf(date: Day, interval: Interval): Day {
  if (interval === 'month') return firstOfMonth(date);
  return interval === 'week' ? addDays(date, -((weekdayOf(date) + 6) % 7)) : date;
}

const labelOf = (start: Day, interval: Interval) =>
  interval === 'month' ? formatDay(start, 'month') : interval === 'week' ? `Week of ${formatDay(start)}` : formatDay(start);

/** One point for each value, week (from Monday) or month. Only days inside the period count. */
function toPoints(entries: readonly Entry[], from: Day, interval: Interval, method: RollUp): Point[] {
  const buckets = new Map<Day, Entry[]>();
  for (const entry of entries) {
    const start = startOf(entry.date, interval);
    buckets.set(start, [...(buckets.get(start) ?? []), entry]);
  }
  return [...buckets].map(([start, members]) => ({
    date: start < from ? from : start,
    label: labelOf(start, interval),
    value:
      rollUp(
        members.map(({ value }) => value),
        method,
      ) ?? 0,
    notes: members.flatMap(({ date, note }) => (note ? [{ date, text: note }] : [])),
  }));
}

/** The points of a period, and those of the one before, moved onto the same days. */
export function toSeries(history: readonly Entry[], period: Period, interval: Interval, method: RollUp) {
  const moved = between(history, period.previousFrom, period.previousTo).map((entry) => ({
    ...entry,
    date: addDays(entry.date, period.days),
    note: undefined,
  }));
  return {
    points: toPoints(inPeriod(history, period), period.from, interval, method),
    before: toPoints(moved, period.from, interval, method),
  };
}

/** How far into the period a day lies, from 0 to 1. */
export const shareOfPeriod = (date: Day, { from, days }: Period) => daysBetween(from, date) / Math.max(1, days - 1);
