import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDraft } from '@/lib/fields';
import { sumOf } from '@/lib/numbers';
import { computeSummary, fields, type Expense } from './model';

const expense = (amount: number, more: Partial<Expense> = {}): Expense => ({
  id: '1',
  description: 'x',
  amount,
  category: 'Other',
  date: '2026-11-15',
  repeats: 'once',
  ...more,
});
const six = { runningMonths: 6 };

describe('startup costs', () => {
  it('add up, in total and by category', () => {
    // 10.10 + 20.20 software, 30.30 travel: 60.60 in all; software is 30.30 of 60.60, one half.
    const summary = computeSummary(
      [expense(1010, { category: 'Software' }), expense(2020, { category: 'Software' }), expense(3030, { category: 'Travel' })],
      six,
    );
    expect(summary.total).toBe(6060);
    expect(summary.byCategory).toEqual([
      { category: 'Software', amount: 3030, share: 0.5 },
      { category: 'Travel', amount: 3030, share: 0.5 },
    ]);
  });

  it('take a credit off the total, not into the bars', () => {
    // 100 equipment, 40 marketing, 30 back on travel: 110 in all; shares are of the 140 spent.
    const summary = computeSummary(
      [expense(10000, { category: 'Equipment' }), expense(4000, { category: 'Marketing' }), expense(-3000, { category: 'Travel' })],
      six,
    );
    expect(summary.total).toBe(11000);
    expect(summary.byCategory.map(({ share }) => share)).toEqual([10000 / 14000, 4000 / 14000, 0]);
  });

  it('tell opening from running', () => {
    // 500 once; 35 a month for 6 months is 210; 121 a year for 6 months is 60.50.
    const summary = computeSummary([expense(50000), expense(3500, { repeats: 'monthly' }), expense(12100, { repeats: 'yearly' })], six);
    expect(summary.toOpen).toBe(50000);
    expect(summary.toRun).toBe(21000 + 6050);
  });

  it('are nothing when nothing is listed', () => {
    expect(computeSummary([], six)).toEqual({ total: 0, byCategory: [], toOpen: 0, toRun: 0 });
  });

  it('always share out the whole of what is spent', () => {
    const anyExpense = fc
      .record({ amount: fc.integer({ min: -1e9, max: 1e9 }), category: fc.constantFrom(...fields.category.options) })
      .map(({ amount, category }) => expense(amount, { category }));
    fc.assert(
      fc.property(fc.array(anyExpense, { maxLength: 20 }), (expenses) => {
        const { total, byCategory } = computeSummary(expenses, six);
        const shares = sumOf(byCategory.map(({ share }) => share));
        expect(shares === 0 || Math.abs(shares - 1) < 1e-9).toBe(true);
        expect(sumOf(byCategory.map(({ amount }) => amount))).toBe(total);
      }),
    );
  });
});

describe('an expense', () => {
  it('needs a description, an amount and a category; a negative amount is fine', () => {
    const around = { today: '2026-11-15', currency: 'USD' };
    const empty = { description: '', amount: '', category: '', date: '', repeats: 'once' };
    expect(Object.keys(readDraft(fields, empty, around).problems)).toEqual(['description', 'amount', 'category']);
    const { values, problems } = readDraft(fields, { ...empty, description: 'Refund', amount: '-12.345', category: 'Travel' }, around);
    expect(problems).toEqual({});
    expect(values.amount).toBe(-1235);
  });
});
