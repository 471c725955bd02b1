import { addDays, addMonths, firstOfMonth, formatDay, isDay, type Day } from '@/lib/dates';
import { joinWords } from '@/lib/text';
import type { Repeats } from './model';

const monthsBetween: Record<Repeats, number> = { never: 0, monthly: 1, quarterly: 3, yearly: 12, 'every-2-years': 24 };

/** A year that is still being typed (0002, 0020) is no day to count from. */
export const readFormedOn = (typed: string): Day => (isDay(typed) && typed >= '1900-01-01' && typed <= '2199-12-31' ? typed : '');

/**
 * Rules are short texts, so that they travel with the list:
 * "each 03-01 later": 1 March, first in the year after the business was formed;
 * "each 01-31 after 04-05": first after the year ending on 5 April in which it was formed;
 * "each 04-01 odd": in odd years; "formed + 90 days" and "formed month + 3 months": once; "anniversary month end every 2 years".
 */
const eachPattern = /^each (\d\d-\d\d(?:,\d\d-\d\d)*)( odd| even)?(?:( later)| after (\d\d-\d\d))?$/;
const formedPattern = /^formed( month)?((?: \+ \d{1,3} (?:day|month)s?)+)$/;
const anniversaryPattern = /^anniversary (day|month end|month start|month before|quarter end|\+ 13 days)( every 2 years)?$/;

const yearOf = (day: Day) => Number(day.slice(0, 4));
const monthEnd = (day: Day) => addDays(addMonths(firstOfMonth(day), 1), -1);

function onAnniversary(kind: string, day: Day): Day {
  switch (kind) {
    case 'month end':
      return monthEnd(day);
    case 'month start':
      return firstOfMonth(day);
    case 'month before':
      return addDays(firstOfMonth(day), -1);
    case 'quarter end':
      return monthEnd(addMonths(firstOfMonth(day), 2 - ((Number(day.slice(5, 7)) - 1) % 3)));
    case '+ 13 days':
      return addDays(day, 13);
    default:
      return day;
  }
}

/** The end of the year in which it was formed: 31 December, or the day a tax year ends on. */
function firstYearEnd(formedOn: Day, yearEnd: string): Day {
  const end = `${formedOn.slice(0, 4)}-${yearEnd}`;
  return end >= formedOn ? end : addMonths(end, 12);
}

function nextEach(days: readonly string[], parity: string, yearEnd: string, formedOn: Day, from: Day): Day {
  const year = yearOf(from);
  const after = formedOn === '' || yearEnd === '' ? formedOn : firstYearEnd(formedOn, yearEnd);
  // From 29 February 2096 to the next one are eight years.
  const candidates = Array.from({ length: 9 }, (_, ahead) => year + ahead)
    .filter((candidate) => parity === '' || (candidate % 2 === 1) === (parity === 'odd'))
    .flatMap((candidate) => days.map((day) => `${candidate}-${day}`))
    .filter((day) => isDay(day) && day >= from && day > after)
    .sort();
  return candidates[0] ?? '';
}

function nextAnniversary(kind: string, step: number, formedOn: Day, from: Day): Day {
  if (formedOn === '') return '';
  const first = Math.max(1, Math.ceil((yearOf(from) - yearOf(formedOn) - 1) / step));
  for (let round = first; round < first + 4; round += 1) {
    const day = onAnniversary(kind, addMonths(formedOn, 12 * step * round));
    if (isDay(day) && day >= from) return day;
  }
  return '';
}

/** The first due day of a rule on or after a day; a rule of one day gives that day, past or not. Empty without a day to count from. */
export function firstDue(rule: string, formedOn: Day, from: Day): Day {
  if (!isDay(from)) return '';
  const start = formedOn > from ? formedOn : from;
  const each = eachPattern.exec(rule);
  if (each) return nextEach((each[1] ?? '').split(','), (each[2] ?? '').trim(), each[3] ? '12-31' : (each[4] ?? ''), formedOn, start);
  const anniversary = anniversaryPattern.exec(rule);
  if (anniversary) return nextAnniversary(anniversary[1] ?? '', anniversary[2] ? 2 : 1, formedOn, start);
  const formed = formedPattern.exec(rule);
  if (!formed || formedOn === '') return '';
  let day = formed[1] ? firstOfMonth(formedOn) : formedOn;
  for (const [, count, unit] of (formed[2] ?? '').matchAll(/(\d+) (day|month)/g))
    day = unit === 'day' ? addDays(day, Number(count)) : addMonths(day, Number(count));
  return isDay(day) ? day : '';
}

