import { addDays, addMonths, daysBetween, isDay, weekdayOf, type Day } from '@/lib/dates';
import { parseDay } from '@/lib/parse-day';

export const repeatOptions = ['never', 'monthly', 'quarterly', 'yearly'] as const;
type Repeats = (typeof repeatOptions)[number];

const monthsBetween: Record<Repeats, number> = { never: 0, monthly: 1, quarterly: 3, yearly: 12 };

/** The days that other days count from, as typed. */
export interface KeyDates {
  incorporatedOn: string;
  /** Empty where the founders got their stock on the day of incorporation. */
  stockIssuedOn: string;
}

/** A year that is still being typed (0002, 0020) is no day to count from. */
export const readKeyDay = (typed: string): Day => (isDay(typed) && typed >= '1900-01-01' && typed <= '2199-12-31' ? typed : '');

export const incorporationDay = ({ incorporatedOn }: KeyDates) => readKeyDay(incorporatedOn);
export const stockDay = (dates: KeyDates) => readKeyDay(dates.stockIssuedOn) || incorporationDay(dates);

export const electionRule = 'Stock + 30 days';

/** A last day on a weekend counts as met by a postmark of the Monday after it. Federal holidays are not known here. */
export const postmarkDay = (last: Day): Day => addDays(last, { 6: 2, 0: 1 }[weekdayOf(last)] ?? 0);

const electionDays = 30;

/** From the day the stock is issued to the last postmark that counts. Nobody can move this deadline, so nothing comes before it. */
export const isElectionRunning = ({ rule, dueDate }: { rule: string; dueDate: Day }, today: Day): boolean =>
  rule === electionRule && isDay(dueDate) && today !== '' && daysBetween(today, dueDate) <= electionDays && today <= postmarkDay(dueDate);

const countedRule = /^(Incorporation|Stock)((?: \+ \d{1,3} (?:day|month)s?)+)$/;
const yearlyRule = /^(\d{1,2} [A-Z][a-z]+) of the following year$/;

function firstDue(rule: string, dates: KeyDates): Day {
  const counted = countedRule.exec(rule);
  if (counted) {
    let day = counted[1] === 'Stock' ? stockDay(dates) : incorporationDay(dates);
    if (day === '') return '';
    for (const [, count, unit] of (counted[2] ?? '').matchAll(/(\d+) (day|month)/g)) {
      day = unit === 'day' ? addDays(day, Number(count)) : addMonths(day, Number(count));
    }
    return day;
  }
  const yearly = yearlyRule.exec(rule);
  const start = incorporationDay(dates);
  if (!yearly || start === '') return '';
  return parseDay(`${yearly[1]} ${Number(start.slice(0, 4)) + 1}`, start) ?? '';
}

/** The last day of a rule such as "Incorporation + 21 months"; of one that repeats, the next that is not past. Empty without a day to count from. */
export function computeDue(rule: string, repeats: Repeats, dates: KeyDates, today: Day): Day {
  const first = firstDue(rule, dates);
  if (first === '' || today === '' || repeats === 'never') return first;
  let due = first;
  for (let times = 1; due < today && isDay(due); times += 1) due = addMonths(first, times * monthsBetween[repeats]);
  return isDay(due) ? due : first;
}

interface Repeating {
  dueDate: Day;
  repeats: Repeats;
  /** The day of the month it was first due, which a short month hides. */
  repeatDay: number;
}

const dayNumber = (day: Day) => Number(day.slice(8, 10));

/** The last day of the month, or the day of the month asked for where the month has it. */
function inMonthOf(day: Day, wanted: number): Day {
  const first = `${day.slice(0, 8)}01`;
  const last = addDays(addMonths(first, 1), -1);
  return `${day.slice(0, 8)}${String(Math.min(wanted, dayNumber(last))).padStart(2, '0')}`;
}

/** 31 January, 28 February, 31 March: the first day of the month it was due on is remembered, unless the date was changed since. */
export function nextDue({ dueDate, repeats, repeatDay }: Repeating, today: Day): { dueDate: Day; repeatDay: number } | undefined {
  if (repeats === 'never') return undefined;
  const from = dueDate || today;
  if (!isDay(from)) return undefined;
  const isKept = repeatDay >= 1 && repeatDay <= 31 && inMonthOf(from, repeatDay) === from;
  const anchor = isKept ? repeatDay : dayNumber(from);
  const next = addMonths(from, monthsBetween[repeats]);
  return isDay(next) ? { dueDate: inMonthOf(next, anchor), repeatDay: anchor } : undefined;
}
