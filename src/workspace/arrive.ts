/** Puts documents from outside in place, once their tool can read them. */
import { listTopics } from '@/lib/topics';
import { startHistory } from './history';
import { apply, diff } from './keep/patch';
import { isChanged, makeDoc, useWorkspace, type Doc, type Envelope, type Work, type WorkspaceState } from './store';
import { loadSchema } from './suite';
import type { Screen, Unpacked } from './travel';

const { getState, setState } = useWorkspace;

const isListName = (value: unknown): value is NonNullable<Doc['list']> =>
  typeof value === 'string' && [...listTopics, 'apart'].includes(value);

const textOr = (value: unknown, other: string) => (typeof value === 'string' ? value : other);

const timeOr = (value: unknown, other: number) => (typeof value === 'number' && Number.isFinite(value) ? value : other);

export function toDoc(envelope: Envelope, id: string, version: number, start: Work, { work, versions }: Unpacked): Doc {
  const doc = makeDoc(envelope.tool, version, start);
  const changedAt = timeOr(envelope.changedAt, doc.changedAt);
  return {
    ...doc,
    id: textOr(envelope.id, id),
    name: textOr(envelope.name, ''),
    changedAt,
    openedAt: timeOr(envelope.openedAt, changedAt),
    ...(isListName(envelope.list) ? { list: envelope.list } : {}),
    ...(versions.length > 0 ? { versions } : {}),
    history: startHistory(work),
  };
}

/** What the last visit ended with. Whoever types before it has come means to go on with it. */
const awaited = new WeakSet<Envelope>();

export const awaitEarly = (envelope: Envelope) => awaited.add(envelope);

/** Begun on this page, before its tool has turned to any document. */
export const isBegunHere = ({ open, turns }: WorkspaceState, { id, tool, start, history, isPreview }: Doc) =>
  open[tool] === id && turns[tool] === undefined && !isPreview && (history.past[0] ?? history.present).data === start.data;

/** Whether a document is only what was typed before the one it belongs to has come. */
export const isEarly = (state: WorkspaceState, doc: Doc) =>
  isBegunHere(state, doc) && Object.values(state.arrived).some((envelope) => envelope.tool === doc.tool && awaited.has(envelope));

/** What was done in one document, step by step, laid over another. */
function layOver(early: Doc, doc: Doc): { doc: Doc; lay: (work: Work) => Work } {
  const { present } = doc.history;
  const laid = new Map<Work, Work>();
  const lay = (work: Work): Work => {
    const patch = diff(early.start, work);
    const { currency } = present;
    const next = laid.get(work) ?? (patch ? { ...(apply(patch, present) as Work), ...(currency ? { currency } : {}) } : present);
    laid.set(work, next);
    return next;
  };
  const { past, future } = early.history;
  const history = { ...early.history, past: past.map(lay), present: lay(early.history.present), future: future.map(lay) };
  return { doc: { ...doc, history, changedAt: isChanged(early) ? early.changedAt : doc.changedAt }, lay };
}

/** Puts what arrived for a tool in place, or aside where its schema refuses it. What is in place already is left alone. */
export async function settleArrived(tool: string, { version, start, isSample, read }: Screen): Promise<void> {
  const waiting = Object.entries(getState().arrived).filter(([, envelope]) => envelope.tool === tool);
  if (waiting.length === 0) return;
  const works = await Promise.all(waiting.map(async ([key, envelope]) => ({ key, envelope, unpacked: await read(envelope) })));
  const schema = await loadSchema(tool);
  const isReadable = (doc: Doc) => schema?.safeParse(doc.history.present.data).success === true;
  setState((state) => {
    const arrived = { ...state.arrived };
    const refused = { ...state.refused };
    const docs = { ...state.docs };
    const open = { ...state.open };
    let { turns, said } = state;
    let isAnyTaken = false;
    for (const { key, envelope, unpacked } of works) {
      // Two screens may have asked for the same.
      if (state.arrived[key] !== envelope) continue;
      isAnyTaken = true;
      delete arrived[key];
      if (!unpacked) {
        refused[key] = envelope;
        continue;
      }
      const doc = toDoc(envelope, key, version, start, unpacked);
      const free = docs[doc.id] ? { ...doc, id: key } : doc;
      docs[free.id] = free;
      const shown = docs[open[tool] ?? ''];
      if (shown && awaited.has(envelope) && isBegunHere(state, shown) && !isSample?.(shown.history.present.data)) {
        const { doc: both, lay } = layOver(shown, free);
        if (isReadable(both)) {
          docs[free.id] = both;
          delete docs[shown.id];
          open[tool] = free.id;
          if (said?.doc === shown.id) said = { ...said, doc: free.id, before: lay(said.before), after: lay(said.after) };
          continue;
        }
      }
      if (shown && isChanged(shown) && envelope.isOpen !== true) continue;
      open[tool] = free.id;
      if (shown) turns = { ...turns, [tool]: (turns[tool] ?? 0) + 1 };
    }
    return isAnyTaken ? { arrived, refused, docs, open, turns, said } : state;
  });
}
