import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../../build/runs';
import { analyse, emissionsOf, findLongest, readSettings } from './analysis';
import { computeFlow, limitOf } from './flow';
import { nodeTypes, state } from './model';
import { buildNetwork, type Network } from './network';
import { countRoutes, findLightest, findSlowest, listRoutes } from './routes';
import { around, link, node, settings } from './test-data';
import { findWeakPoints } from './weak-points';
import { describeEnds } from './words';

/** Two ways from one supplier to one customer: by air through P, by sea through Q. */
const nodes = [
  node('S', 'supplier', { leadTime: 4, cost: 100, capacity: 900, reliability: 90 }),
  node('P', 'manufacturer', { leadTime: 2, cost: 500, capacity: 300, reliability: 80 }),
  node('Q', 'distributor', { leadTime: 3, cost: 50, capacity: 250, reliability: 95 }),
  node('C', 'customer', { leadTime: 1, cost: 0, capacity: 0, reliability: 100 }),
];
const links = [
  link('S', 'P', { transport: 'Air', cost: 700, time: 1, distance: 1000 }),
  link('S', 'Q', { transport: 'Sea', cost: 90, time: 20, distance: 2000, measuredIn: 'km' }),
  link('P', 'C', { cost: 30, time: 2, distance: 100, measuredIn: 'km' }),
  link('Q', 'C', { transport: 'Rail', cost: 60, time: 5, distance: 500, measuredIn: 'km' }),
];
const names = (analysis: ReturnType<typeof analyse>, route: { nodes: readonly number[] } | undefined) =>
  route?.nodes.map((place) => analysis.network.nodes[place]?.id).join('');

describe('a network worked by hand', () => {
  const result = analyse(nodes, links, settings);

  it('has its routes with cost, time and reliability', () => {
    expect(result.routes).toHaveLength(2);
    // S-P-C: 100 + 700 + 500 + 30 + 0 = 1,330; 4 + 1 + 2 + 2 + 1 = 10 days; 0.9 × 0.8 × 1 = 72%.
    expect(result.fastest).toMatchObject({ cost: 1330, oneOff: 600, perShipment: 730, time: 10 });
    expect(result.fastest?.reliability).toBeCloseTo(0.72, 12);
    // S-Q-C: 100 + 90 + 50 + 60 = 300; 4 + 20 + 3 + 5 + 1 = 33 days; 0.9 × 0.95 = 85.5%.
    expect(result.cheapest).toMatchObject({ cost: 300, time: 33 });
    expect(result.safest?.reliability).toBeCloseTo(0.855, 12);
    expect(names(result, result.longest)).toBe('SQC');
    expect(result.isLongestExact).toBe(true);
    expect(findLongest(nodes, links, settings).time).toBe(33);
  });

  it('counts what is charged per shipment as often as it is shipped', () => {
    // Ten shipments: 600 + 10 × 730 = 7,900 and 150 + 10 × 150 = 1,650.
    const many = analyse(nodes, links, { ...settings, shipments: 10 });
    expect(many.fastest?.cost).toBe(7900);
    expect(many.cheapest?.cost).toBe(1650);
  });

  it('has the CO2 of its legs', () => {
    // 1,000 miles = 1,609.344 km × 602 g + 100 km × 62 g = 968,825.088 + 6,200 g = 975.025088 kg for one tonne.
    expect(result.fastest?.co2).toBeCloseTo(975.025088, 9);
    // 2,000 km × 8 g + 500 km × 22 g = 16 + 11 = 27 kg.
    expect(result.cheapest?.co2).toBeCloseTo(27, 12);
    expect(emissionsOf(link('a', 'b', { distance: 0 }), settings)).toBeNull();
    expect(emissionsOf(link('a', 'b', { distance: 5, transport: 'Other' }), settings)).toBeNull();
  });

  it('lets through what its two plants let through', () => {
    // 300 + 250 = 550, less than the supplier's 900.
    expect(result.flow.units).toBe(550);
    expect(result.flow.bottlenecks.map((place) => nodes[place]?.id)).toEqual(['P', 'Q']);
    expect(result.flow.through).toEqual([550, 300, 250, 550]);
    expect(result.flow.unlimited.map((place) => nodes[place]?.id)).toEqual(['C']);
  });

  it('hangs on its supplier', () => {
    expect(result.weakPoints.map(({ node: place }) => nodes[place]?.id)).toEqual(['S']);
  });

  it('without a node takes the way that is left', () => {
    const without = analyse(nodes, links, settings, new Set(['Q']));
    expect(without).toMatchObject({ routeCount: 1, reached: 1 });
    expect(without.cheapest?.cost).toBe(1330);
    expect(without.flow.units).toBe(300);
    const none = analyse(nodes, links, settings, new Set(['S']));
    expect(none).toMatchObject({ routeCount: 0, reached: 0, cheapest: undefined, longest: undefined });
    expect(none.flow.units).toBe(0);
  });
});

