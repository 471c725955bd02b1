import type { ChainNode } from './model';
import type { Network } from './network';

export interface Flow {
  /** The most units that can pass at once; nothing where a way has no limit at all. */
  units: number | undefined;
  /** The nodes that hold it back; their capacities add up to the units. */
  bottlenecks: number[];
  /** What passes each node when the most passes. */
  through: number[];
  /** Too large a network to work it out where nodes need several inputs. */
  isTooLarge?: true;
  /** On the way, but without a capacity. */
  unlimited: number[];
}

interface Arc {
  to: number;
  room: number;
  back: number;
}

/** A capacity of 0 is one that nobody entered. */
export const limitOf = ({ nodes }: Network, node: number) => {
  const { capacity } = nodes[node] as ChainNode;
  return capacity > 0 ? capacity : Infinity;
};

/**
 * The most that can pass from all starts to all ends when nodes have limits and links have none. Each node is split into
 * an entry and an exit with its capacity between them; flow is pushed level by level until no way is left.
 */
export function computeFlow(network: Network): Flow {
  const { nodes, starts, ends, steps, to, isOnWay } = network;
  const onWay = nodes.map((_, node) => node).filter((node) => isOnWay[node]);
  const unlimited = onWay.filter((node) => limitOf(network, node) === Infinity);
  const nothing: Flow = { units: 0, bottlenecks: [], through: nodes.map(() => 0), unlimited };
  const isEnd = new Set(ends);
  if (hasOpenWay(network, isEnd)) return { ...nothing, units: undefined };

  // More than all limits together is no limit at all, and unlike infinity it can be subtracted.
  const open = onWay.reduce((sum, node) => sum + (limitOf(network, node) === Infinity ? 0 : limitOf(network, node)), 1);
  const [source, sink] = [nodes.length * 2, nodes.length * 2 + 1];
  const arcs: Arc[][] = Array.from({ length: nodes.length * 2 + 2 }, () => []);
  const link = (a: number, b: number, room: number) => {
    const [there, here] = [arcs[a] as Arc[], arcs[b] as Arc[]];
    const back = { to: a, room: 0, back: there.length };
    there.push({ to: b, room, back: here.length });
    here.push(back);
    return back;
  };
  // What has passed a node is what could be sent back through it.
  const passed = new Map(onWay.map((node) => [node, link(node * 2, node * 2 + 1, Math.min(open, limitOf(network, node)))]));
  for (const start of starts) link(source, start * 2, open);
  for (const end of ends) link(end * 2 + 1, sink, open);
  for (const node of onWay) for (const step of steps[node] ?? []) link(node * 2 + 1, (to[step] as number) * 2, open);

  let units = 0;
  for (;;) {
    const levels = levelsFrom(arcs, source);
    if (levels[sink] === undefined) {
      const through = nodes.map((_, node) => passed.get(node)?.room ?? 0);
      const bottlenecks = onWay.filter((node) => levels[node * 2] !== undefined && levels[node * 2 + 1] === undefined);
      return { units, bottlenecks, through, unlimited };
    }
    units += pushAlong(arcs, levels, source, sink);
  }
}

/** Whether goods can pass without meeting any limit. */
function hasOpenWay(network: Network, isEnd: ReadonlySet<number>): boolean {
  const isOpen = (node: number) => limitOf(network, node) === Infinity;
  const queue = network.starts.filter(isOpen);
  const seen = new Set(queue);
  for (const node of queue) {
    if (isEnd.has(node)) return true;
    for (const step of network.steps[node] ?? []) {
      const next = network.to[step] as number;
      if (!isOpen(next) || seen.has(next)) continue;
      seen.add(next);
      queue.push(next);
    }
  }
  return false;
}

function levelsFrom(arcs: readonly Arc[][], source: number): (number | undefined)[] {
  const levels: (number | undefined)[] = arcs.map(() => undefined);
  levels[source] = 0;
  const queue = [source];
  for (const place of queue) {
    for (const { to, room } of arcs[place] ?? []) {
      if (room <= 0 || levels[to] !== undefined) continue;
      levels[to] = (levels[place] ?? 0) + 1;
      queue.push(to);
    }
  }
  return levels;
}

/** Fills every way that climbs the levels. Its own stack, since a chain of thousands is too deep for the browser's. */
function pushAlong(arcs: readonly Arc[][], levels: readonly (number | undefined)[], source: number, sink: number): number {
  const tried = arcs.map(() => 0);
  let pushed = 0;
  let path: Arc[] = [];
  for (;;) {
    const place = path.at(-1)?.to ?? source;
    if (place === sink) {
      const amount = path.reduce((least, { room }) => Math.min(least, room), Infinity);
      for (const arc of path) {
        arc.room -= amount;
        const back = arcs[arc.to]?.[arc.back];
        if (back) back.room += amount;
      }
      pushed += amount;
      path = [];
      continue;
    }
    const arc = arcs[place]?.[tried[place] ?? 0];
    if (arc && arc.room > 0 && levels[arc.to] === (levels[place] ?? 0) + 1) path.push(arc);
    else if (arc) tried[place] = (tried[place] ?? 0) + 1;
    else {
      const last = path.pop();
      if (!last) return pushed;
      const before = path.at(-1)?.to ?? source;
      tried[before] = (tried[before] ?? 0) + 1;
    }
  }
}
