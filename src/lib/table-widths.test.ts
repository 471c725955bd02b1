import { expect, it } from 'vitest';
import { tableWidths } from './table-widths';

const measures = { head: (text: string) => text.length, cell: (text: string) => text.length, longest: 80, word: 30 };
const widths = (columns: { label: string; align?: 'right'; weight?: number }[], rows: string[][], room = 60) =>
  tableWidths({ kind: 'table', columns, rows }, room, measures).map(Math.round);

it('leave a day in one piece', () => {
  const name = 'a name that takes all the room it can get and then goes on below'.repeat(2);
  // Eleven letters and two of air; broken it would be content with six.
  expect(widths([{ label: 'When' }, { label: 'What' }], [['14 Nov 2026', name]], 40)[0]).toBeGreaterThanOrEqual(13);
});

it('let a long name at the head of a column go on below, and keep a short head whole', () => {
  const columns = [{ label: 'Feature' }, { label: 'Kestrel and Moor Surveyors of the northern workshop' }, { label: 'Next follow-up' }];
  const [feature = 0, rival = 0, day = 0] = widths(columns, [['some words that are about a feature', 'Full', 'None']]);
  // "Surveyors" is nine letters, "Next follow-up" fourteen; two of air each.
  expect(rival).toBeLessThan(15);
  expect(day).toBeGreaterThanOrEqual(16);
  expect(feature).toBeGreaterThan(rival);
});

it('go by the weights, but a long name takes what short facts leave', () => {
  const columns = [
    { label: 'Name', weight: 1 },
    { label: 'A', weight: 1 },
    { label: 'B', weight: 1 },
  ];
  expect(widths(columns, [['Ana', 'b', 'c']])).toEqual([20, 20, 20]);
  const [name = 0, ...others] = widths(columns, [['x y '.repeat(20), 'yes', 'no']]);
  expect(name).toBeGreaterThan(45);
  // Each still has room for its own words.
  expect(others.every((width) => width >= 4)).toBe(true);
  expect(Math.round(name + others.reduce((sum, width) => sum + width, 0))).toBe(60);
});
