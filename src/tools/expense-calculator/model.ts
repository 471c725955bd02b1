import { addDays, type Day } from '@/lib/dates';
import { choice, day, integer, money, optionLabel, percent, readField, text, type RecordOf, type Surroundings } from '@/lib/fields';
import { groupBy } from '@/lib/lists';
import { toMinor } from '@/lib/money';
import { sumOf } from '@/lib/numbers';
import { foldText } from '@/lib/text';
import { recordsState } from '@/kinds/records/state';
import { standardCategories } from './content';

export const longestCategory = 60;
const longestNumber = 60;

export const fields = {
  description: text('Description', { required: 'Say what the money is for.' }),
  amount: money('Amount', { required: 'Enter an amount.', hint: 'A negative amount is a credit.' }),
  /** One of the standard ones or the user's own. */
  category: text('Category', { required: 'Choose a category.', maxLength: longestCategory }),
  date: day('Date', { default: 'today' }),
  repeats: choice('Repeats', ['once', 'monthly', 'yearly', 'yearly-ahead'], {
    default: 'once',
    labels: { once: 'One-time', monthly: 'Every month', yearly: 'Every year', 'yearly-ahead': 'Every year, paid up front' },
  }),
  // As typed, because an estimate of zero and no estimate are not the same.
  low: text('Low', { maxLength: longestNumber }),
  high: text('High', { maxLength: longestNumber }),
  actual: text('Actual', { maxLength: longestNumber }),
};
export type Expense = RecordOf<typeof fields>;

/** The same fields as they are asked for: categories to choose from, estimates as amounts. */
export const toFormFields = (categories: readonly string[]) => ({
  ...fields,
  category: choice('Category', categories, { required: 'Choose a category.', placeholder: 'Select a category' }),
  low: money('Low', { hint: 'If it costs less than you expect.' }),
  high: money('High', { hint: 'If it costs more than you expect.' }),
  actual: money('Actual', { hint: 'What you paid in the end.' }),
});
export type FormFields = ReturnType<typeof toFormFields>;

export const planFields = {
  contingency: percent('Contingency', { min: 0, max: 1, hint: 'A percentage on top, for what nobody thought of.', placeholder: '10' }),
};

const monthsPerYear = 12;
export const fewestMonths = 3;
export const mostMonths = 18;

/** How long the start-up money has to last. */
export const monthsField = integer('Months of running costs', {
  default: '6',
  min: fewestMonths,
  max: mostMonths,
  means: 'raise.months',
});

export interface FundingSource {
  id: string;
  name: string;
  /** As typed. */
  amount: string;
  /** The money is there, not only hoped for. */
  isInHand: boolean;
}

export interface ExpenseExtra {
  /** How long the start-up money has to last. */
  runningMonths: number;
  /** Percent, as typed. */
  contingency: string;
  /** The user's own, beside the standard ones, in their order. */
  categories: string[];
  /** Where the money is to come from; nothing until the first one is entered. */
  sources?: FundingSource[] | undefined;
}

export const state = recordsState<typeof fields, ExpenseExtra>({
  version: 2,
  fields,
  sample: sampleExpenses,
  extra: { runningMonths: 6, contingency: '', categories: [] },
  migrate: addEstimates,
});

export const readMonths = (typed: string) => Number(readField(monthsField, typed, { today: '', currency: 'USD' }).value);

/** Version 1 knew neither estimates nor own categories. */
function addEstimates(data: unknown): unknown {
  const { records, extra, ...rest } = data as { records: object[]; extra: object };
  return {
    ...rest,
    records: records.map((record) => ({ low: '', high: '', actual: '', ...record })),
    extra: { contingency: '', categories: [], ...extra },
  };
}

