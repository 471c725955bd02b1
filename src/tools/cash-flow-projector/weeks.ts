import { addDays, mondayOf, weekdayOf, type Day } from '@/lib/dates';
import { toMajor } from '@/lib/money';
import { addToMonth } from '@/lib/months';
import { sumOf } from '@/lib/numbers';
import type { Cell, Sheet } from '@/lib/sheet';
import type { Item, Settings } from './model';
import { lagMonths, type Projection } from './projection';
import { endOf, exact, scale, scheduleOf, startOf } from './schedule';

export const weekCount = 13;

interface Move {
  date: Day;
  /** What it does to the cash. */
  amount: number;
  name: string;
}

export interface Week {
  from: Day;
  to: Day;
  opening: number;
  income: number;
  expenses: number;
  tax: number;
  closing: number;
}

/** The Mondays of a month. */
function mondaysOf(first: Day): Day[] {
  const start = addDays(first, (8 - weekdayOf(first)) % 7);
  return [0, 1, 2, 3, 4].map((week) => addDays(start, week * 7)).filter((day) => day.slice(0, 7) === first.slice(0, 7));
}

/** Payments of a month fall on its first day, weekly ones on its Mondays; a delay then moves them by its days. */
function movesOf(item: Item, settings: Settings, months: number): Move[] {
  const { firstMonth, collectionDelay, paymentDelay } = settings;
  const sign = item.type === 'income' ? 1 : -1;
  const late = item.isPlain ? 0 : item.type === 'income' ? collectionDelay : paymentDelay;
  const due = scheduleOf(item, firstMonth);
  const [start, end] = [startOf(item, firstMonth), endOf(item, firstMonth)];
  const weekly = (month: number) => scale(item.amount, Math.max(0, 1 + item.growth) ** (month - start));
  return Array.from({ length: months + lagMonths }, (_, index) => index - lagMonths).flatMap((month): Move[] => {
    const first: Day = `${addToMonth(firstMonth, month)}-01`;
    const move = (date: Day, amount: number) => ({ date: addDays(date, late), amount: sign * amount, name: item.name });
    if (item.frequency !== 'weekly') return [move(first, due(month))];
    return month < start || month > end ? [] : mondaysOf(first).map((day) => move(day, weekly(month)));
  });
}

/** The first of the weeks: this one, or that in which the projection begins; nothing once it is over. */
export function firstWeek({ firstMonth, period }: Settings, today: Day): Day | undefined {
  if (firstMonth === '' || today === '' || today >= `${addToMonth(firstMonth, period)}-01`) return undefined;
  return mondayOf(today > `${firstMonth}-01` ? today : `${firstMonth}-01`);
}

/** Thirteen weeks of cash, week by week. Tax moves at the end of its month, as the monthly table has it. */
export function projectWeeks(items: readonly Item[], settings: Settings, projection: Projection, today: Day): Week[] {
  const monday = firstWeek(settings, today);
  if (monday === undefined) return [];
  const begin: Day = `${settings.firstMonth}-01`;
  const last = addDays(monday, weekCount * 7 - 1);
  const moves = items.flatMap((item) => movesOf(item, settings, settings.period + 4)).filter(({ date }) => date >= begin && date <= last);
  const taxes = projection.rows
    .map(({ tax }, month): Move => ({ date: addDays(`${addToMonth(settings.firstMonth, month + 1)}-01`, -1), amount: tax, name: 'Tax' }))
    .filter(({ date }) => date <= last);
  const within = (list: readonly Move[], from: Day, to: Day) => list.filter(({ date }) => date >= from && date <= to);
  const sum = (list: readonly Move[]) => exact(sumOf(list.map(({ amount }) => amount)));
  const before = addDays(monday, -1);
  let opening = exact(settings.startingCash + sum(within(moves, begin, before)) + sum(within(taxes, begin, before)));
  return Array.from({ length: weekCount }, (_, week) => {
    const [from, to] = [addDays(monday, week * 7), addDays(monday, week * 7 + 6)];
    const own = within(moves, from, to);
    const income = sum(own.filter(({ amount }) => amount > 0));
    const expenses = 0 - sum(own.filter(({ amount }) => amount < 0));
    const tax = sum(within(taxes, from, to));
    const row = { from, to, opening, income, expenses, tax, closing: exact(opening + income - expenses + tax) };
    opening = row.closing;
    return row;
  });
}

export function toWeekSheet(weeks: readonly Week[], currency: string, tax: string | undefined): Sheet {
  const major = (minor: number): Cell => (Number.isFinite(minor) ? toMajor(minor, currency) : null);
  return {
    name: '13 weeks',
    currency,
    columns: [
      { label: 'Week from', kind: 'day' },
      { label: 'to', kind: 'day' },
      { label: 'Cash at the start', kind: 'money' },
      { label: 'Income', kind: 'money' },
      { label: 'Expenses', kind: 'money' },
      ...(tax === undefined ? [] : [{ label: tax, kind: 'money' as const }]),
      { label: 'Cash at the end', kind: 'money' },
    ],
    rows: weeks.map((week): Cell[] => [
      week.from,
      week.to,
      major(week.opening),
      major(week.income),
      major(week.expenses),
      ...(tax === undefined ? [] : [major(week.tax)]),
      major(week.closing),
    ]),
  };
}
