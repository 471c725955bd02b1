import { formatDay, type Day } from '@/lib/dates';
import { heading, paragraph, type Block, type Document } from '@/lib/blocks';
import { formatMonth } from '@/lib/months';
import { formatMoney, parseMoney, toMajor } from '@/lib/money';
import { sumOf } from '@/lib/numbers';
import type { Sheet } from '@/lib/sheet';
import { plural } from '@/lib/text';
import { operatingLabel } from './content';
import { computeTotals, isTransfer, toDays, totalByCategory, type Budget, type Period, type Transaction } from './model';

export interface MonthTotals {
  label: string;
  income: number;
  expenses: number;
}

const mostMonths = 24;
const monthIndex = (day: Day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
const monthKey = (index: number) => `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
/** "Nov 2026", whichever way days are written. */
const monthLabel = (key: string) => `${formatMonth(key).slice(0, 3)} ${key.slice(0, 4)}`;

const isAhead = ({ date }: Transaction, today: Day) => today !== '' && date.slice(0, 4) > today.slice(0, 4);

/** Without those dated in a year that has not begun, most likely by a slip; where all are, they are what there is. */
function leaveOutAhead(transactions: readonly Transaction[], today: Day): Transaction[] {
  const dated = transactions.filter((one) => one.date !== '' && !isTransfer(one));
  const begun = dated.filter((one) => !isAhead(one, today));
  return begun.length > 0 ? begun : dated;
}

interface Months {
  months: MonthTotals[];
  /** Earlier months are left out. */
  isCut: boolean;
  /** Left out because their year has not begun. */
  ahead: number;
}

/** Every month from the first to the last transaction, quiet ones too; of a long history the latest two years. */
export function totalByMonth(transactions: readonly Transaction[], today: Day = ''): Months {
  const dated = leaveOutAhead(transactions, today);
  if (dated.length === 0) return { months: [], isCut: false, ahead: 0 };
  const indexes = dated.map(({ date }) => monthIndex(date));
  const last = indexes.reduce((a, b) => Math.max(a, b));
  const first = indexes.reduce((a, b) => Math.min(a, b));
  const from = Math.max(first, last - mostMonths + 1);
  const months = Array.from({ length: last - from + 1 }, (_, place) => ({
    label: monthLabel(monthKey(from + place)),
    income: 0,
    expenses: 0,
  }));
  dated.forEach(({ type, amount }, place) => {
    const month = months[(indexes[place] ?? 0) - from];
    if (month) month[type === 'income' ? 'income' : 'expenses'] += amount;
  });
  const ahead = dated.some((one) => isAhead(one, today)) ? 0 : countAhead(transactions, today);
  return { months, isCut: from > first, ahead };
}

export function monthSheet(transactions: readonly Transaction[], currency: string, today: Day = ''): Sheet {
  return {
    name: 'By month',
    currency,
    columns: [
      { label: 'Month', kind: 'text' },
      { label: 'Income', kind: 'money' },
      { label: 'Expenses', kind: 'money' },
      { label: 'Net Profit', kind: 'money' },
    ],
    rows: totalByMonth(transactions, today).months.map(({ label, income, expenses }) => [
      label,
      toMajor(income, currency),
      toMajor(expenses, currency),
      toMajor(income - expenses, currency),
    ]),
  };
}

export function categorySheet(transactions: readonly Transaction[], currency: string): Sheet {
  const rows = (['income', 'expense'] as const).flatMap((type) =>
    totalByCategory(transactions, type).map(({ category, count, amount, share }) => [
      type === 'income' ? 'Income' : 'Expense',
      category,
      count,
      toMajor(amount, currency),
      Number(share.toFixed(4)),
    ]),
  );
  return {
    name: 'By category',
    currency,
    columns: [
      { label: 'Type', kind: 'text' },
      { label: 'Category', kind: 'text' },
      { label: 'Transactions', kind: 'number' },
      { label: 'Total', kind: 'money' },
      { label: 'Share', kind: 'percent' },
    ],
    rows,
  };
}

/** How many months of budget a period holds: whole months it touches, and thirty days count as one. */
export function countMonths(period: Period, transactions: readonly Transaction[], today: Day): number {
  if (period.value === 'last30') return 1;
  const days = toDays(period, today);
  const dates = leaveOutAhead(transactions, today).map(({ date }) => date);
  const from = days.from || dates.reduce((a, b) => (a !== '' && a < b ? a : b), '');
  const to = days.to || dates.reduce((a, b) => (a > b ? a : b), '');
  return from === '' || to === '' ? 1 : Math.max(1, monthIndex(to) - monthIndex(from) + 1);
}

export interface BudgetLine {
  category: string;
  spent: number;
  /** For the whole period; nothing where no budget is set. */
  budget: number | undefined;
  left: number;
  /** Of the budget; not a number of anything for a budget of zero. */
  used: number | undefined;
}

export function readBudget(
  budgets: readonly Budget[],
  category: string,
  currency: string,
): { typed: string; amount?: number; problem?: string } {
  const typed = budgets.find((budget) => budget.category === category)?.amount ?? '';
  if (typed.trim() === '') return { typed };
  const parsed = parseMoney(typed, currency);
  if (!parsed.ok) return { typed, problem: parsed.problem };
  return parsed.value < 0 ? { typed, problem: 'A budget can’t be below zero.' } : { typed, amount: parsed.value };
}

export function computeBudget(
  transactions: readonly Transaction[],
  budgets: readonly Budget[],
  category: string,
  months: number,
  currency: string,
): BudgetLine {
  const spent = sumOf(transactions.filter((one) => one.type === 'expense' && one.category === category).map(({ amount }) => amount));
  const monthly = readBudget(budgets, category, currency).amount;
  const budget = monthly === undefined ? undefined : monthly * months;
  return { category, spent, budget, left: (budget ?? 0) - spent, used: budget ? spent / budget : undefined };
}

/** In words, since colour alone says nothing to many. */
export function describeBudget({ budget, left, used }: BudgetLine, currency: string): string {
  if (budget === undefined) return 'No budget set';
  const share = used === undefined ? '' : `${Math.round(used * 100).toLocaleString('en-US')}% used, `;
  return left < 0 ? `${share}over by ${formatMoney(-left, currency)}` : `${share}${formatMoney(left, currency)} left`;
}

/** Years that have transactions, latest first. */
export const yearsOf = (transactions: readonly Transaction[]): string[] =>
  [...new Set(transactions.filter(({ date }) => date !== '').map(({ date }) => date.slice(0, 4)))].sort().reverse();

/** The year to begin with: this one where it has transactions, else the latest that has begun. A mistyped 2031 does not decide. */
export function chooseYear(years: readonly string[], today: Day): string | undefined {
  const begun = years.filter((year) => today === '' || year <= today.slice(0, 4));
  return begun[0] ?? years.at(-1);
}

/** Those dated in a year that has not begun, most likely by a slip. */
export const countAhead = (transactions: readonly Transaction[], today: Day): number =>
  transactions.filter((one) => isAhead(one, today)).length;

export const selectYear = (transactions: readonly Transaction[], year: string) =>
  transactions.filter(({ date }) => date.startsWith(`${year}-`));

export interface YearOptions {
  year: string;
  currency: string;
  isSample: boolean;
  /** How many of them are samples, beside others that are not. */
  sampleCount?: number;
  /** Transactions left out because they have no date. */
  undated: number;
  today: Day;
}

/** Profit and loss of one calendar year by category, as a document. */
export function toProfitAndLoss(transactions: readonly Transaction[], options: YearOptions): Document {
  const { year, currency, isSample, sampleCount = 0, undated, today } = options;
  const show = (amount: number) => formatMoney(amount, currency);
  const totals = computeTotals(transactions);
  const section = (title: string, type: 'income' | 'expense', total: number): Block[] => {
    const lines = totalByCategory(transactions, type);
    return [
      heading(2, title),
      {
        kind: 'table',
        columns: [
          { label: 'Category', weight: 3 },
          { label: 'Transactions', align: 'right' },
          { label: 'Amount', align: 'right' },
        ],
        rows: lines.map(({ category, count, amount }) => [category, count.toLocaleString('en-US'), show(amount)]),
        foot: [[`Total ${title.toLowerCase()}`, sumOf(lines.map(({ count }) => count)).toLocaleString('en-US'), show(total)]],
      },
    ];
  };
  const notes = [
    'Drawn up from the transactions entered, by date, less refunds. Not checked by an accountant.',
    ...(today.slice(0, 4) === year ? [`The year isn’t over: these are the figures as of ${formatDay(today)}.`] : []),
    ...(undated > 0 ? [`${plural(undated, 'transaction')} without a date left out.`] : []),
  ];
  return {
    title: `Profit and loss ${year}`,
    ...(isSample ? { mark: 'Sample' } : {}),
    blocks: [
      heading(1, `Profit and loss ${year}`),
      paragraph(`1 January to 31 December ${year} · ${currency}`, 'muted'),
      ...(sampleCount > 0 ? [paragraph(`Includes ${plural(sampleCount, 'sample transaction')}.`, 'warn')] : []),
      ...section('Income', 'income', totals.income),
      ...section('Expenses', 'expense', totals.expenses),
      {
        kind: 'totals',
        rows: [
          { label: 'Total income', value: show(totals.income) },
          { label: 'Total expenses', value: show(totals.expenses) },
          { label: 'Net profit', value: show(totals.net), tone: 'figure' },
          { label: operatingLabel, value: show(totals.operating), tone: 'muted' },
        ],
      },
      ...notes.map((note) => paragraph(note, 'muted')),
    ],
  };
}

/** The same figures for an accountant's own sheet. */
export function toProfitSheet(transactions: readonly Transaction[], currency: string): Sheet {
  const totals = computeTotals(transactions);
  const lines = (title: string, type: 'income' | 'expense') =>
    totalByCategory(transactions, type).map(({ category, amount }) => [title, category, toMajor(amount, currency)]);
  return {
    name: 'Profit and loss',
    currency,
    columns: [
      { label: 'Section', kind: 'text' },
      { label: 'Line', kind: 'text' },
      { label: 'Amount', kind: 'money' },
    ],
    rows: [
      ...lines('Income', 'income'),
      ['Income', 'Total income', toMajor(totals.income, currency)],
      ...lines('Expenses', 'expense'),
      ['Expenses', 'Total expenses', toMajor(totals.expenses, currency)],
      ['Result', 'Net profit', toMajor(totals.net, currency)],
      ['Result', operatingLabel, toMajor(totals.operating, currency)],
    ],
  };
}