function sampleExpenses({ today, currency }: Surroundings): Expense[] {
  const expense = (id: string, description: string, major: number, more: Partial<Expense>): Expense => ({
    id,
    description,
    amount: toMinor(major, currency),
    category: 'Other',
    date: addDays(today, -Number(id.slice(-1))),
    repeats: 'once',
    low: '',
    high: '',
    actual: '',
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

/** The standard ones first, then the user's own, then any that a list brought with it. */
export const offerCategories = (own: readonly string[], expenses: readonly Expense[]): string[] =>
  [...new Set<string>([...standardCategories, ...own, ...expenses.map(({ category }) => category)])].filter((name) => name !== '');

/** "software" in somebody's file is the Software of the list. */
export function matchCategory(name: string, known: readonly string[]): string {
  return known.find((candidate) => foldText(candidate) === foldText(name.trim())) ?? name.trim();
}

/** The same for a whole file; `others` are the expenses that stay. */
export function matchCategories(expenses: readonly Expense[], own: readonly string[], others: readonly Expense[]): Expense[] {
  const known = offerCategories(own, others);
  return expenses.map((expense) => ({ ...expense, category: matchCategory(expense.category, known) }));
}

/** Why a name cannot become a category. */
export function checkCategory(name: string, known: readonly string[]): string | undefined {
  if (name.trim() === '') return 'Give it a name.';
  const same = known.find((candidate) => foldText(candidate) === foldText(name.trim()));
  return same === undefined ? undefined : `“${same}” is already there.`;
}

/** Adds what is not in the list yet, below it and without an amount; nothing that is there changes. */
export function addTemplateLines(
  expenses: readonly Expense[],
  lines: readonly Pick<Expense, 'description' | 'category' | 'repeats'>[],
  date: Day,
  makeId: () => string,
): Expense[] {
  const known = new Set(expenses.map(({ description }) => foldText(description)));
  const added = lines.filter(({ description }) => !known.has(foldText(description)));
  return [...expenses, ...added.map((line) => ({ ...line, id: makeId(), amount: 0, date, low: '', high: '', actual: '' }))];
}

/** The same words, amount, day and rhythm are one expense. A file's empty day is read as today, so it counts as that here too. */
export const identityOn =
  (today: Day) =>
  ({ description, amount, date, repeats }: Expense): string =>
    JSON.stringify([description.toLowerCase(), amount, date || today, repeats]);

export const sortings = {
  entry: undefined,
  newest: { by: ({ date }: Expense) => date, isDescending: true },
  largest: { by: ({ amount }: Expense) => amount, isDescending: true },
  name: { by: ({ description }: Expense) => description },
};

export const searchText = ({ description, category, date, repeats }: Expense) =>
  `${description} ${category} ${date} ${optionLabel(fields.repeats, repeats)}`;

/** Then the amounts as listed are not what has to be paid, and the screen says so. */
export const hasRepeats = (expenses: readonly Expense[]) => expenses.some(({ repeats }) => repeats !== 'once');

export interface CategoryShare {
  category: string;
  amount: number;
  /** Of all spending; credits lower a category but are no share of anything. */
  share: number;
}

export interface CostSummary {
  total: number;
  byCategory: CategoryShare[];
  /** What has to be paid before the first customer: what is paid once, and a whole year of what is paid up front. */
  toOpen: number;
  /** Monthly costs, and a twelfth of the yearly ones, for the months asked for; what is paid up front again each time a year is over. */
  toRun: number;
}

/** Halves away from zero. Multiplied first: seven twelfths as a decimal would turn a half cent into less than one. */
function shareOfYear(yearly: number, months: number): number {
  const share = (yearly * months) / monthsPerYear;
  return Math.sign(share) * Math.round(Math.abs(share)) + 0;
}

export function computeSummary(expenses: readonly Expense[], { runningMonths }: Pick<ExpenseExtra, 'runningMonths'>): CostSummary {
  const amountOf = (members: readonly Expense[]) => sumOf(members.map(({ amount }) => amount));
  const totals = [...groupBy(expenses, ({ category }) => category)].map(([category, members]) => ({ category, amount: amountOf(members) }));
  const spent = sumOf(totals.map(({ amount }) => Math.max(0, amount)));
  const of = (repeats: Expense['repeats']) => amountOf(expenses.filter((expense) => expense.repeats === repeats));
  return {
    total: amountOf(expenses),
    byCategory: totals
      .map(({ category, amount }) => ({ category, amount, share: spent > 0 ? Math.max(0, amount) / spent : 0 }))
      .sort((a, b) => b.amount - a.amount),
    toOpen: of('once') + of('yearly-ahead'),
    toRun:
      of('monthly') * runningMonths +
      shareOfYear(of('yearly'), runningMonths) +
      of('yearly-ahead') * (Math.ceil(runningMonths / monthsPerYear) - 1),
  };
}
