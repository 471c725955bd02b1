import { expect, it } from 'vitest';
import { emptyDraft, readDraft } from '@/lib/fields';
import { toCashMetrics } from './metrics';
import { fields, readSettings, state, type Item } from './model';

const around = { today: '2026-11-15', currency: 'USD' };
const blank = readDraft(fields, emptyDraft(fields, around.today), around).values;
const rent: Item = { ...blank, id: '1', name: 'Rent', type: 'expense', amount: 100_000, frequency: 'monthly' };
const settings = (startingCash: number, firstMonth: string) => ({
  ...readSettings(state.start(around).extra.settings, around),
  startingCash,
  firstMonth,
  period: 12,
});
const figures = (startingCash: number, firstMonth: string, items = [rent]) =>
  toCashMetrics(items, settings(startingCash, firstMonth), around).map(({ name, currentValue }) => [name, currentValue]);

it('tells cash at the last turn of a month and the months it lasts from this one on', () => {
  // $5,500 in September, $1,000 a month: two months are over, $3,500 is left, which pays November, December and January.
  expect(figures(550_000, '2026-09')).toEqual([
    ['Cash as planned', 3500],
    ['Runway as planned', 3],
  ]);
  expect(figures(550_000, '2026-11')).toEqual([
    ['Cash as planned', 5500],
    ['Runway as planned', 5],
  ]);
});

it('has no runway where cash does not run out, and nothing where the plan is over or empty', () => {
  expect(figures(100_000_000, '2026-11')).toEqual([['Cash as planned', 1_000_000]]);
  expect(figures(550_000, '2024-01')).toEqual([]);
  expect(figures(550_000, '2026-11', [])).toEqual([]);
});
