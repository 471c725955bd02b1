import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { xlsxFile } from '@/formats/xlsx';
import { readWorkbook } from '../../../e2e/support/workbook';
import { analyse } from './analysis';
import type { ChainLink, ChainNode, NodeType } from './model';
import { computeStock, readHistory, spreadOf, type StockItem } from './stock';
import { stockBlocks, stockSheets } from './stock-paper';
import { link as plainLink, node as plainNode, settings } from './test-data';
import { describeNeeds } from './words';

const item = (more: Partial<StockItem> = {}): StockItem => ({
  id: '1',
  name: 'Chair',
  history: '',
  demand: 12,
  demandSpread: 4,
  leadTime: 9,
  leadSpread: 0,
  service: 0.95,
  onHand: 0,
  ...more,
});

describe('safety stock and reorder point', () => {
  it('by hand: 12 ± 4 a day over 9 days at 95%: 1.645 × 4 × √9 = 19.74, and 108 are used meanwhile', () => {
    const { z, safetyStock, reorderPoint, leadDemand, leadDemandSpread } = computeStock(item());
    expect(z).toBeCloseTo(1.644854, 6);
    expect([leadDemand, leadDemandSpread, safetyStock, reorderPoint]).toEqual([108, 12, 20, 128]);
    // Nothing strays: nothing to guard against.
    expect(computeStock(item({ demandSpread: 0 }))).toMatchObject({ safetyStock: 0, reorderPoint: 108 });
    expect(computeStock(item({ service: 0.5 }))).toMatchObject({ z: 0, safetyStock: 0 });
  });

  // Chopra and Meindl, Supply Chain Management: 2,500 ± 500 a day, 7 days on average, a cycle service level of 90%.
  it.each([
    [0, 1_695],
    [1, 3_625],
    [2, 6_628],
    [3, 9_760],
    [4, 12_927],
    [5, 16_109],
    [6, 19_298],
    [7, 22_491],
  ])('as in the textbook, for a lead time that strays by %i days', (leadSpread, published) => {
    const { safetyStock } = computeStock(item({ demand: 2_500, demandSpread: 500, leadTime: 7, leadSpread, service: 0.9 }));
    // They round to the nearest unit, we round up, and they carry a rounded spread.
    expect(Math.abs(safetyStock - published)).toBeLessThanOrEqual(2);
  });

  it('orders at the reorder point, and counts the days until then', () => {
    // The reorder point is 128, and 12 are used a day.
    const order = (onHand: number) => {
      const { shouldOrder, daysLeft } = computeStock(item({ onHand }));
      return [shouldOrder, daysLeft];
    };
    expect([order(0), order(128), order(129), order(139), order(140), order(152)]).toEqual([
      [true, 0],
      [true, 0],
      [false, 0],
      [false, 0],
      [false, 1],
      [false, 2],
    ]);
    // Of a reorder point of one unit as well: half a unit a day for two days.
    const slow = { demand: 0.5, demandSpread: 0, leadTime: 2 };
    expect(computeStock(item(slow))).toMatchObject({ reorderPoint: 1, shouldOrder: true });
    expect(computeStock(item({ ...slow, onHand: 3 }))).toMatchObject({ shouldOrder: false, daysLeft: 4 });
    expect(computeStock(item({ demand: 0, demandSpread: 0 }))).toMatchObject({
      reorderPoint: 0,
      shouldOrder: undefined,
      daysLeft: undefined,
    });
  });

  it('reads days without demand, and none below nothing or beyond a thousand million', () => {
    expect(readHistory('0 7, 1000000000|1000000001 -1')).toEqual({ values: [0, 7, 1_000_000_000], unread: 2 });
    // 0 and 2: average 1, squares 1 + 1 over 1.
    expect(computeStock(item({ history: '0 2' }))).toMatchObject({ demand: 1, demandSpread: Math.SQRT2, days: 2 });
  });

  it('takes average and spread from past days', () => {
    // 8 10 12: average 10, squares 4 + 0 + 4 over 2, so a spread of 2.
    expect(spreadOf([8, 10, 12])).toBe(2);
    expect(computeStock(item({ history: '8, 10, 12', demand: 99, demandSpread: 99 }))).toMatchObject({
      demand: 10,
      demandSpread: 2,
      days: 3,
    });
    expect(readHistory('8 ten 12;9\n-3')).toEqual({ values: [8, 12, 9], unread: 2 });
    expect(computeStock(item({ history: '7' }))).toMatchObject({ demand: 12, days: 0 });
  });

  it('says whether to order, of an empty shelf too', () => {
    expect(computeStock(item({ onHand: 128 }))).toMatchObject({ shouldOrder: true, daysLeft: 0 });
    expect(computeStock(item({ onHand: 0 }))).toMatchObject({ shouldOrder: true, daysLeft: 0 });
    expect(computeStock(item({ onHand: 153 }))).toMatchObject({ shouldOrder: false, daysLeft: 2 });
  });

  it('grows with every spread and with the service level, and is never below zero', () => {
    const figure = fc.double({ min: 0, max: 1e5, noNaN: true });
    const service = fc.double({ min: 0.5, max: 0.9999, noNaN: true });
    fc.assert(
      fc.property(figure, figure, figure, figure, service, (demand, demandSpread, leadTime, leadSpread, level) => {
        const given = { demand, demandSpread, leadTime, leadSpread, service: level };
        const { safetyStock, reorderPoint } = computeStock(item(given));
        expect(safetyStock).toBeGreaterThanOrEqual(0);
        expect(reorderPoint).toBeGreaterThanOrEqual(safetyStock);
        for (const more of [
          { demandSpread: demandSpread + 1 },
          { leadSpread: leadSpread + 1 },
          { service: Math.min(0.9999, level + 0.01) },
        ]) {
          expect(computeStock(item({ ...given, ...more })).safetyStock).toBeGreaterThanOrEqual(safetyStock);
        }
      }),
    );
  });

  it('stands in the plan with what it was worked out from', () => {
    const [, table] = stockBlocks([
      item(),
      item({ id: 'sample-2', name: ' ', demand: 0.26, demandSpread: 0, leadTime: 2, service: 0.9999 }),
    ]);
    // 0.26 a day for two days are 0.52 units, so one.
    expect(table?.kind === 'table' && table.rows).toEqual([
      ['Chair', '12 ± 4', '9 ± 0 days', '95%', '20', '128'],
      ['Unnamed item (sample)', '0.3 ± 0', '2 ± 0 days', '99.99%', '0', '1'],
    ]);
    expect(stockBlocks([])).toEqual([]);
  });

  it('the sheet works itself out to the same figures', async () => {
    const items = [
      item({ leadSpread: 2 }),
      item({ id: '2', history: '3 9 4', service: 0.99, onHand: 4 }),
      item({ id: '3', demandSpread: 0, service: 0.5 }),
    ];
    const book = readWorkbook(Buffer.from(await (await xlsxFile(stockSheets(items))).arrayBuffer()));
    expect(book.differences).toEqual([]);
    expect(stockSheets([])).toEqual([]);
  });
});

