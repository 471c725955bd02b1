import { addDays, formatDay, type Day } from '@/lib/dates';
import { clamp } from '@/lib/numbers';
import { linearScale, niceTicks } from '@/lib/scale';
import type { Period } from './period';
import { shareOfPeriod, type Point } from './series';

interface ChartInput {
  points: readonly Point[];
  before: readonly Point[];
  /** No line where there is no target. */
  targets: readonly number[];
  period: Period;
  /** Where the trend leads to; the period then reaches to its end. */
  forecast?: readonly { date: Day; value: number }[];
}

interface Box {
  width: number;
  height: number;
  /** Room for the figures of the axis. */
  left: number;
}

export interface ChartNote {
  number: number;
  date: Day;
  text: string;
}

/** Where everything of a chart stands; the screen and the picture draw it each in their own way. */
export interface ChartLayout {
  ticks: { y: number; value: number }[];
  days: { x: number; text: string; anchor: 'start' | 'middle' | 'end' }[];
  dots: { x: number; y: number }[];
  line: string;
  before: string;
  forecast: string;
  targets: number[];
  marks: { x: number; y: number; text: string }[];
  notes: ChartNote[];
}

const room = { right: 14, top: 30, bottom: 28 };
const dayWidth = 110;
/** Beyond this a double no longer holds a round step. */
const bound = (value: number) => clamp(value, -1e14, 1e14);
const round = (value: number) => Number(value.toFixed(1));

export function layoutChart({ points, before, targets, period, forecast = [] }: ChartInput, { width, height, left }: Box): ChartLayout {
  const ticks = niceTicks([...points, ...before, ...forecast].map(({ value }) => bound(value)).concat(targets.map(bound)));
  const y = linearScale(ticks, height - room.bottom, room.top);
  const right = width - room.right;
  const atShare = (share: number) => round(left + 6 + (right - left - 12) * clamp(share, 0, 1));
  const place = ({ date, value }: Pick<Point, 'date' | 'value'>) => ({
    x: atShare(shareOfPeriod(date, period)),
    y: round(y(bound(value))),
  });
  const toLine = (series: readonly Pick<Point, 'date' | 'value'>[]) =>
    series
      .map(place)
      .map((point) => `${point.x},${point.y}`)
      .join(' ');
  const count = Math.max(1, Math.min(period.days - 1, Math.floor((right - left) / dayWidth)));
  const notes: ChartNote[] = [];
  const marks = points.flatMap((point) => {
    if (point.notes.length === 0) return [];
    const numbers = point.notes.map((note) => notes.push({ ...note, number: notes.length + 1 }));
    const text = numbers.length > 1 ? `${numbers[0]}–${numbers.at(-1)}` : String(numbers[0]);
    return [{ ...place(point), text }];
  });
  return {
    ticks: ticks.map((value) => ({ y: round(y(value)), value })),
    days: Array.from({ length: count + 1 }, (_, index) => ({
      x: atShare(index / count),
      text: formatDay(addDays(period.from, Math.round(((period.days - 1) * index) / count)), period.days > 180 ? 'medium' : 'short'),
      anchor: index === 0 ? 'start' : index === count ? 'end' : 'middle',
    })),
    dots: points.map(place),
    line: toLine(points),
    before: toLine(before),
    forecast: toLine(forecast),
    targets: targets.map((target) => round(y(bound(target)))),
    marks,
    notes,
  };
}
