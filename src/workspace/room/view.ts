/** Documents of a room that may only be looked at: in the tab, never on the device, and as they change. */
import type { Entry } from '@/platform/device-store';
import { today } from '@/platform/today';
import { readDocuments } from '../backup';
import { startHistory } from '../history';
import { asEnvelope, KeptDocument } from '../keep/kept-document';
import { rememberBlob } from '../keep/pictures';
import { isBeside } from '../keep/read-kept';
import { useSettings } from '../settings';
import { putDoc, useWorkspace } from '../store';

/** A document of the room under a name of its own, so that it never meets one of this workspace. */
export const viewId = (id: string) => `room-${id}`;

export async function showInView(
  shown: Map<string, KeptDocument>,
  entries: readonly Entry[],
  pictures: ReadonlyMap<string, Blob>,
): Promise<void> {
  for (const [key, blob] of pictures) await rememberBlob(blob, key);
  for (const { summary, update } of entries) {
    if (isBeside(summary.id)) continue;
    const document = shown.get(summary.id) ?? new KeptDocument(summary);
    shown.set(summary.id, document);
    document.summary = summary;
    if (update) document.add(update);
    document.value = document.news()?.value ?? document.value;
    if (summary.deletedAt === undefined) await show(document);
    else drop(viewId(summary.id));
  }
}

async function show(document: KeptDocument): Promise<void> {
  const envelope = asEnvelope(document.value, document.summary);
  if (!envelope) return;
  const { currency } = useSettings.getState();
  const [found] = (await readDocuments([envelope], { today: today(), currency })).readable;
  if (!found) return;
  const id = viewId(document.id);
  const known = useWorkspace.getState().docs[id];
  const { present } = found.doc.history;
  putDoc(known ? { ...known, name: found.doc.name, history: startHistory(present) } : { ...found.doc, id, isPreview: true, list: 'apart' });
}

function drop(id: string): void {
  const { [id]: _gone, ...docs } = useWorkspace.getState().docs;
  useWorkspace.setState({ docs });
}
