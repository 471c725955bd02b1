/** Documents on their way: out of the tab, and into it. */
import { listTopics } from '@/lib/topics';
import { makeId } from '@/platform/ids';
import { startHistory } from './history';
import { readVersions } from './read-versions';
import { docOf, isChanged, makeDoc, useWorkspace, type Doc, type Envelope, type Work } from './store';

const { getState, setState } = useWorkspace;

export const toEnvelope = ({ id, tool, version, name, history, changedAt, list, versions }: Doc): Envelope => ({
  app: 'groundwork',
  tool,
  version,
  id,
  ...(name === '' ? {} : { name }),
  changedAt,
  ...(list ? { list } : {}),
  ...(versions && versions.length > 0 ? { versions } : {}),
  ...history.present,
});

export interface Screen {
  version: number;
  /** What the tool shows before its first change. */
  start: Work;
  /** What a document calls itself. */
  title: (data: unknown) => string;
  read: (envelope: Envelope) => Promise<Work | undefined>;
}

/** How the tools that were on screen read and begin their documents. */
const screens = new Map<string, Screen>();

export function noteScreen(tool: string, screen: Screen): void {
  screens.set(tool, screen);
}

export const screenOf = (tool: string): Screen | undefined => screens.get(tool);

/** A document as a file of its own; open forms stay where they are. */
export function packDoc(doc: Doc): Envelope {
  const { drafts: _open, id: _id, list: _list, taken: _taken, ...packed } = toEnvelope(doc);
  return packed;
}

/** What a tool shows now, as it travels. */
export function packOpen(tool: string): Envelope | undefined {
  const doc = docOf(getState(), tool);
  const noted = screens.get(tool);
  if (doc) return packDoc(doc);
  return noted && packDoc(makeDoc(tool, noted.version, noted.start));
}

/** All work of the tab, one envelope a document, in whatever state it is. */
export function collectWork(only?: string): Envelope[] {
  const { docs, open, arrived, refused } = getState();
  const held = Object.values(docs)
    .filter(isChanged)
    .map((doc) => ({ ...toEnvelope(doc), ...(open[doc.tool] === doc.id ? { isOpen: true } : {}) }));
  return [...held, ...Object.values(arrived), ...Object.values(refused)].filter(({ tool }) => !only || tool === only);
}

export const isEnvelope = (value: unknown): value is Envelope =>
  typeof value === 'object' &&
  value !== null &&
  'app' in value &&
  value.app === 'groundwork' &&
  'tool' in value &&
  typeof value.tool === 'string' &&
  'version' in value &&
  typeof value.version === 'number' &&
  'data' in value;

/** One document, or several, as files and reloads bring them; nothing where it is something else. */
export const readEnvelopes = (value: unknown): Envelope[] => (Array.isArray(value) ? value : [value]).filter(isEnvelope);

/** Each waits until its tool is open, whose schema reads it. */
export function receiveWork(value: unknown): void {
  const envelopes = readEnvelopes(value).map((envelope) => [makeId(), envelope] as const);
  if (envelopes.length > 0) setState(({ arrived }) => ({ arrived: { ...arrived, ...Object.fromEntries(envelopes) } }));
}

const isListName = (value: unknown): value is NonNullable<Doc['list']> =>
  typeof value === 'string' && [...listTopics, 'apart'].includes(value);

/** Everything of the tab that a reload must not lose. */
export const packTab = () => ({ documents: collectWork(), lists: getState().lists });

const textOr = (value: unknown, other: string) => (typeof value === 'string' ? value : other);

const timeOr = (value: unknown, other: number) => (typeof value === 'number' && Number.isFinite(value) ? value : other);

export function toDoc(envelope: Envelope, id: string, version: number, start: Work, work: Work): Doc {
  const doc = makeDoc(envelope.tool, version, start);
  const changedAt = timeOr(envelope.changedAt, doc.changedAt);
  return {
    ...doc,
    id: textOr(envelope.id, id),
    name: textOr(envelope.name, ''),
    changedAt,
    openedAt: timeOr(envelope.openedAt, changedAt),
    ...(isListName(envelope.list) ? { list: envelope.list } : {}),
    ...(envelope.versions ? { versions: readVersions(envelope.versions) } : {}),
    history: startHistory(work),
  };
}

/** Puts what arrived for a tool in place, or aside where its schema refuses it. What is in place already is left alone. */
export async function settleArrived(tool: string, { version, start, read }: Screen): Promise<void> {
  const waiting = Object.entries(getState().arrived).filter(([, envelope]) => envelope.tool === tool);
  if (waiting.length === 0) return;
  const works = await Promise.all(waiting.map(async ([key, envelope]) => ({ key, envelope, work: await read(envelope) })));
  setState((state) => {
    const arrived = { ...state.arrived };
    const refused = { ...state.refused };
    const docs = { ...state.docs };
    const open = { ...state.open };
    let turns = state.turns;
    for (const { key, envelope, work } of works) {
      // Two screens may have asked for the same.
      if (state.arrived[key] !== envelope) continue;
      delete arrived[key];
      if (!work) {
        refused[key] = envelope;
        continue;
      }
      const doc = toDoc(envelope, key, version, start, work);
      const free = docs[doc.id] ? { ...doc, id: key } : doc;
      docs[free.id] = free;
      const shown = docs[open[tool] ?? ''];
      if (shown && isChanged(shown) && envelope.isOpen !== true) continue;
      open[tool] = free.id;
      if (shown) turns = { ...turns, [tool]: (turns[tool] ?? 0) + 1 };
    }
    return { arrived, refused, docs, open, turns };
  });
}
