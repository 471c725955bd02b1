import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyse } from './analysis';
import { computeFlow } from './flow';
import { computeJointFlow } from './joint-flow';
import type { ChainLink, ChainNode, NodeType } from './model';
import { buildNetwork } from './network';
import { link, node, settings } from './test-data';
import { namesIn, routeName } from './words';

const idsOf = (analysis: ReturnType<typeof analyse>, places: readonly number[] = []) =>
  places.map((place) => analysis.network.nodes[place]?.id).sort();

/** Steel from one of two mills, and plastic from the only works: the plant needs both. */
const nodes = (needs: ChainNode['needs']) => [
  node('Mill', 'supplier', { leadTime: 4, cost: 100, capacity: 300, reliability: 90 }),
  node('Forge', 'supplier', { leadTime: 9, cost: 40, capacity: 200, reliability: 95 }),
  node('Works', 'supplier', { leadTime: 2, cost: 70, capacity: 350, reliability: 80 }),
  node('Plant', 'manufacturer', { leadTime: 3, cost: 500, capacity: 1000, reliability: 100, needs }),
  node('Shop', 'customer', { leadTime: 1 }),
];
const links = [
  link('Mill', 'Plant', { time: 5, cost: 10, item: 'Steel' }),
  link('Forge', 'Plant', { time: 5, cost: 10, item: 'steel ' }),
  link('Works', 'Plant', { time: 1, cost: 20, item: 'Plastic' }),
  link('Plant', 'Shop', { time: 2, cost: 5 }),
];

describe('a plant that needs all of its inputs', () => {
  const joint = analyse(nodes('all'), links, settings);
  const plain = analyse(nodes('any'), links, settings);

  it('waits for the last of them', () => {
    // Steel from the mill is there after 4 + 5 = 9 days, plastic after 3: 9 + 3 + 2 + 1 = 15. Any of them alone: 3 + 3 + 2 + 1 = 9.
    expect([joint.fastest?.time, plain.fastest?.time]).toEqual([15, 9]);
    // With the forge: 9 + 5 + 3 + 2 + 1 = 20.
    expect(joint.longest?.time).toBe(20);
    expect(routeName(joint.fastest!, namesIn(joint.network), joint.network)).toBe('(Mill + Works) → Plant → Shop');
  });

  it('pays for all of them, once, and needs all to be reliable', () => {
    expect(joint.routes).toHaveLength(2);
    // Forge 40 + 10, works 70 + 20, plant 500, 5 to the shop.
    expect(joint.cheapest?.cost).toBe(645);
    expect(joint.safest?.reliability).toBeCloseTo(0.95 * 0.8, 12);
    expect(plain.cheapest?.cost).toBe(555);
  });

  it('hangs on the one source of an input, not on either of two', () => {
    expect(
      idsOf(
        joint,
        joint.weakPoints.map((point) => point.node),
      ),
    ).toEqual(['Plant', 'Works']);
    expect(
      idsOf(
        plain,
        plain.weakPoints.map((point) => point.node),
      ),
    ).toEqual(['Plant']);
    expect(analyse(nodes('all'), links, settings, new Set(['Works']))).toMatchObject({ reached: 0, routes: [], fastest: undefined });
    expect(analyse(nodes('all'), links, settings, new Set(['Mill'])).fastest?.time).toBe(20);
    expect(analyse(nodes('any'), links, settings, new Set(['Works'])).reached).toBe(1);
  });

  it('makes no more than its scarcest input allows', () => {
    // Steel 300 + 200, plastic 350. Interchangeable, all 850 would pass.
    expect(joint.flow).toMatchObject({ units: 350 });
    expect(idsOf(joint, joint.flow.bottlenecks)).toEqual(['Works']);
    expect(plain.flow.units).toBe(850);
    // A source that delivers both inputs has to share.
    const shared = buildNetwork(
      [
        node('S', 'supplier', { capacity: 5 }),
        node('A', 'distributor'),
        node('B', 'distributor'),
        node('P', 'manufacturer', { needs: 'all' }),
        node('C', 'customer'),
      ],
      [link('S', 'A'), link('S', 'B'), link('A', 'P'), link('B', 'P'), link('P', 'C')],
    );
    expect(computeJointFlow(shared).units).toBe(2.5);
  });

  it('says which nodes lack an input, and is not waiting for goods that only it can send', () => {
    const missing = analyse(
      [...nodes('all'), node('Paint', 'manufacturer')],
      [...links, link('Paint', 'Plant', { item: 'Paint' })],
      settings,
    );
    expect(missing.routes).toEqual([]);
    expect(idsOf(missing, missing.network.lacking)).toEqual(['Plant']);
    const rework = analyse(
      [...nodes('all'), node('Repair', 'distributor')],
      [...links, link('Plant', 'Repair'), link('Repair', 'Plant')],
      settings,
    );
    expect(rework.fastest?.time).toBe(15);
  });
});

