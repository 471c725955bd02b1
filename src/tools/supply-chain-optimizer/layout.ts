import { clamp } from '@/lib/numbers';
import { nodeTypes, type ChainLink, type ChainNode, type NodeType, type Place } from './model';

/** Sizes in pixels of the screen, which are also the units of the picture. */
export const card = { width: 158, height: 64 };
const across = card.width + 64;
const down = card.height + 24;
/** A type with more nodes than this takes a second column. */
const mostRows = 12;
/** With more lines across columns than this, their own places would only stretch the drawing. */
const mostPasses = 40;
/** No card is moved further than this, unless the network by itself is wider. */
const mostPlace = 8000;

interface Layout {
  places: Map<string, Place>;
  /** Where a line passes the columns between its ends, so that it does not run behind their cards. */
  passes: Map<string, Place[]>;
  columns: { type: NodeType; x: number }[];
  /** How far a card can be moved, across and down. */
  most: number;
}

/** One column for each type that has nodes, each column in an order that keeps lines short. */
function layOut(nodes: readonly ChainNode[], links: readonly ChainLink[]): Layout {
  const neighbours = new Map<string, string[]>(nodes.map(({ id }) => [id, []]));
  for (const { source, target } of links) {
    neighbours.get(source)?.push(target);
    neighbours.get(target)?.push(source);
  }
  const bands = nodeTypes
    .map((type) => ({ type, ids: nodes.filter((node) => node.type === type).map(({ id }) => id) }))
    .filter(({ ids }) => ids.length > 0);
  const passing = addPasses(bands, links, neighbours);
  // Each node moves to the middle of its neighbours, a few times over; columns of any length count the same.
  const rank = new Map<string, number>();
  const settle = (ids: readonly string[]) => ids.forEach((id, index) => rank.set(id, (index + 0.5) / ids.length));
  for (const { ids } of bands) settle(ids);
  for (let round = 0; round < 4; round += 1) {
    for (const band of round % 2 === 0 ? bands : bands.toReversed()) {
      const middle = new Map(
        band.ids.map((id) => {
          const others = neighbours.get(id) ?? [];
          const sum = others.reduce((total, other) => total + (rank.get(other) ?? 0.5), 0);
          return [id, others.length > 0 ? sum / others.length : (rank.get(id) ?? 0.5)];
        }),
      );
      band.ids = band.ids.toSorted((a, b) => (middle.get(a) as number) - (middle.get(b) as number));
      settle(band.ids);
    }
  }
  const tallest = Math.min(mostRows, Math.max(1, ...bands.map(({ ids }) => ids.length)));
  const places = new Map<string, Place>();
  const columns: Layout['columns'] = [];
  let x = 0;
  for (const { type, ids } of bands) {
    columns.push({ type, x });
    const width = Math.ceil(ids.length / mostRows);
    const rows = Math.ceil(ids.length / width);
    ids.forEach((id, index) => {
      const column = Math.floor(index / rows);
      const inColumn = Math.min(rows, ids.length - column * rows);
      places.set(id, { x: x + column * across, y: ((tallest - inColumn) / 2 + (index % rows)) * down });
    });
    x += width * across;
  }
  const passes = new Map([...passing].map(([link, ids]) => [link, ids.flatMap((id) => places.get(id) ?? [])]));
  for (const id of [...passing.values()].flat()) places.delete(id);
  return { places, passes, columns, most: Math.max(mostPlace, x) };
}

/** Gives each line that crosses other columns a place in them, as if it stopped there. */
function addPasses(bands: { ids: string[] }[], links: readonly ChainLink[], neighbours: Map<string, string[]>): Map<string, string[]> {
  const bandOf = new Map(bands.flatMap(({ ids }, band) => ids.map((id) => [id, band] as const)));
  const passing = new Map<string, string[]>();
  const across = links.flatMap((link) => {
    const [from, to] = [bandOf.get(link.source), bandOf.get(link.target)];
    return from !== undefined && to !== undefined && to - from > 1 ? [{ ...link, from, to }] : [];
  });
  const count = across.reduce((sum, { from, to }) => sum + to - from - 1, 0);
  if (count > mostPasses) return passing;
  for (const { id, source, target, from, to } of across) {
    const between = Array.from({ length: to - from - 1 }, (_, step) => ({ band: from + 1 + step, pass: `pass ${step} ${id}` }));
    const chain = [source, ...between.map(({ pass }) => pass), target];
    for (const { band, pass } of between) {
      bands[band]?.ids.push(pass);
      neighbours.set(pass, []);
    }
    chain.slice(1).forEach((next, step) => {
      const before = chain[step] ?? '';
      if (next !== target) neighbours.get(next)?.push(before);
      if (before !== source) neighbours.get(before)?.push(next);
    });
    passing.set(
      id,
      between.map(({ pass }) => pass),
    );
  }
  return passing;
}

const known = new WeakMap<readonly ChainNode[], { links: readonly ChainLink[]; layout: Layout }>();

/** The same network is laid out once, however often a card of it is moved. */
function layOutOnce(nodes: readonly ChainNode[], links: readonly ChainLink[]): Layout {
  const before = known.get(nodes);
  if (before?.links === links) return before.layout;
  const layout = layOut(nodes, links);
  known.set(nodes, { links, layout });
  return layout;
}

/** Where every card is: where it was moved to, else where its type puts it. */
export function findPlaces(nodes: readonly ChainNode[], links: readonly ChainLink[], positions: Readonly<Record<string, Place>>): Layout {
  const layout = layOutOnce(nodes, links);
  const { columns, most } = layout;
  const [places, passes] = [new Map(layout.places), new Map(layout.passes)];
  for (const { id } of nodes) {
    const moved = Object.hasOwn(positions, id) ? positions[id] : undefined;
    if (moved) places.set(id, toPlace(moved, most));
  }
  // A line between cards that were moved takes its own way.
  for (const { id, source, target } of links) {
    if (Object.hasOwn(positions, source) || Object.hasOwn(positions, target)) passes.delete(id);
  }
  return { places, passes, columns, most };
}

const keySteps: Record<string, Place> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Where an arrow key takes a card; nothing for other keys. */
export function moveByKey(place: Place, key: string, step: number, most: number): Place | undefined {
  const direction = keySteps[key];
  return direction && toPlace({ x: place.x + direction.x * step, y: place.y + direction.y * step }, most);
}

export const toPlace = ({ x, y }: Place, most: number): Place => ({ x: Math.round(clamp(x, 0, most)), y: Math.round(clamp(y, 0, most)) });
