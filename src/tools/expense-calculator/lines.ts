import { isDay } from '@/lib/dates';
import { monthOf } from '@/lib/months';
import type { MoneyLine } from '@/lib/topics/money';
import type { Expense } from './model';

const repeats = { once: 'once', monthly: 'monthly', yearly: 'yearly', 'yearly-ahead': 'yearly' } as const;

/** What another tool needs to know of each cost; a credit comes in. Costs without an amount stay here. */
export const toLines = (expenses: readonly Expense[], currency: string): MoneyLine[] =>
  expenses
    .filter(({ amount }) => amount !== 0)
    .map(({ id, description, category, amount, date, repeats: often }) => ({
      key: id,
      name: description,
      group: category,
      about: 'costs',
      type: amount < 0 ? 'income' : 'expense',
      amount: Math.abs(amount),
      currency,
      repeats: repeats[often],
      month: isDay(date) ? monthOf(date) : '',
    }));
