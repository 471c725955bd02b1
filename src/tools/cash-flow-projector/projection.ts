import { sumOf } from '@/lib/numbers';
import { longestDelay, type Item, type Settings } from './model';
import { exact, monthsPerQuarter, scale, sumDue } from './schedule';

export const daysPerMonth = 30;
/** How far the plan is followed to tell whether its cash ever runs out. */
export const horizon = 60;

/** A change to the plan as a whole, to see what it would do. */
export interface Shift {
  income: number;
  expense: number;
  /** Added to the collection delay. */
  days: number;
}

export const asPlanned: Shift = { income: 1, expense: 1, days: 0 };

const mostShiftDays = 30;
/** Payments that fell due so many months before the first can still arrive in it. */
export const lagMonths = Math.floor((longestDelay + mostShiftDays) / daysPerMonth) + 1;

/** What fell due, as the cash it becomes: a delay of 45 days brings half one month later and half two. */
export function delay(due: (month: number) => number, days: number) {
  const whole = Math.floor(days / daysPerMonth);
  const rest = days % daysPerMonth;
  const late = (month: number) => (rest === 0 ? 0 : Math.round((due(month) * rest) / daysPerMonth));
  return {
    cash: (month: number) => exact(due(month - whole) - late(month - whole) + late(month - whole - 1)),
    /** What fell due before the end and has not arrived. */
    openAfter: (count: number) => {
      const open = Array.from({ length: whole }, (_, back) => due(count - 1 - back));
      return exact(sumOf(open) + late(count - 1 - whole));
    },
  };
}

export interface MonthRow {
  income: number;
  expenses: number;
  /** Tax collected less tax paid on expenses and settled; 0 without tax. Over all months it is what is still owed. */
  tax: number;
  net: number;
  balance: number;
}

export interface Projection {
  /** As many as the period has months. */
  rows: MonthRow[];
  income: number;
  expenses: number;
  tax: number;
  net: number;
  /** The balance after the last month. */
  ending: number;
  /** The lowest balance at the end of a month, and which; -1 where there is no figure. */
  lowest: number;
  lowestMonth: number;
  /** The first month that ends below zero within the horizon; -1 where none does. */
  zeroMonth: number;
  /** Amounts beyond calculating came up in the period. */
  isTooLarge: boolean;
  /** The same did not come up before the horizon. */
  canJudge: boolean;
  /** Due within the period, not yet cash at its end. */
  uncollected: number;
  unpaid: number;
}

export function projectCash(items: readonly Item[], settings: Settings, shift: Shift = asPlanned): Projection {
  const { firstMonth, period, startingCash } = settings;
  const count = Math.max(horizon, period);
  const isKnown = firstMonth !== '';
  const dueOf = (type: Item['type'], isPlain: boolean) => {
    const amounts = isKnown ? sumDue(items, { type, isPlain, firstMonth, factor: shift[type], from: -lagMonths, to: count }) : [];
    return (month: number) => amounts[month + lagMonths] ?? 0;
  };
  const collected = delay(dueOf('income', false), settings.collectionDelay + shift.days);
  const paid = delay(dueOf('expense', false), settings.paymentDelay);
  const incomeAtOnce = dueOf('income', true);
  const expensesAtOnce = dueOf('expense', true);

  const owed: number[] = [];
  const rows: MonthRow[] = [];
  let balance = exact(startingCash);
  for (let month = 0; month < count; month += 1) {
    const ordinaryIncome = collected.cash(month);
    const ordinaryExpenses = paid.cash(month);
    const income = exact(ordinaryIncome + incomeAtOnce(month));
    const expenses = exact(ordinaryExpenses + expensesAtOnce(month));
    owed.push(taxOn(settings, ordinaryIncome, ordinaryExpenses));
    const tax = exact((owed[month] ?? 0) - settledIn(settings, owed, month));
    const net = exact(income - expenses + tax);
    balance = exact(balance + net);
    rows.push({ income, expenses, tax, net, balance });
  }
  const shown = rows.slice(0, period);
  const total = (name: keyof MonthRow) => exact(sumOf(shown.map((row) => row[name])));
  const balances = shown.map((row) => row.balance);
  const lowest = Math.min(...balances);
  const zeroMonth = rows.findIndex((row) => row.balance < 0);
  const hasNoFigure = (row: MonthRow) => Number.isNaN(row.balance);
  return {
    rows: shown,
    income: total('income'),
    expenses: total('expenses'),
    tax: total('tax'),
    net: total('net'),
    ending: balances.at(-1) ?? balance,
    lowest,
    lowestMonth: balances.indexOf(lowest),
    zeroMonth,
    isTooLarge: shown.some(hasNoFigure),
    canJudge: zeroMonth >= 0 || !rows.some(hasNoFigure),
    uncollected: collected.openAfter(period),
    unpaid: paid.openAfter(period),
  };
}

/** What the month's cash adds to what is owed; below zero it comes back. */
function taxOn({ taxMode, taxRate }: Settings, income: number, expenses: number): number {
  if (taxMode === 'none') return 0;
  return scale(income, taxRate) - (taxMode === 'vat' ? scale(expenses, taxRate) : 0);
}

/** In January, April, July and October for the quarter before, or each month for the month before. */
function settledIn({ taxEvery, firstMonthNumber }: Settings, owed: readonly number[], month: number): number {
  if (taxEvery === 'monthly') return owed[month - 1] ?? 0;
  const isQuarterStart = (firstMonthNumber - 1 + month) % monthsPerQuarter === 0;
  return isQuarterStart ? sumOf(owed.slice(Math.max(0, month - monthsPerQuarter), month)) : 0;
}
