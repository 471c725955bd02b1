import { describe, expect, it } from 'vitest';
import type { Block } from '@/lib/blocks';
import { tableSlabs } from './table';
import { drawnBy, evenSetting, shapesOf } from './test-data';

type Table = Extract<Block, { kind: 'table' }>;
const setting = evenSetting();
const two: Table['columns'] = [
  { label: 'Item', weight: 1 },
  { label: 'Price', weight: 1, align: 'right' },
];
const tableOf = (more: Partial<Table> = {}): Table => ({ kind: 'table', columns: two, rows: [['Rye', '$4']], ...more });
const rowsOf = (count: number, text = 'Rye') => Array.from({ length: count }, () => [text, '$4']);

describe('a table', () => {
  it('has its head, its rows and its sum with their rules', () => {
    const slabs = tableSlabs(tableOf({ foot: [['Sum', '$4']] }), setting);
    // The head: 4 + 9 × 1.35 + 6; a row: 5 + 9.5 × 1.4 + 5; the sum: 6 + 13.3 + 4.
    expect(shapesOf(slabs)).toEqual(['22.15 + 10 glued kept', '23.3 glued kept', '23.3']);
    // Of 400, 12 lie between two columns of 194. A letter takes 4.5 in the head and 4.75 below it.
    expect(drawnBy(slabs, setting)).toEqual([
      '“Item” 100 1013.32 strong 9 ink',
      '“Price” 477.5 1013.32 strong 9 ink',
      'rule 100 1022.15 400 strongRule 1',
      '“Rye” 100 1037.22 text 9.5 ink',
      '“$4” 490.5 1037.22 text 9.5 ink',
      'rule 100 1045.45 400 rule 0.5',
      '“Sum” 100 1061.52 strong 9.5 ink',
      '“$4” 490.5 1061.52 strong 9.5 ink',
      'rule 100 1068.75 400 rule 0',
    ]);
  });

  it('has columns by what they hold', () => {
    const secondAt = (rows: string[][]) => {
      const columns = [{ label: 'Item' }, { label: 'Item' }];
      return drawnBy(tableSlabs({ kind: 'table', columns, rows }, setting), setting)[1];
    };
    // 260 is the most a cell asks for, and 2: 106 of 388 are left for both.
    expect(secondAt([['x'.repeat(60), '']])).toBe('“Item” 427 1013.32 strong 9 ink');
    // 120 is the most a word asks for: 122 and 21 at least, and 245 by what else they ask for, 140 and 241.
    expect(secondAt([['x'.repeat(80), 'word '.repeat(16)]])).toBe('“Item” 324.03 1013.32 strong 9 ink');
  });

  it('is set smaller with many columns', () => {
    const sizesOf = (count: number) => {
      const columns = Array.from({ length: count }, () => ({ label: 'A' }));
      const drawn = drawnBy(tableSlabs({ kind: 'table', columns, rows: [columns.map(() => '1')] }, setting), setting);
      return ['strong', 'text'].map((face) => new RegExp(`${face} ([\\d.]+)`).exec(drawn.join('\n'))?.[1]);
    };
    expect([5, 6, 7, 8].map(sizesOf)).toEqual([
      ['9', '9.5'],
      ['8.5', '8.5'],
      ['8.5', '8.5'],
      ['7.5', '7.5'],
    ]);
  });

  it('says what else there is of a row below it, and the name of the row stands out', () => {
    const slabs = tableSlabs(tableOf({ rows: rowsOf(2), notes: ['From the mill', ''] }), setting);
    // 5 + 13.3 + 2 + 9 × 1.4 + 5; without a note as before.
    expect(shapesOf(slabs).slice(1)).toEqual(['37.9 glued kept', '23.3']);
    // 20.3 + 6.3 + 3.24 below the top of the row.
    expect(drawnBy(slabs, setting).slice(3)).toEqual([
      '“Rye” 100 1037.22 strong 9.5 ink',
      '“$4” 490.5 1037.22 text 9.5 ink',
      '“From the mill” 100 1051.99 text 9 mute',
      'rule 100 1060.05 400 rule 0.5',
      '“Rye” 100 1075.12 strong 9.5 ink',
      '“$4” 490.5 1075.12 text 9.5 ink',
      'rule 100 1083.35 400 rule 0.5',
    ]);
  });

  it('without a word in its head has none', () => {
    const slabs = tableSlabs(
      tableOf({ columns: two.map((column) => ({ ...column, label: ' ' })), rows: rowsOf(7), foot: [['Sum', '']] }),
      setting,
    );
    expect(slabs).toHaveLength(8);
    expect(slabs.every(({ head }) => head === undefined)).toBe(true);
    expect(shapesOf(slabs)).toEqual(['23.3 + 10 kept', ...Array.from({ length: 5 }, () => '23.3'), '23.3 glued', '23.3']);
  });

  it('says its head again with each row and sum, not with the head', () => {
    const slabs = tableSlabs(tableOf({ rows: rowsOf(2), foot: [['Sum', '']] }), setting);
    expect(slabs.map(({ head }) => head?.height.toFixed(2))).toEqual([undefined, '22.15', '22.15', '22.15']);
  });

  it('of up to six rows stays together; of a longer one its ends do', () => {
    const flags = (table: Table) => tableSlabs(table, setting).map(({ isGlued, isKept }) => `${isGlued ? 'g' : ''}${isKept ? 'k' : ''}`);
    expect(flags(tableOf({ rows: rowsOf(6) }))).toEqual(['gk', 'k', 'k', 'k', 'k', 'gk', '']);
    // The head with its first two rows, and the last two rows.
    expect(flags(tableOf({ rows: rowsOf(7) }))).toEqual(['g', 'k', '', '', '', '', 'g', '']);
    // With a sum it is the last row that goes with it.
    expect(flags(tableOf({ rows: rowsOf(7), foot: [['Sum', '']] }))).toEqual(['g', 'k', '', '', '', '', '', 'g', '']);
    // Three lines of 13.3 and 10 are higher than 45: such rows may stand alone.
    expect(flags(tableOf({ rows: rowsOf(7, 'a\nb\nc') }))).toEqual(['g', '', '', '', '', '', '', '']);
    expect(flags(tableOf({ rows: rowsOf(7, 'a\nb') }))).toEqual(['g', 'k', '', '', '', '', 'g', '']);
  });
});
