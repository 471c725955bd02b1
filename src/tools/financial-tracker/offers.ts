import { addDays } from '@/lib/dates';
import { groupBy } from '@/lib/lists';
import { currencySign, toMajor } from '@/lib/money';
import { addToMonth, monthOf, type Month } from '@/lib/months';
import { sumOf } from '@/lib/numbers';
import type { Surroundings } from '@/lib/fields';
import type { MetricLine } from '@/lib/topics/metrics';
import type { ActualLine, YearLine } from '@/lib/topics/money';
import { isRaised, isTransfer, type Transaction } from './model';

/** Days that have come: what is dated ahead has not happened. Money moved between own accounts is no flow of the company's. */
const isPast = (one: Transaction, today: string) => one.date !== '' && (today === '' || one.date <= today) && !isTransfer(one);

const lastDayOf = (month: Month) => addDays(`${addToMonth(month, 1)}-01`, -1);

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

/** Revenue, expenses and what is left, at the end of each whole month. */
export function toMonthMetrics(transactions: readonly Transaction[], around: Surroundings): MetricLine[] {
  const { today, currency } = around;
  const earned = transactions.filter((one) => !isRaised(one));
  const months = toActualLines(earned, around).filter(({ month }) => today !== '' && month < monthOf(today));
  if (months.length === 0) return [];
  const line = (id: string, name: string, direction: 'higher' | 'lower', valueOf: (line: ActualLine) => number): MetricLine => {
    const values = months.map((one) => ({ date: lastDayOf(one.month), value: toMajor(valueOf(one), currency) }));
    return {
      id,
      name,
      category: 'Financial',
      unit: currencySign(currency),
      direction,
      currentValue: values.at(-1)?.value ?? 0,
      targetValue: 0,
      upperTarget: 0,
      targetTyped: '',
      values,
    };
  };
  return [
    line('revenue', 'Revenue per month', 'higher', ({ income }) => income),
    line('expenses', 'Expenses per month', 'lower', ({ expense }) => expense),
    line('profit', 'Profit per month', 'higher', ({ income, expense }) => income - expense),
  ];
}
