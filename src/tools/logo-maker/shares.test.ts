import { expect, it } from 'vitest';
import { state, type Draft } from './model';
import { shares } from './shares';

const around = { today: '2026-11-15', currency: 'USD' };
const start = state.start(around);
const offered = (draft: Draft) => shares.offers?.looks?.(draft, around);

it('offers its ground as a colour, or its letters where it has none', () => {
  const own = { ...start, text: 'Acme', backgroundColor: '#0F766E', textColor: '#ABCDEF' };
  expect(offered(own)).toEqual([{ accent: '#0f766e', display: 'Inter' }]);
  expect(offered({ ...own, shape: 'none' })).toEqual([{ accent: '#abcdef', display: 'Inter' }]);
});

it('offers nothing of the sample', () => {
  expect(offered(state.sample?.(around) ?? start)).toEqual([]);
});