export const needsFormedOn = (rule: string) => formedPattern.test(rule) || anniversaryPattern.test(rule);
const isPeriodic = (rule: string) => eachPattern.test(rule) || anniversaryPattern.test(rule);

const isMonthEnd = (day: Day) => monthEnd(day) === day;

function addRepeat(day: Day, repeats: Repeats): Day {
  const months = monthsBetween[repeats];
  const next = addMonths(day, months);
  // 30 April, 31 July, 31 October: the last day of a month is followed by the last day of another.
  return isMonthEnd(day) && months < 12 ? monthEnd(next) : next;
}

/** The due day after this one; nothing for what happens once. */
export function nextRound(due: Day, rule: string, repeats: Repeats, formedOn: Day): Day {
  if (!isDay(due)) return '';
  const byRule = isPeriodic(rule) && firstDue(rule, formedOn, due) === due ? firstDue(rule, formedOn, addDays(due, 1)) : '';
  if (byRule !== '') return byRule;
  if (repeats === 'never') return '';
  const next = addRepeat(due, repeats);
  return isDay(next) ? next : '';
}

/** Days of a year that a rule falls on, each as an entry of its own: four for estimated tax, one for an annual report. */
export function dueDays(due: Day, rule: string, formedOn: Day): Day[] {
  const each = eachPattern.exec(rule);
  const count = each ? (each[1] ?? '').split(',').length : 1;
  const days = [due];
  while (days.length < count) {
    const next = firstDue(rule, formedOn, addDays(days.at(-1) ?? due, 1));
    if (next === '') break;
    days.push(next);
  }
  return days;
}

/** How a calendar repeats it. */
export function calendarRepeat(due: Day, rule: string, repeats: Repeats): string {
  const each = eachPattern.exec(rule);
  const isRuled = each !== null || anniversaryPattern.test(rule);
  const months = isRuled ? (each?.[2] || rule.endsWith(' every 2 years') ? 24 : 12) : monthsBetween[repeats];
  if (months === 0) return '';
  const frequency = months < 12 ? 'FREQ=MONTHLY' : 'FREQ=YEARLY';
  const interval = months < 12 ? months : months / 12;
  const every = interval > 1 ? `;INTERVAL=${interval}` : '';
  const isLastDay = months < 12 ? isMonthEnd(due) : /(month end|month before|quarter end)/.test(rule) || due.endsWith('-02-29');
  if (!isLastDay) return `${frequency}${every}`;
  return months < 12 ? `${frequency}${every};BYMONTHDAY=-1` : `${frequency}${every};BYMONTH=${Number(due.slice(5, 7))};BYMONTHDAY=-1`;
}

const anniversaryWords: Record<string, string> = {
  day: 'by the day of the year you formed on',
  'month end': 'by the end of the month you formed in',
  'month start': 'by the first day of the month you formed in',
  'month before': 'before the first day of the month you formed in',
  'quarter end': 'by the end of the quarter you formed in',
  '+ 13 days': 'within 14 days of the end of each year since you formed',
};

/** "every year on 1 March"; nothing for a text that is no rule. */
export function describeRule(rule: string): string {
  const each = eachPattern.exec(rule);
  if (each) {
    const days = (each[1] ?? '').split(',').map((day) => formatDay(`2024-${day}`, 'dayOfYear'));
    if (days.includes('')) return '';
    const years = each[2] ? `every two years, in ${each[2].trim()} years,` : 'every year';
    return `${years} on ${joinWords(days)}`;
  }
  const anniversary = anniversaryPattern.exec(rule);
  if (anniversary) {
    const words = anniversaryWords[anniversary[1] ?? ''] ?? '';
    return `${words}, every ${anniversary[2] ? 'two years' : 'year'}`;
  }
  const formed = formedPattern.exec(rule);
  if (!formed) return '';
  const from = formed[1] ? 'the first day of the month you formed in' : 'you formed';
  return `once, ${(formed[2] ?? '').replace(/^ \+ /, '').replaceAll(' + ', ' and ')} after ${from}`;
}
