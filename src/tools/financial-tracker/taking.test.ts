import { describe, expect, it } from 'vitest';
import type { MoneyLine } from '@/lib/topics/money';
import { computeTotals, splitTransaction, type Transaction } from './model';
import { takeLines } from './taking';

const today = '2026-11-16';
const line = (amount: number, more: Partial<MoneyLine> = {}): MoneyLine => ({
  key: '1 INV-001',
  name: 'INV-001, Acre Foods',
  group: 'Sales',
  type: 'income',
  amount,
  repeats: 'once',
  month: '2026-11',
  ...more,
});
const sender = { from: 'invoice-generator-USD', isSample: false };
let count = 0;
const take = (transactions: readonly Transaction[], lines: readonly MoneyLine[], from = sender, day = today) =>
  takeLines(transactions, lines, from, day, () => `n${(count += 1)}`);

describe('a paid invoice', () => {
  it('comes in as income of the day it is taken', () => {
    const [sale] = take([], [line(803_000)]);
    expect(sale).toMatchObject({
      type: 'income', category: 'Sales', amount: 803_000, description: 'INV-001, Acre Foods', date: today, refund: false,
    }); // prettier-ignore
    expect(computeTotals(take([], [line(803_000), line(-3_000, { key: '2 CN-001' })]))).toMatchObject({ income: 800_000, net: 800_000 });
  });

  it('is dated in its month where that is over', () => {
    expect(take([], [line(1)], sender, '2026-12-02')[0]?.date).toBe('2026-11-30');
    expect(take([], [line(1, { month: '' })])[0]?.date).toBe(today);
  });

  it('is not counted twice when it is sent again, and keeps what was set here', () => {
    const first = take([], [line(100)]).map((one) => ({ ...one, category: 'Consulting', date: '2026-11-03' }));
    const again = take(first, [line(150)]);
    expect(again).toHaveLength(1);
    expect(again[0]).toMatchObject({ id: first[0]?.id, amount: 150, category: 'Consulting', date: '2026-11-03' });
    const halves = splitTransaction(first[0] as Transaction, { part: 40, category: 'Sales' }, 'b');
    expect(take(halves, [line(100)])).toEqual(halves);
  });

  it('stays a sample where it is one, and is nothing without an amount', () => {
    expect(take([], [line(5)], { ...sender, isSample: true })[0]?.id).toMatch(/^sample-/);
    expect(take([], [line(0), line(NaN)])).toEqual([]);
  });
});
