/** What tests of this tool plan with. */
import { noSource, type Item, type Settings } from './model';

export const settings = (more: Partial<Settings> = {}): Settings => ({
  period: 12,
  startingCash: 0,
  firstMonth: '2026-01',
  firstMonthNumber: 1,
  collectionDelay: 0,
  paymentDelay: 0,
  taxMode: 'none',
  taxRate: 0,
  taxEvery: 'quarterly',
  ...more,
});

let count = 0;
/** Monthly, from the first month of these settings on. */
export const item = (type: Item['type'], amount: number, more: Partial<Item> = {}): Item => ({
  id: `item-${(count += 1)}`,
  name: 'x',
  type,
  amount,
  frequency: 'monthly',
  startMonth: '2026-01-01',
  isRepeated: false,
  endMonth: '',
  growth: 0,
  isPlain: false,
  ...noSource,
  ...more,
});

/** A plan that begins in November, with 1,000 in the bank. */
export const inNovember = settings({ startingCash: 100_000, firstMonth: '2026-11', firstMonthNumber: 11, taxEvery: 'monthly' });
export const fromNovember = (type: Item['type'], amount: number, more: Partial<Item> = {}) =>
  item(type, amount, { startMonth: '2026-11-01', ...more });
