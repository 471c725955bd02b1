import { describe, expect, it } from 'vitest';
import { analyse } from './analysis';
import { computeJointFlow } from './joint-flow';
import type { ChainLink, ChainNode } from './model';
import { buildNetwork } from './network';
import { findBestPlan, findJointWeakPoints, listPlans } from './plans';
import { link, node, settings, waysToLinks } from './test-data';
import { describeNeeds, namesIn, routeName } from './words';

const noWeight = { node: () => [0, 0] as const, link: () => [0, 0] as const };
/** A maker that needs all of its inputs. */
const maker = (id: string, more: Partial<ChainNode> = {}) => node(id, 'manufacturer', { needs: 'all', ...more });

describe('the most that can pass where inputs meet', () => {
  const flowOf = (nodes: ChainNode[], links: ChainLink[]) => {
    const { units, through, bottlenecks, unlimited, isTooLarge } = computeJointFlow(buildNetwork(nodes, links));
    const ids = (places: readonly number[]) => places.map((place) => nodes[place]?.id).join('');
    return { units, through, bottlenecks: ids(bottlenecks), unlimited: ids(unlimited), isTooLarge };
  };

  it('is shared by two makers, so that the more frugal one is served first', () => {
    // P takes 3 of S's 12 for one, Q takes 1 and can make no more than 9: 9 + (12 − 9) / 3 = 10.
    const nodes = [node('S', 'supplier', { capacity: 12 }), maker('P'), maker('Q', { capacity: 9 }), node('C', 'customer')];
    const links = [link('S', 'P', { quantity: 3 }), link('S', 'Q'), link('P', 'C'), link('Q', 'C')];
    expect(flowOf(nodes, links)).toEqual({ units: 10, through: [12, 1, 9, 10], bottlenecks: 'SQ', unlimited: 'PC', isTooLarge: undefined });
  });

  it('goes to several customers, each with a limit of its own', () => {
    const nodes = [
      node('S', 'supplier', { capacity: 100 }),
      node('T', 'supplier', { capacity: 30 }),
      maker('P'),
      node('C', 'customer', { capacity: 8 }),
      node('D', 'customer', { capacity: 4 }),
      node('X', 'distributor'),
    ];
    // One P takes 2 from T, so 15 could be made; the customers take 8 + 4. X leads nowhere.
    const links = [link('S', 'P'), link('T', 'P', { quantity: 2 }), link('P', 'C'), link('P', 'D'), link('P', 'X')];
    expect(flowOf(nodes, links)).toMatchObject({ units: 12, bottlenecks: 'CD', unlimited: 'P', through: [12, 24, 12, 8, 4, 0] });
  });

  it('has no limit where none is on the way, and is nothing without a way', () => {
    const nodes = [node('S'), node('T'), maker('P'), node('C', 'customer')];
    expect(flowOf(nodes, waysToLinks('SPC', 'TP'))).toMatchObject({ units: undefined, unlimited: 'STPC', isTooLarge: undefined });
    expect(flowOf(nodes, waysToLinks('SP', 'TP'))).toMatchObject({ units: 0, unlimited: '', through: [0, 0, 0, 0] });
  });

  it('is not worked out where the table would be too large', () => {
    // A chain of n nodes has n − 1 rows and n columns beside them: 1,224 × 2,449 cells are fewer than 3 million, 1,225 × 2,451 are more.
    const chain = (length: number) => {
      const nodes = Array.from({ length }, (_, index) =>
        node(`n${index}`, index === 0 ? 'supplier' : index === length - 1 ? 'customer' : 'retailer'),
      );
      return flowOf(
        nodes,
        nodes.slice(1).map((_, index) => link(`n${index}`, `n${index + 1}`)),
      );
    };
    expect(chain(1225)).toMatchObject({ units: undefined, isTooLarge: undefined });
    expect(chain(1226)).toMatchObject({ units: undefined, isTooLarge: true });
  });
});

