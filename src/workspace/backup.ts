/** The whole workspace as one value: into a file, and back out of it. */
import { Told } from '@/lib/told';
import { now } from '@/platform/clock';
import { pause } from '@/platform/pause';
import { makeId } from '@/platform/ids';
import type { Surroundings } from '@/lib/fields';
import { readCompany } from './company';
import { longestName } from './titles';
import { receiveLists } from './lists';
import { useWorkspace, type Doc, type Envelope, type WorkspaceState } from './store';
import { loadShares } from './suite';
import { readEnvelope } from './read-envelope';
import { toDoc } from './arrive';
import { collectWork, readEnvelopes } from './travel';
import { isObject } from '@/lib/objects';

const format = 1;

export interface Backup {
  documents: Envelope[];
  lists: Readonly<Record<string, unknown>>;
  /** Nothing where it does not say. */
  company?: unknown;
  /** When it was made; 0 where it does not say. */
  madeAt: number;
}

export const packWorkspace = () => ({
  app: 'groundwork',
  kind: 'backup',
  format,
  madeAt: now(),
  documents: collectWork().map(({ isOpen: _isOpen, ...envelope }) => envelope),
  lists: useWorkspace.getState().lists,
  company: useWorkspace.getState().company,
});

/** A backup, a tab's data or a single document. */
export function readBackup(value: unknown): Backup {
  if (isObject(value) && value.app === 'groundwork' && value.kind === 'backup') {
    if (typeof value.format !== 'number' || value.format > format)
      throw new Told('This backup was made by a newer version of Groundwork. Reload the page to get that version, then open it again.');
    const { documents, lists, company, madeAt } = value;
    return {
      documents: Array.isArray(documents) ? readEnvelopes(documents) : [],
      lists: isObject(lists) ? lists : {},
      ...(company === undefined ? {} : { company }),
      madeAt: typeof madeAt === 'number' && Number.isFinite(madeAt) ? madeAt : 0,
    };
  }
  const documents = readEnvelopes(value);
  if (documents.length === 0) throw new Told('This file contains no Groundwork documents.');
  return { documents, lists: {}, madeAt: 0 };
}

export interface Readable {
  doc: Doc;
  envelope: Envelope;
}

/** What the tools can read of it, and what they cannot. */
export async function readDocuments(
  documents: readonly Envelope[],
  around: Surroundings,
): Promise<{ readable: Readable[]; refused: Envelope[] }> {
  const readable: Readable[] = [];
  const refused: Envelope[] = [];
  for (const envelope of documents) {
    // A large backup is read document by document, and the page goes on meanwhile.
    if (documents.length > 1) await pause();
    const state = (await loadShares(envelope.tool))?.state;
    const unpacked = state && (await readEnvelope(state, envelope));
    if (!state || !unpacked) refused.push(envelope);
    else readable.push({ envelope, doc: toDoc(envelope, makeId(), state.version, { data: state.start(around), drafts: {} }, unpacked) });
  }
  return { readable, refused };
}

const isSame = (a: Doc, b: Doc) => JSON.stringify(a.history.present.data) === JSON.stringify(b.history.present.data);

type Turned = Pick<WorkspaceState, 'docs' | 'open' | 'arrived' | 'refused' | 'lists' | 'company'>;

/** Every tool begins anew with what there is now. */
function turnAll(next: Turned): void {
  useWorkspace.setState(({ turns, docs }) => {
    const tools = new Set([...Object.values(docs), ...Object.values(next.docs)].map(({ tool }) => tool));
    return { ...next, turns: { ...turns, ...Object.fromEntries([...tools].map((tool) => [tool, (turns[tool] ?? 0) + 1])) } };
  });
}

function snapshot(): Turned {
  const { docs, open, arrived, refused, lists, company } = useWorkspace.getState();
  return { docs, open, arrived, refused, lists, company };
}

/** What a backup holds beside documents. */
type Beside = Pick<Backup, 'lists' | 'company'>;

/** In the place of everything that is there. The answer brings that back. */
export async function replaceAll(readable: readonly Readable[], refused: readonly Envelope[], beside: Beside): Promise<() => void> {
  const before = snapshot();
  const docs = Object.fromEntries(readable.map(({ doc }) => [doc.id, doc]));
  const open: Record<string, string> = {};
  for (const { doc } of readable) {
    const shown = docs[open[doc.tool] ?? ''];
    if (!shown || shown.openedAt < doc.openedAt) open[doc.tool] = doc.id;
  }
  turnAll({
    docs,
    open,
    arrived: {},
    refused: Object.fromEntries(refused.map((envelope) => [makeId(), envelope])),
    lists: {},
    company: await readCompany(beside.company),
  });
  await receiveLists(beside.lists);
  return () => turnAll(before);
}

export interface Added {
  added: number;
  /** Documents that are here already, word for word. */
  same: number;
  undo: () => void;
}

/** Beside what is there, which stays as it is: a document that differs from its namesake here comes as a copy. */
export async function addAll(readable: readonly Readable[], beside: Beside, label: string): Promise<Added> {
  const before = snapshot();
  const { answers, ...known } = await readCompany(beside.company);
  const docs = { ...before.docs };
  const open = { ...before.open };
  let same = 0;
  for (const { doc } of readable) {
    const here = docs[doc.id];
    if (here && isSame(here, doc)) {
      same += 1;
      continue;
    }
    // The company's lists are as they are here; what comes beside them stands apart.
    const isTaken = typeof doc.list === 'string' && doc.list !== 'apart' && before.lists[doc.list] !== undefined;
    const apart = isTaken ? { list: 'apart' as const } : {};
    const added: Doc = here
      ? { ...doc, ...apart, id: makeId(), name: `${doc.name || 'Copy'} ${label}`.slice(0, longestName) }
      : { ...doc, ...apart };
    docs[added.id] = added;
    open[doc.tool] ??= added.id;
  }
  // What is known of the company here stays; what only the backup knows is added.
  const company = { ...known, ...before.company, answers: { ...answers, ...before.company.answers } };
  turnAll({ ...before, docs, open, company });
  const missing = Object.entries(beside.lists).filter(([topic]) => !(topic in before.lists));
  await receiveLists(Object.fromEntries(missing));
  return { added: readable.length - same, same, undo: () => turnAll(before) };
}
