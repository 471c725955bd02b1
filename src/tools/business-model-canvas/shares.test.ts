import { expect, it } from 'vitest';
import { setText, state, textOf } from './model';
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
