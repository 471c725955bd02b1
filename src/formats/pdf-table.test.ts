import { describe, expect, it } from 'vitest';
import type { Block } from '@/lib/blocks';
import { drawTable } from './pdf-table';
import { marksOn, newPdf, round } from './test-data';

describe('a table on a page', () => {
  const draw = (block: Extract<Block, { kind: 'table' }>, x = 54, y = 54, width = 504) => {
    const pdf = newPdf();
    return { end: round(drawTable(pdf, 'helvetica', block, x, y, width)), ...marksOn(pdf) };
  };
  const columns = [
    { label: 'Item', weight: 3 },
    { label: 'Price', align: 'right' as const },
  ];

  it('has columns of their weight, figures on the right, and bold sums', () => {
    const { texts, bold, end } = draw({ kind: 'table', columns, rows: [['Pen', '9'], ['Cap']], foot: [['Sum', '99'], []] });
    expect(texts.map((text) => text.replace(/, [\d.]+, /, ', '))).toEqual([
      '1 | 57, 8 | Item',
      // A head of 8 points: 558 - 3 - the width of "Price".
      '1 | 535.56, 8 | Price',
      '1 | 57, 9.5 | Pen',
      // 555 - 9.5 × 0.55.
      '1 | 549.78, 9.5 | 9',
      '1 | 57, 9.5 | Cap',
      '1 | 57, 9.5 | Sum',
      '1 | 544.55, 9.5 | 99',
      '1 | 57, 9.5 | ',
    ]);
    expect(bold).toEqual(['Item', 'Price', 'Sum', '99', '']);
    // 4 above; a head of 8 × 1.15 + 10; four rows of 9.5 × 1.15 + 10; 10 below.
    expect(end).toBe(round(54 + 4 + 19.2 + 4 * 20.925 + 10));
  });

  it('stands where it is put, and columns without a weight share alike', () => {
    const { texts } = draw({ kind: 'table', columns: [{ label: 'A' }, { label: 'B' }], rows: [['1', '2']] }, 300, 100, 200);
    expect(texts.slice(2).map((text) => text.split(',')[0])).toEqual(['1 | 303', '1 | 403']);
    expect(texts[0]).toMatch(/^1 \| 303, 11\d/);
  });

  it('repeats its head on every page, and its sum only at the end', () => {
    const rows = Array.from({ length: 40 }, (_, index) => [`Row ${index}`, '1']);
    const { texts, pages } = draw({ kind: 'table', columns, rows, foot: [['Sum', '40']] });
    const found = (text: string) => texts.filter((one) => one.endsWith(`| ${text}`)).map((one) => one.split(' ')[0]);
    expect([pages, found('Item'), found('Sum')]).toEqual([2, ['1', '2'], ['2']]);
    // From 58: a head of 19.2, then rows of 20.925 down to 792 - 68: thirty of them.
    expect([found('Row 29'), found('Row 30')]).toEqual([['1'], ['2']]);
    expect(texts.find((one) => one.startsWith('2 | 57'))).toMatch(/^2 \| 57, 6\d/);
  });
});