describe('starts and ends', () => {
  it('are the suppliers that no supplier delivers to, and the customers at the very end', () => {
    const chain = [node('T', 'supplier', { cost: 5 }), node('S', 'supplier'), node('C', 'customer'), node('D', 'customer')];
    const result = analyse(chain, [link('T', 'S'), link('S', 'C'), link('C', 'D')], settings);
    expect(result.routes.map((route) => names(result, route))).toEqual(['TSCD']);
    // Without T nothing enters: S does not become a source by itself.
    expect(analyse(chain, [link('T', 'S'), link('S', 'C'), link('C', 'D')], settings, new Set(['T'])).routeCount).toBe(0);
  });

  it('stay where suppliers deliver to each other in a circle', () => {
    const chain = [node('A', 'supplier'), node('B', 'supplier'), node('Z', 'supplier'), node('C', 'customer')];
    const result = analyse(chain, [link('A', 'B'), link('B', 'A'), link('A', 'C'), link('Z', 'C')], settings);
    expect(result.routes.map((route) => names(result, route)).toSorted()).toEqual(['AC', 'ZC']);
  });

  it('leave no customer out who passes goods on', () => {
    const chain = [
      ...['S', 'T'].map((id) => node(id, 'supplier')),
      ...['M', 'N'].map((id) => node(id, 'manufacturer')),
      ...['A', 'B'].map((id) => node(id, 'customer')),
    ];
    const joined = [link('S', 'M'), link('M', 'A'), link('A', 'B'), link('T', 'N'), link('N', 'B')];
    const result = analyse(chain, joined, settings);
    expect(result.reached).toBe(2);
    // B has two ways; A hangs on S and M.
    expect(result.weakPoints.map(({ node: place, cutsOff }) => [chain[place]?.id, cutsOff.map((end) => chain[end]?.id)])).toEqual([
      ['S', ['A']],
      ['M', ['A']],
    ]);
    expect(describeEnds(result)).toContain('each customer that delivers to no other customer');
    const without = analyse(chain, joined, settings, new Set(['B']));
    expect(without).toMatchObject({ reached: 1, routeCount: 1 });
    expect(analyse(chain, joined, settings, new Set(['A', 'B']))).toMatchObject({ reached: 0, routeCount: 0 });
  });

  it('are the outermost nodes where the types are missing', () => {
    const chain = [node('M', 'manufacturer'), node('D', 'distributor'), node('R', 'retailer'), node('X', 'retailer')];
    const result = analyse(chain, [link('M', 'D'), link('D', 'R')], settings);
    expect(result.routes.map((route) => names(result, route))).toEqual(['MDR']);
  });
});

