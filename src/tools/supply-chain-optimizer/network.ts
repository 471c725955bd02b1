import { findNeeds } from './needs';
import { keepLinks, type ChainLink, type ChainNode, type NodeType } from './model';

/** The chain as a graph. Nodes and links go by their place in these lists. */
export interface Network {
  nodes: readonly ChainNode[];
  links: readonly ChainLink[];
  from: readonly number[];
  to: readonly number[];
  /** Where goods enter and where they arrive. */
  starts: readonly number[];
  ends: readonly number[];
  /** Ends, and customers who pass goods on: all that wait for something. */
  waiting: readonly number[];
  /** The links that lead on from each node, on the way from some start to some end. */
  steps: readonly (readonly number[])[];
  /** Whether a node lies on the way from some start to some end. */
  isOnWay: readonly boolean[];
  /** What each node on the way needs: one link of every group. Most have one group; starts have none. */
  needs: readonly (readonly (readonly number[])[])[];
  /** Whether some node on the way needs several inputs at once. */
  isJoint: boolean;
  /** Whether a unit takes more or less than one unit of some input on the way. */
  isMeasured: boolean;
  /** Nodes that get some of the inputs they need, but not all. */
  lacking: readonly number[];
}

/** How much of an input one unit takes; what nobody said is one. */
export const quantityOf = (link: ChainLink | undefined) => (link && link.quantity > 0 ? link.quantity : 1);

/** Everything that can be reached from some nodes, themselves included. */
function reach(count: number, from: readonly number[], next: (node: number) => readonly number[]): boolean[] {
  const seen = Array.from({ length: count }, () => false);
  const queue = [...from];
  for (const node of queue) seen[node] = true;
  for (const node of queue) {
    for (const other of next(node)) {
      if (seen[other]) continue;
      seen[other] = true;
      queue.push(other);
    }
  }
  return seen;
}

/**
 * Suppliers that no other supplier delivers to; customers that deliver to no other customer. A supplier of a supplier
 * is where goods enter. Where a type is missing, nodes that nothing leads to (or from) stand in for it.
 */
function pickOuter(nodes: readonly ChainNode[], type: NodeType, inner: readonly number[][], outer: readonly number[][]): number[] {
  const isType = (node: number) => nodes[node]?.type === type;
  const places = nodes.map((_, index) => index);
  const chosen = places.filter(isType);
  if (chosen.length === 0) return places.filter((node) => outer[node]?.length === 0 && inner[node]?.length !== 0);
  const kept = chosen.filter((node) => {
    const before = (outer[node] ?? []).filter(isType);
    if (before.length === 0) return true;
    const after = reach(nodes.length, [node], (at) => (inner[at] ?? []).filter(isType));
    return before.every((other) => after[other]);
  });
  return kept;
}

/**
 * `off` are nodes taken out; who is a start or an end is decided with them still in, and so is what a node needs. Only
 * customers are customers without those they deliver to as well.
 */
