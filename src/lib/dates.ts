/** A calendar day as the user sees it on the wall: "2026-11-15". Never an instant, so no time zone can move it. */
export type Day = string;

const dayPattern = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const millisecondsPerDay = 86_400_000;

export function isDay(text: string): boolean {
  return dayPattern.test(text) && toDay(toUtc(text)) === text;
}

const toUtc = (day: Day) => Date.UTC(+day.slice(0, 4), +day.slice(5, 7) - 1, +day.slice(8, 10));

const pad = (value: number, length = 2) => String(value).padStart(length, '0');

function toDay(utc: number): Day {
  const date = new Date(utc);
  return `${pad(date.getUTCFullYear(), 4)}-${pad(date.getUTCMonth() + 1)}-${pad(date.getUTCDate())}`;
}

/** The local calendar day of an instant. */
export const dayOf = (date: Date): Day => `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;

export const addDays = (day: Day, count: number): Day => toDay(toUtc(day) + count * millisecondsPerDay);

/** The month counted from 0. */
const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** 31 January plus one month is the last day of February. */
export function addMonths(day: Day, count: number): Day {
  const months = +day.slice(0, 4) * 12 + (+day.slice(5, 7) - 1) + count;
  const year = Math.floor(months / 12);
  const month = months - year * 12;
  return toDay(Date.UTC(year, month, Math.min(+day.slice(8, 10), daysIn(year, month))));
}

/** Whole calendar days from one day to another; clock changes do not matter. */
export const daysBetween = (from: Day, to: Day) => Math.round((toUtc(to) - toUtc(from)) / millisecondsPerDay);

/** 0 is Sunday. */
export const weekdayOf = (day: Day) => new Date(toUtc(day)).getUTCDay();

/** The Monday of a day's week. */
export const mondayOf = (day: Day): Day => addDays(day, -((weekdayOf(day) + 6) % 7));

export const firstOfMonth = (day: Day): Day => `${day.slice(0, 8)}01`;

/** The weeks of a month's calendar page, Monday first, filled with the neighbours' days. */
export function monthGrid(month: Day): Day[][] {
  const first = firstOfMonth(month);
  const start = mondayOf(first);
  const weeks: Day[][] = [];
  const days = daysBetween(start, first) + daysIn(+first.slice(0, 4), +first.slice(5, 7) - 1);
  for (let offset = 0; offset < days; offset += 7) {
    const day = addDays(start, offset);
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(day, index)));
  }
  return weeks;
}

const styles = {
  short: { day: 'numeric', month: 'short' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  dayOfYear: { day: 'numeric', month: 'long' },
  month: { month: 'long', year: 'numeric' },
  shortMonth: { month: 'short', year: 'numeric' },
  monthName: { month: 'short' },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

const formatters = new Map<string, Intl.DateTimeFormat>();

let isMonthFirst = false;

/** "Nov 15, 2026" for those whose date fields read 11/15/2026, "15 Nov 2026" for everyone else: one habit on the whole screen. */
export function setMonthFirst(isFirst: boolean): void {
  isMonthFirst = isFirst;
}

function formatterFor(style: keyof typeof styles): Intl.DateTimeFormat {
  const locale = isMonthFirst ? 'en-US' : 'en-GB';
  const key = `${locale} ${style}`;
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...styles[style], timeZone: 'UTC' });
  formatters.set(key, known);
  return known;
}

export function formatDay(day: Day, style: keyof typeof styles = 'medium'): string {
  if (!isDay(day)) return '';
  const text = formatterFor(style).format(toUtc(day));
  // Browsers differ in one comma and in the short name of September; the same day must read the same everywhere.
  return isMonthFirst ? text : text.replace(',', '').replace('Sept ', 'Sep ').replace(/Sept$/, 'Sep');
}
