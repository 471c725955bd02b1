import { describe, expect, it } from 'vitest';
import {
  allTime,
  checkCategory,
  computeTotals,
  isBackwards,
  offerCategories,
  selectPeriod,
  toDays,
  totalByCategory,
  type Period,
} from './model';
import { findSplitProblems, nextId, splitTransaction } from './splitting';
import { isZero, isNegative } from './typing';
import {
  chooseYear,
  computeBudget,
  countAhead,
  countMonths,
  describeBudget,
  monthSheet,
  readBudget,
  selectYear,
  toProfitAndLoss,
  toProfitSheet,
  totalByMonth,
  yearsOf,
} from './reports';
import { expense as entry, income } from './test-data';

const today = '2026-11-15';
const period = (value: Period['value'], from = '', to = ''): Period => ({ value, from, to });

describe('periods', () => {
  it.each([
    ['month', '2026-11-01', '2026-11-30'],
    ['quarter', '2026-10-01', '2026-12-31'],
    ['year', '2026-01-01', '2026-12-31'],
    ['last30', '2026-10-17', '2026-11-15'],
    ['all', '', ''],
  ] as const)('%s runs from %s to %s', (value, from, to) => {
    expect(toDays(period(value), today)).toEqual({ from, to });
    expect(toDays(period(value), '')).toEqual({ from: '', to: '' });
  });

  it('begin in any month of a quarter', () => {
    expect(['2026-01-31', '2026-02-15', '2026-03-01', '2026-04-01'].map((day) => toDays(period('quarter'), day).from)).toEqual([
      '2026-01-01',
      '2026-01-01',
      '2026-01-01',
      '2026-04-01',
    ]);
  });

  it('hold their first and last day, and nothing undated', () => {
    const days = ['2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01', ''];
    const kept = (one: Period) =>
      selectPeriod(
        days.map((date) => entry(1, { date })),
        one,
        today,
      ).map(({ date }) => date);
    expect(kept(period('month'))).toEqual(['2026-11-01', '2026-11-30']);
    expect(kept(period('custom', '2026-11-30'))).toEqual(['2026-11-30', '2026-12-01']);
    expect(kept(period('custom', '', '2026-11-01'))).toEqual(['2026-10-31', '2026-11-01']);
    expect(kept(allTime)).toEqual(days);
    expect([
      isBackwards(period('custom', '2026-02-01', '2026-01-01')),
      isBackwards(period('custom', '2026-01-01', '2026-01-01')),
      isBackwards(period('month', '2026-02-01', '2026-01-01')),
      isBackwards(period('custom', '2026-02-01')),
    ]).toEqual([true, false, false, false]);
  });

  it('count the months of a budget', () => {
    const count = (one: Period, ...dates: string[]) =>
      countMonths(
        one,
        dates.map((date) => entry(1, { date })),
        today,
      );
    expect([count(period('last30')), count(period('month')), count(period('quarter')), count(period('year')), count(allTime)]).toEqual([
      1, 1, 3, 12, 1,
    ]);
    expect(count(allTime, '2026-01-31', '2026-03-01', '')).toBe(3);
    expect(count(allTime, '2026-10-01', '2031-03-01')).toBe(1);
    expect(count(period('custom', '2026-01-31', '2026-02-01'))).toBe(2);
    expect(count(period('custom', '2026-03-01', '2026-01-01'))).toBe(1);
    expect(count(period('custom', '2026-09-01'), '2026-10-05')).toBe(2);
  });
});

