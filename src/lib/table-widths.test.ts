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

it('share what is left over where every cell fits on its line', () => {
  // 3 and 4 letters with two of air each: 11 of 61, and 25 more for both.
  expect(widths([{ label: 'A' }, { label: 'Name' }], [['abc', '12']], 61)).toEqual([30, 31]);
});

it('give a column of words what the others do not need', () => {
  // “three” and air are 7, “yes” and air 5; what is left of 18 goes to the words.
  expect(widths([{ label: 'A' }, { label: 'B' }], [['one two three four', 'yes']], 18)).toEqual([13, 5]);
});

it('are narrowed in step where not even the words fit', () => {
  // 8 and 30 letters at most, each with two of air: 10 and 32 of 42, on half of that room.
  expect(widths([{ label: 'Aaaaaaaa' }, { label: 'B' }], [['a', 'x'.repeat(50)]], 21)).toEqual([5, 16]);
});

it('never break a figure at the right edge while another column has room', () => {
  const columns = [
    { label: 'Name', weight: 5 },
    { label: 'Amount', align: 'right' as const, weight: 1 },
  ];
  // A sixth of 60 is 10; the figure has 12 letters and two of air.
  expect(widths(columns, [['Ana', '1 234 567.00']])).toEqual([46, 14]);
  expect(widths(columns, [['Ana', '12.00']])).toEqual([50, 10]);
  // To the left it may break at its blanks.
  expect(widths([columns[0]!, { label: 'Amount', weight: 1 }], [['Ana', '1 234 567.00']])).toEqual([50, 10]);
});

it('count the sums below a table, too, and a column without cells by its name', () => {
  const table = { kind: 'table' as const, columns: [{ label: 'A' }, { label: 'Total' }], rows: [['a']], foot: [['All of it', '1']] };
  // “All of it” and air are 11, “Total” and air 7; 20 stay for both.
  expect(tableWidths(table, 38, measures).map(Math.round)).toEqual([21, 17]);
});