describe('limits', () => {
  it('are none where a way has no capacity', () => {
    expect(analyse([node('S', 'supplier'), node('C', 'customer', { capacity: 5 })], [link('S', 'C')], settings).flow.units).toBe(5);
    expect(analyse([node('S', 'supplier'), node('C', 'customer')], [link('S', 'C')], settings).flow.units).toBeUndefined();
  });

  it('of what is typed keep every route to be paid for', () => {
    const { extra } = state.start(around);
    const odd = readSettings({ settings: { shipments: 'abc', weight: '-3' }, factors: { ...extra.factors, Rail: 'x', Courier: '500' } });
    expect(odd).toMatchObject({ shipments: 1, weight: 0, factors: { Rail: null, Courier: 500, Truck: 62, Other: null } });
  });
});

describe('large networks', () => {
  /** Five layers of forty, each node linked to all of the next layer: 40^5 routes. */
  const layered = nodeTypes.flatMap((type, layer) =>
    Array.from({ length: 40 }, (_, index) => node(`${layer}.${index}`, type, { leadTime: index, capacity: 10 })),
  );
  const full = nodeTypes
    .slice(1)
    .flatMap((_, layer) =>
      Array.from({ length: 1600 }, (__, pair) =>
        link(`${layer}.${Math.floor(pair / 40)}`, `${layer + 1}.${pair % 40}`, { time: 1, cost: 1 }),
      ),
    );

  it('are measured exactly though only the first routes are listed', () => {
    const result = analyse(layered, full, settings);
    expect(result.routeCount).toBe(40 ** 5);
    expect(result.isComplete).toBe(false);
    expect(result.routes.length).toBeLessThanOrEqual(200);
    // The slowest takes the slowest node of every layer: 5 × 39 + 4; the fastest 5 × 0 + 4.
    expect(result.longest?.time).toBe(199);
    expect(result.fastest?.time).toBe(4);
    expect(result.flow.units).toBe(400);
  });

  it('do not hang on circles', () => {
    const tangle = full.concat(
      Array.from({ length: 40 }, (_, index) => link(`3.${index}`, `1.${(index * 7) % 40}`, { id: `back-${index}`, time: 1 })),
    );
    const result = analyse(layered, tangle, settings);
    expect(result.isComplete).toBe(false);
    expect(result.routeCount).toBeUndefined();
    expect(result.isLongestExact).toBe(false);
    expect(result.fastest?.time).toBe(4);
  });

  /** Each of them delivers to all others. */
  const knot = Array.from({ length: 12 }, (_, index) => node(`k${index}`, 'distributor', { leadTime: 1, cost: 1000 }));
  const inKnot = knot.flatMap((one) => knot.filter((other) => other !== one).map((other) => link(one.id, other.id, { time: 1 })));

  it('find the way past a knot that leads nowhere', () => {
    // Goods that enter the knot can only come back to A, so the one route is S-A-C: 2 + 3 + 0 + 2 × 1 days.
    const some = [node('S', 'supplier', { leadTime: 2 }), node('A', 'manufacturer', { leadTime: 3 }), ...knot, node('C', 'customer')];
    const joined = [
      link('S', 'A', { time: 1 }),
      ...knot.flatMap(({ id }) => [link('A', id), link(id, 'A')]),
      ...inKnot,
      link('A', 'C', { time: 1 }),
    ];
    const result = analyse(some, joined, settings);
    expect(result).toMatchObject({ isComplete: true, isLongestExact: true, routeCount: 1 });
    expect(result.longest?.time).toBe(7);
    expect(findLongest(some, joined, settings)).toEqual({ time: 7, isExact: true });
  });

  it('never call a route the longest that is shorter than another one shown', () => {
    // The cheapest way is the last one looked at, and takes 500 days; those through the knot take at most 12 + 13.
    const some = [node('S', 'supplier'), ...knot, node('Z', 'retailer', { leadTime: 500 }), node('C', 'customer')];
    const joined = [
      ...knot.flatMap(({ id }) => [link('S', id, { time: 1 }), link(id, 'C', { time: 1 })]),
      ...inKnot,
      link('S', 'Z'),
      link('Z', 'C'),
    ];
    const result = analyse(some, joined, settings);
    expect(result).toMatchObject({ isComplete: false, isLongestExact: false });
    expect(result.cheapest?.time).toBe(500);
    expect(result.longest?.time).toBe(500);
    expect(findLongest(some, joined, settings)).toEqual({ time: 500, isExact: false });
  });

  it('may be one chain of thousands', () => {
    const chain = Array.from({ length: 3000 }, (_, index) =>
      node(`n${index}`, index === 0 ? 'supplier' : index === 2999 ? 'customer' : 'retailer', { capacity: 7, leadTime: 1 }),
    );
    const result = analyse(
      chain,
      chain.slice(1).map((_, index) => link(`n${index}`, `n${index + 1}`)),
      settings,
    );
    expect(result.longest?.time).toBe(3000);
    expect(result.flow.units).toBe(7);
    expect(result.weakPoints).toHaveLength(2999);
  });
});

