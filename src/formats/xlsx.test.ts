import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Cell, CellKind, Sheet } from '@/lib/sheet';
import { xlsxFile } from './xlsx';

async function partsOf(...sheets: Sheet[]) {
  const parts = unzipSync(new Uint8Array(await (await xlsxFile(sheets)).arrayBuffer()));
  return (name: string) => strFromU8(parts[name] ?? new Uint8Array());
}
const sheetOf = (columns: [string, CellKind][], rows: Cell[][], currency?: string): Sheet => ({
  name: 'S',
  columns: columns.map(([label, kind]) => ({ label, kind })),
  rows,
  ...(currency ? { currency } : {}),
});
const cellsIn = (sheet: string, styles: string) => {
  const formats = new Map(
    [...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id = '', code = '']) => [id, code]),
  );
  const cellStyles = [.../<cellXfs[^>]*>(.*)<\/cellXfs>/s.exec(styles)![1]!.matchAll(/<xf ([^>]*?)\/?>(?:<alignment([^>]*)\/>)?/g)];
  return Object.fromEntries(
    [...sheet.matchAll(/<c r="([A-Z]+\d+)"([^>]*)>/g)].map(([, address = '', rest = '']) => {
      const [, look = '', alignment = ''] = cellStyles[Number(/s="(\d+)"/.exec(rest)?.[1] ?? 0)] ?? [];
      const format = formats.get(/numFmtId="(\d+)"/.exec(look)?.[1] ?? '') ?? '';
      return [address, `${format}${alignment.includes('wrapText="1"') ? ' wrapped' : ''}`.trim()];
    }),
  );
};

describe('a spreadsheet', () => {
  it.each([
    ['USD', '#,##0.00'],
    [undefined, '#,##0.00'],
    ['JPY', '#,##0'],
    ['KWD', '#,##0.000'],
  ])('shows money in %s as %s, and shares, days and figures in their own way', async (currency, money) => {
    const columns: [string, CellKind][] = [
      ['Money', 'money'],
      ['Share', 'percent'],
      ['Day', 'day'],
      ['Figure', 'number'],
      ['Text', 'text'],
    ];
    const read = await partsOf(sheetOf(columns, [[1.5, 0.25, '2026-11-15', 7, 'word', 'beyond']], currency));
    const cells = cellsIn(read('xl/worksheets/sheet1.xml'), read('xl/styles.xml'));
    expect([cells.A2, cells.B2, cells.C2, cells.D2, cells.E2]).toEqual([money, '0.00%', 'yyyy-mm-dd', '', '']);
    // 15 November 2026 is day 46,341 of spreadsheets.
    expect(read('xl/worksheets/sheet1.xml')).toMatch(/<c r="C2"[^>]*><v>46341<\/v>/);
    expect(read('xl/worksheets/sheet1.xml')).toMatch(/<c r="A2"[^>]*><v>1.5<\/v>/);
    expect(read('xl/sharedStrings.xml')).toContain('beyond');
  });

  it('leaves empty cells out, and wraps and cuts long texts', async () => {
    const columns: [string, CellKind][] = [
      ['A', 'text'],
      ['B', 'text'],
      ['C', 'text'],
      ['D', 'text'],
    ];
    const read = await partsOf(
      sheetOf(columns, [
        [null, '', 'x'.repeat(60), 'x'.repeat(61)],
        ['y'.repeat(32_001), 'z'.repeat(32_000), 'a', 'b'],
      ]),
    );
    const cells = cellsIn(read('xl/worksheets/sheet1.xml'), read('xl/styles.xml'));
    expect([cells.A2, cells.B2, cells.C2, cells.D2]).toEqual([undefined, undefined, '', 'wrapped']);
    const texts = [...read('xl/sharedStrings.xml').matchAll(/<t[^>]*>(.*?)<\/t>/g)].map(([, text = '']) => text.length);
    expect(texts).toEqual([1, 1, 1, 1, 60, 61, 32_000, 32_000, 1, 1]);
  });

  it('has columns as wide as what is in them, from 10 to 60, and a head that stays and is bold', async () => {
    const rows: Cell[][] = Array.from({ length: 201 }, () => ['x', 'x', 'x', 'x', 1, null]);
    rows[3] = ['x'.repeat(20), 'x'.repeat(90), { formula: '1', value: 12_345_678_901 }, 'x', 'x'.repeat(9), null];
    rows[199] = ['x', 'x', 'x', 'x'.repeat(15), 1];
    rows[200] = ['x', 'x', 'x', 'x'.repeat(50), 1];
    const columns: [string, CellKind][] = ['A', 'B', 'C', 'D', 'E', 'A label of 18 here'].map((label) => [label, 'text']);
    const sheet = (await partsOf(sheetOf(columns, rows)))('xl/worksheets/sheet1.xml');
    // Two more than the longest; only the first 200 rows are measured.
    expect([...sheet.matchAll(/<col [^>]*width="(\d+)"/g)].map(([, width]) => width)).toEqual(['22', '60', '13', '17', '11', '20']);
    const empty = (await partsOf(sheetOf([['A', 'text']], [])))('xl/worksheets/sheet1.xml');
    expect(/<col [^>]*width="(\d+)"/.exec(empty)?.[1]).toBe('10');
    expect(sheet).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
  });

  it('puts formulas in wherever one stands, and only there', async () => {
    const plain = sheetOf([['A', 'number']], [[1], [2]]);
    const some = sheetOf(
      [
        ['A', 'number'],
        ['B', 'number'],
      ],
      [
        [1, 2],
        [3, { formula: 'A2<B2', value: 1 }],
        [4, { formula: 'A2', value: null }],
      ],
    );
    const read = await partsOf(plain, some);
    expect(read('xl/worksheets/sheet1.xml')).not.toContain('<f>');
    expect(read('xl/worksheets/sheet2.xml')).toMatch(/<c r="B3"[^>]*><f>A2&lt;B2<\/f><v>1<\/v><\/c>/);
    expect(read('xl/worksheets/sheet2.xml')).toMatch(/<c r="B4"[^>]* t="str"><f>A2<\/f><v><\/v><\/c>/);
  });
});
