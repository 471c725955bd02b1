import { create } from 'zustand';
import type { ListTopic, Topics } from '@/lib/topics';
import type { LookLine } from '@/lib/topics/facts';
import type { Answers } from '@/lib/topics/texts';
import { now } from '@/platform/clock';
import { makeId } from '@/platform/ids';
import { pushChange, redo, startHistory, undo, type History } from './history';

/** What one document holds: its data, and the forms that are open but not saved. */
export interface Work {
  data: unknown;
  drafts: Record<string, unknown>;
  /** The currency of its amounts, from the first change on; until then the setting's. */
  currency?: string;
  /** What was taken from other documents, each with a print of how it was then: what has not changed there is not offered again. */
  taken?: Readonly<Record<string, string>>;
}

/** How a document stood at a moment that the user gave a name. */
export interface DocVersion {
  id: string;
  name: string;
  at: number;
  /** Of its tool's state, as a document's own. */
  version: number;
  data: unknown;
  currency?: string;
}

/** One piece of work of one tool: a plan, a cap table, a task list. */
export interface Doc {
  id: string;
  tool: string;
  /** As the user called it; empty until then. */
  name: string;
  version: number;
  /** What it held before its first change. */
  start: Work;
  history: History<Work>;
  changedAt: number;
  openedAt: number;
  /** The list of the workspace it is part of, or that it stands apart from it. */
  list?: ListTopic | 'apart';
  /** What it held before lines of that list were deleted elsewhere: they may come back. */
  asides?: readonly unknown[];
  /** The oldest first. */
  versions?: readonly DocVersion[];
  /** Somebody else's, only to be looked at: it cannot be changed, and is no work of this workspace. */
  isPreview?: boolean;
}

/** How a document travels: across a reload, into a file, later into storage. */
export interface Envelope {
  app: 'groundwork';
  tool: string;
  version: number;
  data: unknown;
  drafts?: Record<string, unknown>;
  currency?: string;
  taken?: Readonly<Record<string, string>>;
  id?: string;
  name?: string;
  changedAt?: number;
  openedAt?: number;
  /** Whether its tool was showing it. */
  isOpen?: boolean;
  list?: Doc['list'];
  versions?: readonly DocVersion[];
}

/** Facts of the company, by what they mean, and how it looks. */
export interface Company {
  answers: Answers;
  look?: LookLine;
}

export interface WorkspaceState {
  docs: Record<string, Doc>;
  /** The document each tool shows; none while it shows a new one. */
  open: Record<string, string>;
  /** How often a tool has turned to another document: its screen starts anew each time. */
  turns: Record<string, number>;
  /** Documents that arrived from outside and wait for their tool's schema, by id. */
  arrived: Record<string, Envelope>;
  /** Documents that could not be read: kept aside for download, never deleted. */
  refused: Record<string, Envelope>;
  /** What several tools show: one list a topic, for all of them. */
  lists: { [K in ListTopic]?: readonly Topics[K][] };
  company: Company;
  /** Whether all of it is on the device. */
  isKept: boolean;
  /** The message of a change that is on screen, and the step it speaks of. */
  said: { id: string; text: string; doc: string; before: Work; after: Work } | undefined;
}

export const emptyWorkspace: WorkspaceState = {
  docs: {},
  open: {},
  turns: {},
  arrived: {},
  refused: {},
  lists: {},
  company: { answers: {} },
  isKept: false,
  said: undefined,
};

export const useWorkspace = create<WorkspaceState>(() => emptyWorkspace);

const { getState, setState } = useWorkspace;

/** The document a tool shows; nothing until someone has worked with it. */
export const docOf = ({ docs, open }: WorkspaceState, tool: string): Doc | undefined => docs[open[tool] ?? ''];

/** What a document holds now. */
export const workOf = (state: WorkspaceState, tool: string): Work | undefined => docOf(state, tool)?.history.present;

export function putDoc(doc: Doc): void {
  setState(({ docs }) => ({ docs: { ...docs, [doc.id]: doc } }));
}

export function makeDoc(tool: string, version: number, start: Work): Doc {
  const time = now();
  return { id: makeId(), tool, name: '', version, start, history: startHistory(start), changedAt: time, openedAt: time };
}

/** A document enters the workspace with its first change. */
function ensureDoc(tool: string, version: number, start: Work): Doc {
  const known = docOf(getState(), tool);
  if (known) return known;
  const doc = makeDoc(tool, version, start);
  setState(({ docs, open }) => ({ docs: { ...docs, [doc.id]: doc }, open: { ...open, [tool]: doc.id } }));
  // Who watches the workspace may have brought it up to date already.
  return getState().docs[doc.id] ?? doc;
}

function putHistory(doc: Doc, history: History<Work>): void {
  const { said } = getState();
  const { past, future } = doc.history;
  // What was spoken of has been undone, and with another change in its place it cannot come back.
  const isOver = future.length > history.future.length && history.present !== future[0];
  if (isOver && said?.doc === doc.id && !past.includes(said.before)) setState({ said: undefined });
  putDoc({ ...doc, history, changedAt: now() });
}

/** How a change is made: edits with the same key in quick succession undo as one; what it says is shown with a way back. */
export interface How {
  key?: string | undefined;
  say?: string | undefined;
}

function say(doc: Doc, text: string): void {
  const { past, present } = doc.history;
  setState({ said: { id: makeId(), text, doc: doc.id, before: past.at(-1) ?? doc.start, after: present } });
}

