import { expect, it } from 'vitest';
import { setText, state, textOf } from './model';
import { planTotals } from './arrival';
import { shares } from './shares';

const start = state.start({ today: '2026-11-15', currency: 'USD' });
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
  const around = { today: '2026-11-15', currency: 'USD' };
  const source = { tool: 'cash', doc: 'd', name: 'Cash' };
  const lines = [
    line('a', 'expense', 100000, 'monthly'),
    line('b', 'expense', 30000, 'quarterly'),
    line('c', 'expense', 120000, 'yearly'),
    line('d', 'expense', 5000, 'once'),
  ];
  // 1,000 + 100 + 100 a month.
  const first = planTotals(start, lines, source, around);
  expect(textOf(first.data, 'costs')).toBe('Costs planned: $1,200.00 a month, $50.00 once');
  expect(first.names).toHaveLength(1);
  expect(planTotals(first.data, lines, source, around).names).toEqual([]);
  const second = planTotals(first.data, [...lines, line('e', 'income', 250000, 'monthly')], source, around);
  expect([textOf(second.data, 'costs'), textOf(second.data, 'revenue')]).toEqual([
    'Costs planned: $1,200.00 a month, $50.00 once',
    'Revenue planned: $2,500.00 a month',
  ]);
  const third = planTotals(second.data, lines.slice(0, 1), source, around);
  expect(textOf(third.data, 'costs')).toBe('Costs planned: $1,000.00 a month');
  expect(third.changed).toHaveLength(1);
});
