import { addDays, daysBetween, formatDay, type Day } from '@/lib/dates';
import { sumOf } from '@/lib/numbers';
import { formatFigure, hasTarget } from '@/kinds/metrics/progress';
import type { Metric } from './model';
import type { Period } from './period';

interface Dated {
  date: Day;
  value: number;
}

export interface Line {
  /** Where the line stands on the first day, and what it gains in a day. */
  start: number;
  perDay: number;
  from: Day;
}

/** Fewer points make any line fit. */
const fewest = 3;

/** The straight line with the least squares through the points; nothing for too few of them, or all of one day. */
export function fitLine(points: readonly Dated[]): Line | undefined {
  const [first] = points;
  if (!first || points.length < fewest) return undefined;
  const days = points.map(({ date }) => daysBetween(first.date, date));
  const [meanDay, mean] = [sumOf(days) / points.length, sumOf(points.map(({ value }) => value)) / points.length];
  const spread = sumOf(days.map((day) => (day - meanDay) ** 2));
  const shared = sumOf(points.map(({ value }, place) => ((days[place] ?? 0) - meanDay) * (value - mean)));
  const perDay = shared / spread;
  return spread > 0 && Number.isFinite(perDay) ? { start: mean - perDay * meanDay, perDay, from: first.date } : undefined;
}

export const valueOn = ({ start, perDay, from }: Line, day: Day) => Number((start + perDay * daysBetween(from, day)).toPrecision(6));

export interface Forecast {
  /** The two ends of the line that is drawn. */
  points: Dated[];
  /** The chart’s days, up to the end of the forecast. */
  period: Period;
  end: Day;
  value: number;
}

/** On from the last value to the target date, though never further ahead than the chart looks back; a third of that without one. */
export function makeForecast(points: readonly Dated[], targetDate: Day, period: Period): Forecast | undefined {
  const line = fitLine(points);
  const last = points.at(-1);
  if (!line || !last) return undefined;
  const toTarget = targetDate > period.to ? daysBetween(period.to, targetDate) : Math.ceil(period.days / 3);
  const ahead = Math.min(toTarget, period.days);
  const end = addDays(period.to, ahead);
  const value = valueOn(line, end);
  return {
    points: [
      { date: last.date, value: valueOn(line, last.date) },
      { date: end, value },
    ],
    period: { ...period, days: period.days + ahead, to: end },
    end,
    value,
  };
}

/** "At this trend about $52,000 on Mar 31, 2027; the target is $50,000." */
export function describeForecast(metric: Metric, { end, value }: Forecast): string {
  // More digits would promise what no trend can keep.
  const reached = `At this trend about ${formatFigure(Number(value.toPrecision(3)), metric.unit)} on ${formatDay(end)}`;
  if (!hasTarget(metric) || metric.direction === 'range') return `${reached}.`;
  const isMet = metric.direction === 'lower' ? value <= metric.targetValue : value >= metric.targetValue;
  const target = `the target of ${formatFigure(metric.targetValue, metric.unit)}`;
  return `${reached}: ${isMet ? `${target} is met` : `short of ${target}`}.`;
}
