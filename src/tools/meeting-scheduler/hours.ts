import { addDays, isDay, weekdayOf, type Day } from '@/lib/dates';
import { isTime, type Time } from '@/lib/times';
import { isZone, toInstant, toWallClock } from '@/lib/zones';

export interface Span {
  start: number;
  end: number;
}

interface Attendance {
  name: string;
  zone: string;
  /** When this person works, within the day shown. */
  spans: Span[];
}

export interface DayOfWork {
  /** The meeting's day on the clocks of its zone: 23 or 25 hours long when they change. */
  day: Span;
  rows: Attendance[];
  /** When all of them work. */
  shared: Span[];
  isWeekend: boolean;
}

const cut = (span: Span, within: Span): Span[] => {
  const start = Math.max(span.start, within.start);
  const end = Math.min(span.end, within.end);
  return start < end ? [{ start, end }] : [];
};

/** Working hours on a person's own clock, on each of their days that touches the day shown. */
function findWork(zone: string, shown: Span, hours: { from: Time; until: Time }): Span[] {
  const middle = toWallClock((shown.start + shown.end) / 2, zone).day;
  return [-1, 0, 1].flatMap((step) => {
    const day = addDays(middle, step);
    const start = toInstant({ day, time: hours.from }, zone);
    // Work that ends at or before it begins runs into the next day.
    const end = toInstant({ day: hours.until > hours.from ? day : addDays(day, 1), time: hours.until }, zone);
    return start === undefined || end === undefined ? [] : cut({ start, end }, shown);
  });
}

export function computeDayOfWork(
  day: Day,
  zone: string,
  people: readonly { name: string; zone: string }[],
  hours: { from: Time; until: Time },
): DayOfWork | undefined {
  if (!isDay(day) || day > '9999-12-20' || !isZone(zone) || !isTime(hours.from) || !isTime(hours.until)) return undefined;
  const start = toInstant({ day, time: '00:00' }, zone);
  const end = toInstant({ day: addDays(day, 1), time: '00:00' }, zone);
  if (start === undefined || end === undefined) return undefined;
  const shown = { start, end };
  const rows = people.filter((person) => isZone(person.zone)).map((person) => ({ ...person, spans: findWork(person.zone, shown, hours) }));
  const shared = rows.reduce<Span[]>((common, { spans }) => common.flatMap((one) => spans.flatMap((span) => cut(span, one))), [shown]);
  return { day: shown, rows, shared: rows.length > 0 ? shared : [], isWeekend: [0, 6].includes(weekdayOf(day)) };
}

export const isInside = (meeting: Span, spans: readonly Span[]) =>
  spans.some(({ start, end }) => start <= meeting.start && meeting.end <= end);
