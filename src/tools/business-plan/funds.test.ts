import { describe, expect, it } from 'vitest';
import type { MoneyLine } from '@/lib/topics/money';
import { computeFunds, costOver, dropGroup, dropRevenue, planCosts, printRows } from './funds';
import { state, type CostLine, type PlanData, type Received } from './model';

const around = { today: '2026-11-15', currency: 'USD' };
const start = state.start(around);
const line = (key: string, amount: number, more: Partial<CostLine> = {}): CostLine => ({
  key,
  name: key,
  group: 'Shop',
  type: 'expense',
  amount,
  repeats: 'once',
  month: '',
  ...more,
});
const batch = (lines: CostLine[], more: Partial<Received> = {}): Received => ({
  from: 'doc',
  fromName: 'Expenses',
  currency: 'USD',
  isSample: false,
  lines,
  ...more,
});
const planOf = (more: Partial<PlanData>): PlanData => ({ ...start, ...more });

describe('costs over months', () => {
  it('count by their share, each kind rounded once', () => {
    const over = (repeats: CostLine['repeats'], months: number, amount = 100) => costOver([line('a', amount, { repeats })], months);
    expect([over('once', 6), over('monthly', 6), over('quarterly', 6), over('yearly', 6), over('monthly', 0), over('once', 0)]).toEqual([
      100, 600, 200, 50, 0, 100,
    ]);
    // A third of 100 is 33, two thirds 67; half a cent goes away from zero.
    expect([over('quarterly', 1), over('quarterly', 2), over('yearly', 6, 1), over('yearly', 6, -1)]).toEqual([33, 67, 1, -1]);
    expect(costOver([line('a', 1, { repeats: 'quarterly' }), line('b', 1, { repeats: 'quarterly' })], 1)).toBe(1);
    expect(costOver([line('a', 100), line('b', 30, { type: 'income' })], 1)).toBe(70);
  });
});

describe('the funds', () => {
  const row = (id: string, name: string, amount: string) => ({ id, name, amount });

  it('add up sources and uses, with what other tools sent', () => {
    const data = planOf({
      sources: [row('1', 'Savings', '1,000')],
      uses: [row('2', 'Oven', '600')],
      received: [batch([line('a', 5000), line('b', 1000, { repeats: 'monthly', group: ' ' })])],
      answers: { ...start.answers, runningMonths: '3' },
    });
    const funds = computeFunds(data, around);
    expect(funds).toMatchObject({
      totalSources: 100_000,
      totalUses: 68_000,
      difference: 32_000,
      months: 3,
      hasRunningCosts: true,
      isEmpty: false,
    });
    expect(funds.received.map(({ name, amount, count }) => [name, amount, count])).toEqual([
      ['Shop', 5000, 1],
      ['Other costs, with 3 months of running costs', 3000, 1],
    ]);
    expect(computeFunds(start, around)).toMatchObject({ totalSources: 0, difference: 0, hasRunningCosts: false });
    expect(computeFunds(planOf({ sources: [], uses: [], received: [] }), around).isEmpty).toBe(true);
    expect(computeFunds(planOf({ received: [batch([line('a', 1500)], { currency: 'JPY' })] }), around).received[0]?.amount).toBe(150_000);
    expect(computeFunds(planOf({ received: [batch([line('a', 1550)])] }), { ...around, currency: 'JPY' }).received[0]?.amount).toBe(16);
  });

  it('print rows that say something', () => {
    const raw = [row('1', 'Savings', '10'), row('2', '', ''), row('3', '', '5'), row('4', 'Loan', 'lots')];
    const { sources } = computeFunds(planOf({ sources: raw }), around);
    const printed = printRows(sources, raw, 'source');
    expect(printed.map(({ amount, uncounted }) => [amount, uncounted])).toEqual([
      [1000, undefined],
      [500, undefined],
      [0, 'lots'],
    ]);
    expect(printed[0]?.name).toBe('Savings');
    expect(printed[1]?.name).toContain('Name of a source');
  });

  it('take costs over once, and renew what changed', () => {
    const sent = (key: string, amount: number, more: object = {}): MoneyLine =>
      ({ key, name: key, group: 'Shop', type: 'expense', amount, repeats: 'once', month: '', ...more }) as MoneyLine;
    const source = { doc: 'doc', tool: 'Expenses' } as Parameters<typeof planCosts>[2];
    const first = planCosts(start, [sent('a', 5), sent('r', 9, { about: 'revenue' })], source, around);
    expect([first.names, first.data.received[0]?.lines.map(({ key }) => key)]).toEqual([
      ['a', 'r'],
      ['a', 'r'],
    ]);
    expect(planCosts(first.data, [sent('a', 5)], source, around)).toMatchObject({ names: [], data: first.data });
    const again = planCosts(first.data, [sent('a', 6), sent('b', 1)], source, around);
    expect([again.names, again.changed, again.data.received[0]?.lines.map(({ amount }) => amount)]).toEqual([['b'], ['a'], [6, 9, 1]]);
    // Revenue is no cost, and goes by itself.
    expect(dropGroup(again.data.received, 'doc', 'Shop')[0]?.lines.map(({ key }) => key)).toEqual(['r']);
    expect(dropRevenue(dropGroup(again.data.received, 'doc', 'Shop'), 'doc')).toEqual([]);
    expect(dropGroup(again.data.received, 'other', 'Shop')).toHaveLength(1);
    expect(dropGroup([batch([line('a', 1, { group: ' ' }), line('b', 1)])], 'doc', 'Other costs')[0]?.lines.map(({ key }) => key)).toEqual([
      'b',
    ]);
  });
});
