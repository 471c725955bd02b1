import { describe, expect, it } from 'vitest';
import { selectRecords, type Sorting } from './select-records';

interface Row {
  name: string;
  size: number | '';
}
const rows: Row[] = [
  { name: 'Café 10', size: 3 },
  { name: 'cafe 9', size: '' },
  { name: 'Bar', size: 1 },
  { name: 'bar', size: 1 },
  { name: '', size: 20 },
];
const select = (query: string, sort?: Sorting<Row>, keep?: (row: Row) => boolean) =>
  selectRecords(rows, { query, searchIn: ({ name, size }) => `${name} ${size}`, sort, ...(keep ? { keep } : {}) }).map(
    ({ name, size }) => `${name}/${size}`,
  );

describe('a list', () => {
  it('is searched by every word, whatever its case and accents', () => {
    expect(select('')).toHaveLength(5);
    expect(select('  CAFE ')).toEqual(['Café 10/3', 'cafe 9/']);
    expect(select('café 3')).toEqual(['Café 10/3']);
    expect(select('bar cafe')).toEqual([]);
  });

  it('is filtered', () => {
    expect(select('', undefined, ({ size }) => size === 1)).toEqual(['Bar/1', 'bar/1']);
    expect(select('cafe', undefined, ({ size }) => size === 1)).toEqual([]);
  });

  it('is sorted by number, what has none last either way, equal ones as entered', () => {
    const by = ({ size }: Row) => size;
    expect(select('', { by })).toEqual(['Bar/1', 'bar/1', 'Café 10/3', '/20', 'cafe 9/']);
    expect(select('', { by, isDescending: true })).toEqual(['/20', 'Café 10/3', 'Bar/1', 'bar/1', 'cafe 9/']);
  });

  it('is sorted by text as people do: 9 before 10, no name last', () => {
    const by = ({ name }: Row) => name;
    expect(select('', { by })).toEqual(['Bar/1', 'bar/1', 'cafe 9/', 'Café 10/3', '/20']);
    expect(select('', { by, isDescending: true })).toEqual(['Café 10/3', 'cafe 9/', 'Bar/1', 'bar/1', '/20']);
  });

  it('is sorted by figures that are text as by figures', () => {
    const sorted = selectRecords(
      ['10', '2', '', '1', '100'].map((size) => ({ size })),
      { query: '', searchIn: () => '', sort: { by: ({ size }) => size } },
    );
    expect(sorted.map(({ size }) => size)).toEqual(['1', '2', '10', '100', '']);
  });

  it('is sorted by day', () => {
    const days = ['2026-02-01', '2026-01-31', '', '2026-02-01', '2025-12-31'].map((day, index) => ({ day, index }));
    const sorted = (isDescending: boolean) =>
      selectRecords(days, { query: '', searchIn: () => '', sort: { by: ({ day }) => day, isDescending } }).map(({ index }) => index);
    expect(sorted(false)).toEqual([4, 1, 0, 3, 2]);
    expect(sorted(true)).toEqual([0, 3, 1, 4, 2]);
  });
});
