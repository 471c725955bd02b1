import { describe, expect, it } from 'vitest';
import { compareTables } from './compare-tables';

const headers = ['Item', 'Quantity', 'Price'];

describe('tables', () => {
  it('are compared row by row, and cell by cell where a row is in both', () => {
    const before = {
      headers,
      rows: [
        ['Design', '2', '$40.00'],
        ['Hosting', '1', '$9.00'],
        ['Print', '', ''],
      ],
    };
    const after = {
      headers,
      rows: [
        ['Design', '3', '$40.00'],
        ['Print', '', ''],
        ['Travel', '1', ''],
      ],
    };
    expect(compareTables(before, after)).toEqual([
      { title: 'Design', kind: 'changed', added: ['Quantity: 3'], removed: ['Quantity: 2'] },
      { title: 'Travel', kind: 'added', added: ['Item: Travel', 'Quantity: 1'], removed: [] },
      { title: 'Hosting', kind: 'removed', added: [], removed: ['Item: Hosting', 'Quantity: 1', 'Price: $9.00'] },
    ]);
    expect(compareTables(after, after)).toEqual([]);
  });

  it('tell rows apart that begin alike, and skip empty ones', () => {
    const before = {
      headers,
      rows: [
        ['Seat', '1', ''],
        ['Seat', '2', ''],
        ['', ' ', ''],
      ],
    };
    const after = {
      headers,
      rows: [
        ['Seat', '1', ''],
        ['Seat', '5', ''],
      ],
    };
    expect(compareTables(before, after)).toEqual([
      { title: 'Seat (2)', kind: 'changed', added: ['Quantity: 5'], removed: ['Quantity: 2'] },
    ]);
  });

  it('count rows that begin alike', () => {
    const rows = ['1', '2', '3'].map((quantity) => ['Seat', quantity]);
    const change = compareTables({ headers: ['Item', 'Quantity'], rows: [] }, { headers: ['Item', 'Quantity'], rows });
    expect(change.map(({ title }) => title)).toEqual(['Seat', 'Seat (2)', 'Seat (3)']);
  });

  it('name what has no header, and what is only in one of them', () => {
    const change = compareTables({ headers: ['A'], rows: [['x', '']] }, { headers: ['A', ''], rows: [['x', 'new']] });
    expect(change).toEqual([{ title: 'x', kind: 'changed', added: ['new'], removed: [] }]);
  });
});
