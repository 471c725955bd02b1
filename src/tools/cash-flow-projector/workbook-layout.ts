import { defineSheet } from '@/lib/define-sheet';
import type { Cell } from '@/lib/sheet';
import type { Item, Settings } from './model';
import type { Projection } from './projection';

/** A month that no projection reaches, for items without an end. */
export const noEnd = 9999;
export const groups = { income: 1, expense: 2, atOnce: 2 } as const;
export const groupOf = ({ type, isPlain }: Item) => groups[type] + (isPlain ? groups.atOnce : 0);

/** Where each input stands in the second column of its sheet. */
const inputRows = {
  startingCash: 0,
  firstYear: 1,
  firstMonth: 2,
  collectionDelay: 3,
  paymentDelay: 4,
  collectionMonths: 5,
  collectionDays: 6,
  paymentMonths: 7,
  paymentDays: 8,
  whatIfIncome: 9,
  whatIfExpenses: 10,
  taxMode: 11,
  taxRate: 12,
  taxEvery: 13,
} as const;

export const names = { items: 'Items', schedule: 'Schedule', projection: 'Projection' } as const;
export const inputs = defineSheet('Inputs', { input: ['Input', 'text'], value: 'Value', note: ['Note', 'text'] });
export const input = (name: keyof typeof inputRows) => inputs.elsewhere.fixed('value', inputRows[name]);

export const itemColumns = { type: 1, amount: 2, frequency: 3, start: 4, repeats: 5, end: 6, growth: 7, plain: 8 } as const;
export const workColumns = { start: 9, end: 10, step: 11, times: 12, group: 13 } as const;

export interface Work {
  items: readonly Item[];
  settings: Settings;
  projection: Projection;
  currency: string;
  isSample: boolean;
}

/** A figure beyond calculating leaves its cell empty. */
export const calculated = (formula: string, value: number): Cell => (Number.isFinite(value) ? { formula, value } : null);

const cashColumns = {
  month: 'Month',
  income: ['Income due', 'money'],
  incomeAtOnce: ['Income at once', 'money'],
  expenses: ['Expenses due', 'money'],
  expensesAtOnce: ['Expenses at once', 'money'],
  lateIncome: ['Income a month later', 'money'],
  lateExpenses: ['Expenses a month later', 'money'],
  incomeCash: ['Income in cash', 'money'],
  expensesCash: ['Expenses in cash', 'money'],
} as const;
const taxColumns = {
  taxOnIncome: ['Tax on income', 'money'],
  taxOnExpenses: ['Tax on expenses', 'money'],
  owed: ['Tax owed', 'money'],
  settled: ['Tax settled', 'money'],
} as const;
export const cashSheet = defineSheet('Cash', { ...cashColumns, ...taxColumns });
/** The same without the columns that only tax fills. */
export const untaxedCashSheet = defineSheet('Cash', cashColumns);
export type CashColumn = keyof typeof cashColumns | keyof typeof taxColumns;
export type CashCells = Partial<Record<CashColumn, Cell>>;
