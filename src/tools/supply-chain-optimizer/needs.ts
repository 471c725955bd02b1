import { plainName, type ChainLink, type ChainNode } from './model';

interface Wired {
  links: readonly ChainLink[];
  from: readonly number[];
  to: readonly number[];
  after: readonly (readonly number[])[];
}

export interface Needs {
  /** How many inputs a node needs at once, by its id; only for those that need all of theirs. */
  counts: Map<string, number>;
  /** Which of them a link brings, by the link's id. */
  of: Map<string, number>;
}

/**
 * What the nodes need that need all of their inputs. Links that bring the same named input can replace each other; a link
 * without a name is an input by itself. Goods that come back from customers, or that only the node itself can send round
 * in a circle, are none.
 */
export function findNeeds(
  nodes: readonly ChainNode[],
  { links, from, to, after }: Wired,
  starts: readonly number[],
  ends: readonly number[],
): Needs {
  const needs: Needs = { counts: new Map(), of: new Map() };
  const [isStart, isEnd] = [new Set(starts), new Set(ends)];
  const incoming = new Map<number, number[]>();
  links.forEach((_, link) => {
    const [source, target] = [from[link] as number, to[link] as number];
    if (nodes[target]?.needs !== 'all' || isStart.has(target) || isEnd.has(source)) return;
    const known = incoming.get(target);
    if (known) known.push(link);
    else incoming.set(target, [link]);
  });
  for (const [node, own] of incoming) {
    if (own.length < 2) continue;
    const isElse = reachPast(
      node,
      nodes.length,
      starts,
      after,
      own.map((link) => from[link] as number),
    );
    const groups = new Map<string, number>();
    for (const link of own) {
      if (!isElse(from[link] as number)) continue;
      const item = plainName(links[link]?.item ?? '');
      const key = item === '' ? `link ${link}` : `item ${item}`;
      const group = groups.get(key) ?? groups.size;
      groups.set(key, group);
      needs.of.set(links[link]?.id ?? '', group);
    }
    if (groups.size > 0) needs.counts.set(nodes[node]?.id ?? '', groups.size);
    for (const link of own) if (groups.size === 0) needs.of.delete(links[link]?.id ?? '');
  }
  return needs;
}

/** Whether goods can get to a node without passing this one; one that nothing leads to counts, since it is missed. */
function reachPast(
  node: number,
  count: number,
  starts: readonly number[],
  after: readonly (readonly number[])[],
  sources: readonly number[],
): (source: number) => boolean {
  // Only where this node can reach one of its own sources is there a circle to look into.
  const spread = (from: readonly number[], past: number) => {
    const seen = new Uint8Array(count);
    const queue = [...from];
    for (const place of queue) seen[place] = 1;
    for (const place of queue)
      for (const next of after[place] ?? []) {
        if (seen[next] === 1 || next === past) continue;
        seen[next] = 1;
        queue.push(next);
      }
    return seen;
  };
  const own = spread(after[node] ?? [], node);
  if (!sources.some((source) => own[source] === 1)) return () => true;
  const others = spread(starts, node);
  return (source) => own[source] !== 1 || others[source] === 1;
}
