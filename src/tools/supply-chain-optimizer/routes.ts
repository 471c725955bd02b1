import { add, Heap, isLess, type Weight } from './heap';
import { sortNodes, type Network } from './network';

/** A way from a start to an end that passes no node twice. */
export interface Route {
  nodes: readonly number[];
  links: readonly number[];
}

export interface RouteList {
  routes: Route[];
  /** Whether these are all. */
  isComplete: boolean;
}

export const mostRoutes = 200;
/** Where goods can run in circles, looking for a way out of them at every step takes its time. */
const mostSteps = 5_000_000;

export function listRoutes(network: Network, most = mostRoutes): RouteList {
  const { starts, ends, steps, to } = network;
  const isEnd = new Set(ends);
  const findWaysOut = sortNodes(network) ? undefined : prepareWaysOut(network);
  const routes: Route[] = [];
  let taken = 0;
  for (const start of starts) {
    const nodes = [start];
    const links: number[] = [];
    const onRoute = new Set(nodes);
    const tried = [0];
    const look = () => {
      const found = findWaysOut?.(onRoute);
      taken += found?.steps ?? 0;
      return found?.isOut;
    };
    const open = [look()];
    while (nodes.length > 0) {
      const node = nodes.at(-1) as number;
      const place = tried.at(-1) as number;
      const link = steps[node]?.[place];
      if (link === undefined) {
        onRoute.delete(node);
        nodes.pop();
        links.pop();
        tried.pop();
        open.pop();
        continue;
      }
      tried[tried.length - 1] = place + 1;
      const next = to[link] as number;
      if (onRoute.has(next) || open.at(-1)?.[next] === 0) continue;
      taken += 1;
      if (taken > mostSteps) return { routes, isComplete: false };
      if (isEnd.has(next)) {
        if (routes.length === most) return { routes, isComplete: false };
        routes.push({ nodes: [...nodes, next], links: [...links, link] });
        continue;
      }
      nodes.push(next);
      links.push(link);
      tried.push(0);
      onRoute.add(next);
      open.push(look());
    }
  }
  return { routes, isComplete: true };
}

/** From where an end can still be reached past the nodes of a route: in a circle, most ways on lead nowhere. */
function prepareWaysOut({ nodes, ends, steps, from, to }: Network) {
  const before: number[][] = nodes.map(() => []);
  for (const link of steps.flat()) before[to[link] as number]?.push(from[link] as number);
  return (onRoute: ReadonlySet<number>) => {
    const isOut = new Uint8Array(nodes.length);
    const queue = [...ends];
    for (const end of queue) isOut[end] = 1;
    let count = 0;
    for (const node of queue) {
      for (const other of before[node] ?? []) {
        count += 1;
        if (isOut[other] === 1 || onRoute.has(other)) continue;
        isOut[other] = 1;
        queue.push(other);
      }
    }
    return { isOut, steps: count };
  };
}

/** How many routes there are; nothing where circles make that too long to find out. */
export function countRoutes(network: Network): number | undefined {
  const order = sortNodes(network);
  if (!order) return undefined;
  const isEnd = new Set(network.ends);
  const counts: number[] = [];
  for (const node of order.toReversed()) {
    const links = network.steps[node] ?? [];
    counts[node] = isEnd.has(node) ? 1 : links.reduce((sum, link) => sum + (counts[network.to[link] as number] ?? 0), 0);
  }
  return network.starts.reduce((sum, start) => sum + (counts[start] ?? 0), 0);
}

export interface Weights {
  /** What counts, and what decides between two that are equal in it. None is below zero. */
  node: (node: number) => readonly [number, number];
  link: (link: number) => readonly [number, number];
}

/** The route of the least weight: the nearest node is settled first, again and again. Exact, with circles too. */
export function findLightest({ nodes, starts, ends, steps, to, from }: Network, weights: Weights): Route | undefined {
  const best: (Weight | undefined)[] = nodes.map(() => undefined);
  const via: (number | undefined)[] = nodes.map(() => undefined);
  const isSettled = nodes.map(() => false);
  const waiting = new Heap();
  for (const start of starts) {
    best[start] = weights.node(start);
    waiting.push(best[start], start);
  }
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (isSettled[node]) continue;
    isSettled[node] = true;
    for (const link of steps[node] ?? []) {
      const next = to[link] as number;
      const weight = add(best[node] as Weight, add(weights.link(link), weights.node(next)));
      const known = best[next];
      if (known && !isLess(weight, known)) continue;
      best[next] = weight;
      via[next] = link;
      waiting.push(weight, next);
    }
  }
  const reached = ends.filter((end) => via[end] !== undefined);
  const [first] = reached;
  if (first === undefined) return undefined;
  const end = reached.reduce((least, other) => (isLess(best[other] as Weight, best[least] as Weight) ? other : least), first);
  return traceBack(end, via, from);
}

function traceBack(end: number, via: readonly (number | undefined)[], from: readonly number[]): Route {
  const nodes = [end];
  const links: number[] = [];
  for (let link = via[end]; link !== undefined; link = via[from[link] as number]) {
    links.unshift(link);
    nodes.unshift(from[link] as number);
  }
  return { nodes, links };
}

/** The slowest route. Without circles it is found exactly; with them it is the slowest of those known. */
export function findSlowest(network: Network, list: RouteList, timeOf: { node: (node: number) => number; link: (link: number) => number }) {
  const { nodes, starts, ends, steps, to, from } = network;
  const order = sortNodes(network);
  if (!order) {
    const total = (route: Route) =>
      route.nodes.reduce((sum, node) => sum + timeOf.node(node), 0) + route.links.reduce((sum, link) => sum + timeOf.link(link), 0);
    const [first] = list.routes;
    const route = first && list.routes.reduce((most, other) => (total(other) > total(most) ? other : most), first);
    return { route, isExact: list.isComplete };
  }
  const longest: (number | undefined)[] = nodes.map(() => undefined);
  const via: (number | undefined)[] = nodes.map(() => undefined);
  for (const start of starts) longest[start] = timeOf.node(start);
  for (const node of order) {
    const here = longest[node];
    if (here === undefined) continue;
    for (const link of steps[node] ?? []) {
      const next = to[link] as number;
      const time = here + timeOf.link(link) + timeOf.node(next);
      const known = longest[next];
      if (known !== undefined && time <= known) continue;
      longest[next] = time;
      via[next] = link;
    }
  }
  const reached = ends.filter((end) => via[end] !== undefined);
  const [first] = reached;
  if (first === undefined) return { route: undefined, isExact: true };
  const end = reached.reduce((most, other) => ((longest[other] ?? 0) > (longest[most] ?? 0) ? other : most), first);
  return { route: traceBack(end, via, from), isExact: true };
}
