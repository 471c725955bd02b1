import { addDays, isDay, weekdayOf, type Day } from '@/lib/dates';
import { parseDay } from '@/lib/parse-day';
import { isTime, type Time } from '@/lib/times';

const toUtc = (day: Day) => Date.parse(`${day}T00:00:00Z`);

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(locale?: string): Intl.DateTimeFormat {
  const known = formatters.get(locale ?? '') ?? new Intl.DateTimeFormat(locale, { timeZone: 'UTC' });
  formatters.set(locale ?? '', known);
  return known;
}

/** A day the way its reader’s own country writes it: "11/15/2026", "15.11.2026". */
export const formatLocaleDay = (day: Day, locale?: string): string => (isDay(day) ? formatterFor(locale).format(toUtc(day)) : '');

const daysAround = 400;
const mostKept = 8;

const notations = new Map<string, Map<string, Day>>();

/** Calendars, digits and orders of every country: the days around today by what they look like there. */
function notationsAround(today: Day, locale?: string): Map<string, Day> {
  const key = `${today} ${locale ?? ''}`;
  const known = notations.get(key);
  if (known) return known;
  const days = new Map<string, Day>();
  for (let offset = -daysAround; offset <= daysAround; offset += 1)
    days.set(formatLocaleDay(addDays(today, offset), locale), addDays(today, offset));
  // A tab left open sees one day after the other.
  if (notations.size >= mostKept) notations.clear();
  notations.set(key, days);
  return days;
}

/** Whether a country writes the day before the month. */
function isDayFirst(locale?: string): boolean {
  const order = formatterFor(locale)
    .formatToParts(0)
    .map(({ type }) => type);
  return order.indexOf('day') < order.indexOf('month');
}

function readNumeric(text: string, locale?: string): Day | undefined {
  const match = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(text);
  if (!match) return undefined;
  const [, first = '', second = '', year = ''] = match;
  const toDay = (month: string, date: string) => `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const [likely, other] = isDayFirst(locale) ? [toDay(second, first), toDay(first, second)] : [toDay(first, second), toDay(second, first)];
  return [likely, other].find(isDay);
}

/**
 * The day somebody typed. The form offers today in the reader’s own notation, so that notation is tried first:
 * 05/11/2026 is in November for a Briton and in May for an American.
 */
export function readReleaseDay(typed: string, today: Day, locale?: string): Day | undefined {
  const text = typed.trim().replace(/\s+/g, ' ');
  if (text === '' || !isDay(today)) return undefined;
  const known = notationsAround(today, locale).get(text);
  if (known) return known;
  const bare = text.replace(/[\s.,;]+$/, '');
  return readNumeric(bare, locale) ?? parseDay(bare.replace(/(\d)(?:st|nd|rd|th)\b/i, '$1'), today);
}

/** March to July are short enough to stay whole. */
const monthNames = ['Jan.', 'Feb.', 'March', 'April', 'May', 'June', 'July', 'Aug.', 'Sept.', 'Oct.', 'Nov.', 'Dec.'];
const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export const pressMonth = (index: number) => monthNames[index] ?? '';

/** "Nov. 15, 2026" */
export const formatPressDay = (day: Day): string =>
  isDay(day) ? `${pressMonth(Number(day.slice(5, 7)) - 1)} ${Number(day.slice(8))}, ${Number(day.slice(0, 4))}` : '';

export const weekdayName = (day: Day) => (isDay(day) ? (weekdayNames[weekdayOf(day)] ?? '') : '');

/** "9 a.m.", "2:30 p.m.", "noon" */
export function formatPressTime(time: Time): string {
  if (!isTime(time)) return '';
  if (time === '00:00') return 'midnight';
  if (time === '12:00') return 'noon';
  const hour = Number(time.slice(0, 2));
  const minutes = time.slice(3) === '00' ? '' : `:${time.slice(3)}`;
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}
