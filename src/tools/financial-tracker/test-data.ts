/** Transactions that tests of this tool begin with. */
import type { Transaction } from './model';

export const expense = (amount: number, more: Partial<Transaction> = {}): Transaction => ({
  id: '1',
  type: 'expense',
  category: 'Software',
  amount,
  description: 'x',
  date: '2026-11-15',
  refund: amount < 0,
  source: '',
  account: '',
  paidIn: '',
  paid: 0,
  rate: 0,
  ...more,
});
export const income = (amount: number, more: Partial<Transaction> = {}) => expense(amount, { type: 'income', category: 'Sales', ...more });

/** As it stands in the account: money in above zero, money out below it. */
export const booked = (id: string, amount: number, more: Partial<Transaction> = {}): Transaction => ({
  ...(amount < 0 ? expense(-amount, { category: 'Other' }) : income(amount)),
  id,
  description: id,
  date: '2026-10-10',
  account: 'Bank',
  ...more,
});
