import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDraft } from '@/lib/fields';
import { guessMapping, planImport } from '@/kinds/records/import-records';
import { computeCashPlan } from './estimates';
import { computeSummary, fields, identityOn, type Expense } from './model';

const around = { today: '2026-11-15', currency: 'USD' };
const expense = (amount: number, repeats: Expense['repeats'], more: Partial<Expense> = {}): Expense => ({
  id: '1',
  description: 'x',
  amount,
  category: 'Other',
  date: '2026-11-15',
  repeats,
  low: '',
  high: '',
  actual: '',
  ...more,
});

/** Month by month, in cents; only what is spread over the year is counted in twelfths of one. */
function walk(expenses: readonly Expense[], months: number) {
  const paid = { opening: 0n, running: 0n };
  let twelfths = 0n;
  for (const { amount, repeats } of expenses) {
    const whole = BigInt(amount);
    if (repeats === 'once') paid.opening += whole;
    for (let month = 0; month < months; month += 1) {
      if (repeats === 'monthly') paid.running += whole;
      if (repeats === 'yearly') twelfths += whole;
      if (repeats === 'yearly-ahead' && month % 12 === 0) paid[month === 0 ? 'opening' : 'running'] += whole;
    }
  }
  return { toOpen: paid.opening, toRun: paid.running + divide(twelfths, 12n) };
}

/** Half away from zero. */
function divide(top: bigint, bottom: bigint): bigint {
  const size = ((top < 0n ? -top : top) * 2n + bottom) / (bottom * 2n);
  return top < 0n ? -size : size;
}

describe('the cash needed, month by month', () => {
  it('comes to the same', () => {
    const anyExpense = fc
      .record({ amount: fc.integer({ min: -1e8, max: 1e9 }), repeats: fc.constantFrom(...fields.repeats.options) })
      .map(({ amount, repeats }) => expense(amount, repeats));
    fc.assert(
      fc.property(
        fc.array(anyExpense, { maxLength: 12 }),
        fc.integer({ min: 3, max: 18 }),
        fc.integer({ min: 0, max: 100 }),
        (expenses, runningMonths, percent) => {
          const plan = computeCashPlan(expenses, { runningMonths, contingency: String(percent), categories: [] }, around);
          const { toOpen, toRun } = walk(expenses, runningMonths);
          const reserve = divide((toOpen + toRun) * BigInt(percent), 100n);
          expect(BigInt(plan.toOpen.expected)).toBe(toOpen);
          expect(BigInt(plan.toRun.expected)).toBe(toRun);
          expect(BigInt(plan.inAll.expected)).toBe(toOpen + toRun + (reserve > 0n ? reserve : 0n));
        },
      ),
    );
  });
});

describe('a yearly cost that is paid up front', () => {
  it('is needed whole to open, and again when a year is over', () => {
    const insurance = [expense(120_000, 'yearly-ahead')];
    expect(computeSummary(insurance, { runningMonths: 6 })).toMatchObject({ toOpen: 120_000, toRun: 0 });
    expect(computeSummary(insurance, { runningMonths: 12 })).toMatchObject({ toOpen: 120_000, toRun: 0 });
    expect(computeSummary(insurance, { runningMonths: 13 })).toMatchObject({ toOpen: 120_000, toRun: 120_000 });
    // Spread over the year instead, six months of it are half.
    expect(computeSummary([expense(120_000, 'yearly')], { runningMonths: 6 })).toMatchObject({ toOpen: 0, toRun: 60_000 });
  });
});

describe('a credit as accountants write it', () => {
  it('is taken off, typed or from a file', () => {
    const draft = { description: 'Refund', amount: '(50)', category: 'Other', date: '', repeats: 'once', low: '', high: '', actual: '' };
    expect(readDraft(fields, draft, around).values.amount).toBe(-5000);
    const table = { headers: ['Description', 'Amount', 'Category'], rows: [['Oven', '1,000', 'Other'], ['Refund', '($50.00)', 'Other']] }; // prettier-ignore
    const plan = planImport(fields, table, guessMapping(fields, table.headers), [], around, {
      identity: identityOn(around.today),
      makeId: () => 'x',
    });
    expect(computeSummary(plan.records, { runningMonths: 6 }).total).toBe(95_000);
  });
});

describe('the same expense', () => {
  it('is not the same when it is paid in another rhythm', () => {
    const identity = identityOn(around.today);
    expect(identity(expense(3500, 'monthly'))).not.toBe(identity(expense(3500, 'once')));
    expect(identity(expense(3500, 'once', { description: 'X', date: '' }))).toBe(identity(expense(3500, 'once')));
  });
});
