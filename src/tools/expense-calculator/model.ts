import { addDays } from '@/lib/dates';
import { choice, day, money, text, type RecordOf, type Surroundings } from '@/lib/fields';
import { groupBy } from '@/lib/lists';
import { multiplyMoney, toMinor } from '@/lib/money';
import { sumOf } from '@/lib/numbers';
import { recordsState } from '@/kinds/records/state';

const categories = [
  'Office Supplies',
  'Marketing',
  'Travel',
  'Software',
  'Equipment',
  'Utilities',
  'Professional Services',
  'Other',
] as const;

export const fields = {
  description: text('Description', { required: 'Say what the money is for.' }),
  amount: money('Amount', { required: 'Enter an amount.', hint: 'A negative amount is a credit.' }),
  category: choice('Category', categories, { required: 'Choose a category.', placeholder: 'Select a category' }),
  date: day('Date', { default: 'today' }),
  repeats: choice('Repeats', ['once', 'monthly', 'yearly'], {
    default: 'once',
    labels: { once: 'One-time', monthly: 'Every month', yearly: 'Every year' },
  }),
};
export type Expense = RecordOf<typeof fields>;

export const fewestMonths = 3;
export const mostMonths = 18;

export interface ExpenseExtra {
  /** How long the start-up money has to last. */
  runningMonths: number;
}

export const state = recordsState<typeof fields, ExpenseExtra>({
  version: 1,
  fields,
  sample: sampleExpenses,
  extra: { schema: async () => (await import('./schema')).extraSchema, start: { runningMonths: 6 } },
});

function sampleExpenses({ today, currency }: Surroundings): Expense[] {
  const expense = (id: string, description: string, major: number, more: Partial<Expense>): Expense => ({
    id,
    description,
    amount: toMinor(major, currency),
    category: 'Other',
    date: addDays(today, -Number(id.slice(-1))),
    repeats: 'once',
    ...more,
  });
  return [
    expense('sample-1', 'Company formation and filing', 480, { category: 'Professional Services' }),
    expense('sample-2', 'Two laptops', 2600, { category: 'Equipment' }),
    expense('sample-3', 'Accounting software', 35, { category: 'Software', repeats: 'monthly' }),
    expense('sample-4', 'Domain and e-mail', 120, { category: 'Software', repeats: 'yearly' }),
    expense('sample-5', 'Launch posters', 240, { category: 'Marketing' }),
    expense('sample-6', 'Laptop trade-in', -200, { category: 'Equipment' }),
  ];
}

export interface CategoryShare {
  category: string;
  amount: number;
  /** Of all spending; credits lower a category but are no share of anything. */
  share: number;
}

export interface CostSummary {
  total: number;
  byCategory: CategoryShare[];
  /** What has to be paid once, before the first customer. */
  toOpen: number;
  /** Monthly costs, and a twelfth of the yearly ones, for the months asked for. */
  toRun: number;
}

export function computeSummary(expenses: readonly Expense[], { runningMonths }: ExpenseExtra): CostSummary {
  const amountOf = (members: readonly Expense[]) => sumOf(members.map(({ amount }) => amount));
  const totals = [...groupBy(expenses, ({ category }) => category)].map(([category, members]) => ({ category, amount: amountOf(members) }));
  const spent = sumOf(totals.map(({ amount }) => Math.max(0, amount)));
  const of = (repeats: Expense['repeats']) => amountOf(expenses.filter((expense) => expense.repeats === repeats));
  return {
    total: amountOf(expenses),
    byCategory: totals
      .map(({ category, amount }) => ({ category, amount, share: spent > 0 ? Math.max(0, amount) / spent : 0 }))
      .sort((a, b) => b.amount - a.amount),
    toOpen: of('once'),
    toRun: of('monthly') * runningMonths + multiplyMoney(of('yearly'), runningMonths / 12),
  };
}
