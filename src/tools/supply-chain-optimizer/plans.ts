import { add, Heap, isLess, type Weight } from './heap';
import { feed, sortNodes, type Network } from './network';
import type { Route, RouteList, Weights } from './routes';
import type { WeakPoint } from './weak-points';

/*
 * Where a node needs several inputs at once, goods arrive only when all of them do. A route is then a plan: the nodes and
 * links that bring every input, in an order in which each node comes after those that deliver to it.
 */

/** The plan for one node, from the link chosen for each input. */
function toPlan({ needs, from }: Network, end: number, chosen: ReadonlyMap<readonly number[], number>): Route | undefined {
  const [nodes, links]: [number[], number[]] = [[], []];
  const state = new Map<number, 'open' | 'done'>();
  const stack = [{ node: end, place: 0 }];
  state.set(end, 'open');
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const group = needs[top.node]?.[top.place];
    top.place += 1;
    if (group === undefined) {
      state.set(top.node, 'done');
      nodes.push(top.node);
      stack.pop();
      continue;
    }
    const link = chosen.get(group);
    if (link === undefined) return undefined;
    links.push(link);
    const source = from[link] as number;
    const seen = state.get(source);
    if (seen === 'open') return undefined;
    if (seen === 'done') continue;
    state.set(source, 'open');
    stack.push({ node: source, place: 0 });
  }
  return { nodes, links };
}

/**
 * What every node and every input can be had for at best: `latest` where all inputs are waited for, `sum` where all are
 * paid for. Whatever costs least is settled first, inputs and nodes alike, so that nothing settled can become better.
 */
function settle({ nodes, needs, starts, steps }: Network, weights: Weights, joined: 'latest' | 'sum') {
  const groups = needs.flatMap((list, node) => list.map((links) => ({ node, links })));
  const groupOf = new Map(
    groups.flatMap(({ links }, index) => links.map((link) => [link, { place: nodes.length + index, links }] as const)),
  );
  const heap = new Heap();
  const best: (Weight | undefined)[] = [];
  const settled = new Set<number>();
  const chosen = new Map<readonly number[], number>();
  const open = needs.map((list) => list.length);
  const joint: Weight[] = nodes.map(() => [0, 0]);
  const offer = (place: number, weight: Weight) => {
    const known = best[place];
    if (known && !isLess(weight, known)) return false;
    best[place] = weight;
    heap.push(weight, place);
    return true;
  };
  for (const start of starts) offer(start, weights.node(start));
  for (let place = heap.pop(); place !== undefined; place = heap.pop()) {
    if (settled.has(place)) continue;
    settled.add(place);
    const weight = best[place] as Weight;
    const group = groups[place - nodes.length];
    if (!group) {
      for (const link of steps[place] ?? []) {
        const next = groupOf.get(link);
        if (next && offer(next.place, add(weight, weights.link(link)))) chosen.set(next.links, link);
      }
      continue;
    }
    const { node } = group;
    const before = joint[node] as Weight;
    joint[node] = joined === 'sum' ? add(before, weight) : isLess(before, weight) ? weight : before;
    open[node] = (open[node] ?? 0) - 1;
    if (open[node] === 0) offer(node, add(joint[node], weights.node(node)));
  }
  return { best, chosen };
}

/** The best plan to any end. */
export function findBestPlan(network: Network, weights: Weights, joined: 'latest' | 'sum'): Route | undefined {
  const { best, chosen } = settle(network, weights, joined);
  const reached = network.ends.filter((end) => best[end] !== undefined);
  const [first] = reached;
  if (first === undefined) return undefined;
  const end = reached.reduce((least, other) => (isLess(best[other] as Weight, best[least] as Weight) ? other : least), first);
  return toPlan(network, end, chosen);
}

const mostChoices = 200_000;

