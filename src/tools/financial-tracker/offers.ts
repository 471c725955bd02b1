import { groupBy } from '@/lib/lists';
import { currencySign, toMajor } from '@/lib/money';
import { addToMonth, lastDayOf, monthOf } from '@/lib/months';
import { sumOf } from '@/lib/numbers';
import type { Surroundings } from '@/lib/fields';
import { followed, type MetricLine } from '@/lib/topics/metrics';
import type { ActualLine, YearLine } from '@/lib/topics/money';
import { balanceAt, listAccounts } from './accounts';
import { isRaised, isTransfer, type TrackerExtra, type Transaction } from './model';

/** Days that have come: what is dated ahead has not happened. Money moved between own accounts is no flow of the company's. */
const isPast = (one: Transaction, today: string) => one.date !== '' && (today === '' || one.date <= today) && !isTransfer(one);

const sumBy = (transactions: readonly Transaction[], type: Transaction['type']) =>
  sumOf(transactions.filter((one) => one.type === type).map(({ amount }) => amount));

/** What was booked, by month. Money raised came in as well, so it counts as cash. */
export const toActualLines = (transactions: readonly Transaction[], { today, currency }: Surroundings): ActualLine[] =>
  [
    ...groupBy(
      transactions.filter((one) => isPast(one, today)),
      ({ date }) => monthOf(date),
    ),
  ]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([month, own]) => ({ key: month, month, income: sumBy(own, 'income'), expense: sumBy(own, 'expense'), currency }));

/** What was earned and spent, by year: money raised is no income. */
export const toYearLines = (transactions: readonly Transaction[], { today, currency }: Surroundings): YearLine[] =>
  [
    ...groupBy(
      transactions.filter((one) => isPast(one, today) && !isRaised(one)),
      ({ date }) => date.slice(0, 4),
    ),
  ]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([year, own]) => ({ key: year, income: sumBy(own, 'income'), expense: sumBy(own, 'expense'), currency }));

const category = 'Finance';
const burnMonths = 3;

/**
 * What is in all accounts at the end of each whole month and today, and how long it lasts if the next months cost what the
 * last three did. Without an opening balance the books cannot know it.
 */
export function toCashMetrics(extra: TrackerExtra, transactions: readonly Transaction[], around: Surroundings): MetricLine[] {
  const { today, currency } = around;
  const { accounts } = extra;
  if (today === '' || !accounts.some(({ opening }) => opening.trim() !== '')) return [];
  const names = listAccounts(extra, transactions);
  const cashOn = (day: string) => sumOf(names.map((name) => balanceAt(name, day, transactions, accounts, currency)));
  const months = toActualLines(transactions, around).filter(({ month }) => month < monthOf(today));
  const cash = [...months.map(({ month }) => lastDayOf(month)), today].map((date) => ({ date, value: toMajor(cashOn(date), currency) }));
  const recent = Array.from({ length: burnMonths }, (_, index) => addToMonth(monthOf(today), -1 - index));
  const earned = toActualLines(
    transactions.filter((one) => !isRaised(one)),
    around,
  ).filter(({ month }) => recent.includes(month));
  const burn = sumOf(earned.map(({ income, expense }) => expense - income)) / burnMonths;
  const now = cashOn(today);
  const left = Number((now / burn).toFixed(1));
  const isBurning = earned.length === burnMonths && burn > 0 && now > 0;
  return [
    followed({ id: 'cash', name: 'Cash in the bank', category, unit: currencySign(currency), direction: 'higher', values: cash }),
    ...(isBurning
      ? [followed({ id: 'runway', name: 'Runway', category, unit: 'months', direction: 'higher', values: [{ date: today, value: left }] })]
      : []),
  ];
}

/** Revenue, expenses and what is left, at the end of each whole month. */
export function toMonthMetrics(transactions: readonly Transaction[], around: Surroundings): MetricLine[] {
  const { today, currency } = around;
  const earned = transactions.filter((one) => !isRaised(one));
  const months = toActualLines(earned, around).filter(({ month }) => today !== '' && month < monthOf(today));
  if (months.length === 0) return [];
  const line = (id: string, name: string, direction: 'higher' | 'lower', valueOf: (line: ActualLine) => number): MetricLine =>
    followed({
      id,
      name,
      category,
      unit: currencySign(currency),
      direction,
      values: months.map((one) => ({ date: lastDayOf(one.month), value: toMajor(valueOf(one), currency) })),
    });
  return [
    line('revenue', 'Revenue per month', 'higher', ({ income }) => income),
    line('expenses', 'Expenses per month', 'lower', ({ expense }) => expense),
    line('profit', 'Profit per month', 'higher', ({ income, expense }) => income - expense),
  ];
}
