import { readSettings } from './analysis';
import { state, type ChainLink, type ChainNode, type NodeType } from './model';

export const around = { today: '2026-11-15', currency: 'USD' };

export const settings = readSettings(state.start(around).extra);

/** A node that takes no time, costs nothing, has no limit and always delivers. */
export const node = (id: string, type: NodeType = 'supplier', more: Partial<ChainNode> = {}): ChainNode => ({
  id,
  name: id,
  type,
  location: '',
  leadTime: 0,
  cost: 0,
  charged: 'one-off',
  capacity: 0,
  reliability: 100,
  needs: 'any',
  ...more,
});

/** A link that takes no time and costs nothing. */
export const link = (source: string, target: string, more: Partial<ChainLink> = {}): ChainLink => ({
  id: `${source}-${target}`,
  source,
  target,
  transport: 'Truck',
  cost: 0,
  charged: 'per shipment',
  time: 0,
  distance: 0,
  measuredIn: 'miles',
  item: '',
  quantity: 1,
  ...more,
});

/** The links of ways that are written as one letter for each node: "SAC" is a link from S to A and one from A to C. */
export const waysToLinks = (...ways: string[]): ChainLink[] =>
  ways.flatMap((way) => [...way].slice(1).map((target, index) => link(way[index] ?? '', target)));
