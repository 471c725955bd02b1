import { fixedAddressOf, inSheet } from '@/lib/formulas';
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
  taxMode: 9,
  taxRate: 10,
  taxEvery: 11,
} as const;

export const names = { inputs: 'Inputs', items: 'Items', schedule: 'Schedule', cash: 'Cash', projection: 'Projection' } as const;
export const input = (name: keyof typeof inputRows) => inSheet(names.inputs, fixedAddressOf(1, inputRows[name]));

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

export const cashColumns = {
  month: 0,
  income: 1,
  incomeAtOnce: 2,
  expenses: 3,
  expensesAtOnce: 4,
  lateIncome: 5,
  lateExpenses: 6,
  incomeCash: 7,
  expensesCash: 8,
  taxOnIncome: 9,
  taxOnExpenses: 10,
  owed: 11,
  settled: 12,
} as const;
export type CashColumn = keyof typeof cashColumns;
