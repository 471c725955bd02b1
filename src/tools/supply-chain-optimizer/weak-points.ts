import type { Network } from './network';

export interface WeakPoint {
  node: number;
  /** Those that nothing reaches without it. */
  cutsOff: number[];
}

/**
 * Single points of failure: the nodes that every way to some customer passes. These are the customer's dominators, found
 * by letting each node's nearest one sink until nothing changes.
 */
export function findWeakPoints({ nodes, starts, waiting, steps, to }: Network): WeakPoint[] {
  const root = nodes.length;
  const nextOf = (node: number) => (node === root ? starts : (steps[node] ?? []).map((link) => to[link] as number));
  const order = orderFrom(root, nextOf);
  const rank = new Map(order.map((node, index) => [node, index]));
  const before: number[][] = nodes.map(() => []);
  for (const node of order) for (const next of nextOf(node)) before[next]?.push(node);
  const nearest: (number | undefined)[] = [];
  nearest[root] = root;
  const rankOf = (node: number) => rank.get(node) as number;
  const meet = (one: number, other: number) => {
    let [a, b] = [one, other];
    while (a !== b) {
      while (rankOf(a) > rankOf(b)) a = nearest[a] as number;
      while (rankOf(b) > rankOf(a)) b = nearest[b] as number;
    }
    return a;
  };
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    for (const node of order.slice(1)) {
      const known = (before[node] ?? []).filter((other) => nearest[other] !== undefined);
      const [first] = known;
      if (first === undefined) continue;
      const found = known.reduce(meet, first);
      if (nearest[node] === found) continue;
      nearest[node] = found;
      hasChanged = true;
    }
  }
  const cutsOff = new Map<number, number[]>();
  for (const end of waiting.filter((node) => rank.has(node))) {
    for (let node = nearest[end]; node !== undefined && node !== root; node = nearest[node]) {
      const lost = cutsOff.get(node);
      if (lost) lost.push(end);
      else cutsOff.set(node, [end]);
    }
  }
  return [...cutsOff]
    .map(([node, lost]) => ({ node, cutsOff: lost }))
    .toSorted((a, b) => b.cutsOff.length - a.cutsOff.length || a.node - b.node);
}

/** Each node before those that can only be reached through it, as far as circles allow. */
function orderFrom(root: number, nextOf: (node: number) => readonly number[]): number[] {
  const seen = new Set<number>();
  const done: number[] = [];
  const stack = [{ node: root, next: nextOf(root), place: 0 }];
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const next = top.next[top.place];
    top.place += 1;
    if (next === undefined) {
      done.push(top.node);
      stack.pop();
    } else if (!seen.has(next)) {
      seen.add(next);
      stack.push({ node: next, next: nextOf(next), place: 0 });
    }
  }
  return done.toReversed();
}
