/** What another tab has written, taken into this one. */
import type { Entry } from '@/platform/device-store';
import { now } from '@/platform/clock';
import { awaitEarly } from '../arrive';
import { removeDoc } from '../documents';
import { amendDoc, putDoc, useWorkspace, type Doc, type Work } from '../store';
import { readVersions } from '../read-versions';
import { loadSchema } from '../suite';
import { isSummary } from './journal';
import type { Keeper } from './keeper';
import { asEnvelope, toValue, type KeptDocument } from './kept-document';
import { apply, type Patch } from './patch';
import { hand, isBeside, loadPictures, readOne, takeBeside } from './read-kept';
import { isObject } from '@/lib/objects';

function readEntries(message: unknown): Entry[] {
  if (!isObject(message) || !Array.isArray(message.entries)) return [];
  return message.entries.filter(
    (entry): entry is Entry =>
      isObject(entry) && isSummary(entry.summary) && (entry.update === undefined || entry.update instanceof Uint8Array),
  );
}

/** One after the other, so that what comes first is in place before the next. */
let last: Promise<unknown> = Promise.resolve();

export function takeIn(keeper: Keeper, message: unknown): Promise<unknown> {
  last = last.then(async () => {
    for (const entry of readEntries(message)) {
      try {
        await takeEntry(keeper, entry);
      } catch (error) {
        // What is damaged must not keep what comes after it from being heard.
        console.warn(error);
      }
    }
  });
  return last;
}

async function takeEntry(keeper: Keeper, { summary, update }: Entry): Promise<void> {
  const { kept, unread } = keeper;
  const { id } = summary;
  // It is about to be read, and this with it.
  if (unread.has(id)) return;
  const document = kept.get(id);
  if (!document) {
    await readOne(keeper, summary, false);
    return;
  }
  document.summary = summary;
  if (update) document.add(update);
  await loadPictures(keeper, summary.pictures);
  if (summary.deletedAt !== undefined) {
    if (useWorkspace.getState().docs[id]) removeDoc(id);
    dropArrived(id);
    return;
  }
  await takeNews(keeper, document);
}

async function takeNews(keeper: Keeper, document: KeptDocument): Promise<void> {
  const { id } = document;
  const tool = document.value.tool ?? '';
  const schema = tool === '' ? undefined : await loadSchema(tool);
  const news = document.news();
  const doc = useWorkspace.getState().docs[id];
  if (!news) {
    if (!doc && !isBeside(id)) await hand(document, false);
    return;
  }
  const { value, patch } = news;
  if (isBeside(id)) {
    document.value = value;
    await takeBeside(id, value);
    return;
  }
  if (!doc) {
    document.value = value;
    await takeIntoArrived(document);
    return;
  }
  if (value.version !== doc.version) {
    keeper.halted.add(id);
    keeper.fail('another tab with a different version of Groundwork has changed this document. Reload the page.');
    return;
  }
  if (!value.work || !schema?.safeParse(value.work.data).success) {
    // What both made together is nothing the tool can show: ours stays, theirs is put aside.
    await keeper.store.putAside({ id: `${id}-${now()}`, tool: doc.tool, why: 'unreadable', at: now(), content: value });
    document.value = value;
    keeper.write(id, toValue(useWorkspace.getState().docs[id] ?? doc), document.summary);
    return;
  }
  document.value = value;
  layBeneath(doc, value.work, patch);
  const laid = useWorkspace.getState().docs[id];
  if (laid) putDoc({ ...laid, name: value.name ?? '', versions: readVersions(value.versions), changedAt: document.summary.changedAt });
}

/** What is on screen becomes the new state; every other state that undo can reach gets the same change. */
function layBeneath(doc: Doc, work: Work, patch: Patch): void {
  const { present } = doc.history;
  const part = patch.kind === 'object' ? patch.parts.get('work') : undefined;
  if (part) amendDoc(doc.id, (state) => (state === present ? work : (apply(part, state) as Work)));
}

/** Deleted elsewhere before its tool has been on screen here. */
function dropArrived(id: string): void {
  const { arrived } = useWorkspace.getState();
  const left = Object.entries(arrived).filter(([, envelope]) => envelope.id !== id);
  if (left.length < Object.keys(arrived).length) useWorkspace.setState({ arrived: Object.fromEntries(left) });
}

/** Still waiting for its tool. */
async function takeIntoArrived(document: KeptDocument): Promise<void> {
  const envelope = asEnvelope(document.value, document.summary);
  const { arrived } = useWorkspace.getState();
  const place = Object.keys(arrived).find((key) => arrived[key]?.id === document.id);
  if (!envelope) return;
  if (place === undefined) {
    await hand(document, false);
    return;
  }
  if (arrived[place]?.isOpen) awaitEarly(Object.assign(envelope, { isOpen: true }));
  useWorkspace.setState({ arrived: { ...arrived, [place]: envelope } });
}