/** Small networks of every shape, with circles, islands and dead ends. */
const anyNetwork = fc
  .record({
    types: fc.array(fc.constantFrom(...nodeTypes), { minLength: 2, maxLength: 6 }),
    pairs: fc.uniqueArray(fc.tuple(fc.nat(5), fc.nat(5)), { maxLength: 14, selector: String }),
    figures: fc.array(fc.record({ leadTime: fc.nat(9), cost: fc.nat(9), capacity: fc.nat(9), reliability: fc.nat(100) }), {
      minLength: 6,
      maxLength: 6,
    }),
    legs: fc.array(fc.record({ time: fc.nat(9), cost: fc.nat(9) }), { minLength: 14, maxLength: 14 }),
  })
  .map(({ types, pairs, figures, legs }) => ({
    nodes: types.map((type, index) => node(`n${index}`, type, figures[index])),
    links: pairs
      .filter(([a, b]) => a !== b && a < types.length && b < types.length)
      .map(([a, b], index) => link(`n${a}`, `n${b}`, legs[index])),
  }));

/** All routes, written the plain recursive way. */
function walkAll(network: Network): { nodes: number[]; links: number[] }[] {
  const [isStart, isEnd] = [new Set(network.starts), new Set(network.ends)];
  const walk = (path: number[], taken: number[]): { nodes: number[]; links: number[] }[] => {
    const here = path.at(-1) as number;
    if (path.length > 1 && isEnd.has(here)) return [{ nodes: path, links: taken }];
    if (isEnd.has(here)) return [];
    return network.links.flatMap((_, place) => {
      const next = network.to[place] as number;
      const isOpen = network.from[place] === here && !path.includes(next) && !isStart.has(next);
      return isOpen ? walk([...path, next], [...taken, place]) : [];
    });
  };
  return network.starts.flatMap((start) => walk([start], []));
}

/** The ends and customers that goods come to when one node is taken out, looked for from each of them backwards. */
function walkReached({ nodes: some, starts, ends, links: joined, from, to }: Network, gone = -1): number[] {
  const [isStart, isEnd] = [new Set(starts), new Set(ends)];
  const isFed = (place: number, seen: readonly number[]): boolean =>
    place !== gone &&
    (isStart.has(place) ||
      joined.some((_, step) => {
        const before = from[step] as number;
        return to[step] === place && !isEnd.has(before) && !seen.includes(before) && isFed(before, [...seen, before]);
      }));
  return some.flatMap(({ type }, place) =>
    (type === 'customer' || isEnd.has(place)) && !isStart.has(place) && isFed(place, [place]) ? [place] : [],
  );
}

const subsets = (count: number) =>
  Array.from({ length: 2 ** count }, (_, bits) => Array.from({ length: count }, (__, index) => (bits >> index) % 2 === 1));

