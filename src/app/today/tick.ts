import { now } from '@/platform/clock';
import { makeId } from '@/platform/ids';
import { pushChange } from '@/workspace/history';
import { putDoc, useWorkspace } from '@/workspace/store';
import { ticked, type Item } from './items';

/** One step of undo in its document, whether or not that is the one its tool shows; the message brings its own way back. */
export function tick(item: Item, isDone: boolean): void {
  const { doc } = item.known;
  const data = ticked(item, isDone);
  if (data === undefined) return;
  const { present: before } = doc.history;
  const after = { ...before, data };
  putDoc({ ...doc, history: pushChange(doc.history, after, now()), changedAt: now() });
  const text = isDone ? `Done: ${item.due.title}` : `Open again: ${item.due.title}`;
  useWorkspace.setState({ said: { id: makeId(), text, doc: doc.id, before, after } });
}
