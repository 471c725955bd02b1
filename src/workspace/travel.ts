/** Documents on their way: out of the tab, and into it. */
import { makeId } from '@/platform/ids';
import { docOf, isChanged, makeDoc, useWorkspace, type Doc, type DocVersion, type Envelope, type Work } from './store';

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

/** What a tool makes of an envelope. */
export interface Unpacked {
  work: Work;
  versions: readonly DocVersion[];
}

export interface Screen {
  version: number;
  /** What the tool shows before its first change. */
  start: Work;
  /** What a document calls itself. */
  title: (data: unknown) => string;
  /** Whether it holds anything made up. */
  isSample?: ((data: unknown) => boolean) | undefined;
  read: (envelope: Envelope) => Promise<Unpacked | undefined>;
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

/** Everything of the tab that a reload must not lose. */
export const packTab = () => ({ documents: collectWork(), lists: getState().lists, company: getState().company });
