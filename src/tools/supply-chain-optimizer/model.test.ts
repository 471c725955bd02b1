import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDraft, readDraft } from '@/lib/fields';
import { largestAmount } from '@/lib/numbers';
import {
  computeTotals,
  fields,
  formatCost,
  isTooLarge,
  keepLinks,
  labelNodes,
  linkFields,
  refuseLink,
  removeNodes,
  replaceNodes,
  state,
  toUnit,
  type ChainNode,
} from './model';
import { around, link, node as plainNode } from './test-data';

const node = (id: string, more: Partial<ChainNode> = {}) => plainNode(id, 'supplier', more);

describe('the forms', () => {
  it('start as they should', () => {
    expect(emptyDraft(fields, '')).toMatchObject({ type: 'supplier', reliability: '80' });
    expect(emptyDraft(linkFields, '')).toMatchObject({ cost: '0', time: '0', distance: '0', measuredIn: 'miles', transport: '' });
  });

  it('cut decimals off whole numbers and say so', () => {
    const { values, notes } = readDraft(fields, { ...emptyDraft(fields, ''), name: 'A', leadTime: '12.5', cost: '1,000' }, around);
    expect(values).toMatchObject({ leadTime: 12, cost: 1000, capacity: 0 });
    expect(notes.leadTime).toBe('12.5 is read as 12.');
  });
});

describe('older work', () => {
  it('needs any one input, one unit of each', () => {
    const { needs: _needs, ...before } = node('a');
    const { item: _item, quantity: _quantity, ...line } = link('a', 'b');
    const { extra } = state.start(around);
    const old = { records: [before], currency: 'USD', extra: { ...extra, links: { records: [line], currency: 'USD' } } };
    const now = { ...old, records: [node('a')], extra: { ...extra, links: { records: [link('a', 'b')], currency: 'USD' } } };
    expect(state.migrate?.(old, 1)).toEqual(now);
    // What was said already stays.
    const said = { ...now, records: [{ ...node('a'), needs: 'all' }] };
    expect(state.migrate?.(said, 2)).toEqual(said);
  });
});

describe('reliability', () => {
  it('stays between 0 and 100 percent', () => {
    const read = (reliability: string) =>
      readDraft(fields, { ...emptyDraft(fields, ''), name: 'A', reliability }, around).values.reliability;
    expect(['-1', '0', '100', '101'].map(read)).toEqual([0, 0, 100, 100]);
  });
});

describe('totals', () => {
  it('add costs of nodes and links, but times of links only', () => {
    // Cost 100 + 250 + 40 + 10 = 400; of that 100 + 10 once. Time 3 + 4 = 7; the lead times 5 and 9 stay out.
    const nodes = [node('a', { cost: 100, leadTime: 5 }), node('b', { cost: 250, charged: 'per shipment', leadTime: 9 })];
    const links = [link('a', 'b', { cost: 40, time: 3 }), link('b', 'a', { cost: 10, charged: 'one-off', time: 4 })];
    expect(computeTotals(nodes, links)).toEqual({ nodes: 2, links: 2, cost: 400, oneOff: 110, perShipment: 290, time: 7 });
  });

  it('of nothing are 0', () => {
    expect(computeTotals([], [])).toEqual({ nodes: 0, links: 0, cost: 0, oneOff: 0, perShipment: 0, time: 0 });
  });

  it('show no figure past what can be told apart', () => {
    expect(formatCost(1234, 'USD')).toBe('$1,234.00');
    expect(formatCost(1234, 'JPY')).toBe('¥1,234');
    expect(formatCost(2e13, 'USD')).toBe('—');
    expect([largestAmount, -largestAmount].map((value) => formatCost(value, 'JPY'))).not.toContain('—');
    expect([largestAmount, largestAmount + 1, -largestAmount, -largestAmount - 1].map(isTooLarge)).toEqual([false, true, false, true]);
  });
});

describe('links', () => {
  it('are refused to themselves and twice, but not when they are edited', () => {
    const links = [link('a', 'b')];
    expect(refuseLink('a', 'a', links, '')).toBe('A node cannot link to itself');
    expect(refuseLink('a', 'b', links, '')).toBe('This link already exists');
    expect(refuseLink('a', 'b', links, 'a-b')).toBeUndefined();
    expect(refuseLink('b', 'a', links, '')).toBeUndefined();
    expect(refuseLink('', '', links, '')).toBeUndefined();
  });

  it('count only between two nodes that are there', () => {
    expect(keepLinks([node('a'), node('b')], [link('a', 'b'), link('a', 'gone'), link('a', 'a')])).toHaveLength(1);
  });

  it('go with either of their nodes, with its place and its switch', () => {
    const { extra } = state.start(around);
    const full = {
      ...extra,
      links: { records: [link('a', 'b'), link('b', 'c'), link('c', 'a')], currency: 'USD' },
      positions: { a: { x: 1, y: 1 }, b: { x: 2, y: 2 } },
      disabled: ['a', 'c'],
    };
    const left = removeNodes([node('a'), node('b'), node('c')], full, new Set(['a']));
    expect(left.records.map(({ id }) => id)).toEqual(['b', 'c']);
    expect(left.extra.links.records.map(({ id }) => id)).toEqual(['b-c']);
    expect(left.links).toBe(2);
    expect(left.extra.positions).toEqual({ b: { x: 2, y: 2 } });
    expect(left.extra.disabled).toEqual(['c']);
  });
});

describe('names', () => {
  it('are told apart by place, then by number', () => {
    const labels = labelNodes([
      node('1', { name: 'Depot', location: 'Reno' }),
      node('2', { name: 'depot', location: 'Boise' }),
      node('3', { name: 'Depot', location: 'Reno' }),
      node('4', { name: ' ' }),
    ]);
    expect([...labels.values()]).toEqual(['Depot (Reno)', 'depot (Boise)', 'Depot (Reno) 2', 'Unnamed node']);
  });

  it('are never the same, whatever was typed', () => {
    const some = fc.array(fc.record({ name: fc.constantFrom('A', 'a', 'A 2', '', ' A'), location: fc.constantFrom('', 'X', '2') }));
    fc.assert(
      fc.property(some, (parts) => {
        const labels = [...labelNodes(parts.map((part, index) => ({ id: String(index), ...part }))).values()];
        expect(new Set(labels.map((label) => label.toLowerCase())).size).toBe(parts.length);
      }),
    );
  });
});

describe('distances', () => {
  it('turn miles into kilometres and back', () => {
    // A mile is 1,609.344 metres by the international agreement of 1959.
    expect(toUnit(100, 'miles', 'km')).toBeCloseTo(160.9344, 10);
    expect(toUnit(160.9344, 'km', 'miles')).toBeCloseTo(100, 10);
    expect(toUnit(7, 'km', 'km')).toBe(7);
  });
});

describe('nodes that others take the place of', () => {
  it('take their links, places and switches along', () => {
    const sample = state.sample?.(around) ?? state.start(around);
    const before = { ...sample, extra: { ...sample.extra, disabled: ['sample-oak'], positions: { 'sample-oak': { x: 1, y: 2 } } } };
    const after = replaceNodes(before, [node('own')]);
    expect(after.records.map(({ id }) => id)).toEqual(['own']);
    expect([after.extra.links.records, after.extra.disabled, after.extra.positions]).toEqual([[], [], {}]);
    const plant = sample.records.find(({ id }) => id === 'sample-plant')!;
    const oak = sample.records.find(({ id }) => id === 'sample-oak')!;
    expect(replaceNodes(before, [plant, oak]).extra.links.records.map(({ id }) => id)).toEqual(['sample-oak-plant']);
  });
});