describe('plans', () => {
  /** P needs one of `a` sources of steel and one of `b` sources of wood. */
  const choices = (a: number, b: number) => {
    const sources = [
      ...Array.from({ length: a }, (_, index) => [`A${index}`, 'steel'] as const),
      ...Array.from({ length: b }, (_, index) => [`B${index}`, 'wood'] as const),
    ];
    return buildNetwork(
      [...sources.map(([id]) => node(id)), maker('P'), node('C', 'customer')],
      [...sources.map(([id, item]) => link(id, 'P', { item })), link('P', 'C')],
    );
  };

  it('are every choice of one input with every choice of the other', () => {
    expect(listPlans(choices(3, 4), 12)).toMatchObject({ isComplete: true, routes: { length: 12 } });
    expect(listPlans(choices(3, 4), 11)).toMatchObject({ isComplete: false, routes: { length: 11 } });
    const links = listPlans(choices(2, 2), 9).routes.map((plan) => [...plan.links].toSorted().join(''));
    expect(links.toSorted()).toEqual(['024', '034', '124', '134']);
  });

  it('are looked for among 200,000 choices', () => {
    // One for what the customer gets, 400 of steel, and 498 or 499 of wood for each: 1 + 400 + 400 × 498 = 199,601, and 1 + 400 + 400 × 499 = 200,001.
    expect(listPlans(choices(400, 498), Infinity).isComplete).toBe(true);
    expect(listPlans(choices(400, 499), Infinity).isComplete).toBe(false);
  });

  it('go to the end that is reached with the least', () => {
    // D waits for S and T, E only for T.
    const nodes = [node('S', 'supplier', { leadTime: 5 }), node('T', 'supplier', { leadTime: 3 }), maker('D'), node('E', 'retailer')];
    const chain = [...nodes, node('X', 'customer'), node('Y', 'customer')];
    const network = buildNetwork(chain, waysToLinks('SDX', 'TD', 'TEY'));
    const weights = { node: (place: number) => [chain[place]?.leadTime ?? 0, 0] as const, link: () => [0, 0] as const };
    expect(findBestPlan(network, weights, 'latest')?.nodes).toEqual([1, 3, 5]);
    // Without E only the joint plan is left, in the order in which inputs were drawn.
    const joint = buildNetwork(chain, waysToLinks('SDX', 'TD'));
    expect(findBestPlan(joint, weights, 'latest')).toEqual({ nodes: [0, 1, 2, 4], links: [1, 0, 2] });
    expect(findBestPlan(buildNetwork(chain, waysToLinks('DX')), weights, 'latest')).toBeUndefined();
  });

  it('deliver from a source that two inputs share only once', () => {
    // S supplies A and B, P needs both: 7 + 1 + 2 + 4 = 14, not 21.
    const nodes = [
      node('S', 'supplier', { cost: 7 }),
      node('A', 'distributor', { cost: 1 }),
      node('B', 'distributor', { cost: 2 }),
      maker('P', { cost: 4 }),
      node('C', 'customer'),
    ];
    const { cheapest, routeCount } = analyse(nodes, waysToLinks('SAPC', 'SBP'), settings);
    expect([cheapest?.cost, cheapest?.nodes.length, routeCount]).toEqual([14, 5, 1]);
  });

  it('never run in a circle', () => {
    // P may take its wood from W, who may take it back from P, or from T.
    const nodes = [node('S'), node('T'), node('W', 'distributor'), maker('P'), node('C', 'customer')];
    const { routes, network } = analyse(nodes, waysToLinks('SPC', 'TWP', 'PW'), settings);
    expect(routes.map((route) => routeName(route, namesIn(network), network))).toEqual(['(S + T → W) → P → C']);
  });
});

describe('what a joint chain hangs on', () => {
  const pointsOf = (nodes: ChainNode[], links: ChainLink[]) =>
    findJointWeakPoints(buildNetwork(nodes, links), noWeight).map(({ node: place, cutsOff }) => [
      nodes[place]?.id,
      cutsOff.map((end) => nodes[end]?.id).join(''),
    ]);

  it('is named by how many it cuts off, then in the order of the nodes', () => {
    const nodes = [maker('P'), node('T'), node('S'), node('C', 'customer'), node('D', 'customer'), node('U')];
    // Both customers hang on P and its inputs S and T; D also needs U.
    const chain = nodes.map((one) => (one.id === 'D' ? { ...one, needs: 'all' as const } : one));
    expect(pointsOf(chain, waysToLinks('PD', 'SPC', 'TP', 'UD'))).toEqual([
      ['P', 'CD'],
      ['T', 'CD'],
      ['S', 'CD'],
      ['U', 'D'],
    ]);
  });

  it('spares who has another source, with circles too', () => {
    const nodes = [node('S'), node('T'), node('V'), node('W', 'distributor'), node('Z', 'distributor'), maker('P'), node('C', 'customer')];
    const item = { item: 'wood' };
    const links = [link('T', 'P', item), link('V', 'P', item), ...waysToLinks('SPC')];
    expect(pointsOf(nodes, links)).toEqual([
      ['S', 'C'],
      ['P', 'C'],
    ]);
    // W and Z deliver to each other; without S both only seem to be supplied. E gets its goods from V and stays.
    expect(pointsOf([...nodes, node('E', 'customer')], waysToLinks('SWZW', 'WP', 'TPC', 'VE'))).toEqual([
      ['S', 'C'],
      ['T', 'C'],
      ['V', 'E'],
      ['W', 'C'],
      ['P', 'C'],
    ]);
  });
});