describe('a bill of materials', () => {
  const node = (id: string, type: NodeType, capacity: number, needs: ChainNode['needs'] = 'any') =>
    plainNode(id, type, { leadTime: 1, capacity, needs });
  const link = (source: string, target: string, quantity = 1, itemName = '') =>
    plainLink(source, target, { time: 1, quantity, item: itemName });
  const run = (nodes: ChainNode[], links: ChainLink[]) => analyse(nodes, links, settings);

  it('a table takes one top and four legs: 100 tops and 200 legs make 50 tables', () => {
    const nodes = [
      node('Tops', 'supplier', 100),
      node('Legs', 'supplier', 200),
      node('Plant', 'manufacturer', 80, 'all'),
      node('Shop', 'customer', 0),
    ];
    const links = [link('Tops', 'Plant'), link('Legs', 'Plant', 4), link('Plant', 'Shop')];
    const { flow, network } = run(nodes, links);
    expect(flow.units).toBe(50);
    expect(flow.bottlenecks.map((place) => network.nodes[place]?.name)).toEqual(['Legs']);
    expect(describeNeeds(network)).toContain('Plant needs Tops and 4 units from Legs.');
    // A second maker of legs: 200 + 120 make 80, which is what the plant can do.
    const more = run(
      [...nodes, node('Legs 2', 'supplier', 120)],
      [...links.slice(0, 1), link('Legs', 'Plant', 4, 'leg'), link('Legs 2', 'Plant', 4, 'leg'), link('Plant', 'Shop')],
    );
    expect(more.flow.units).toBe(80);
  });

  it('counts where any input will do, and one unit where nobody said', () => {
    const nodes = [node('Flour', 'supplier', 100), node('Bakery', 'manufacturer', 0), node('Shop', 'customer', 0)];
    expect(run(nodes, [link('Flour', 'Bakery', 0.5), link('Bakery', 'Shop')]).flow.units).toBe(200);
    expect(run(nodes, [link('Flour', 'Bakery', 0), link('Bakery', 'Shop')]).flow.units).toBe(100);
  });
});
