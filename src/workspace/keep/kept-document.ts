/** One document as it is kept: its shared form, and the plain state it stands for. */
import * as Y from 'yjs';
import type { Summary } from '@/platform/device-store';
import { listTopics, type ListTopic } from '@/lib/topics';
import type { Company, Doc, Envelope, Work } from '../store';
import { fromShared, writePatch } from './bridge';
import { apply, changedFields, diff, type Patch } from './patch';
import { isObject } from '@/lib/objects';

/** What is kept of a document; of a list of the company, its lines. */
export interface Value {
  tool?: string;
  version?: number;
  name?: string;
  list?: unknown;
  work?: Work;
  lines?: readonly unknown[];
  company?: Company;
  versions?: readonly unknown[];
}

const here = 'here';

export class KeptDocument {
  readonly #shared = new Y.Doc();
  /** The state that this tab knows of. What others wrote since is in the shared form only, until it is taken in. */
  value: Value = {};
  /** The fields of the last change made here. */
  changed: readonly string[] = [];

  constructor(public summary: Summary) {}

  get id() {
    return this.summary.id;
  }

  /** What others wrote, now or before. Throws where it is no such thing. */
  add(update: Uint8Array): void {
    Y.applyUpdate(this.#shared, update);
  }

  /** Writes a new state; the answer is what has to be kept, nothing where nothing changed. */
  write(value: Value): Uint8Array | undefined {
    const patch = diff(this.value, value);
    this.value = value;
    if (patch?.kind !== 'object') return undefined;
    this.changed = changedIn(patch);
    const updates: Uint8Array[] = [];
    const note = (update: Uint8Array, origin: unknown) => origin === here && updates.push(update);
    this.#shared.on('update', note);
    const root = this.#shared.getMap('doc');
    this.#shared.transact(() => patch.parts.forEach((part, name) => writePatch(root, name, part, value[name as keyof Value])), here);
    this.#shared.off('update', note);
    return updates.length === 0 ? undefined : Y.mergeUpdates(updates);
  }

  /** All of it, as one update. */
  whole(): Uint8Array {
    return Y.encodeStateAsUpdate(this.#shared);
  }

  /** What it holds beyond these updates; nothing where they have everything. */
  beyond(updates: readonly Uint8Array[]): Uint8Array | undefined {
    const other = new Y.Doc();
    for (const update of updates) Y.applyUpdate(other, update);
    if (Y.equalSnapshots(Y.snapshot(this.#shared), Y.snapshot(other))) return undefined;
    return Y.encodeStateAsUpdate(this.#shared, Y.encodeStateVector(other));
  }

  /** What others changed since this tab last looked; parts they left alone are the same objects. */
  news(): { patch: Patch; value: Value } | undefined {
    const patch = diff(this.value, fromSharedRoot(this.#shared));
    return patch && { patch, value: apply(patch, this.value) as Value };
  }
}

/** Of the work itself; forms that are open and not saved are nobody else's concern. */
function changedIn(patch: Patch): string[] {
  const work = patch.kind === 'object' ? patch.parts.get('work') : undefined;
  const data = work?.kind === 'object' ? work.parts.get('data') : undefined;
  return data ? changedFields(data) : [];
}

const fromSharedRoot = (shared: Y.Doc) => fromShared(shared.getMap('doc'));

/** A few updates as one, without looking into them. */
export const joinUpdates = (updates: readonly Uint8Array[]): Uint8Array => Y.mergeUpdates([...updates]);

/** Many updates as one, and small. */
export function mergeAll(updates: readonly Uint8Array[]): Uint8Array {
  const shared = new Y.Doc();
  for (const update of updates) Y.applyUpdate(shared, update);
  return Y.encodeStateAsUpdate(shared);
}

export const toValue = ({ tool, version, name, list, history, versions }: Doc): Value => ({
  tool,
  version,
  name,
  ...(list ? { list } : {}),
  ...(versions ? { versions } : {}),
  work: history.present,
});

/** As it travels to its tool; nothing where what was kept is no document. */
export function asEnvelope({ tool, version, name, list, work, versions }: Value, summary: Summary): Envelope | undefined {
  if (typeof tool !== 'string' || typeof version !== 'number' || !isObject(work) || !('data' in work)) return undefined;
  const { id, changedAt, openedAt } = summary;
  const { data, drafts, currency, taken } = work as Partial<Work>;
  return {
    app: 'groundwork',
    tool,
    version,
    id,
    changedAt,
    openedAt,
    data,
    drafts: isObject(drafts) ? drafts : {},
    ...(typeof name === 'string' && name !== '' ? { name } : {}),
    ...(list === undefined ? {} : { list: list as NonNullable<Doc['list']> }),
    ...(versions ? { versions: versions as NonNullable<Doc['versions']> } : {}),
    ...(typeof currency === 'string' ? { currency } : {}),
    ...(isObject(taken) ? { taken } : {}),
  };
}

/** The profile is kept as one more document. */
export const companyId = 'company';

const listPrefix = 'list-';

export const idOfList = (topic: ListTopic) => listPrefix + topic;
export const listOf = (id: string): ListTopic | undefined => listTopics.find((topic) => idOfList(topic) === id);
