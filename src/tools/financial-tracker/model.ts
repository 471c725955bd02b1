import { addDays, addMonths, firstOfMonth, type Day } from '@/lib/dates';
import { choice, day, decimal, flag, money, text } from '@/lib/fields';
import type { ChoiceField, RecordOf, Surroundings, TextField } from '@/lib/fields';
import { groupBy } from '@/lib/lists';
import { toMinor } from '@/lib/money';
import { sumOf } from '@/lib/numbers';
import { foldText } from '@/lib/text';
import { recordsState, type ListData } from '@/kinds/records/state';
import { expenseCategories, incomeCategories, raisedCategories, transferCategory } from './content';
import type { repeatFields } from './repeats';

export type EntryType = 'income' | 'expense';

export const longestCategory = 60;

/** One of the standard ones or the user's own: any text in the list, a choice in the form. */
const category = (): TextField | ChoiceField => text('Category', { required: 'Choose a category.', maxLength: longestCategory });

/** What is shown, exported and asked for. */
export const shownFields = {
  type: choice('Type', ['income', 'expense'], { default: 'expense', labels: { income: 'Income', expense: 'Expense' } }),
  category: category(),
  amount: money('Amount', { required: 'Enter an amount.' }),
  description: text('Description', { required: 'Say what it was for.' }),
  date: day('Date', { default: 'today', required: 'Choose a date.' }),
};

/** Any three letters in the list, a choice in the form. */
const paidIn = (): TextField | ChoiceField => text('Paid in', { maxLength: 3 });

/** Asked for on demand, and in files only where something is filled in. */
export const moreFields = {
  account: text('Account', { maxLength: longestCategory, hint: 'The bank account or card it went through.' }),
  /** A currency other than the tracker's, with the amount in it and what one of it cost. */
  paidIn: paidIn(),
  paid: decimal('Amount in that currency'),
  rate: decimal('Rate', { min: 0 }),
};

export const fields = {
  ...shownFields,
  ...moreFields,
  /** The user's word that a negative amount is meant. */
  refund: flag('This is a refund'),
  /** The bank's own line, so that an edited or split transaction is known again when its file comes back. */
  source: text('Bank line', { maxLength: 20_000 }),
};
export type Transaction = RecordOf<typeof fields>;

/** The columns of a file: those that are asked for on demand stand in it where something is filled in. */
export function filesFields(records: readonly Transaction[]): typeof shownFields {
  const isUsed = (name: keyof typeof moreFields) => records.some(({ [name]: value }) => value !== '' && value !== 0);
  const used = Object.entries(moreFields).filter(([name]) => isUsed(name as keyof typeof moreFields));
  return { ...shownFields, ...Object.fromEntries(used) };
}

export interface Budget {
  category: string;
  /** For one month, as typed. */
  amount: string;
}

export interface OwnCategory {
  type: EntryType;
  name: string;
}

/** Bank rows that hold these words go into this category. */
export interface Rule {
  text: string;
  type: EntryType;
  category: string;
}

export interface Account {
  name: string;
  /** Before the first transaction here, as typed. */
  opening: string;
}

/** What the bank says was in an account at the end of a day. */
export interface Statement {
  id: string;
  account: string;
  date: Day;
  /** As typed. */
  balance: string;
}

export interface Receipt {
  id: string;
  /** Its transaction. */
  of: string;
  name: string;
  /** A JPEG in base64. */
  picture: string;
}

export interface TrackerExtra {
  budgets: Budget[];
  /** The user's own, beside the standard ones. */
  categories: OwnCategory[];
  /** The user's own, learned from corrections; the newest first. */
  rules: Rule[];
  accounts: Account[];
  statements: Statement[];
  receipts: Receipt[];
  /** Nothing until the first one is entered. */
  repeats?: ListData<typeof repeatFields> | undefined;
}

const startExtra: TrackerExtra = { budgets: [], categories: [], rules: [], accounts: [], statements: [], receipts: [] };

export const state = recordsState<typeof fields, TrackerExtra>({
  version: 3,
  fields,
  sample: sampleTransactions,
  extra: startExtra,
  migrate: complete,
});

const noMore = { account: '', paidIn: '', paid: 0, rate: 0 };

/** Version 1 knew neither own categories nor rules, version 2 neither accounts nor other currencies. */
function complete(data: unknown): unknown {
  const { extra, records, ...rest } = data as { extra: object; records: object[] };
  return { ...rest, records: records.map((record) => ({ ...noMore, ...record })), extra: { ...startExtra, ...extra } };
}

function sampleTransactions({ today, currency }: Surroundings): Transaction[] {
  const entry = (place: number, daysAgo: number, type: EntryType, category: string, description: string, major: number): Transaction => ({
    id: `sample-${place}`,
    type,
    category,
    amount: toMinor(major, currency),
    description,
    date: addDays(today, -daysAgo),
    refund: major < 0,
    source: '',
    ...noMore,
  });
  return [
    entry(1, 1, 'income', 'Sales', 'Acre Foods, brand workshop', 2500),
    entry(2, 3, 'expense', 'Software', 'Cloud hosting', 184.2),
    entry(3, 6, 'expense', 'Marketing', 'Launch posters', 240),
    entry(4, 12, 'expense', 'Travel', 'Train to client', 96.5),
    entry(5, 20, 'income', 'Consulting', 'Pricing review', 900),
    entry(6, 34, 'expense', 'Software', 'Refund, unused seats', -60),
    entry(7, 38, 'expense', 'Legal', 'Company formation', 480),
    entry(8, 41, 'income', 'Funding', 'Founder loan', 5000),
    entry(9, 52, 'expense', 'Software', 'Design tools, yearly plan', 420),
    entry(10, 66, 'income', 'Sales', 'Harbor Books, website', 1800),
    entry(11, 70, 'expense', 'Utilities', 'Phone and internet', 75),
  ];
}