export function buildNetwork(
  allNodes: readonly ChainNode[],
  allLinks: readonly ChainLink[],
  off: ReadonlySet<string> = new Set(),
): Network {
  const whole = connect(allNodes, keepLinks(allNodes, allLinks));
  const wholeStarts = pickOuter(allNodes, 'supplier', whole.after, whole.before);
  const startIds = new Set(wholeStarts.map((node) => allNodes[node]?.id));
  const wholeEnds = pickOuter(allNodes, 'customer', whole.before, whole.after);
  const groups = findNeeds(allNodes, whole, wholeStarts, wholeEnds);
  const nodes = allNodes.filter(({ id }) => !off.has(id));
  const { links, from, to, before, after } = connect(nodes, keepLinks(nodes, allLinks));
  const endIds = new Set(
    nodes.some(({ type }) => type === 'customer')
      ? pickOuter(nodes, 'customer', before, after).map((node) => nodes[node]?.id)
      : wholeEnds.map((node) => allNodes[node]?.id),
  );
  // A supplier that only receives, or a customer that only sends, does not stand in for the other side as well.
  for (const { id, type } of nodes) if (startIds.has(id) && endIds.has(id)) (type === 'supplier' ? endIds : startIds).delete(id);
  const placesOf = (ids: ReadonlySet<string | undefined>) => nodes.flatMap(({ id }, index) => (ids.has(id) ? [index] : []));
  const [starts, ends] = [placesOf(startIds), placesOf(endIds)];
  const [isStart, isEnd] = [new Set(starts), new Set(ends)];
  // A route ends where it first arrives and enters only once, so returned goods make no routes of their own.
  const usable = links.map((_, link) => link).filter((link) => !isEnd.has(from[link] as number) && !isStart.has(to[link] as number));
  const out: number[][] = nodes.map(() => []);
  const back: number[][] = nodes.map(() => []);
  const needs: number[][][] = nodes.map(() => []);
  const inGroup = new Map<number, number[]>();
  for (const [node, { id }] of nodes.entries()) {
    if (!isStart.has(node)) for (let group = 0; group < (groups.counts.get(id) ?? 1); group += 1) needs[node]?.push([]);
  }
  for (const link of usable) {
    const [source, target] = [from[link] as number, to[link] as number];
    out[source]?.push(link);
    back[target]?.push(source);
    const group = groups.counts.has(nodes[target]?.id ?? '') ? groups.of.get(links[link]?.id ?? '') : 0;
    const list = group === undefined ? undefined : needs[target]?.[group];
    if (list) {
      list.push(link);
      inGroup.set(link, list);
    }
  }
  const fed = feed(nodes.length, starts, { out, to, needs, inGroup });
  const isHeard = reach(nodes.length, ends, (node) => (fed.isFed[node] ? (back[node] ?? []) : []));
  const isOnWay = nodes.map((_, node) => fed.isFed[node] === true && isHeard[node] === true);
  const steps: number[][] = nodes.map(() => []);
  for (const link of usable) if (isOnWay[from[link] as number] && isOnWay[to[link] as number]) steps[from[link] as number]?.push(link);
  const waiting = nodes.flatMap(({ type }, node) => (isOnWay[node] && (isEnd.has(node) || type === 'customer') ? [node] : []));
  return {
    nodes,
    links,
    from,
    to,
    starts,
    ends,
    waiting,
    steps,
    isOnWay,
    needs: needs.map((list, node) => (isOnWay[node] ? list.map((group) => group.filter((link) => isOnWay[from[link] as number])) : [])),
    isMeasured: usable.some((link) => isOnWay[from[link] as number] && isOnWay[to[link] as number] && quantityOf(links[link]) !== 1),
    isJoint: needs.some((list, node) => isOnWay[node] === true && list.length > 1),
    lacking: nodes.flatMap((_, node) => (fed.isFed[node] || fed.open[node] === needs[node]?.length ? [] : [node])),
  };
}

interface Wiring {
  out: readonly (readonly number[])[];
  to: readonly number[];
  needs: readonly (readonly (readonly number[])[])[];
  inGroup: ReadonlyMap<number, readonly number[]>;
}

/** Who can work: the starts, and whoever gets one link of every group from someone who can. */
export function feed(count: number, starts: readonly number[], { out, to, needs, inGroup }: Wiring, without = -1) {
  const isFed = Array.from({ length: count }, () => false);
  const open = needs.map((list) => list.length);
  const served = new Set<readonly number[]>();
  const queue = starts.filter((start) => start !== without);
  for (const start of queue) isFed[start] = true;
  for (const node of queue) {
    for (const link of out[node] ?? []) {
      const next = to[link] as number;
      const group = inGroup.get(link);
      if (isFed[next] || next === without || !group || served.has(group)) continue;
      served.add(group);
      open[next] = (open[next] ?? 0) - 1;
      if (open[next] > 0) continue;
      isFed[next] = true;
      queue.push(next);
    }
  }
  return { isFed, open };
}

function connect(nodes: readonly ChainNode[], links: ChainLink[]) {
  const places = new Map(nodes.map(({ id }, index) => [id, index]));
  const from = links.map(({ source }) => places.get(source) as number);
  const to = links.map(({ target }) => places.get(target) as number);
  const before: number[][] = nodes.map(() => []);
  const after: number[][] = nodes.map(() => []);
  links.forEach((_, link) => {
    after[from[link] as number]?.push(to[link] as number);
    before[to[link] as number]?.push(from[link] as number);
  });
  return { links, from, to, before, after };
}

/** Every node after all that lead to it; nothing where goods can run in a circle. */
export function sortNodes({ nodes, steps, to }: Pick<Network, 'nodes' | 'steps' | 'to'>): number[] | undefined {
  const open = nodes.map(() => 0);
  for (const links of steps) for (const link of links) open[to[link] as number] = (open[to[link] as number] ?? 0) + 1;
  const order = nodes.map((_, node) => node).filter((node) => open[node] === 0);
  for (const node of order) {
    for (const link of steps[node] ?? []) {
      const next = to[link] as number;
      open[next] = (open[next] ?? 0) - 1;
      if (open[next] === 0) order.push(next);
    }
  }
  return order.length === nodes.length ? order : undefined;
}