describe('against the plain way', () => {
  it('finds every route, the lightest and the slowest', () => {
    fc.assert(
      fc.property(anyNetwork, ({ nodes: some, links: joined }) => {
        const network = buildNetwork(some, joined);
        const all = walkAll(network);
        const list = listRoutes(network);
        expect(list.routes.map(({ links: taken }) => taken.join()).toSorted()).toEqual(
          all.map(({ links: taken }) => taken.join()).toSorted(),
        );
        const count = countRoutes(network);
        if (count !== undefined) expect(count).toBe(all.length);
        const timeOf = { node: (place: number) => some[place]?.leadTime ?? 0, link: (place: number) => joined[place]?.time ?? 0 };
        const total = (route: { nodes: readonly number[]; links: readonly number[] }) =>
          route.nodes.reduce((sum, place) => sum + timeOf.node(place), 0) + route.links.reduce((sum, place) => sum + timeOf.link(place), 0);
        const times = all.map(total);
        const lightest = findLightest(network, { node: (place) => [timeOf.node(place), 0], link: (place) => [timeOf.link(place), 0] });
        const { route: slowest, isExact } = findSlowest(network, list, timeOf);
        expect(isExact).toBe(true);
        expect(lightest ? total(lightest) : undefined).toBe(all.length > 0 ? Math.min(...times) : undefined);
        expect(slowest ? total(slowest) : undefined).toBe(all.length > 0 ? Math.max(...times) : undefined);
      }),
      { numRuns: atMost(500) },
    );
  });

  it('lets through exactly what the least cut lets through, over all cuts', () => {
    fc.assert(
      fc.property(anyNetwork, ({ nodes: some, links: joined }) => {
        const network = buildNetwork(some, joined);
        const { units, bottlenecks, through } = computeFlow(network);
        const routes = walkAll(network);
        const cuts = subsets(some.length)
          .filter((isCut) => routes.every(({ nodes: path }) => path.some((place) => isCut[place])))
          .map((isCut) => isCut.reduce((sum, cut, place) => (cut ? sum + limitOf(network, place) : sum), 0));
        for (const cut of cuts) expect(units ?? Infinity).toBeLessThanOrEqual(cut);
        expect(units ?? Infinity).toBe(Math.min(...cuts));
        if (units === undefined) return;
        expect(bottlenecks.reduce((sum, place) => sum + limitOf(network, place), 0)).toBe(units);
        through.forEach((amount, place) => expect(amount).toBeLessThanOrEqual(limitOf(network, place)));
      }),
      { numRuns: atMost(500) },
    );
  });

  it('names a single point of failure exactly where taking it out cuts an end off', () => {
    fc.assert(
      fc.property(anyNetwork, ({ nodes: some, links: joined }) => {
        const network = buildNetwork(some, joined);
        const reached = walkReached(network);
        const expected = some.flatMap((_, place) => {
          const left = new Set(walkReached(network, place));
          const lost = reached.filter((end) => end !== place && !left.has(end)).toSorted((a, b) => a - b);
          return lost.length > 0 ? [{ node: place, cutsOff: lost }] : [];
        });
        const found = findWeakPoints(network).map((point) => ({ ...point, cutsOff: point.cutsOff.toSorted((a, b) => a - b) }));
        expect(found.toSorted((a, b) => a.node - b.node)).toEqual(expected);
      }),
      { numRuns: atMost(500) },
    );
  });

  it('is the same with the best routes found or looked up', () => {
    fc.assert(
      fc.property(anyNetwork, ({ nodes: some, links: joined }) => {
        const result = analyse(some, joined, settings);
        if (result.routes.length === 0) return;
        expect(result.cheapest?.cost).toBe(Math.min(...result.routes.map(({ cost }) => cost)));
        expect(result.fastest?.time).toBe(Math.min(...result.routes.map(({ time }) => time)));
        expect(result.longest?.time).toBe(Math.max(...result.routes.map(({ time }) => time)));
        expect(result.safest?.reliability).toBeCloseTo(Math.max(...result.routes.map(({ reliability }) => reliability)), 9);
      }),
      { numRuns: atMost(300) },
    );
  });
});