const anyChain = fc
  .record({
    layers: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 3 }),
    figures: fc.array(fc.record({ lead: fc.nat(9), cost: fc.nat(50), capacity: fc.integer({ min: 1, max: 20 }), all: fc.boolean() }), {
      minLength: 14,
      maxLength: 14,
    }),
    wires: fc.array(fc.record({ on: fc.boolean(), time: fc.nat(9), cost: fc.nat(50), item: fc.constantFrom('', 'x', 'y') }), {
      minLength: 60,
      maxLength: 60,
    }),
  })
  .map(({ layers, figures, wires }) => {
    const rows: ChainNode[][] = [];
    let place = 0;
    const add = (type: NodeType, count: number) => {
      rows.push(
        Array.from({ length: count }, () => {
          const { lead, cost, capacity, all } = figures[place % figures.length]!;
          place += 1;
          return node(`n${place}`, type, { leadTime: lead, cost, capacity, needs: all ? 'all' : 'any' });
        }),
      );
    };
    add('supplier', 3);
    for (const count of layers) add('manufacturer', count);
    add('customer', 1);
    const list: ChainLink[] = [];
    let wire = 0;
    rows.forEach((row, level) => {
      for (const source of row)
        for (const target of rows[level + 1] ?? []) {
          const { on, time, cost, item } = wires[wire % wires.length]!;
          wire += 1;
          if (on) list.push(link(source.id, target.id, { time, cost, item }));
        }
    });
    return { chain: rows.flat(), list };
  });

type Chain = { chain: ChainNode[]; list: ChainLink[] };
/** The inputs of a node, by the rule itself. */
function inputsOf({ chain, list }: Chain, id: string): ChainLink[][] {
  const into = list.filter(({ target }) => target === id);
  if (chain.find((one) => one.id === id)?.needs !== 'all') return into.length > 0 ? [into] : [];
  const groups = new Map<string, ChainLink[]>();
  for (const one of into) groups.set(one.item || one.id, [...(groups.get(one.item || one.id) ?? []), one]);
  return [...groups.values()];
}
const isSupplier = ({ chain }: Chain, id: string) => chain.find((one) => one.id === id)?.type === 'supplier';
/** When a node is ready at the earliest, straight from the definition; Infinity where it never is. */
function readyAt(work: Chain, id: string, off = ''): number {
  const lead = work.chain.find((one) => one.id === id)?.leadTime ?? 0;
  if (id === off) return Infinity;
  if (isSupplier(work, id)) return lead;
  const inputs = inputsOf(work, id);
  if (inputs.length === 0) return Infinity;
  return lead + Math.max(...inputs.map((group) => Math.min(...group.map(({ source, time }) => readyAt(work, source, off) + time))));
}
/** Every way to bring a node all it needs, as sets of nodes and links. */
function waysTo(work: Chain, id: string): Set<string>[] {
  if (isSupplier(work, id)) return [new Set([id])];
  const inputs = inputsOf(work, id);
  if (inputs.length === 0) return [];
  let ways: Set<string>[] = [new Set([id])];
  for (const group of inputs)
    ways = ways.flatMap((way) => group.flatMap((one) => waysTo(work, one.source).map((other) => new Set([...way, ...other, one.id]))));
  return ways;
}

describe('any chain', () => {
  it('has the fastest plan and the single points of failure of the definition', () => {
    fc.assert(
      fc.property(anyChain, (work) => {
        const found = analyse(work.chain, work.list, settings);
        const end = work.chain.at(-1)!.id;
        const earliest = readyAt(work, end);
        expect(found.fastest?.time ?? Infinity).toBe(earliest);
        if (earliest === Infinity) return;
        const weak = work.chain.filter(({ id }) => id !== end && readyAt(work, end, id) === Infinity).map(({ id }) => id);
        expect(
          idsOf(
            found,
            found.weakPoints.map((point) => point.node),
          ),
        ).toEqual(weak.sort());
      }),
    );
  });

  it('has the cheapest plan of all, where all can be listed', () => {
    fc.assert(
      fc.property(anyChain, (work) => {
        const found = analyse(work.chain, work.list, settings);
        const ways = waysTo(work, work.chain.at(-1)!.id);
        if (!found.isComplete || ways.length > 3000) return;
        const price = (way: Set<string>) => [...work.chain, ...work.list].reduce((sum, { id, cost }) => sum + (way.has(id) ? cost : 0), 0);
        expect(found.cheapest?.cost).toBe(ways.length === 0 ? undefined : Math.min(...ways.map(price)));
      }),
    );
  });

  it('passes as much by the linear program as by the largest flow, where any input will do', () => {
    fc.assert(
      fc.property(anyChain, ({ chain, list }) => {
        const network = buildNetwork(
          chain.map((one) => ({ ...one, needs: 'any' as const })),
          list,
        );
        expect(computeJointFlow(network).units).toBeCloseTo(computeFlow(network).units ?? 0, 6);
      }),
    );
  });

  it('passes nothing that a node does not get of every input', () => {
    fc.assert(
      fc.property(anyChain, ({ chain, list }) => {
        const network = buildNetwork(chain, list);
        const { units = 0, through } = computeJointFlow(network);
        const loose = computeJointFlow(
          buildNetwork(
            chain.map((one) => ({ ...one, needs: 'any' as const })),
            list,
          ),
        );
        expect(units).toBeLessThanOrEqual((loose.units ?? 0) + 1e-6);
        network.nodes.forEach(({ capacity }, place) => {
          expect(through[place] ?? 0).toBeLessThanOrEqual(capacity + 1e-6);
          for (const group of network.needs[place] ?? []) {
            const most = group.reduce((sum, one) => sum + (through[network.from[one] as number] ?? 0), 0);
            expect(through[place] ?? 0).toBeLessThanOrEqual(most + 1e-6);
          }
        });
      }),
    );
  });
});
