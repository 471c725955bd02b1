import { describe, expect, it } from 'vitest';
import { defineSheet } from './define-sheet';

const costs = defineSheet("Owner's costs", { item: ['Item', 'text'], price: ['Price', 'money'], count: 'Count', sum: ['Sum', 'money'] });

describe('defineSheet', () => {
  it('finds a cell by the name of its column, here and from another sheet', () => {
    expect(costs.at('price', 0)).toBe('B2');
    expect(costs.fixed('count', 3)).toBe('$C$5');
    expect(costs.range('sum', 0, 2)).toBe('D2:D4');
    expect(costs.elsewhere.at('item', 1)).toBe("'Owner''s costs'!A3");
    expect(costs.elsewhere.fixedRange('sum', 0, 2)).toBe("'Owner''s costs'!$D$2:$D$4");
  });

  it('puts each cell under its heading, whatever the order of a row, and leaves the others empty', () => {
    const sheet = costs.toSheet([{ count: 2, item: 'Desk' }, { sum: { formula: costs.at('price', 0), value: 0 } }], {
      currency: 'EUR',
      labels: { item: 'Item (sample)' },
    });
    expect(sheet).toEqual({
      name: "Owner's costs",
      currency: 'EUR',
      columns: [
        { label: 'Item (sample)', kind: 'text' },
        { label: 'Price', kind: 'money' },
        { label: 'Count', kind: 'number' },
        { label: 'Sum', kind: 'money' },
      ],
      rows: [
        ['Desk', null, 2, null],
        [null, null, null, { formula: 'B2', value: 0 }],
      ],
    });
  });
});
