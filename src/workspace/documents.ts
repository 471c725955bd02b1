import { now } from '@/platform/clock';
import { makeId } from '@/platform/ids';
import { startHistory } from './history';
import { longestName } from './titles';
import { isChanged, putDoc, useWorkspace, type Doc, type WorkspaceState } from './store';

const { getState, setState } = useWorkspace;

/** A tool's documents that hold anything, the open one first, then as they were opened. */
export const listDocs = ({ docs, open }: WorkspaceState, tool: string): Doc[] =>
  Object.values(docs)
    .filter((doc) => doc.tool === tool && (isChanged(doc) || open[tool] === doc.id))
    .sort((a, b) => Number(b.id === open[tool]) - Number(a.id === open[tool]) || b.openedAt - a.openedAt || b.id.localeCompare(a.id));

/** Turns a tool to another document, or to a new one; what was only looked at is not kept. */
export function turnTo(tool: string, id: string | undefined): void {
  setState(({ docs, open, turns }) => {
    const left = docs[open[tool] ?? ''];
    const { [tool]: _left, ...others } = open;
    const kept = Object.fromEntries(Object.entries(docs).filter(([key, doc]) => doc !== left || key === id || isChanged(doc)));
    const opened = kept[id ?? ''];
    return {
      docs: opened ? { ...kept, [opened.id]: { ...opened, openedAt: now() } } : kept,
      open: opened ? { ...others, [tool]: opened.id } : others,
      turns: { ...turns, [tool]: (turns[tool] ?? 0) + 1 },
    };
  });
}

/** An empty one, as a first visitor finds it. It enters the workspace with its first change. */
export const startNewDoc = (tool: string) => turnTo(tool, undefined);

export function openDoc(id: string): void {
  const doc = getState().docs[id];
  if (doc) turnTo(doc.tool, id);
}

/** The same work once more, with a history of its own. */
export function duplicateDoc(id: string, name: string): void {
  const doc = getState().docs[id];
  if (!doc) return;
  const copy: Doc = {
    ...doc,
    id: makeId(),
    versions: [],
    name,
    history: startHistory(doc.history.present),
    changedAt: now(),
    ...(doc.list ? { list: 'apart' } : {}),
  };
  putDoc(copy);
  turnTo(doc.tool, copy.id);
}

export function renameDoc(id: string, name: string): void {
  const doc = getState().docs[id];
  if (doc) putDoc({ ...doc, name: name.trim().slice(0, longestName) });
}

/** The tool turns to the document opened before it, or to a new one. The answer brings it back. */
export function removeDoc(id: string): () => void {
  const { docs, open } = getState();
  const doc = docs[id];
  if (!doc) return () => {};
  const { [id]: _removed, ...others } = docs;
  setState({ docs: others });
  if (open[doc.tool] === id) turnTo(doc.tool, listDocs(getState(), doc.tool)[0]?.id);
  return () => {
    putDoc(doc);
    turnTo(doc.tool, id);
  };
}
