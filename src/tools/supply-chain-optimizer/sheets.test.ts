import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { xlsxFile } from '@/formats/xlsx';
import { readWorkbook } from '../../../e2e/support/workbook';
import { analyse } from './analysis';
import { Heap, isLess } from './heap';
import type { ChainLink, ChainNode, NodeType } from './model';
import { toWorkbook } from './sheets';
import { link as plainLink, node as plainNode, settings } from './test-data';

const node = (id: string, type: NodeType, more: Partial<ChainNode> = {}) =>
  plainNode(id, type, { leadTime: 2, cost: 1000, reliability: 90, ...more });
const link = (source: string, target: string, more: Partial<ChainLink> = {}) =>
  plainLink(source, target, { cost: 500, time: 3, distance: 120, measuredIn: 'km', ...more });
const nodes = [
  node('Mill', 'supplier', { capacity: 300, charged: 'per shipment' }),
  node('Dairy', 'supplier', { cost: 0, reliability: 0 }),
  node('Bakery', 'manufacturer', { capacity: 200, leadTime: 0 }),
  node('Depot', 'distributor'),
  node('Shop', 'customer', { cost: 250 }),
  node('Market', 'customer'),
];
const links = [
  link('Mill', 'Bakery', { measuredIn: 'miles', distance: 40, item: 'Flour' }),
  link('Dairy', 'Bakery', { transport: 'Rail', item: 'Butter' }),
  link('Bakery', 'Depot', { distance: 0 }),
  link('Depot', 'Shop', { charged: 'one-off', time: 0 }),
  link('Bakery', 'Market', { transport: 'Air', cost: 0 }),
];

describe('the workbook, worked out again by another program', () => {
  it.each([
    ['any input', nodes, links],
    ['all inputs', nodes.map((one) => (one.id === 'Bakery' ? { ...one, needs: 'all' as const } : one)), links],
    ['a circle', nodes, [...links, link('Depot', 'Bakery')]],
    ['one node', nodes.slice(0, 1), []],
    ['one link', nodes.slice(3, 5), links.slice(3, 4)],
    ['nothing', [], []],
  ])('%s', async (_, all, between) => {
    for (const shipments of [1, 12]) {
      const sheets = toWorkbook(analyse(all, between, { ...settings, shipments, weight: 2.5 }), all, between, 'USD');
      expect(readWorkbook(Buffer.from(await (await xlsxFile(sheets)).arrayBuffer())).differences).toEqual([]);
    }
  });
});

describe('the summary', () => {
  it('counts and adds up by formulas as soon as there is one node and one link', () => {
    const [two, joined] = [nodes.slice(3, 5), links.slice(3, 4)];
    const summary = toWorkbook(analyse(two, joined, settings), two, joined, 'USD').find(({ name }) => name === 'Summary');
    const value = (figure: string) => summary?.rows.find(([label]) => label === figure)?.[1];
    expect(value('Total Links')).toEqual({ formula: expect.stringMatching(/^ROWS\(/), value: 1 });
    // Depot 1,000, shop 250 and 500 between them.
    expect(value('Total Cost')).toEqual({ formula: expect.stringMatching(/^SUM\(.*\)\+SUM\(.*\)$/), value: 1750 });
    const alone = toWorkbook(analyse(two.slice(1), [], settings), two.slice(1), [], 'USD').find(({ name }) => name === 'Summary');
    expect(alone?.rows.slice(0, 3).map(([, figure]) => figure)).toEqual([
      { formula: expect.stringMatching(/^ROWS\(/), value: 1 },
      0,
      { formula: expect.stringMatching(/^SUM\([^+]*\)$/), value: 250 },
    ]);
  });
});

describe('a route of hundreds', () => {
  it('has its figures without formulas, which a spreadsheet would refuse', () => {
    const routesOf = (length: number, needs: ChainNode['needs']) => {
      const chain = Array.from({ length }, (_, index) => plainNode(`n${index}`, index === 0 ? 'supplier' : 'retailer', { leadTime: 1 }));
      const nodes = [...chain, plainNode('T'), plainNode('P', 'manufacturer', { needs }), plainNode('C', 'customer')];
      const links = chain.slice(1).map((_, index) => plainLink(`n${index}`, `n${index + 1}`, { time: 1 }));
      const joined = [...links, plainLink(`n${length - 1}`, 'P'), plainLink('T', 'P'), plainLink('P', 'C')];
      const sheets = toWorkbook(analyse(nodes, joined, settings), nodes, joined, 'USD');
      return sheets.find(({ name }) => name === 'Routes')?.rows.map(([, , time]) => time);
    };
    // Every node and every link is a term of some ten letters: 300 of each are fewer than 8,000 of them, 500 are more.
    for (const needs of ['any', 'all'] as const) {
      expect(routesOf(300, needs)).toContainEqual({ formula: expect.stringContaining('Nodes'), value: 599 });
      expect(routesOf(500, needs)).toContain(999);
    }
  });
});

describe('the heap', () => {
  it('gives the lightest first, by the second figure where the first are equal', () => {
    const heap = new Heap();
    const weights: [number, number][] = [
      [5, 0],
      [1, 9],
      [3, 3],
      [1, 2],
      [3, 1],
      [0, 7],
      [9, 9],
      [2, 2],
      [1, 5],
    ];
    weights.forEach((weight, index) => heap.push(weight, index));
    const popped: number[] = [];
    for (let place = heap.pop(); place !== undefined; place = heap.pop()) popped.push(place);
    expect(popped).toEqual([5, 3, 8, 1, 7, 4, 2, 0, 6]);
    expect(heap.pop()).toBeUndefined();
    fc.assert(
      fc.property(fc.array(fc.nat(50)), (figures) => {
        const any = new Heap();
        figures.forEach((figure) => any.push([figure, 0], figure));
        expect(figures.map(() => any.pop())).toEqual(figures.toSorted((a, b) => a - b));
      }),
    );
    expect([isLess([1, 2], [1, 3]), isLess([1, 3], [1, 3]), isLess([0, 9], [1, 0]), isLess([2, 0], [1, 9])]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});
