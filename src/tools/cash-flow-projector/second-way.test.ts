import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setMonthFirst } from '@/lib/dates';
import { multiplyMoney } from '@/lib/money';
import { labelMonth, type Item } from './model';
import { countedOnce, judge, repeatAnnual } from './outlook';
import { asPlanned, projectCash } from './projection';
import { scale } from './schedule';
import { item, settings } from './test-data';

/** A walk through the calendar: every month, every item, asked by its name whether it is its turn. */
function walk(items: readonly Item[], startingCash: number, period: number) {
  let balance = BigInt(startingCash);
  return Array.from({ length: period }, (_, month) => {
    const due = (type: Item['type']) =>
      items
        .filter((one) => one.type === type)
        .reduce((sum, { amount, frequency, startMonth, isRepeated }) => {
          const since = month - (Number(startMonth.slice(5, 7)) - 1);
          const isTurn =
            since >= 0 &&
            {
              monthly: true,
              weekly: true,
              quarterly: since === 0 || since === 3 || (since > 3 && since % 3 === 0),
              annual: since === 0 || (isRepeated && since % 12 === 0),
              'one-time': since === 0,
            }[frequency];
          // 52 weeks a year are 13 thirds of a month's weeks, rounded half up.
          const paid = frequency === 'weekly' ? (BigInt(amount) * 26n + 3n) / 6n : BigInt(amount);
          return isTurn ? sum + paid : sum;
        }, 0n);
    const [income, expenses] = [due('income'), due('expense')];
    balance += income - expenses;
    return { income, expenses, balance };
  });
}

const anyItem = fc
  .record({
    type: fc.constantFrom('income' as const, 'expense' as const),
    amount: fc.integer({ min: 1, max: 10_000_000 }),
    frequency: fc.constantFrom('monthly' as const, 'quarterly' as const, 'annual' as const, 'one-time' as const, 'weekly' as const),
    month: fc.integer({ min: 1, max: 12 }),
    isRepeated: fc.boolean(),
    isPlain: fc.boolean(),
  })
  .map(({ month, type, amount, ...more }) => item(type, amount, { ...more, startMonth: `2026-${String(month).padStart(2, '0')}-01` }));

describe('the projection', () => {
  it('is what a walk through the calendar comes to', () => {
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 12 }), fc.integer({ min: -1e7, max: 1e7 }), (items, startingCash) => {
        const { rows } = projectCash(items, settings({ period: 36, startingCash }));
        expect(
          rows.map(({ income, expenses, balance }) => ({
            income: BigInt(income),
            expenses: BigInt(expenses),
            balance: BigInt(balance),
          })),
        ).toEqual(walk(items, startingCash, 36));
      }),
    );
  });

  it('is the same when most of it is remembered as when all of it is new', () => {
    const fresh = (items: readonly Item[]) => items.map((one) => ({ ...one }));
    fc.assert(
      fc.property(fc.array(anyItem, { minLength: 2, maxLength: 8 }), anyItem, fc.integer({ min: 1, max: 12 }), (items, added, month) => {
        const later = settings({ firstMonth: `2026-${String(month).padStart(2, '0')}`, firstMonthNumber: month });
        const shift = { ...asPlanned, income: 0.8, expense: 1.1 };
        projectCash(items, settings());
        projectCash(items, settings(), shift);
        for (const changed of [items, [added, ...items], items.slice(1)]) {
          for (const given of [settings(), later, settings({ startingCash: 500, collectionDelay: 45 })]) {
            expect(projectCash(changed, given)).toEqual(projectCash(fresh(changed), given));
            expect(projectCash(changed, given, shift)).toEqual(projectCash(fresh(changed), given, shift));
          }
        }
      }),
    );
  });

  it('scales as exact decimals do, halves included', () => {
    const factor = fc.oneof(
      fc.double({ min: 0, max: 40, noNaN: true }),
      fc.constantFrom(0.5, 1.005, 1.1, 0.8, 1.25, 0.125, 52 / 12, 1.08 ** 7),
    );
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), factor, (amount, by) => {
        expect(scale(amount, by)).toBe(multiplyMoney(amount, by));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('months', () => {
  it('read the same where days are written month first', () => {
    try {
      for (const isFirst of [true, false]) {
        setMonthFirst(isFirst);
        expect([0, 8, 13].map((index) => labelMonth(settings(), index))).toEqual(['Jan 2026', 'Sep 2026', 'Feb 2027']);
      }
    } finally {
      setMonthFirst(false);
    }
  });
});

describe('the verdict and annual bills', () => {
  // 100 a month comes in; 2,000 goes out in March.
  const insurance = item('expense', 200_000, { name: 'Insurance', frequency: 'annual', startMonth: '2026-03-01' });
  const plan = [item('income', 10_000), insurance];
  const verdict = (items: Item[], startingCash: number) =>
    judge(projectCash(items, settings({ startingCash })), projectCash(repeatAnnual(items), settings({ startingCash })));

  it('does not call a plan alive that only lives because a yearly bill comes once', () => {
    // With 3,000 at the start, one bill is easily paid; the third, in the 27th month, leaves 3,000 + 2,700 − 6,000.
    expect(projectCash(plan, settings({ startingCash: 300_000 })).zeroMonth).toBe(-1);
    expect(projectCash(repeatAnnual(plan), settings({ startingCash: 300_000 })).zeroMonth).toBe(26);
    expect(verdict(plan, 300_000)).toBe('open');
  });

  it('calls it alive when the bill can be paid each year, and dead when not even once', () => {
    expect(verdict(plan, 1_000_000)).toBe('alive');
    expect(verdict(plan, 0)).toBe('dead');
    expect(verdict([item('income', 10_000), { ...insurance, isRepeated: true }], 300_000)).toBe('dead');
  });

  it('changes nothing where nothing is annual', () => {
    const items = [item('income', 100), { ...insurance, isRepeated: true }];
    expect(repeatAnnual(items)).toBe(items);
    expect(countedOnce(plan)).toEqual([insurance]);
  });
});
