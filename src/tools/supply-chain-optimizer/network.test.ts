import { describe, expect, it } from 'vitest';
import { analyse } from './analysis';
import type { ChainLink, ChainNode, NodeType } from './model';
import { buildNetwork } from './network';
import { findLightest, findSlowest, listRoutes } from './routes';
import { link, node, settings, waysToLinks } from './test-data';

const types: Record<string, NodeType> = { S: 'supplier', M: 'manufacturer', D: 'distributor', R: 'retailer', C: 'customer' };
/** Nodes by their name, which begins with the letter of their type. */
const named = (names: string, more: Record<string, Partial<ChainNode>> = {}) =>
  names.split(' ').map((name) => node(name, types[name.slice(0, 1)], more[name]));
const join = (...ways: string[]) =>
  ways.flatMap((way) => {
    const names = way.split(' ');
    return names.slice(1).map((target, index) => link(names[index] ?? '', target));
  });
const routesOf = (nodes: ChainNode[], links: ChainLink[]) =>
  analyse(nodes, links, settings)
    .routes.map((route) => route.nodes.map((place) => nodes[place]?.id).join('-'))
    .toSorted();

describe('a side that no type stands for', () => {
  it('is not a supplier that only receives', () => {
    // There is no customer yet. S2 sends nothing and gets returns from M, but is a supplier: nothing arrives anywhere.
    const nodes = named('S1 M S2', { S2: { capacity: 5 } });
    const result = analyse(nodes, [link('S1', 'M'), link('M', 'S2')], settings);
    expect(result).toMatchObject({ reached: 0, routeCount: 0, routes: [] });
    expect(result.network).toMatchObject({ starts: [0, 2], ends: [] });
    expect(result.flow).toMatchObject({ units: 0, bottlenecks: [] });
    // Measured in other units than one, it still takes nothing.
    expect(analyse(nodes, [link('S1', 'M', { quantity: 2 }), link('M', 'S2')], settings).flow.units).toBe(0);
  });

  it('is not a customer that only sends', () => {
    const nodes = named('C1 M C2');
    const result = analyse(nodes, [link('C1', 'M'), link('M', 'C2')], settings);
    expect(result).toMatchObject({ reached: 0, routes: [] });
    expect(result.network).toMatchObject({ starts: [], ends: [0, 2] });
  });

  it('is made of nodes with links, not of those that stand alone', () => {
    const { network } = analyse(named('M1 M2 D1 R1'), join('M1 D1', 'M2 D1'), settings);
    expect(network).toMatchObject({ starts: [0, 1], ends: [2] });
  });
});

describe('what lies on the way', () => {
  it('leaves out where goods cannot come from, or cannot go on to', () => {
    const nodes = named('S1 M1 M2 D1 C1');
    // Nothing comes to M2, and D1 leads nowhere.
    const { network } = analyse(nodes, join('S1 M1 C1', 'M2 C1', 'M1 D1'), settings);
    expect(network.isOnWay).toEqual([true, true, false, false, true]);
    expect(network.steps).toEqual([[0], [1], [], [], []]);
    expect(network.needs).toEqual([[], [[0]], [], [], [[1]]]);
    expect(network).toMatchObject({ waiting: [4], lacking: [], isJoint: false, isMeasured: false });
  });

  it('is measured by what is used only', () => {
    const nodes = named('S1 M1 D1 C1');
    const isMeasured = (...links: ChainLink[]) => buildNetwork(nodes, links).isMeasured;
    expect(isMeasured(link('S1', 'M1', { quantity: 3 }), link('M1', 'C1'))).toBe(true);
    expect(isMeasured(link('S1', 'M1'), link('M1', 'C1'), link('M1', 'D1', { quantity: 3 }))).toBe(false);
    expect(isMeasured(link('S1', 'M1'), link('M1', 'C1'), link('C1', 'M1', { quantity: 3 }))).toBe(false);
  });

  it('takes no goods back into a source or out of an end', () => {
    const nodes = named('S1 M1 C1 D1 C2');
    // D1 only has what C1 returns, and S1 gets none of it back.
    expect(routesOf(nodes, join('S1 M1 C1 D1 S1', 'D1 M1'))).toEqual(['S1-M1-C1']);
    expect(routesOf(nodes, join('S1 M1 C1 D1 C2'))).toEqual(['S1-M1-C1']);
  });

  it('waits for every input of a node that needs all, and for one where any will do', () => {
    const nodes = (needs: ChainNode['needs']) => named('S1 S2 M1 D1 M2 C1', { M2: { needs } });
    // Nothing comes to M1, so D1 never gets anything.
    const links = join('S1 M2', 'S2 M2', 'M1 D1 M2', 'M2 C1');
    expect(analyse(nodes('any'), links, settings)).toMatchObject({ reached: 1, routeCount: 2 });
    expect(analyse(nodes('any'), links, settings).network.lacking).toEqual([]);
    const all = analyse(nodes('all'), links, settings);
    expect(all).toMatchObject({ reached: 0, routeCount: 0 });
    // M2 lacks one of three; M1 and D1 get nothing at all, so nothing is said of them.
    expect(all.network.lacking).toEqual([4]);
    // With M2 itself switched off, nobody lacks anything.
    expect(analyse(nodes('all'), links, settings, new Set(['M2'])).network.lacking).toEqual([]);
  });

  it('does not wait for goods that only the node itself sends round', () => {
    // A gets goods from P alone, B also from S: P needs B, and what A sends back is extra.
    const nodes = [node('S'), node('B', 'distributor'), node('P', 'manufacturer', { needs: 'all' }), node('A', 'retailer')];
    const links = [...waysToLinks('SBPC', 'PAP', 'PB')];
    const result = analyse([...nodes, node('C', 'customer')], links, settings);
    expect(result.routes.map((route) => route.nodes.map((place) => result.network.nodes[place]?.id).join(''))).toEqual(['SBPC']);
    // Once A gets goods from S as well, P waits for both.
    const both = analyse([...nodes, node('C', 'customer')], [...links, link('S', 'A')], settings);
    expect(both.network.needs[2]).toHaveLength(2);
  });
});

