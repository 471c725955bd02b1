/**
 * A document's state as a Yjs map and back: objects as maps, lists of records as maps by id with an order key, everything else as one
 * value. Two tabs that change different fields both keep their change; of one field the later change stands.
 */
import { generateNKeysBetween } from 'fractional-indexing';
import * as Y from 'yjs';
import { withoutPictures, withPictures } from './pictures';
import { isObject } from '@/lib/objects';
import { isRows, type Json, type Patch, type Row } from './patch';

/** Marks of ours; no field of a tool begins so. */
const listMark = '\u0001list';
const placeMark = '\u0001at';

type Node = Y.Map<unknown>;

function toShared(value: Json): unknown {
  if (isRows(value)) {
    const list: Node = new Y.Map();
    list.set(listMark, true);
    const places = generateNKeysBetween(null, null, value.length);
    value.forEach((row, index) => list.set(row.id, toSharedRow(row, places[index])));
    return list;
  }
  return isObject(value) ? toSharedObject(value) : withoutPictures(value);
}

function toSharedObject(value: Readonly<Record<string, Json>>): Node {
  const node: Node = new Y.Map();
  for (const [name, part] of Object.entries(value)) if (part !== undefined) node.set(name, toShared(part));
  return node;
}

function toSharedRow(row: Row, place: string | undefined): Node {
  const node = toSharedObject(row);
  node.set(placeMark, place ?? '');
  return node;
}

const isMap = (value: unknown): value is Node => value instanceof Y.Map;
const placeOf = (value: unknown) => {
  const place: unknown = isMap(value) ? value.get(placeMark) : '';
  return typeof place === 'string' ? place : '';
};

/** The state a map stands for. */
export function fromShared(shared: unknown): Json {
  if (!isMap(shared)) return withPictures(shared);
  if (shared.get(listMark) !== true) return fromSharedObject(shared);
  const rows: { id: string; place: string; node: Node }[] = [];
  for (const [id, node] of shared.entries()) if (isMap(node)) rows.push({ id, place: placeOf(node), node });
  rows.sort((a, b) => compare(a.place, b.place) || compare(a.id, b.id));
  return rows.map(({ node }) => fromSharedObject(node));
}

const compare = (a: string, b: string) => Number(a > b) - Number(a < b);

const fromSharedObject = (node: Node) =>
  Object.fromEntries([...node.entries()].filter(([name]) => !name.startsWith('\u0001')).map(([name, part]) => [name, fromShared(part)]));

/** Makes a change in the map; `next` is the state after it. */
export function writePatch(parent: Node, name: string, patch: Patch, next: Json): void {
  if (patch.kind === 'gone') {
    parent.delete(name);
    return;
  }
  const child = parent.get(name);
  if (patch.kind === 'set' || !isMap(child)) {
    parent.set(name, toShared(next));
    return;
  }
  if (patch.kind === 'object')
    for (const [part, change] of patch.parts) writePatch(child, part, change, isObject(next) ? next[part] : undefined);
  else if (isRows(next)) writeRows(child, patch, next);
}

function writeRows(list: Node, { parts, added, order }: Extract<Patch, { kind: 'list' }>, next: readonly Row[]): void {
  const rows = new Map(next.map((row) => [row.id, row]));
  for (const [id, change] of parts) {
    // A record that another tab has deleted stays deleted.
    if (list.has(id)) writePatch(list, id, change, rows.get(id));
  }
  if (added.length === 0 && !order) return;
  const news = new Set(added.map(({ record }) => record.id));
  const ids = next.map(({ id }) => id).filter((id) => news.has(id) || list.has(id));
  for (const [id, place] of placesFor(ids, (id) => (news.has(id) ? undefined : placeOf(list.get(id))))) {
    const row = rows.get(id);
    const node = list.get(id);
    if (row && news.has(id)) list.set(id, toSharedRow(row, place));
    else if (isMap(node)) node.set(placeMark, place);
  }
}

/** New order keys for as few as possible, so that all stand in order. */
function placesFor(ids: readonly string[], placeNow: (id: string) => string | undefined): Map<string, string> {
  const places = ids.map(placeNow);
  const stay = longestRise(places);
  const given = new Map<string, string>();
  let start = 0;
  for (const end of [...stay, ids.length]) {
    const between = ids.slice(start, end);
    if (between.length > 0) {
      const low = start === 0 ? null : (places[start - 1] ?? null);
      generateNKeysBetween(low, places[end] ?? null, between.length).forEach((place, index) => given.set(between[index] ?? '', place));
    }
    start = end + 1;
  }
  return given;
}

/** The positions of a longest rising run of keys; those may stay as they are. */
function longestRise(keys: readonly (string | undefined)[]): number[] {
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  keys.forEach((key, index) => {
    if (!key) return;
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((keys[ends[middle] ?? 0] ?? '') < key) low = middle + 1;
      else high = middle;
    }
    before[index] = ends[low - 1];
    ends[low] = index;
  });
  const run: number[] = [];
  for (let at = ends.at(-1); at !== undefined; at = before[at]) run.unshift(at);
  return run;
}