export const categoriesOf = (type: string): readonly string[] => (type === 'income' ? incomeCategories : expenseCategories);

/** The standard ones first, then the user's own, then any that a list brought with it. */
export const offerCategories = (type: string, own: readonly OwnCategory[], transactions: readonly Transaction[]): string[] => [
  ...new Set([
    ...categoriesOf(type),
    ...own.filter((one) => one.type === type).map(({ name }) => name),
    ...transactions.filter((one) => one.type === type && one.category !== '').map(({ category }) => category),
  ]),
];

/** Why a name cannot become a category. */
export function checkCategory(name: string, known: readonly string[]): string | undefined {
  if (name.trim() === '') return 'Give it a name.';
  const same = known.find((one) => foldText(one) === foldText(name.trim()));
  return same === undefined ? undefined : `“${same}” is already there.`;
}

/** What a transaction does to the profit. */
export const effectOf = ({ type, amount }: Pick<Transaction, 'type' | 'amount'>) => (type === 'income' ? amount : 0 - amount);

/** Money raised is not money earned. */
export const isRaised = ({ type, category: name }: Pick<Transaction, 'type' | 'category'>) =>
  type === 'income' && raisedCategories.includes(name);

/** Money moved between own accounts is neither earned nor spent. */
export const isTransfer = ({ category: name }: Pick<Transaction, 'category'>) => name === transferCategory;

export interface Totals {
  income: number;
  expenses: number;
  net: number;
  operating: number;
}

export function computeTotals(transactions: readonly Transaction[]): Totals {
  const amountOf = (keep: (transaction: Transaction) => boolean) =>
    sumOf(transactions.filter((one) => keep(one) && !isTransfer(one)).map(({ amount }) => amount));
  const income = amountOf(({ type }) => type === 'income');
  const expenses = amountOf(({ type }) => type === 'expense');
  const raised = amountOf(isRaised);
  return { income, expenses, net: income - expenses, operating: income - raised - expenses };
}

export interface CategoryTotal {
  category: string;
  amount: number;
  count: number;
  /** Of the positive totals of its type; a category that only gave money back is no share of anything. */
  share: number;
}

/** Largest first. */
export function totalByCategory(transactions: readonly Transaction[], type: EntryType): CategoryTotal[] {
  const groups = groupBy(
    transactions.filter((transaction) => transaction.type === type && !isTransfer(transaction)),
    ({ category }) => category,
  );
  const totals = [...groups].map(([category, members]) => ({
    category,
    amount: sumOf(members.map(({ amount }) => amount)),
    count: members.length,
  }));
  const whole = sumOf(totals.map(({ amount }) => Math.max(0, amount)));
  return totals
    .map((total) => ({ ...total, share: whole > 0 ? Math.max(0, total.amount) / whole : 0 }))
    .sort((a, b) => b.amount - a.amount);
}

export const periods = [
  { value: 'all', label: 'All time' },
  { value: 'month', label: 'This month' },
  { value: 'last30', label: 'Last 30 days' },
  { value: 'quarter', label: 'This quarter' },
  { value: 'year', label: 'This year' },
  { value: 'custom', label: 'Custom dates' },
] as const;

export interface Period {
  value: (typeof periods)[number]['value'];
  /** Used by custom dates only; empty is open. */
  from: Day;
  to: Day;
}
export const allTime: Period = { value: 'all', from: '', to: '' };

/** The first and last day; an empty one is open. */
export function toDays({ value, from, to }: Period, today: Day): { from: Day; to: Day } {
  if (value === 'custom') return { from, to };
  if (value === 'all' || today === '') return { from: '', to: '' };
  if (value === 'last30') return { from: addDays(today, -29), to: today };
  const monthsBack = value === 'month' ? 0 : (Number(today.slice(5, 7)) - 1) % (value === 'quarter' ? 3 : 12);
  const first = addMonths(firstOfMonth(today), -monthsBack);
  const length = { month: 1, quarter: 3, year: 12 }[value];
  return { from: first, to: addDays(addMonths(first, length), -1) };
}

/** Transactions without a date belong to no stretch of time, only to all of it. */
export function selectPeriod(transactions: readonly Transaction[], period: Period, today: Day): Transaction[] {
  const { from, to } = toDays(period, today);
  if (from === '' && to === '') return [...transactions];
  return transactions.filter(({ date }) => date !== '' && date >= from && (to === '' || date <= to));
}

export const isBackwards = ({ value, from, to }: Period) => value === 'custom' && from !== '' && to !== '' && from > to;

/** The same day, amount and text is the same transaction. */
export const identityOf = (transaction: Transaction): string =>
  JSON.stringify([transaction.date, effectOf(transaction), transaction.description.trim().toLowerCase()]);

export const sortings = {
  entry: undefined,
  newest: { by: ({ date }: Transaction) => date, isDescending: true },
  oldest: { by: ({ date }: Transaction) => date },
  largest: { by: ({ amount }: Transaction) => Math.abs(amount), isDescending: true },
};

export const searchText = ({ description, category, type, date, account }: Transaction) =>
  `${description} ${category} ${type} ${date} ${account}`.trimEnd();
