/** Puts documents from outside in place, once their tool can read them. */
import { listTopics } from '@/lib/topics';
import { startHistory } from './history';
import { readVersions } from './read-versions';
import { isChanged, makeDoc, useWorkspace, type Doc, type Envelope, type Work } from './store';
import type { Screen } from './travel';

const { getState, setState } = useWorkspace;

const isListName = (value: unknown): value is NonNullable<Doc['list']> =>
  typeof value === 'string' && [...listTopics, 'apart'].includes(value);

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
    let isAnyTaken = false;
    for (const { key, envelope, work } of works) {
      // Two screens may have asked for the same.
      if (state.arrived[key] !== envelope) continue;
      isAnyTaken = true;
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
    return isAnyTaken ? { arrived, refused, docs, open, turns } : state;
  });
}
