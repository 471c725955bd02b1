import { addDays, daysBetween, type Day } from '@/lib/dates';
import type { Grip } from '@/ui/timeline-bar';
import { spanOf, type Item } from './model';
import { currentQuarters, isNearDay, parsePeriod, samePeriodAt, type OwnPeriod } from './periods';

export type Change = Pick<Item, 'quarter' | 'startDate' | 'endDate'>;

/** An item after its bar, or one end of it, was moved by some days. It changes to the quarter that it then starts in. */
export function moveSpan(item: Item, grip: Grip, days: number, own: readonly OwnPeriod[]): Change | undefined {
  const span = spanOf(item, own);
  if (!span || days === 0) return undefined;
  let { from, to } = span;
  if (grip !== 'end') from = addDays(from, days);
  if (grip !== 'start') to = addDays(to, days);
  if (from > to) {
    if (grip === 'start') from = to;
    else to = from;
  }
  if (!isNearDay(from) || !isNearDay(to)) return undefined;
  return { quarter: samePeriodAt(parsePeriod(item.quarter, own), from).name, startDate: from, endDate: to };
}

/** An item in another quarter; dates of its own keep their place within it. */
export function moveToQuarter(item: Item, quarter: string, own: readonly OwnPeriod[]): Change {
  const before = parsePeriod(item.quarter, own);
  const after = parsePeriod(quarter, own);
  const cleared = { quarter: after.name, startDate: '', endDate: '' };
  if ((item.startDate === '' && item.endDate === '') || before.from === '' || after.from === '') return cleared;
  const shift = daysBetween(before.from, after.from);
  const place = (day: Day) => (day === '' ? '' : addDays(day, shift));
  const startDate = place(item.startDate);
  const endDate = place(item.endDate);
  const isFit = [startDate, endDate].every((day) => day === '' || isNearDay(day));
  if (!isFit) return cleared;
  const start = startDate > after.to ? after.to : startDate;
  // Quarters differ by a day or two: what ended within its own ends within the new one.
  const end = item.endDate <= before.to && endDate > after.to ? after.to : endDate;
  return { quarter: after.name, startDate: start, endDate: end !== '' && end < start ? start : end };
}

export const horizons = ['Now', 'Next', 'Later'] as const;
export type Horizon = (typeof horizons)[number];

/** Now is this quarter and all before it, next the one after, later all the rest and whatever has no dates. */
export function horizonOf(item: Item, own: readonly OwnPeriod[], today: Day): Horizon {
  const { from } = parsePeriod(item.quarter, own);
  const [now, next] = currentQuarters(today);
  if (from === '' || !now || !next || from > next.to) return 'Later';
  return from <= now.to ? 'Now' : 'Next';
}

export const quarterFor = (horizon: Horizon, today: Day) => currentQuarters(today)[horizons.indexOf(horizon)]?.name ?? '';
