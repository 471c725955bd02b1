import type { Surroundings } from '@/lib/fields';
import { formatMonth, monthsFrom, type Month } from '@/lib/months';
import type { ActualLine } from '@/lib/topics/money';
import { inCurrency } from '@/kinds/records/state';
import { takenId, type Plan, type Source } from '@/workspace/shares';
import { actualFields, type Actual, type CashData, type CashExtra, type Settings } from './model';
import type { Projection } from './projection';

export const readActuals = ({ actuals }: CashExtra, currency: string): Actual[] =>
  actuals ? inCurrency(actualFields, actuals, currency) : [];

/** Months as they were booked elsewhere, beside the plan. A month taken again is what it is now. */
export function planActuals(data: CashData, lines: readonly ActualLine[], source: Source, { currency }: Surroundings): Plan<CashData> {
  const months = readActuals(data.extra, currency).slice();
  const names: string[] = [];
  const changed: string[] = [];
  for (const { key, month, income, expense } of lines) {
    const id = takenId(source, key);
    const place = months.findIndex((one) => one.id === id);
    const old = months[place];
    if (old && old.month === month && old.income === income && old.expense === expense) continue;
    if (old) months[place] = { id, month, income, expense };
    else months.push({ id, month, income, expense });
    (old ? changed : names).push(formatMonth(month));
  }
  if (names.length + changed.length === 0) return { data, names: [] };
  return { data: { ...data, extra: { ...data.extra, actuals: { records: months, currency } } }, names, changed };
}

export interface Variance {
  month: Month;
  planned: { income: number; expense: number };
  actual: { income: number; expense: number };
}

/** The months of the projection that have been booked, plan beside actual; several sources of one month add up. */
export function compareWithActuals({ rows }: Projection, { firstMonth, period }: Settings, actuals: readonly Actual[]): Variance[] {
  if (firstMonth === '') return [];
  return monthsFrom(firstMonth, period).flatMap((month, index): Variance[] => {
    const row = rows[index];
    const booked = actuals.filter((one) => one.month === month);
    if (!row || booked.length === 0) return [];
    const sum = (of: 'income' | 'expense') => booked.reduce((total, one) => total + one[of], 0);
    return [
      {
        month,
        planned: { income: row.income, expense: row.expenses },
        actual: { income: sum('income'), expense: sum('expense') },
      },
    ];
  });
}

export const netOf = ({ income, expense }: Variance['actual']) => income - expense;
