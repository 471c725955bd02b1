import { addDays, isDay, weekdayOf, type Day } from './dates';

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const weekdayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** Which comes first in "01/11/2026". */
export type DayOrder = 'day-first' | 'month-first';

const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})$/;

/**
 * One column, one reading: what all its cells together say about "01/11/2026".
 * Open where each could be either; mixed where some can only be one and some only the other.
 */
export function decideDayOrder(cells: readonly string[]): DayOrder | 'open' | 'mixed' {
  const parts = cells.flatMap((cell) => {
    const [, first, second] = slashed.exec(cell.trim()) ?? [];
    return first === undefined || second === undefined || Number(first) === Number(second)
      ? []
      : [[Number(first), Number(second)] as const];
  });
  const isDayFirst = parts.some(([first]) => first > 12);
  const isMonthFirst = parts.some(([, second]) => second > 12);
  if (isDayFirst && isMonthFirst) return 'mixed';
  if (isDayFirst) return 'day-first';
  return isMonthFirst || parts.length === 0 ? 'month-first' : 'open';
}

/**
 * Days as files and people write them: "2026-11-15", "11/15/2026", "15.11.2026", "15 Nov", "tomorrow", "fri".
 * With an order, nothing is read the other way round; without one, month first, and day first where that is no day.
 */
export function parseDay(text: string, today: Day, order?: DayOrder): Day | undefined {
  const clean = text.trim().toLowerCase();
  if (clean === 'today') return today;
  if (clean === 'tomorrow') return addDays(today, 1);
  const weekday = weekdayNames.indexOf(clean.slice(0, 3));
  if (weekday >= 0 && /^(sun|mon|tues?|wed(nes)?|thu(rs)?|fri|sat(ur)?)(day)?$/.test(clean)) {
    return addDays(today, ((weekday - weekdayOf(today) + 6) % 7) + 1);
  }
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[t ].*)?$/.exec(clean);
  if (iso) return fromParts(iso[1], iso[2], iso[3]);
  const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})$/.exec(clean);
  if (dotted) return fromParts(dotted[3], dotted[2], dotted[1]);
  const [, first, second, year] = slashed.exec(clean) ?? [];
  if (year !== undefined) {
    const dayFirst = fromParts(year, second, first);
    const monthFirst = fromParts(year, first, second);
    return order === 'day-first' ? dayFirst : order === 'month-first' ? monthFirst : (monthFirst ?? dayFirst);
  }
  const named = /^(?:(\d{1,2})\s+)?([a-z]{3})[a-z]*\.?(?:\s+(\d{1,2}))?(?:,?\s+(\d{4}))?$/.exec(clean);
  const month = named ? monthNames.indexOf(named[2] ?? '') : -1;
  if (named && month >= 0 && (named[1] ?? named[3])) {
    return fromParts(named[4] ?? today.slice(0, 4), String(month + 1), named[1] ?? named[3]);
  }
  return undefined;
}

function fromParts(year = '', month = '', date = ''): Day | undefined {
  const day = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : undefined;
}
