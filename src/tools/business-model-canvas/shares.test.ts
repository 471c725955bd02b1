import { expect, it } from 'vitest';
import { setText, state, textOf } from './model';
import { planBooked, planExpected, planTotals } from './arrival';
import { shares } from './shares';

const start = state.start({ today: '2026-11-15', currency: 'USD' });
const around = { today: '2026-11-15', currency: 'USD' };
const source = { tool: 'Plan', doc: 'd', name: 'Cash' };
const told = { 'company.name': 'Loam', 'customers.who': 'Cafés', 'offer.edge': 'Baked at night' };

it('starts with the company’s name and what is known for its boxes', () => {
  const { data } = shares.profile.fill(start, told);
  expect(data.title).toBe('Loam');
  expect([textOf(data, 'segments'), textOf(data, 'value')]).toEqual(['Cafés', 'Baked at night']);
  expect(shares.profile.read(data)).toEqual({});
});

it('adds nothing to boxes once somebody has written on the canvas', () => {
  const { data } = shares.profile.fill(setText(start, 'segments', 'Hotels'), told);
  expect([textOf(data, 'segments'), textOf(data, 'value')]).toEqual(['Hotels', '']);
});

it('takes the totals of a plan with figures as one note a block, and brings them up to date', () => {
  const line = (key: string, type: 'income' | 'expense', amount: number, repeats: 'once' | 'monthly' | 'quarterly' | 'yearly') => ({
    key,
    name: key,
    group: '',
    about: 'costs' as const,
    type,
    amount,
    currency: 'USD',
    repeats,
    month: '2026-11',
  });
  const lines = [
    line('a', 'expense', 100000, 'monthly'),
    line('b', 'expense', 30000, 'quarterly'),
    line('c', 'expense', 120000, 'yearly'),
    line('d', 'expense', 5000, 'once'),
  ];
  // 1,000 + 100 + 100 a month.
  const first = planTotals(start, lines, source, around);
  expect(textOf(first.data, 'costs')).toBe('Costs planned: $1,200.00 a month, $50.00 once (Plan)');
  expect(first.names).toHaveLength(1);
  expect(planTotals(first.data, lines, source, around).names).toEqual([]);
  const second = planTotals(first.data, [...lines, line('e', 'income', 250000, 'monthly')], source, around);
  expect([textOf(second.data, 'costs'), textOf(second.data, 'revenue')]).toEqual([
    'Costs planned: $1,200.00 a month, $50.00 once (Plan)',
    'Revenue planned: $2,500.00 a month (Plan)',
  ]);
  const third = planTotals(second.data, lines.slice(0, 1), source, around);
  expect(textOf(third.data, 'costs')).toBe('Costs planned: $1,000.00 a month (Plan)');
  // What is not planned any more is not left standing.
  expect(textOf(third.data, 'revenue')).toBe('Revenue planned: none (Plan)');
  expect(third.changed).toHaveLength(2);
});

it('takes what was booked in the last three months that are over, by month', () => {
  const line = (month: string, income: number, expense: number) => ({ key: month, month, income, expense, currency: 'USD' });
  // September has no booking: 900 and 2,100 over three months; November is not over, and May is long ago.
  const lines = [line('2026-10', 150000, 90000), line('2026-08', 60000, 0), line('2026-11', 1, 1), line('2026-05', 9900, 9900)];
  const { data, names } = planBooked(start, lines, source, around);
  expect([textOf(data, 'costs'), textOf(data, 'revenue')]).toEqual([
    'Costs booked, Aug 2026 to Oct 2026: $300.00 a month (Plan)',
    'Revenue booked, Aug 2026 to Oct 2026: $700.00 a month (Plan)',
  ]);
  expect(names).toHaveLength(2);
  expect(planBooked(data, lines, source, around).names).toEqual([]);
  expect(textOf(planBooked(start, [line('2026-10', 0, 500)], source, around).data, 'costs')).toBe(
    'Costs booked, Oct 2026: $5.00 a month (Plan)',
  );
  expect(planBooked(start, [line('2026-11', 1, 1)], source, around).names).toEqual([]);
});

it('takes what a forecast expects in all, beside what is planned', () => {
  const lines = ['2027-01', '2026-12'].map((month) => ({ key: month, month, income: 100000, expense: 40000, cash: 0, currency: 'USD' }));
  const { data } = planExpected(start, lines, source, around);
  expect([textOf(data, 'costs'), textOf(data, 'revenue')]).toEqual([
    'Costs expected, Dec 2026 to Jan 2027: $800.00 in 2 months (Plan)',
    'Revenue expected, Dec 2026 to Jan 2027: $2,000.00 in 2 months (Plan)',
  ]);
  expect(planExpected(data, lines, source, around).data).toBe(data);
});