/** Says what the last change of the document on screen was, with a way back; `How.say` does where the change is at hand. */
export function sayOf(tool: string, text: string): void {
  const doc = docOf(getState(), tool);
  if (doc && !doc.isPreview) say(doc, text);
}

const isPreviewIn = (tool: string) => docOf(getState(), tool)?.isPreview === true;

export function changeWork(tool: string, version: number, start: Work, change: (work: Work) => Work, how: How = {}): void {
  const present = workOf(getState(), tool) ?? start;
  const next = change(present);
  if (next === present || isPreviewIn(tool)) return;
  const doc = ensureDoc(tool, version, start);
  const { present: current } = doc.history;
  putHistory(doc, pushChange(doc.history, current === present ? next : change(current), now(), how.key));
  if (how.say) sayOf(tool, how.say);
}

/**
 * Changes a document in every state that undo and redo can reach, and not as a step of its own: what came from outside,
 * or what it remembers beside the user's work.
 */
export function amendDoc(id: string, recipe: (work: Work) => Work): void {
  const doc = getState().docs[id];
  if (!doc) return;
  const amended = new Map([...doc.history.past, doc.history.present, ...doc.history.future].map((work) => [work, recipe(work)]));
  const amend = (work: Work) => amended.get(work) ?? recipe(work);
  const { past, present, future } = doc.history;
  const history = { ...doc.history, past: past.map(amend), present: amend(present), future: future.map(amend) };
  putDoc({ ...doc, start: amend(doc.start), history });
  const { said } = getState();
  if (said?.doc === doc.id) setState({ said: { ...said, before: amend(said.before), after: amend(said.after) } });
}

/**
 * Takes back the change that was said last. What was typed into open forms since then stays. Where other changes were made since,
 * they go back with it; the answer is how many. Nothing happens to a change that is already gone.
 */
export function takeBack(): number {
  const { said, docs } = getState();
  const doc = said && docs[said.doc];
  if (!doc) return 0;
  const { before, after } = said;
  const { history } = doc;
  if (history.present !== after && history.present.data === after.data) {
    putHistory(doc, pushChange(history, { ...before, drafts: history.present.drafts }, now()));
    return 0;
  }
  const place = history.past.lastIndexOf(before);
  if (place === -1) return 0;
  let back = history;
  for (let count = history.past.length - place; count > 0; count -= 1) back = undo(back);
  putHistory(doc, back);
  return history.past.length - place - 1;
}

/** Shows what changes say, each with a way back. Who can show messages is told by the shell. */
export const tellChanges = (tell: (text: string, action?: { label: string; run: () => void }) => void) =>
  useWorkspace.subscribe(({ said }, before) => {
    if (!said || said.id === before.said?.id) return;
    const run = () => {
      if (getState().said?.id !== said.id) tell('This was undone already.');
      const later = takeBack();
      if (later > 0) tell(`Undone, with ${later === 1 ? 'the change' : `the ${later} changes`} made after it. Redo brings them back.`);
    };
    tell(said.text, { label: 'Undo', run });
  });

export function undoWork(tool: string): void {
  const doc = docOf(getState(), tool);
  if (doc) putHistory(doc, undo(doc.history));
}

export function redoWork(tool: string): void {
  const doc = docOf(getState(), tool);
  if (doc) putHistory(doc, redo(doc.history));
}

/** Changes what is present without a step: a form that was only opened is nothing to undo. */
export function amendPresent(tool: string, version: number, start: Work, change: (work: Work) => Work): void {
  if (isPreviewIn(tool)) return;
  const doc = ensureDoc(tool, version, start);
  putDoc({ ...doc, history: { ...doc.history, present: change(doc.history.present) } });
}

/** The currency that was typed or came with an amount; one step with it. `also` is for data that names its currency itself. */
export function adoptCurrency(tool: string, currency: string, also = (data: unknown) => data): void {
  const doc = docOf(getState(), tool);
  if (!doc || doc.isPreview) return;
  const { present } = doc.history;
  putHistory(doc, { ...doc.history, present: { ...present, currency, data: also(present.data) } });
}

/** A step of its own; false where there is no work yet that could have a currency. */
export function chooseCurrency(tool: string, currency: string, text: string): boolean {
  const doc = docOf(getState(), tool);
  if (!doc || doc.isPreview) return false;
  putHistory(doc, pushChange(doc.history, { ...doc.history.present, currency }, now()));
  sayOf(tool, text);
  return true;
}

/** A form that was only opened is no work. */
export const isChanged = ({ history, start, isPreview }: Doc) =>
  !isPreview && history.present !== start && (history.past.length > 0 || history.present.data !== start.data);

/** Whether the document a tool shows holds anything of the user's. */
export const hasWorkIn = (state: WorkspaceState, tool: string) => {
  const doc = docOf(state, tool);
  return doc !== undefined && isChanged(doc);
};

/** Whether any other tool holds work, or has some that waits to be read. */
export const hasWorkElsewhere = ({ docs, arrived }: WorkspaceState, tool: string) =>
  Object.values(docs).some((doc) => doc.tool !== tool && isChanged(doc)) ||
  Object.values(arrived).some((envelope) => envelope.tool !== tool);

export const hasAnyWork = () => Object.values(getState().docs).some(isChanged) || Object.keys(getState().arrived).length > 0;

/** Work that would be gone with the tab. */
export const hasUnsavedWork = () => !getState().isKept && hasAnyWork();
