/** A document that came by a link: to be looked at, and kept only if the user wants it. */
import { now } from '@/platform/clock';
import { makeId } from '@/platform/ids';
import { listDocs, turnTo } from './documents';
import { putDoc, useWorkspace, type Doc } from './store';

const { getState, setState } = useWorkspace;

/** Shows somebody else's document, without taking it into the workspace. */
export function showPreview(doc: Doc): void {
  const preview: Doc = { ...doc, id: makeId(), isPreview: true, list: 'apart' };
  putDoc(preview);
  turnTo(doc.tool, preview.id);
}

/** A copy of it that is the user's own. */
export function keepPreview(id: string): void {
  const { [id]: doc, ...docs } = getState().docs;
  if (!doc) return;
  const { isPreview: _isPreview, ...own } = doc;
  const kept: Doc = { ...own, id: makeId(), changedAt: now() };
  setState({ docs: { ...docs, [kept.id]: kept } });
  turnTo(doc.tool, kept.id);
}

/** Back to the user's own work. */
export function leavePreview(id: string): void {
  const { [id]: doc, ...docs } = getState().docs;
  if (!doc) return;
  setState({ docs });
  turnTo(doc.tool, listDocs(getState(), doc.tool)[0]?.id);
}
