import { multiplyMoney } from '@/lib/money';
import { monthOf, monthsBetween, type Month } from '@/lib/months';
import { sumOf } from '@/lib/numbers';
import { longestDelay, type Item, type Settings } from './model';

export const daysPerMonth = 30;
export const weeksPerMonth = 52 / 12;
const monthsPerYear = 12;
const monthsPerQuarter = 3;
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

/** Past what a double holds to the cent there is no figure; NaN is passed on by every sum and shown as a dash. */
const exact = (amount: number) => (Math.abs(amount) <= Number.MAX_SAFE_INTEGER ? amount : Number.NaN);

function scale(amount: number, factor: number): number {
  if (amount === 0 || factor === 1) return exact(amount);
  return Number.isNaN(exact(amount * factor)) ? Number.NaN : multiplyMoney(amount, factor);
}

/** The months from one time to the next; 0 for what happens once. */
export function stepOf({ frequency, isRepeated }: Pick<Item, 'frequency' | 'isRepeated'>): number {
  switch (frequency) {
    case 'quarterly':
      return monthsPerQuarter;
    case 'annual':
      return isRepeated ? monthsPerYear : 0;
    case 'one-time':
      return 0;
    default:
      return 1;
  }
}

/** Month 0 is the first of the projection; an item may start before it. */
export const startOf = ({ startMonth }: Pick<Item, 'startMonth'>, firstMonth: Month) =>
  startMonth === '' ? 0 : monthsBetween(firstMonth, monthOf(startMonth));

export const endOf = ({ endMonth }: Pick<Item, 'endMonth'>, firstMonth: Month) =>
  endMonth === '' ? Infinity : monthsBetween(firstMonth, monthOf(endMonth));

/** What falls due of an item in any month, as often as it does so. */
export function scheduleOf(item: Item, firstMonth: Month, factor = 1): (month: number) => number {
  const start = startOf(item, firstMonth);
  const end = endOf(item, firstMonth);
  const step = stepOf(item);
  const times = (item.frequency === 'weekly' ? weeksPerMonth : 1) * factor;
  const monthly = Math.max(0, 1 + item.growth);
  // Worked out once: a long list has many items that stay the same.
  const steady = scale(item.amount, times);
  return (month) => {
    const since = month - start;
    if (since < 0 || month > end) return 0;
    if (step === 0 ? since > 0 : since % step !== 0) return 0;
    return item.growth === 0 ? steady : scale(item.amount, times * monthly ** since);
  };
}

export const dueIn = (item: Item, firstMonth: Month, month: number) => scheduleOf(item, firstMonth)(month);

/** What fell due, as the cash it becomes: a delay of 45 days brings half one month later and half two. */
function delay(due: (month: number) => number, days: number) {
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
    const members = items.filter((item) => isKnown && item.type === type && item.isPlain === isPlain);
    const schedules = members.map((item) => scheduleOf(item, firstMonth, shift[type]));
    const amounts = Array.from({ length: count + lagMonths }, (_, index) => exact(sumOf(schedules.map((due) => due(index - lagMonths)))));
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
