import { describe, expect, it } from 'vitest';
import type { Cell, CellKind } from '@/lib/sheet';
import { parseCsv, parseCsvInPieces, toCsv } from './csv';

const write = (kind: CellKind, cell: Cell, currency?: string) =>
  toCsv({ name: 'S', columns: [{ label: 'X', kind }], rows: [[cell]], ...(currency ? { currency } : {}) }).split('\r\n')[1];

describe('a cell of a CSV file', () => {
  it.each<[CellKind, Cell, string | undefined, string]>([
    ['money', 12.5, undefined, '12.50'],
    ['money', 12.5, 'KWD', '12.500'],
    ['money', 12, 'JPY', '12'],
    ['percent', 0.075, undefined, '"7.5%"'],
    // 0.07 × 100 is 7.000000000000001 in a computer's figures.
    ['percent', 0.07, undefined, '"7%"'],
    ['percent', 1 / 3, undefined, '"33.33333333%"'],
    ['number', 0.07, undefined, '0.07'],
    ['number', -3, undefined, '-3'],
    ['number', Number.NaN, undefined, '""'],
    ['money', Number.POSITIVE_INFINITY, undefined, '""'],
    ['text', '=1+1', undefined, `"'=1+1"`],
    ['day', '2026-11-15', undefined, '"2026-11-15"'],
    ['number', { formula: '1+1', value: 2 }, undefined, '2'],
    ['number', { formula: '1/0', value: null }, undefined, '""'],
  ])('of %s: %j in %s is %s', (kind, cell, currency, written) => {
    expect(write(kind, cell, currency)).toBe(written);
  });
});

const table = (rows: number, columns = 1) => Array.from({ length: rows }, () => Array(columns).fill('1').join(',')).join('\n');
const inPieces = (text: string, onProgress: (share: number) => void = () => undefined) =>
  parseCsvInPieces(text, new AbortController().signal, onProgress);

describe('a CSV file somebody chose', () => {
  it('has up to 500 columns and 50,000 rows below its head', async () => {
    expect(parseCsv(table(2, 500)).headers).toHaveLength(500);
    expect(() => parseCsv(table(2, 501))).toThrow('501 columns, and a table may have 500');
    expect(parseCsv(table(50_001)).rows).toHaveLength(50_000);
    expect(() => parseCsv(table(50_002))).toThrow('over 50,000 rows');
    expect((await inPieces(table(50_001))).rows).toHaveLength(50_000);
    await expect(inPieces(table(50_002))).rejects.toThrow('over 50,000 rows');
  });

  it('is read at once up to 60,000 letters, and in pieces above', async () => {
    const shares: number[] = [];
    const text = (letters: number) => `a\n${'x'.repeat(letters - 2)}`;
    await inPieces(text(60_000), (share) => shares.push(share));
    expect(shares).toEqual([]);
    expect((await inPieces(text(60_001), (share) => shares.push(share))).rows[0]?.[0]).toHaveLength(59_999);
    expect(shares.length).toBeGreaterThan(0);
    // It never goes back, and ends at the end.
    expect(shares.every((share, index) => share > 0 && share <= 1 && share >= (shares[index - 1] ?? 0))).toBe(true);
    expect(shares.at(-1)).toBe(1);
  });

  it.each([
    ['a,b;c,d', ['a', 'b;c', 'd']],
    ['a;b,c;d', ['a', 'b,c', 'd']],
    // As often: the first of comma, semicolon, tab and bar.
    ['a;b,c', ['a;b', 'c']],
    ['a|b|c', ['a', 'b', 'c']],
    ['"a;b;c;d",e', ['a;b;c;d', 'e']],
    ['alone', ['alone']],
    ['', []],
  ])('has the separator that stands most often in its first line: %j', (text, headers) => {
    expect(parseCsv(text).headers).toEqual(headers);
  });
});
