/**
 * Lists of the company that several tools show: metrics, posts, rivals. There is one of each in the workspace.
 * A tool's document holds what it needs of the list, and says how to read it out and write it in; what is changed in one
 * tool goes into the list at once, and from there into the next tool that is opened, beneath its undo history.
 */
import type { Surroundings } from '@/lib/fields';
import { listTopics, type ListTopic, type Topics } from '@/lib/topics';
import { amendDoc, docOf, useWorkspace, type Doc, type WorkspaceState } from './store';

export interface WriteContext<T> {
  around: Surroundings;
  gone: ReadonlySet<string>;
  /** The data before lines were taken out: one that comes back has what only this tool knew of it. */
  asides: readonly T[];
}

export interface SharedList<T, K extends ListTopic = ListTopic> {
  topic: K;
  /** The user's own lines; samples stay where they are. */
  read: (data: T) => Topics[K][];
  /** Lines put in or brought up to date, and those that are gone taken out. Lines that do not fit here are left out. */
  write: (data: T, lines: readonly Topics[K][], context: WriteContext<T>) => T;
  /** Whether it shows a sample in place of the user's work: then it neither gives nor takes. */
  isAside?: (data: T) => boolean;
}

/** A list as the workspace handles it, whatever its topic and its tool's data. */
type Line = { id: string } & Record<string, unknown>;
interface AnyList {
  topic: ListTopic;
  read: (data: unknown) => Line[];
  write: (data: unknown, lines: readonly Line[], context: WriteContext<unknown>) => unknown;
  isAside?: (data: unknown) => boolean;
}

/** A list with what a screen does with it; all of it is loaded only for tools that show one. */
export interface ShownList extends AnyList {
  /** What a tool shows before its first change, beside its own start. */
  linesToStartWith: (state: WorkspaceState, tool: string) => readonly Line[] | undefined;
  /** What was done to a document on the list, undo included, since it was shown and before the list was there to follow it. */
  settle: (tool: string, shown: Doc | undefined) => void;
  /** Keeps the document that a tool shows and the list together until the answer is called. */
  follow: (tool: string, around: Surroundings) => () => void;
  /** Brings into the list, and to what shows it now, what was done in a tool that was left before the list was there. */
  joinLate: (tool: string, shown: Doc | undefined, around: Surroundings) => void;
}

export function defineList<T, K extends ListTopic>(defined: SharedList<T, K>): ShownList {
  const { read, ...rest } = defined as unknown as AnyList;
  const known = new WeakMap<object, Line[]>();
  /** Every change asks what a state held before and after it; each is read once. */
  const readOnce = (data: unknown): Line[] => {
    if (typeof data !== 'object' || data === null) return [];
    const lines = known.get(data) ?? read(data);
    known.set(data, lines);
    return lines;
  };
  const list: AnyList = { ...rest, read: readOnce };
  return {
    ...list,
    linesToStartWith: (state, tool) => (hasJoined(state, tool, list.topic) ? undefined : linesOf(state, list.topic)),
    settle: (tool, shown) => settleList(tool, list, shown),
    follow: (tool, around) => followList(tool, list, around),
    joinLate: (tool, shown, around) => {
      settleList(tool, list, shown);
      join(tool, list, around);
      followers.forEach((catchUpAgain) => catchUpAgain());
    },
  };
}

const { getState, setState } = useWorkspace;

const isEqual = (a: unknown, b: unknown) => Object.is(a, b) || JSON.stringify(a) === JSON.stringify(b);
const linesOf = ({ lists }: WorkspaceState, topic: ListTopic) => lists[topic] as readonly Line[] | undefined;

/** What a change to a document changed of the list, put into it: of each line only what is different now. New ones stand first. */
function pushLines(topic: ListTopic, before: readonly Line[], after: readonly Line[]): void {
  const was = new Map(before.map((line) => [line.id, line]));
  const list = new Map((linesOf(getState(), topic) ?? []).map((line) => [line.id, line]));
  const added: Line[] = [];
  let isSame = linesOf(getState(), topic) !== undefined;
  for (const line of after) {
    const old = was.get(line.id);
    was.delete(line.id);
    if (old === line) continue;
    const known = list.get(line.id);
    const changes = Object.entries(line).filter(([name, value]) => !isEqual(old?.[name], value) && !isEqual(known?.[name], value));
    // What did not change here is not brought back where it was deleted elsewhere.
    if ((known ?? old) && changes.length === 0) continue;
    const next = { ...(known ?? line), ...Object.fromEntries(changes) };
    if (known) list.set(line.id, next);
    else added.push(next);
    isSame = false;
  }
  for (const id of was.keys()) if (list.delete(id)) isSame = false;
  if (!isSame) setState(({ lists }) => ({ lists: { ...lists, [topic]: [...added, ...list.values()] } }));
}

const mostAsides = 10;

function setAside(id: string, data: unknown): void {
  setState(({ docs }) => {
    const doc = docs[id];
    return doc ? { docs: { ...docs, [id]: { ...doc, asides: [data, ...(doc.asides ?? [])].slice(0, mostAsides) } } } : {};
  });
}

