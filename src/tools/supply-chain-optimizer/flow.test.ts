import { describe, expect, it } from 'vitest';
import { analyse } from './analysis';
import type { ChainNode, NodeType } from './model';
import { node as plainNode, settings, waysToLinks } from './test-data';

const node = (id: string, type: NodeType, capacity = 0) => plainNode(id, type, { capacity });
const flowOf = (nodes: ChainNode[], ways: string[]) => {
  const { flow } = analyse(nodes, waysToLinks(...ways), settings);
  return {
    units: flow.units,
    through: Object.fromEntries(nodes.map(({ id }, place) => [id, flow.through[place]])),
    bottlenecks: flow.bottlenecks.map((place) => nodes[place]?.id).toSorted(),
    unlimited: flow.unlimited.map((place) => nodes[place]?.id).toSorted(),
  };
};

describe('the most that can pass', () => {
  it('gives up the shortest way where a longer one lets more through', () => {
    // P alone would send its unit through X and Y; only if it takes Z, W and V instead can Q send its own through Y.
    const nodes = [
      node('P', 'supplier', 1),
      node('Q', 'supplier', 1),
      ...['X', 'Y', 'Z', 'W', 'V', 'K', 'L'].map((id) => node(id, 'distributor', 1)),
      node('E', 'customer'),
    ];
    const { units, through } = flowOf(nodes, ['PXYE', 'PZWVE', 'QKLY']);
    expect(units).toBe(2);
    expect(through).toEqual({ P: 1, Q: 1, X: 0, Y: 1, Z: 1, W: 1, V: 1, K: 1, L: 1, E: 2 });
  });

  it('adds up over ways side by side, and is held back where all of them are full', () => {
    const nodes = [
      node('S', 'supplier', 900),
      node('A', 'manufacturer', 300),
      node('B', 'manufacturer', 250),
      node('C', 'customer', 0),
      node('D', 'customer', 100),
    ];
    // D takes no more than 100, and what A and B make goes to C as well: 300 + 250.
    expect(flowOf(nodes, ['SAC', 'SBC', 'SBD'])).toMatchObject({ units: 550, bottlenecks: ['A', 'B'], unlimited: ['C'] });
    // To D alone only 100 of B's 250 pass; A has no way out.
    expect(flowOf(nodes, ['SBD'])).toMatchObject({ units: 100, bottlenecks: ['D'], through: { S: 100, A: 0, B: 100, C: 0, D: 100 } });
  });

  it('has no end where a whole way has no limit, and is nothing without a way', () => {
    const open = [node('S', 'supplier'), node('A', 'manufacturer'), node('B', 'manufacturer', 5), node('C', 'customer')];
    expect(flowOf(open, ['SAC', 'SBC'])).toMatchObject({ units: undefined, unlimited: ['A', 'C', 'S'] });
    // A lies on no way then, so its missing limit is of no account.
    expect(flowOf(open, ['SBC'])).toMatchObject({ units: 5, bottlenecks: ['B'], unlimited: ['C', 'S'] });
    expect(flowOf(open, ['SA'])).toMatchObject({ units: 0, through: { S: 0, A: 0, B: 0, C: 0 } });
    // The limit of a start counts as any other, also with an open way behind it.
    expect(flowOf([node('S', 'supplier', 1), ...open.slice(1)], ['SAC', 'SBC'])).toMatchObject({ units: 1, bottlenecks: ['S'] });
  });
});
