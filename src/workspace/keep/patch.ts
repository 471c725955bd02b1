/**
 * What changed between two states of a document, so that it can be laid over a third one: objects field by field, lists of
 * records record by record, everything else as a whole. Unchanged parts are recognised by identity, so a keystroke costs one field.
 */
import { isObject } from '@/lib/objects';

export type Json = unknown;

export type Patch =
  | { kind: 'set'; value: Json }
  | { kind: 'gone' }
  | { kind: 'object'; parts: ReadonlyMap<string, Patch> }
  | {
      kind: 'list';
      parts: ReadonlyMap<string, Patch>;
      /** New records, each after the one it follows; nothing where it stands first. */
      added: readonly { record: Row; after: string | undefined }[];
      /** The ids as they stand now, where records have moved. */
      order?: readonly string[];
    };

export type Row = { id: string } & Readonly<Record<string, Json>>;

const knownLists = new WeakMap<readonly Json[], boolean>();

/** Records with ids of their own; an empty list may become one. */
export function isRows(value: Json): value is readonly Row[] {
  if (!Array.isArray(value)) return false;
  const known = knownLists.get(value);
  if (known !== undefined) return known;
  const ids = new Set<string>();
  for (const item of value) if (isObject(item) && typeof item.id === 'string') ids.add(item.id);
  const isOne = ids.size === value.length;
  knownLists.set(value, isOne);
  return isOne;
}

const isEqual = (a: Json, b: Json) => Object.is(a, b) || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));

/** Nothing where nothing has changed. What is undefined is not there. */
export function diff(before: Json, after: Json): Patch | undefined {
  if (Object.is(before, after)) return undefined;
  if (after === undefined) return { kind: 'gone' };
  if (isObject(before) && isObject(after)) return diffObjects(before, after);
  if (isRows(before) && isRows(after)) return diffRows(before, after);
  return isEqual(before, after) ? undefined : { kind: 'set', value: after };
}

function diffObjects(before: Readonly<Record<string, Json>>, after: Readonly<Record<string, Json>>): Patch | undefined {
  const parts = new Map<string, Patch>();
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const part = diff(own(before, name), own(after, name));
    if (part) parts.set(name, part);
  }
  return parts.size === 0 ? undefined : { kind: 'object', parts };
}

/** A file may name a field "__proto__"; it is a name like any other, and never a prototype. */
const own = (object: Readonly<Record<string, Json>>, name: string) => (Object.hasOwn(object, name) ? object[name] : undefined);

function diffRows(before: readonly Row[], after: readonly Row[]): Patch | undefined {
  const was = new Map(before.map((row) => [row.id, row]));
  const parts = new Map<string, Patch>();
  const added: { record: Row; after: string | undefined }[] = [];
  const stayed: string[] = [];
  after.forEach((row, index) => {
    const old = was.get(row.id);
    if (!old) {
      added.push({ record: row, after: after[index - 1]?.id });
      return;
    }
    stayed.push(row.id);
    const part = diff(old, row);
    if (part) parts.set(row.id, part);
  });
  const ids = new Set(after.map(({ id }) => id));
  for (const id of was.keys()) if (!ids.has(id)) parts.set(id, { kind: 'gone' });
  const kept = before.filter(({ id }) => ids.has(id));
  const isMoved = kept.some(({ id }, index) => id !== stayed[index]);
  if (parts.size === 0 && added.length === 0 && !isMoved) return undefined;
  return { kind: 'list', parts, added, ...(isMoved ? { order: after.map(({ id }) => id) } : {}) };
}

/** The state with the change made in it. Where it has gone another way, what still fits is changed and the rest left alone. */
export function apply(patch: Patch, value: Json): Json {
  if (patch.kind === 'set') return patch.value;
  if (patch.kind === 'gone') return undefined;
  if (patch.kind === 'object') return isObject(value) ? applyToObject(patch.parts, value) : value;
  return isRows(value) ? applyToRows(patch, value) : value;
}

function applyToObject(parts: ReadonlyMap<string, Patch>, value: Readonly<Record<string, Json>>): Json {
  const next = new Map(Object.entries(value));
  for (const [name, part] of parts) {
    const changed = apply(part, next.get(name));
    if (changed === undefined) next.delete(name);
    else next.set(name, changed);
  }
  return Object.fromEntries(next);
}

function applyToRows({ parts, added, order }: Extract<Patch, { kind: 'list' }>, rows: readonly Row[]): Json {
  const next: Row[] = [];
  for (const row of rows) {
    const part = parts.get(row.id);
    const changed = part ? apply(part, row) : row;
    if (changed !== undefined) next.push(changed as Row);
  }
  const ids = new Set(next.map(({ id }) => id));
  for (const { record, after } of added) {
    if (ids.has(record.id)) continue;
    ids.add(record.id);
    const place = after === undefined ? -1 : next.findIndex(({ id }) => id === after);
    // Where the one it followed is not here, it stands at the end.
    next.splice(after !== undefined && place === -1 ? next.length : place + 1, 0, record);
  }
  if (!order) return next;
  const places = new Map(order.map((id, index) => [id, index]));
  const ordered = next.filter(({ id }) => places.has(id)).sort((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
  // What the order does not know keeps its place among the others.
  return next.map((row) => (places.has(row.id) ? (ordered.shift() ?? row) : row));
}

/** The names of the fields that a change touches, as the state calls them. */
export function changedFields(patch: Patch): string[] {
  if (patch.kind === 'set' || patch.kind === 'gone') return [];
  const names = new Set<string>();
  for (const [name, part] of patch.parts) {
    const inner = changedFields(part);
    if (inner.length > 0) inner.forEach((field) => names.add(field));
    else if (patch.kind === 'object' && part.kind !== 'object') names.add(name);
  }
  return [...names];
}