/** Brings a document up to date with the list, in every state that undo can reach and not as a step. */
function catchUp(doc: Doc, list: AnyList, around: Surroundings): void {
  const { data } = doc.history.present;
  const shared = linesOf(getState(), list.topic) ?? [];
  if (list.isAside?.(data)) return;
  const here = new Map(list.read(data).map((line) => [line.id, line]));
  const ids = new Set(shared.map(({ id }) => id));
  const gone = new Set([...here.keys()].filter((id) => !ids.has(id)));
  const { asides = [] } = doc;
  const next = new Map(list.read(list.write(data, shared, { gone, around, asides })).map((line) => [line.id, line]));
  const added = shared.filter(({ id }) => !here.has(id) && next.has(id));
  const changed = shared.filter(({ id }) => here.has(id) && !isEqual(here.get(id), next.get(id)));
  // Deleted elsewhere, or no longer for this tool, such as a post that moved to a network it does not plan.
  const left = new Set([...here.keys()].filter((id) => !next.has(id)));
  if (added.length + changed.length + left.size === 0) return;
  amendDoc(doc.id, (work) => {
    if (list.isAside?.(work.data)) return work;
    const has = new Set(list.read(work.data).map(({ id }) => id));
    return { ...work, data: list.write(work.data, [...added, ...changed.filter(({ id }) => has.has(id))], { gone: left, around, asides }) };
  });
  if (left.size > 0) setAside(doc.id, data);
}

function settleList(tool: string, list: AnyList, shown: Doc | undefined): void {
  const doc = docOf(getState(), tool);
  if (!doc || doc.id !== shown?.id || !isJoined(shown, list.topic)) return;
  const [was, is] = [shown.history.present.data, doc.history.present.data];
  if (was !== is && !list.isAside?.(was) && !list.isAside?.(is)) pushLines(list.topic, list.read(was), list.read(is));
}

const isJoined = (doc: Doc, topic: ListTopic) => doc.list === topic;

/** Whether a tool has a document on the list already; further ones stand apart, with lines of their own. */
const hasJoined = ({ docs }: WorkspaceState, tool: string, topic: ListTopic) =>
  Object.values(docs).some((doc) => doc.tool === tool && isJoined(doc, topic));

/** The open document joins the list, or catches up with it; a second one of its tool stays apart. */
function join(tool: string, list: AnyList, around: Surroundings): void {
  const doc = docOf(getState(), tool);
  if (!doc || doc.list === 'apart') return;
  if (doc.list === undefined) {
    const isSecond = hasJoined(getState(), tool, list.topic);
    setState(({ docs }) => ({ docs: { ...docs, [doc.id]: { ...doc, list: isSecond ? 'apart' : list.topic } } }));
    if (isSecond) return;
  }
  const { data } = doc.history.present;
  const known = linesOf(getState(), list.topic);
  if ((doc.list === undefined || !known) && !list.isAside?.(data)) {
    // Of what both know, the list is right.
    const ids = new Set(known?.map(({ id }) => id));
    pushLines(
      list.topic,
      [],
      list.read(data).filter(({ id }) => !ids.has(id)),
    );
  }
  const joined = docOf(getState(), tool);
  if (joined) catchUp(joined, list, around);
}

/** A list that no document shows any more is gone with the last one. */
function dropUnused(): void {
  const { docs, lists, arrived } = getState();
  const used = new Set<unknown>([...Object.values(docs), ...Object.values(arrived)].map((doc) => doc.list));
  const kept = Object.entries(lists).filter(([topic]) => used.has(topic));
  if (kept.length < Object.keys(lists).length) setState({ lists: Object.fromEntries(kept) });
}

/** Brings what is on screen up to date with lists that came from outside. */
const followers = new Set<() => void>();

/** Lists from another visit or another tab; what is no line of theirs is left out. */
export async function receiveLists(given: Readonly<Record<string, unknown>>): Promise<void> {
  const { readLines } = await import('@/lib/topics/schema');
  const read = listTopics.flatMap((topic) => (Array.isArray(given[topic]) ? [[topic, readLines(topic, given[topic])] as const] : []));
  if (read.length === 0) return;
  setState(({ lists }) => ({ lists: { ...lists, ...Object.fromEntries(read) } }));
  followers.forEach((catchUpAgain) => catchUpAgain());
}

function followList(tool: string, list: AnyList, around: Surroundings): () => void {
  const start = () => join(tool, list, around);
  start();
  followers.add(start);
  const unsubscribe = useWorkspace.subscribe((now, before) => {
    if (now.docs === before.docs) return;
    const doc = docOf(now, tool);
    const old = doc && before.docs[doc.id];
    if (doc && (!old || before.open[tool] !== doc.id || doc.list === undefined)) join(tool, list, around);
    else if (doc && old && isJoined(doc, list.topic)) {
      const [was, is] = [old.history.present.data, doc.history.present.data];
      if (was !== is) {
        const wasAside = list.isAside?.(was) === true;
        const isAside = list.isAside?.(is) === true;
        if (wasAside && !isAside) catchUp(doc, list, around);
        else if (!wasAside && !isAside) pushLines(list.topic, list.read(was), list.read(is));
      }
    }
    if (Object.keys(now.docs).length < Object.keys(before.docs).length) dropUnused();
  });
  return () => {
    followers.delete(start);
    unsubscribe();
  };
}
