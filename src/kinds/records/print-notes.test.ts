import { describe, expect, it } from 'vitest';
import type { Column } from '@/lib/sheet';
import { toListDocument, type PrintedList } from './print-list';

type Cells = PrintedList['sheet']['rows'][number];
const text = (label: string): Column => ({ label, kind: 'text' });
const tableOf = (columns: Column[], rows: Cells[], more: Partial<PrintedList> = {}) => {
  const { blocks } = toListDocument({ title: 'T', sheet: { name: 'S', columns, rows }, today: '', isSample: false, ...more });
  const found = blocks.find((block) => block.kind === 'table');
  return {
    heads: found?.columns.map(({ label }) => label),
    notes: found?.notes,
    rows: found?.rows,
    foot: found?.foot,
    columns: found?.columns,
    blocks,
  };
};

describe('a list on paper', () => {
  it('has six columns at most, the rest below each row', () => {
    const columns = Array.from({ length: 8 }, (_, index) => text(`C${index}`));
    const { heads, notes } = tableOf(columns, [columns.map((_, index) => `v${index}`)]);
    expect(heads).toEqual(['C0', 'C1', 'C2', 'C3', 'C4', 'C5']);
    expect(notes).toEqual(['C6: v6 · C7: v7']);
  });

  it('has words of up to 34 letters in a column, and the name always', () => {
    const columns = [text('Name'), text('Note')];
    expect(tableOf(columns, [['x'.repeat(90), 'x'.repeat(34)]]).heads).toEqual(['Name', 'Note']);
    expect(tableOf(columns, [['A', 'x'.repeat(35)], ['B', 'x']])).toMatchObject({ heads: ['Name'], notes: [`Note: ${'x'.repeat(35)}`, 'Note: x'] }); // prettier-ignore
    // A figure is short, however it is written.
    expect(tableOf([text('Name'), { label: 'Sum', kind: 'number' }], [['A', 5]]).heads).toEqual(['Name', 'Sum']);
  });

  it('leaves out what says nothing, and what is told in another way', () => {
    const columns = ['Name', 'A', 'B', 'C', 'D', 'E', 'F', 'G'].map(text);
    const given = [['X', 'No', 'None', 'Never', '0', '$0.00', '0%', 'Yes']];
    expect(tableOf(columns, given, { shown: ['Name'] }).notes).toEqual(['G: Yes']);
    expect(tableOf(columns, [['X', 'Nobody', 'Nonex', '10', '', '', '', '']], { shown: ['Name'] }).notes).toEqual([
      'A: Nobody · B: Nonex · C: 10',
    ]);
    expect(tableOf(columns, given, { shown: ['Name', 'Unknown'], told: ['G'] }).notes).toBeUndefined();
    expect(tableOf(columns, [['X', '', '', '', '', '', '', 'Yes']]).heads).toEqual(['Name', 'G']);
  });

  it('says sentences on lines of their own, then short facts in a row', () => {
    const columns = ['Name', 'Description', 'Next step', 'Owner', 'City', 'Cliff (months)', 'Rate (%)', 'Ticked'].map(text);
    const long = 'A sentence that is longer than thirty-four letters.';
    const { notes } = tableOf(columns, [['X', long, 'a\nb', 'Ana', 'Rome', '1', '5%', 'Ticked'], ['Y', 'Short', '', '', '', '12', 'x', '']], { shown: ['Name'] }); // prettier-ignore
    expect(notes).toEqual([
      `${long}\nNext step: a\nb\nOwner: Ana · City: Rome · Cliff: 1 month · Rate: 5% · Ticked`,
      'Description: Short · Cliff: 12 months · Rate (%): x',
    ]);
    expect(tableOf([text('Name'), text('Cliff (months)')], [['X', 'soon']], { shown: ['Name'] }).notes).toEqual(['Cliff (months): soon']);
  });

  it('writes days as they are read, also at the beginning of a line of a log', () => {
    const columns: Column[] = [text('Name'), { label: 'Day', kind: 'day' }, text('Log')];
    expect(tableOf(columns, [['X', '2026-11-15', '2026-11-15 Called']]).rows).toEqual([['X', '15 Nov 2026', '15 Nov 2026 Called']]);
    expect(tableOf([text('Name'), { label: 'Share', kind: 'percent' }, { label: 'N', kind: 'number' }], [['X', 0.123_456, 1234.5]]).rows).toEqual([['X', '12.35%', '1,234.5']]); // prettier-ignore
  });

  it('has weights by the heads that are shown, and a sum from two rows on', () => {
    const columns: Column[] = [text('Name'), { label: 'Sum', kind: 'number' }];
    const more = { shown: ['Name', 'Sum'], weights: [3, 1], sums: ['Sum'] };
    expect(tableOf(columns, [['X', 1], ['Y', 2]], more)).toMatchObject({ columns: [{ label: 'Name', weight: 3 }, { label: 'Sum', align: 'right', weight: 1 }], foot: [['Total', '3']] }); // prettier-ignore
    expect(tableOf(columns, [['X', 1]], more).foot).toBeUndefined();
    expect(tableOf(columns, [['X', 1]]).blocks[1]).toMatchObject({ text: '1 in the list' });
  });
});