describe('the words for it', () => {
  it('say what is needed, in units where it is not one, and what is lacking', () => {
    const nodes = [node('Tops'), node('Legs'), node('Pegs'), maker('Plant'), node('Shop', 'customer')];
    const links = [
      link('Tops', 'Plant'),
      link('Legs', 'Plant', { quantity: 4, item: 'leg' }),
      link('Pegs', 'Plant', { quantity: 2, item: 'leg' }),
      link('Plant', 'Shop'),
    ];
    expect(describeNeeds(buildNetwork(nodes, links))).toBe(
      'Plant needs Tops and 4 units from Legs or 2 units from Pegs. A route brings all of them; where they meet, the last to arrive decides.',
    );
    const lacking = (...idle: string[]) =>
      describeNeeds(
        buildNetwork(
          [...nodes, ...idle.map((id) => maker(id)), node('Idle', 'distributor')],
          idle.flatMap((id) => [link('Tops', id), link('Idle', id), link(id, 'Shop')]),
        ),
      );
    const any = 'Where several links lead to a node, any one of them is enough; set “Needs” on a node that needs all of its inputs.';
    expect(lacking()).toBe(any);
    expect(lacking('A')).toBe(`${any} A does not get all the inputs needed.`);
    expect(lacking('A', 'B')).toBe(`${any} A and B do not get all the inputs needed.`);
    expect(lacking('A', 'B', 'C', 'D', 'E', 'F')).toContain(' A, B, C, D and E do not get');
  });

  it('name the first five that need several inputs, and count the rest', () => {
    const words = (count: number) => {
      const makers = Array.from({ length: count }, (_, index) => maker(`M${index}`));
      return describeNeeds(
        buildNetwork(
          [node('S'), node('T'), ...makers, node('C', 'customer')],
          makers.flatMap(({ id }) => [link('S', id), link('T', id), link(id, 'C')]),
        ),
      );
    };
    expect(words(5)).not.toContain('more node');
    expect(words(6)).toContain('M4 needs S and T. 1 more node need');
    expect(words(6)).not.toContain('M5');
    expect(words(8)).toContain('3 more nodes need several inputs as well.');
  });

  it('nest no more than forty brackets in the name of a route, and stop after 4,000 letters', () => {
    // Each maker needs the one before it and a part of its own.
    const nameOf = (count: number, suffix = '') => {
      const makers = Array.from({ length: count }, (_, index) => maker(`M${index}${suffix}`));
      const parts = makers.map((_, index) => node(`P${index}${suffix}`));
      const links = makers.flatMap(({ id }, index) => [
        link(parts[index]?.id ?? '', id),
        link(makers[index - 1]?.id ?? `S${suffix}`, id),
        link(id, makers[index + 1]?.id ?? `C${suffix}`),
      ]);
      const ids = [...new Map(links.map((one) => [one.id, one])).values()];
      const network = buildNetwork([node(`S${suffix}`), ...parts, ...makers, node(`C${suffix}`, 'customer')], ids);
      const plan = findBestPlan(network, noWeight, 'latest');
      return plan ? routeName(plan, namesIn(network), network) : '';
    };
    expect(nameOf(2)).toMatch(/^\(.*\(.*\) → M0.*\) → M1 → C$/);
    expect(nameOf(40).match(/\(/g)).toHaveLength(40);
    expect(nameOf(40)).not.toContain('…');
    expect(nameOf(41).match(/\(/g)).toHaveLength(40);
    expect(nameOf(41)).toContain('… → M0');
    const long = nameOf(40, '-'.repeat(120));
    expect(long).toHaveLength(4001);
    expect(long.endsWith('…')).toBe(true);
  });
});
