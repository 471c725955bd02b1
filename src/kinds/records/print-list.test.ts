import { describe, expect, it } from 'vitest';
import type { Sheet } from '@/lib/sheet';
import { toListDocument } from './print-list';

const sheet: Sheet = {
  name: 'Costs',
  currency: 'USD',
  columns: [
    { label: 'Description', kind: 'text' },
    { label: 'Amount', kind: 'money' },
    { label: 'Date', kind: 'day' },
    { label: 'Share', kind: 'percent' },
    { label: 'Notes', kind: 'text' },
    { label: 'Unused', kind: 'text' },
  ],
  rows: [
    ['Oven', 1200.5, '2026-11-15', 0.25, 'Second-hand, from the bakery that closed in the old town', ''],
    ['Van', { formula: 'B1*2', value: 2401 }, '', null, '', ''],
  ],
};
const made = (more = {}) => toListDocument({ title: 'Startup costs', sheet, today: '2026-11-15', isSample: false, ...more });
const tableOf = (more = {}) => made(more).blocks.find((block) => block.kind === 'table');

describe('a list on paper', () => {
  it('has short facts in columns, figures on the right, and long words below the name', () => {
    expect(tableOf()).toEqual({
      kind: 'table',
      columns: [{ label: 'Description' }, { label: 'Amount', align: 'right' }, { label: 'Date' }, { label: 'Share', align: 'right' }],
      rows: [
        ['Oven', '$1,200.50', '15 Nov 2026', '25%'],
        ['Van', '$2,401.00', '', ''],
      ],
      notes: ['Notes: Second-hand, from the bakery that closed in the old town', ''],
    });
  });

  it('leaves out no column that is filled, however many there are', () => {
    const columns = Array.from({ length: 12 }, (_, index) => ({ label: `Column ${index}`, kind: 'text' as const }));
    const wide = { ...sheet, columns, rows: [columns.map(({ label }) => `in ${label}`)] };
    const text = JSON.stringify(tableOf({ sheet: wide }));
    for (const { label } of columns) expect(text).toContain(`in ${label}`);
  });

  it('writes a unit behind its figure, and has what follows below the list', () => {
    const columns = [
      { label: 'Name', kind: 'text' as const },
      { label: 'Vesting (months)', kind: 'number' as const },
      { label: 'Cliff (months)', kind: 'number' as const },
      { label: 'Chance (%)', kind: 'percent' as const },
    ];
    const list = { sheet: { ...sheet, columns, rows: [['Ana', 48, 1, 0.5]] }, shown: ['Name'] };
    expect(tableOf(list)?.notes).toEqual(['Vesting: 48 months · Cliff: 1 month · Chance: 50%']);
    expect(made({ ...list, below: [{ kind: 'note', text: 'After it' }] }).blocks.at(-1)).toEqual({ kind: 'note', text: 'After it' });
  });

  it('adds up only what it is told to, and says what it is', () => {
    // 1,200.50 and 2,401.00.
    expect(tableOf({ sums: ['Amount'] })?.foot).toEqual([['Total', '$3,601.50', '', '']]);
    expect(tableOf()?.foot).toBeUndefined();
    expect(made({ isSample: true }).mark).toBe('Sample');
    expect(made().blocks[1]).toMatchObject({ text: '15 Nov 2026 · 2 in the list' });
  });

  it('stands in parts of one shape, each with its sum, and says what is below a row in the words it is given', () => {
    const parts = [
      { title: 'Late', rows: [] },
      { title: 'Bought', rows: [1, 0] },
    ];
    const { blocks } = made({
      parts,
      notes: ['From the old town', ''],
      shown: ['Description', 'Amount'],
      weights: [3, 1],
      sums: ['Amount'],
    });
    expect(blocks.slice(2)).toEqual([
      { kind: 'heading', level: 2, text: 'Bought' },
      {
        kind: 'table',
        columns: [
          { label: 'Description', weight: 3 },
          { label: 'Amount', align: 'right', weight: 1 },
        ],
        rows: [
          ['Van', '$2,401.00'],
          ['Oven', '$1,200.50'],
        ],
        notes: ['', 'From the old town'],
        foot: [['Total', '$3,601.50']],
      },
    ]);
    expect(JSON.stringify(made({ told: ['Notes'] }))).not.toContain('Second-hand');
  });
});
