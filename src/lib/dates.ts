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
  month: { month: 'long', year: 'numeric' },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(style: keyof typeof styles): Intl.DateTimeFormat {
  const known = formatters.get(style) ?? new Intl.DateTimeFormat('en-GB', { ...styles[style], timeZone: 'UTC' });
  formatters.set(style, known);
  return known;
}

export function formatDay(day: Day, style: keyof typeof styles = 'medium'): string {
  if (!isDay(day)) return '';
  // Browsers differ in one comma; the same day must read the same everywhere.
  return formatterFor(style).format(toUtc(day)).replace(',', '');
}

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const weekdayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** Days as files and people write them: "2026-11-15", "11/15/2026", "15.11.2026", "15 Nov", "tomorrow", "fri". */
export function parseDay(text: string, today: Day): Day | undefined {
  const clean = text.trim().toLowerCase();
  if (clean === 'today') return today;
  if (clean === 'tomorrow') return addDays(today, 1);
  const weekday = weekdayNames.indexOf(clean.slice(0, 3));
  if (weekday >= 0 && /^(sun|mon|tues?|wed(nes)?|thu(rs)?|fri|sat(ur)?)(day)?$/.test(clean)) {
    return addDays(today, ((weekday - weekdayOf(today) + 6) % 7) + 1);
  }
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[t ].*)?$/.exec(clean);
  if (iso) return fromParts(iso[1], iso[2], iso[3]);
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(clean);
  if (dotted) return fromParts(dotted[3], dotted[2], dotted[1]);
  const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(clean);
  if (slashed) return fromParts(slashed[3], slashed[1], slashed[2]) ?? fromParts(slashed[3], slashed[2], slashed[1]);
  const named = /^(?:(\d{1,2})\s+)?([a-z]{3})[a-z]*\.?(?:\s+(\d{1,2}))?(?:,?\s+(\d{4}))?$/.exec(clean);
  const month = named ? monthNames.indexOf(named[2] ?? '') : -1;
  if (named && month >= 0 && (named[1] ?? named[3])) {
    return fromParts(named[4] ?? today.slice(0, 4), String(month + 1), named[1] ?? named[3]);
  }
  return undefined;
}

function fromParts(year = '', month = '', date = ''): Day | undefined {
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : undefined;
}
