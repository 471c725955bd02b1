import { describe, expect, it } from 'vitest';
import { emptyDraft, readDraft } from '@/lib/fields';
import {
  addTemplateLines,
  checkCategory,
  computeSummary,
  fields,
  hasRepeats,
  identityOn,
  matchCategory,
  offerCategories,
  type Expense,
} from './model';

const empty = readDraft(fields, emptyDraft(fields, ''), { today: '', currency: 'USD' }).values;
const cost = (amount: number, more: Partial<Expense> = {}): Expense => ({
  ...empty,
  id: 'a',
  description: 'x',
  amount,
  category: 'Software',
  repeats: 'once',
  ...more,
});

describe('what it takes to open and to run', () => {
  const of = (runningMonths: number, ...expenses: Expense[]) => {
    const { toOpen, toRun } = computeSummary(expenses, { runningMonths });
    return [toOpen, toRun];
  };

  it('counts each rhythm by hand', () => {
    expect(of(6, cost(1000))).toEqual([1000, 0]);
    expect(of(6, cost(1000, { repeats: 'monthly' }))).toEqual([0, 6000]);
    expect(of(7, cost(1000, { repeats: 'yearly' }))).toEqual([0, 583]);
    // Half a cent goes away from zero: 6 / 12 of 1 and of −1.
    expect([of(6, cost(1, { repeats: 'yearly' })), of(6, cost(-1, { repeats: 'yearly' }))]).toEqual([
      [0, 1],
      [0, -1],
    ]);
    expect([12, 13, 18].map((months) => of(months, cost(1000, { repeats: 'yearly-ahead' })))).toEqual([
      [1000, 0],
      [1000, 1000],
      [1000, 1000],
    ]);
    expect(of(3, cost(1000, { repeats: 'yearly-ahead' }))).toEqual([1000, 0]);
  });

  it('shares spending, not credits', () => {
    const { total, byCategory } = computeSummary([cost(100), cost(300, { category: 'Rent' }), cost(-50, { category: 'Back' })], {
      runningMonths: 6,
    });
    expect([total, byCategory]).toEqual([
      350,
      [
        { category: 'Rent', amount: 300, share: 0.75 },
        { category: 'Software', amount: 100, share: 0.25 },
        { category: 'Back', amount: -50, share: 0 },
      ],
    ]);
    expect(computeSummary([cost(-5)], { runningMonths: 6 }).byCategory[0]?.share).toBe(0);
    expect([hasRepeats([cost(1)]), hasRepeats([cost(1, { repeats: 'yearly' })])]).toEqual([false, true]);
  });
});

describe('categories and lines', () => {
  it('are known by their words', () => {
    expect([matchCategory(' software', ['Software']), matchCategory(' Flour ', ['Software'])]).toEqual(['Software', 'Flour']);
    expect([checkCategory(' ', []), checkCategory('SOFTWARE', ['Software']), checkCategory('Flour', ['Software'])]).toEqual([
      'Give it a name.',
      '“Software” is already there.',
      undefined,
    ]);
    expect(offerCategories(['Flour'], [cost(1, { category: 'Yeast' }), cost(1, { category: '' })]).slice(-2)).toEqual(['Flour', 'Yeast']);
    const lines = [
      { description: 'X', category: 'Software', repeats: 'once' as const },
      { description: 'New', category: 'Rent', repeats: 'monthly' as const },
    ];
    expect(
      addTemplateLines([cost(5)], lines, '2026-11-15', () => 'id').map(({ id, description, amount }) => [id, description, amount]),
    ).toEqual([
      ['a', 'x', 5],
      ['id', 'New', 0],
    ]);
    const identity = identityOn('2026-11-15');
    expect(identity(cost(1, { description: 'X', date: '' }))).toBe(identity(cost(1, { date: '2026-11-15' })));
    expect(identity(cost(1))).not.toBe(identity(cost(1, { repeats: 'monthly' })));
  });
});