describe('totals', () => {
  it('leave raised money out of the operating result', () => {
    expect(computeTotals([income(500), income(1000, { category: 'Funding' }), entry(200), entry(-50)])).toEqual({
      income: 1500,
      expenses: 150,
      net: 1350,
      operating: 350,
    });
    const totals = totalByCategory(
      [entry(100, { category: 'A' }), entry(300, { category: 'B' }), entry(-40, { category: 'C' }), income(9)],
      'expense',
    );
    expect(totals).toEqual([
      { category: 'B', amount: 300, count: 1, share: 0.75 },
      { category: 'A', amount: 100, count: 1, share: 0.25 },
      { category: 'C', amount: -40, count: 1, share: 0 },
    ]);
    expect(totalByCategory([entry(-5)], 'expense')[0]?.share).toBe(0);
  });

  it('show every month, the latest two years, and none that has not begun', () => {
    const { months, isCut } = totalByMonth([income(10, { date: '2026-09-01' }), entry(4, { date: '2026-11-30' })], today);
    expect(months).toEqual([
      { label: 'Sep 2026', income: 10, expenses: 0 },
      { label: 'Oct 2026', income: 0, expenses: 0 },
      { label: 'Nov 2026', income: 0, expenses: 4 },
    ]);
    expect(isCut).toBe(false);
    const span = (first: string) => totalByMonth([entry(1, { date: first }), entry(1, { date: '2026-12-01' })], today);
    expect([
      span('2025-01-01').months.length,
      span('2025-01-01').isCut,
      span('2024-12-31').months.length,
      span('2024-12-31').isCut,
    ]).toEqual([24, false, 24, true]);
    expect(totalByMonth([entry(1), entry(1, { date: '2027-01-01' })], today)).toMatchObject({ ahead: 1, months: [{ label: 'Nov 2026' }] });
    expect(totalByMonth([entry(1, { date: '2027-01-01' })], today)).toMatchObject({ ahead: 0, months: [{ label: 'Jan 2027' }] });
    expect(totalByMonth([entry(1, { date: '' })], today)).toEqual({ months: [], isCut: false, ahead: 0 });
    expect([
      countAhead([entry(1, { date: '2027-01-01' }), entry(1, { date: '2026-12-31' })], today),
      countAhead([entry(1, { date: '2027-01-01' })], ''),
    ]).toEqual([1, 0]);
    expect(monthSheet([income(1000), entry(250)], 'USD', today).rows).toEqual([['Nov 2026', 10, 2.5, 7.5]]);
  });

  it('choose the year to begin with', () => {
    expect(yearsOf([entry(1, { date: '2024-01-01' }), entry(1, { date: '' }), entry(1), entry(1)])).toEqual(['2026', '2024']);
    expect([
      chooseYear(['2031', '2026', '2024'], today),
      chooseYear(['2031', '2030'], today),
      chooseYear([], today),
      chooseYear(['2031'], ''),
    ]).toEqual(['2026', '2030', undefined, '2031']);
    expect(selectYear([entry(1), entry(1, { date: '2025-12-31' })], '2026')).toHaveLength(1);
  });
});

describe('budgets', () => {
  const budgets = [
    { category: 'Software', amount: '100' },
    { category: 'Zero', amount: '0' },
    { category: 'Bad', amount: 'x' },
    { category: 'Below', amount: '-1' },
  ];
  const line = (spent: number, months = 1, category = 'Software') =>
    computeBudget([entry(spent, { category }), income(99, { category })], budgets, category, months, 'USD');

  it('are for as many months as the period has', () => {
    expect(line(5000, 2)).toEqual({ category: 'Software', spent: 5000, budget: 20_000, left: 15_000, used: 0.25 });
    expect([describeBudget(line(5000), 'USD'), describeBudget(line(10_000), 'USD'), describeBudget(line(10_100), 'USD')]).toEqual([
      '50% used, $50.00 left',
      '100% used, $0.00 left',
      '101% used, over by $1.00',
    ]);
    expect([describeBudget(line(0, 1, 'None'), 'USD'), describeBudget(line(100, 1, 'Zero'), 'USD')]).toEqual([
      'No budget set',
      'over by $1.00',
    ]);
    expect([
      readBudget(budgets, 'Below', 'USD').problem,
      readBudget(budgets, 'Zero', 'USD').amount,
      readBudget(budgets, 'Bad', 'USD').amount,
    ]).toEqual(['A budget can’t be below zero.', 0, undefined]);
  });
});

