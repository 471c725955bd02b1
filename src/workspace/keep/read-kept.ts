/** What earlier visits kept, brought into the workspace: the lists first, then the work of the tool on screen, then the rest. */
import { now } from '@/platform/clock';
import { isPictureKnown, rememberBlob } from './pictures';
import { awaitEarly } from '../arrive';
import { isEmptyCompany, readCompany, tellCompany } from '../company';
import { receiveLists } from '../lists';
import { hasWorkIn, useWorkspace } from '../store';
import { receiveWork } from '../travel';
import { isObject } from '@/lib/objects';
import { isSummary } from './journal';
import type { Keeper } from './keeper';
import { companyId, KeptDocument, listOf, mergeAll, asEnvelope, type Value } from './kept-document';
import type { Summary } from '@/platform/device-store';

/** A deleted document can be brought back for this long. */
const deletedDays = 30;
const dayMs = 86_400_000;
/** So many changes are read about as fast as one. */
const mostUpdates = 100;

/** `isResumed` where the page goes on with the last visit, and has not been worked on for long without it. */
export async function readKept(keeper: Keeper, tool: string, isResumed: boolean): Promise<void> {
  const { store, unread } = keeper;
  const found = await store.list();
  const all = found.filter(isSummary);
  for (const strange of found) if (!isSummary(strange)) await putAside(keeper, strange);
  const old = all.filter(({ deletedAt }) => deletedAt !== undefined && deletedAt < now() - deletedDays * dayMs);
  const left = all.filter((summary) => !old.includes(summary));
  for (const { id } of left) unread.add(id);
  const rank = (summary: Summary) => (isBeside(summary.id) ? 0 : summary.tool === tool ? 1 : 2);
  left.sort((a, b) => rank(a) - rank(b) || b.openedAt - a.openedAt);
  const shown = new Set<string>();
  for (const summary of left) {
    const isFirst = !shown.has(summary.tool) && summary.deletedAt === undefined;
    if (isFirst) shown.add(summary.tool);
    await readOne(keeper, summary, isFirst && (isResumed || !hasWorkIn(useWorkspace.getState(), summary.tool)));
  }
  for (const { id } of old) await store.remove(id);
  await dropOlder(keeper);
  await store.sweepPictures();
}

/** What is known of it is damaged; what was written of it is kept, unchanged. */
async function putAside({ store }: Keeper, summary: unknown): Promise<void> {
  const { id, tool } = isObject(summary) ? summary : {};
  if (typeof id !== 'string') return;
  const content = { summary, updates: await store.read(id) };
  await store.putAside({ id, tool: typeof tool === 'string' ? tool : '', why: 'unreadable', at: now(), content });
  await store.remove(id);
}

/** Reads a document and hands it to its tool; what cannot be read is put aside, unchanged. */
export async function readOne(keeper: Keeper, summary: Summary, isOpen: boolean): Promise<void> {
  const { store, kept, unread } = keeper;
  const { id, tool } = summary;
  const updates = await store.read(id);
  const document = new KeptDocument(summary);
  try {
    for (const update of updates) document.add(update);
    await loadPictures(keeper, summary.pictures);
    document.value = document.news()?.value ?? {};
    if (!isBeside(id) && !asEnvelope(document.value, summary)) throw new Error('This isn’t a document.');
  } catch (error) {
    console.warn(error);
    await store.putAside({ id, tool, why: 'unreadable', at: now(), content: updates });
    await store.remove(id);
    unread.delete(id);
    return;
  }
  kept.set(id, document);
  unread.delete(id);
  await hand(document, isOpen);
  if (updates.length > mostUpdates) await store.compact(id, mergeAll);
}

/** Lists and the profile: no documents of a tool, but kept like them. */
export const isBeside = (id: string) => id === companyId || listOf(id) !== undefined;

export async function takeBeside(id: string, { lines, company }: Value): Promise<void> {
  const topic = listOf(id);
  if (topic) await receiveLists({ [topic]: lines });
  else useWorkspace.setState({ company: await readCompany(company) });
}

/** A document of that name may be in the tab already: a reload carried it over, and it is as new. */
export async function hand({ id, summary, value }: KeptDocument, isOpen: boolean): Promise<void> {
  if (isBeside(id)) {
    await handBeside(id, value);
    return;
  }
  const { docs, arrived } = useWorkspace.getState();
  const isHere = docs[id] !== undefined || Object.values(arrived).some((envelope) => envelope.id === id);
  if (isHere || summary.deletedAt !== undefined) return;
  const envelope = asEnvelope(value, summary);
  if (!envelope) return;
  if (isOpen) awaitEarly(Object.assign(envelope, { isOpen }));
  receiveWork(envelope);
}

/** What was told in this tab before it was read is newer, and stays. */
async function handBeside(id: string, value: Value): Promise<void> {
  const { company, lists } = useWorkspace.getState();
  const topic = listOf(id);
  const here: readonly { id: string }[] = (topic && lists[topic]) ?? [];
  const known = new Set((value.lines ?? []).map((line) => isObject(line) && line.id));
  await takeBeside(id, topic ? { lines: [...here.filter((line) => !known.has(line.id)), ...(value.lines ?? [])] } : value);
  if (id === companyId && !isEmptyCompany(company)) tellCompany(company.answers);
}

export async function loadPictures({ store }: Keeper, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    if (isPictureKnown(key)) continue;
    const blob = await store.readPicture(key);
    if (blob) await rememberBlob(blob, key);
  }
}

/** The shape a document had before: gone once the new one has been read from the device. */
async function dropOlder({ store, kept }: Keeper): Promise<void> {
  for (const { id, why, content } of await store.listAside()) {
    const before = (content as { version?: number } | null)?.version;
    const after = kept.get(id)?.value.version;
    if (why === 'older' && before !== undefined && after !== undefined && before < after) await store.dropAside(id);
  }
}