/** Every plan to every end, as far as they can be listed. */
export function listPlans(network: Network, most: number): RouteList {
  const { needs, from, ends } = network;
  const routes: Route[] = [];
  let taken = 0;
  for (const end of ends) {
    const inputs = needs[end] ?? [];
    if (inputs.length === 0) continue;
    // The inputs still to be chosen for, in the order in which they came up.
    const agenda = [...inputs];
    const frames: { place: number; size: number; added: number | undefined }[] = [];
    const chosen = new Map<readonly number[], number>();
    const known = new Set([end]);
    let next = 0;
    for (;;) {
      const depth = frames.length;
      const group = agenda[depth];
      if (group === undefined) {
        const plan = toPlan(network, end, chosen);
        if (plan && routes.length === most) return { routes, isComplete: false };
        if (plan) routes.push(plan);
      } else if (next < group.length) {
        taken += 1;
        if (taken > mostChoices) return { routes, isComplete: false };
        const link = group[next] as number;
        const source = from[link] as number;
        const isNew = !known.has(source);
        frames.push({ place: next, size: agenda.length, added: isNew ? source : undefined });
        chosen.set(group, link);
        if (isNew) {
          known.add(source);
          agenda.push(...(needs[source] ?? []));
        }
        next = 0;
        continue;
      }
      const last = frames.pop();
      if (!last) break;
      agenda.length = last.size;
      if (last.added !== undefined) known.delete(last.added);
      const before = agenda[frames.length];
      if (before) chosen.delete(before);
      next = last.place + 1;
    }
  }
  return { routes, isComplete: true };
}

/** A plan that holds a given route, with the quickest choice for every other input. */
export function completePlan(network: Network, route: Route, weights: Weights): Route {
  const { chosen } = settle(network, weights, 'latest');
  for (const link of route.links) {
    const group = network.needs[network.to[link] as number]?.find((links) => links.includes(link));
    if (group) chosen.set(group, link);
  }
  const end = route.nodes.at(-1);
  return (end === undefined ? undefined : toPlan(network, end, chosen)) ?? route;
}

/** Nodes without which someone no longer gets all that is needed. They are part of every plan, so those of one plan are tried. */
export function findJointWeakPoints(network: Network, weights: Weights): WeakPoint[] {
  const { waiting } = network;
  const { chosen } = settle(network, weights, 'latest');
  const candidates = new Set(waiting.flatMap((end) => toPlan(network, end, chosen)?.nodes.filter((node) => node !== end) ?? []));
  const findLost = sortNodes(network) ? prepareLosses(network) : prepareFeeding(network);
  const isWaiting = new Set(waiting);
  return [...candidates]
    .map((node) => ({ node, cutsOff: findLost(node).filter((other) => other !== node && isWaiting.has(other)) }))
    .filter(({ cutsOff }) => cutsOff.length > 0)
    .toSorted((a, b) => b.cutsOff.length - a.cutsOff.length || a.node - b.node);
}

const groupsByLink = ({ needs }: Network) =>
  new Map(needs.flatMap((list) => list.flatMap((links) => links.map((link) => [link, links] as const))));

/** Without circles a loss spreads from node to node, so only those that it reaches are looked at. */
function prepareLosses(network: Network): (gone: number) => number[] {
  const { steps, to } = network;
  const groupOf = groupsByLink(network);
  return (gone) => {
    const lost = new Set([gone]);
    const left = new Map<readonly number[], number>();
    for (const node of lost)
      for (const link of steps[node] ?? []) {
        const group = groupOf.get(link);
        if (!group) continue;
        const count = (left.get(group) ?? group.length) - 1;
        left.set(group, count);
        if (count === 0) lost.add(to[link] as number);
      }
    return [...lost].sort((a, b) => a - b);
  };
}

/** With circles, two that deliver to each other only seem to be supplied: who still is has to be found from the starts. */
function prepareFeeding(network: Network): (gone: number) => number[] {
  const { nodes, starts, steps, to, needs, isOnWay } = network;
  const inGroup = groupsByLink(network);
  return (gone) => {
    const { isFed } = feed(nodes.length, starts, { out: steps, to, needs, inGroup }, gone);
    return nodes.flatMap((_, node) => (isOnWay[node] && !isFed[node] ? [node] : []));
  };
}
