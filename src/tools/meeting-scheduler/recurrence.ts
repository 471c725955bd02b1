import { addDays, addMonths, daysBetween, formatDay, isDay, weekdayOf, type Day } from '@/lib/dates';
import { joinWords, plural } from '@/lib/text';
import { toInstant } from '@/lib/zones';
import { weekdayNames } from './content';
import type { Meeting } from './model';

type Rule = Pick<Meeting, 'date' | 'repeat' | 'weekdays' | 'ends' | 'until' | 'count'>;

const daysInWeek = 7;
const fromMonday = (weekday: number) => (weekday + 6) % daysInWeek;

/** The chosen days of the week, Monday first. The day it starts on is always one of them, as calendars take it to be. */
export function weekdaysOf({ date, weekdays }: Pick<Rule, 'date' | 'weekdays'>): number[] {
  const chosen = new Set(weekdays.map((name) => weekdayNames.findIndex((known) => known === name)).filter((index) => index >= 0));
  if (isDay(date)) chosen.add(weekdayOf(date));
  return [...chosen].sort((a, b) => fromMonday(a) - fromMonday(b));
}

/** Every day of the rule without its end. Far ahead it starts near `from`, so that an old series costs nothing. */
function* daysOf(rule: Rule, from: Day): Generator<Day> {
  const { date, repeat } = rule;
  const ahead = isDay(from) ? Math.max(0, daysBetween(date, from)) : 0;
  if (repeat === 'none') yield date;
  else if (repeat === 'daily') for (let step = ahead; ; step += 1) yield addDays(date, step);
  else if (repeat === 'monthly') {
    const monthsAhead = ahead === 0 ? 0 : (+from.slice(0, 4) - +date.slice(0, 4)) * 12 + (+from.slice(5, 7) - +date.slice(5, 7));
    for (let step = Math.max(0, monthsAhead); ; step += 1) {
      const day = addMonths(date, step);
      // A month without that day is left out, as calendars do.
      if (day.slice(-2) === date.slice(-2)) yield day;
    }
  } else {
    const length = repeat === 'weekly' ? daysInWeek : 2 * daysInWeek;
    const monday = addDays(date, -fromMonday(weekdayOf(date)));
    const weekdays = weekdaysOf(rule).map(fromMonday);
    for (let step = Math.floor(ahead / length) * length; ; step += length) {
      for (const weekday of weekdays) {
        const day = addDays(monday, step + weekday);
        if (day >= date) yield day;
      }
    }
  }
}

/** The days of a meeting from one day to another, on the clocks of its own zone; `most` bounds an endless one. */
export function listDays(rule: Rule, from: Day, to: Day, most: number): Day[] {
  if (!isDay(rule.date)) return [];
  const isCounted = rule.repeat !== 'none' && rule.ends === 'count' && rule.count > 0;
  const last = rule.repeat !== 'none' && rule.ends === 'until' && isDay(rule.until) && rule.until < to ? rule.until : to;
  const days: Day[] = [];
  let seen = 0;
  // A counted series is counted from its first day.
  for (const day of daysOf(rule, isCounted ? '' : from)) {
    seen += 1;
    if (!isDay(day) || day > last || days.length >= most || (isCounted && seen > rule.count)) break;
    if (day >= from) days.push(day);
  }
  return days;
}

const codes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const frequencies = { daily: 'FREQ=DAILY', weekly: 'FREQ=WEEKLY', 'two-weeks': 'FREQ=WEEKLY;INTERVAL=2', monthly: 'FREQ=MONTHLY' };

/** The rule as calendars write it; nothing for a meeting that does not repeat. */
export function toRepeatRule(meeting: Meeting, zone: string): string | undefined {
  const { repeat, ends, until, count, time } = meeting;
  if (repeat === 'none') return undefined;
  const parts: string[] = [frequencies[repeat]];
  if (repeat === 'weekly' || repeat === 'two-weeks') {
    parts.push(
      'WKST=MO',
      `BYDAY=${weekdaysOf(meeting)
        .map((weekday) => codes[weekday])
        .join(',')}`,
    );
  }
  if (ends === 'count' && count > 0) parts.push(`COUNT=${count}`);
  // A start in a zone wants its end as an instant: the last day at the time of the meeting.
  const last = ends === 'until' ? toInstant({ day: until, time }, zone) : undefined;
  if (last !== undefined) parts.push(`UNTIL=${formatStamp(last)}`);
  return parts.join(';');
}

/** "20261115T140000Z" */
const formatStamp = (instant: number) => `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** "Every week on Mon and Wed, 5 times" */
export function describeRepeat(meeting: Meeting): string {
  const { repeat, ends, until, count, date } = meeting;
  if (repeat === 'none') return '';
  const days = joinWords(weekdaysOf(meeting).map((weekday) => weekdayNames[weekday] ?? ''));
  const how = {
    daily: 'Every day',
    weekly: `Every week on ${days}`,
    'two-weeks': `Every two weeks on ${days}`,
    monthly: isDay(date) ? `Every month on day ${Number(date.slice(8))}` : 'Every month',
  }[repeat];
  if (ends === 'count' && count > 0) return `${how}, ${plural(count, 'time')}`;
  return ends === 'until' && isDay(until) ? `${how}, until ${formatDay(until)}` : how;
}

/** "Mon 16 Nov 2026" */
export const formatDate = (day: Day) => (isDay(day) ? `${weekdayNames[weekdayOf(day)]} ${formatDay(day)}` : 'No date');