describe('of routes that are equal', () => {
  it('the cheapest is the faster of two, and the fastest the cheaper', () => {
    // Through A: 1 + 4 + 1 = 6 days for 2; through B: 1 + 1 + 2 = 4 days for 2; through D: 4 days for 3.
    const nodes = named('S1 M1 M2 M3 C1', { M1: { leadTime: 4 }, M2: { leadTime: 1 }, M3: { leadTime: 1 } });
    const links = [
      link('S1', 'M1', { cost: 1, time: 1 }),
      link('M1', 'C1', { cost: 1, time: 1 }),
      link('S1', 'M3', { cost: 2, time: 1 }),
      link('M3', 'C1', { cost: 1, time: 2 }),
      link('S1', 'M2', { cost: 1, time: 1 }),
      link('M2', 'C1', { cost: 1, time: 2 }),
    ];
    const { cheapest, fastest, safest, network } = analyse(nodes, links, settings);
    const middle = (route = cheapest) => network.nodes[route?.nodes[1] ?? -1]?.id;
    expect([middle(), middle(fastest), cheapest?.cost, cheapest?.time]).toEqual(['M2', 'M2', 2, 4]);
    // All are as reliable: the fastest of them is named.
    expect(safest?.time).toBe(4);
  });

  it('the first is taken', () => {
    const nodes = named('S1 M1 M2 C1 C2');
    const network = buildNetwork(nodes, join('S1 M1 C1', 'S1 M2 C1', 'S1 M2 C2'));
    const none = { node: () => 0, link: () => 0 };
    expect(findSlowest(network, listRoutes(network), none).route?.nodes).toEqual([0, 1, 3]);
    expect(findLightest(network, { node: () => [0, 0], link: () => [0, 0] })?.nodes).toEqual([0, 1, 3]);
    // In a circle the slowest of those listed is looked up.
    const round = buildNetwork(nodes, join('S1 M1 C1', 'S1 M2 C1', 'M1 M2 M1'));
    expect(findSlowest(round, listRoutes(round), none).route?.nodes).toEqual([0, 1, 3]);
    expect(findSlowest(round, listRoutes(round), { node: () => 1, link: () => 0 }).route?.nodes).toHaveLength(4);
  });
});

describe('the list of routes', () => {
  const nodes = named('S1 M1 M2 M3 C1');
  const links = join('S1 M1 C1', 'S1 M2 C1', 'S1 M3 C1');

  it('is complete when it is just long enough', () => {
    const network = buildNetwork(nodes, links);
    expect(listRoutes(network, 3)).toMatchObject({ isComplete: true, routes: { length: 3 } });
    expect(listRoutes(network, 2)).toMatchObject({ isComplete: false, routes: { length: 2 } });
  });

  it('does not run into circles without a way out', () => {
    // From M1 on, M2 and M3 only lead back to it.
    const round = buildNetwork(nodes, join('S1 M1 C1', 'M1 M2 M3 M1', 'M3 M2'));
    expect(listRoutes(round)).toEqual({ routes: [{ nodes: [0, 1, 4], links: [0, 1] }], isComplete: true });
  });
});