describe('transactions', () => {
  it('are split inside their amount, into another category', () => {
    const problems = (amount: number, part: number, category = 'Travel') =>
      Object.keys(findSplitProblems(entry(amount), { part, category }));
    expect([
      problems(100, 1),
      problems(100, 99),
      problems(100, 0),
      problems(100, 100),
      problems(-100, -1),
      problems(-100, -100),
      problems(-100, 0),
      problems(100, 5, 'Software'),
    ]).toEqual([[], [], ['amount'], ['amount'], [], ['amount'], ['amount'], ['category']]);
    expect(
      splitTransaction(entry(100), { part: 30, category: 'Travel' }, '1-2').map(({ id, amount, category }) => [id, amount, category]),
    ).toEqual([
      ['1', 70, 'Software'],
      ['1-2', 30, 'Travel'],
    ]);
    expect([nextId('a', new Set()), nextId('a-2', new Set(['a-2', 'a-3'])), nextId('x'.repeat(70), new Set())]).toEqual([
      'a-2',
      'a-4',
      `${'x'.repeat(60)}-2`,
    ]);
    expect([isZero('0', 'USD'), isZero('', 'USD'), isZero('1', 'USD'), isNegative('-1', 'USD'), isNegative('0', 'USD')]).toEqual([
      true,
      false,
      false,
      true,
      false,
    ]);
  });

  it('have categories of their type', () => {
    const offered = offerCategories(
      'expense',
      [
        { type: 'expense', name: 'Flour' },
        { type: 'income', name: 'Bread' },
      ],
      [entry(1, { category: 'Yeast' }), entry(1, { category: '' }), income(1, { category: 'Fair' })],
    );
    expect(offered.slice(-2)).toEqual(['Flour', 'Yeast']);
    expect([checkCategory(' ', []), checkCategory(' FLOUR', ['Flour']), checkCategory('Rye', ['Flour'])]).toEqual([
      'Give it a name.',
      '“Flour” is already there.',
      undefined,
    ]);
  });
});

describe('profit and loss', () => {
  const list = [income(120_000), entry(45_000), entry(-5000, { category: 'Travel' })];
  const report = (more: object = {}) =>
    toProfitAndLoss(list, { year: '2026', currency: 'USD', isSample: false, undated: 0, today, ...more });

  it('adds up by category', () => {
    const { blocks, mark } = report();
    const tables = blocks.filter((block) => block.kind === 'table');
    expect(tables.map(({ rows, foot }) => [rows, foot])).toEqual([
      [[['Sales', '1', '$1,200.00']], [['Total income', '1', '$1,200.00']]],
      [
        [
          ['Software', '1', '$450.00'],
          ['Travel', '1', '-$50.00'],
        ],
        [['Total expenses', '2', '$400.00']],
      ],
    ]);
    expect(tables[0]?.columns.map(({ weight, align }) => [weight, align])).toEqual([
      [3, undefined],
      [undefined, 'right'],
      [undefined, 'right'],
    ]);
    expect(blocks.find((block) => block.kind === 'totals')).toMatchObject({
      rows: [{ value: '$1,200.00' }, { value: '$400.00' }, { value: '$800.00', tone: 'figure' }, { value: '$800.00', tone: 'muted' }],
    });
    expect(mark).toBeUndefined();
    expect(toProfitSheet(list, 'USD').rows.map((row) => row[2])).toEqual([1200, 1200, 450, -50, 400, 800, 800]);
  });

  it('notes what is open, left out or a sample', () => {
    const words = (more: object) =>
      report(more)
        .blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []))
        .join(' ');
    expect(words({})).toContain('The year isn’t over');
    expect(words({ year: '2025' })).not.toContain('The year isn’t over');
    expect([words({ undated: 1 }).includes('1 transaction without a date left out.'), words({}).includes('without a date')]).toEqual([
      true,
      false,
    ]);
    expect([words({ sampleCount: 1 }).includes('Includes 1 sample transaction.'), words({}).includes('Includes')]).toEqual([true, false]);
    expect(report({ isSample: true }).mark).toBe('Sample');
  });
});
