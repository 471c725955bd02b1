/**
 * Keeps the workspace on the device, and together with other tabs. Every change is written as it is made; what another tab writes
 * is laid beneath the undo history here, so that undo takes back what was done in this tab and nothing else.
 */
import { listTopics, type ListTopic } from '@/lib/topics';
import { deleteStore, NewerStore, openStore, type DeviceStore, type Entry, type Summary } from '@/platform/device-store';
import { now } from '@/platform/clock';
import { joinTabs, whenLeaving, type TabLine } from '@/platform/tabs';
import { isEmptyCompany } from '../company';
import { useKeeping } from '../keeping';
import { isBegunHere, isEarly } from '../arrive';
import { emptyWorkspace, isChanged, useWorkspace, type Doc, type WorkspaceState } from '../store';
import { screenOf } from '../travel';
import { startCompacting } from './compacting';
import { dropJournal, readJournals } from './journal';
import { companyId, idOfList, KeptDocument, toValue, type Value } from './kept-document';
import { blobsOf, picturesIn } from './pictures';
import { readKept } from './read-kept';
import { startSaving } from './saving';
import { takeIn } from './take-in';

export interface Keeper {
  store: DeviceStore;
  kept: Map<string, KeptDocument>;
  /** On the device, but not read yet: nothing is written over them. */
  unread: Set<string>;
  /** Documents that another version of the suite has changed meanwhile: left alone here. */
  halted: Set<string>;
  /** Everything that was on the device has been read. */
  isReady: boolean;
  write: (id: string, value: Value, summary: Summary) => void;
  /** What came from another device: kept here, and shown in every tab. */
  take: (entries: readonly Entry[], pictures: ReadonlyMap<string, Blob>) => Promise<void>;
  /** Told of everything that was written here. */
  onSaved?: (entries: readonly Entry[]) => void;
  fail: (why: string) => void;
}

let running: { stop: () => void; keeper: Keeper } | undefined;
let starting: Promise<void> | undefined;

const wordsFor = (error: unknown): string => {
  const name = error instanceof Error ? error.name : '';
  if (error instanceof NewerStore)
    return 'the work on this device was saved by a newer version of Groundwork. It hasn’t been touched. Reload the page to get that version.';
  if (name === 'QuotaExceededError') return 'there’s no room left for this site on this device.';
  if (name === 'AbortError' || name === 'UnknownError') return 'the browser couldn’t write to this device.';
  return 'this browser doesn’t let the page store anything, which is normal in a private window.';
};

const fail = (why: string) => useKeeping.setState({ is: 'failed', why });

/** `isResumed` where the page goes on with what an earlier visit kept. */
export async function startKeeping(tool: string, isResumed = false): Promise<void> {
  if (running) return;
  starting ??= start(tool, isResumed).finally(() => (starting = undefined));
  await starting;
}

async function start(tool: string, isResumed: boolean): Promise<void> {
  useKeeping.setState({ is: 'starting', why: '' });
  try {
    const store = await openStore(
      () => leave('what was kept on this device has been removed or taken over by another tab. Reload the page.'),
      () => fail('another tab with an older version of Groundwork is open. Close it, or reload it.'),
    );
    const journals = readJournals();
    if (journals.entries.length > 0) await store.write(journals.entries, blobsOf(journals.entries));
    journals.drop();
    const { keeper, ready } = begin(store);
    await readKept(keeper, tool, isResumed);
    ready();
  } catch (error) {
    fail(wordsFor(error));
    running?.stop();
    running = undefined;
  }
}

/** The device is out of reach: the work stays in the tab. */
function leave(why: string): void {
  if (!running) return;
  running.stop();
  running = undefined;
  fail(why);
}

function begin(store: DeviceStore): { keeper: Keeper; ready: () => void } {
  const kept: Keeper['kept'] = new Map();
  let line: TabLine | undefined;
  /** Said only once everything is on the device, what was in the tab before included. */
  const sayIfSaved = () => {
    if (keeper.isReady && !saving.isPending() && keeper.halted.size === 0 && waitingDocs(keeper).length === 0)
      useKeeping.setState({ is: 'saved', savedAt: now(), why: '' });
  };
  const compact = startCompacting(store);
  const saving = startSaving(store, {
    begun: () => keeper.isReady && keeper.halted.size === 0 && useKeeping.setState({ is: 'saving' }),
    saved: (entries) => {
      compact(entries);
      line?.say({ entries });
      keeper.onSaved?.(entries);
      sayIfSaved();
    },
    failed: (error) => fail(wordsFor(error)),
  });
  const keeper: Keeper = {
    store,
    kept,
    unread: new Set(),
    halted: new Set(),
    isReady: false,
    fail,
    write: (id, value, summary) => {
      const document = kept.get(id) ?? new KeptDocument(summary);
      kept.set(id, document);
      const update = document.write(value);
      const isKnown = JSON.stringify(document.summary) === JSON.stringify(summary);
      document.summary = summary;
      if (update || !isKnown) saving.add({ summary, ...(update ? { update, what: document.changed } : {}) });
    },
    take: async (entries, pictures) => {
      await store.write(entries, pictures);
      line?.say({ entries });
      await takeIn(keeper, { entries });
    },
  };
  line = joinTabs((message) => void takeIn(keeper, message));
  const unsubscribe = useWorkspace.subscribe((state, before) => {
    noteAll(keeper, state, before);
    if (useKeeping.getState().is === 'starting') sayIfSaved();
  });
  const unwatch = whenLeaving(() => {
    // If nobody comes back to this page, it is a document of its own.
    for (const doc of waitingDocs(keeper)) note(keeper, doc);
    saving.leave();
  });
  running = {
    keeper,
    stop: () => {
      unsubscribe();
      unwatch();
      line?.close();
      saving.stop();
      store.close();
    },
  };
  return {
    keeper,
    ready: () => {
      keeper.isReady = true;
      noteAll(keeper, useWorkspace.getState(), emptyWorkspace);
      sayIfSaved();
    },
  };
}

/** What was typed before everything was read may belong to a document that is still to come; it is written once that is known. */
const isWaiting = ({ kept, isReady }: Keeper, state: WorkspaceState, doc: Doc) =>
  !kept.has(doc.id) && (isReady ? isEarly(state, doc) : isBegunHere(state, doc));

function waitingDocs(keeper: Keeper): Doc[] {
  const state = useWorkspace.getState();
  return Object.values(state.docs).filter((doc) => isWaiting(keeper, state, doc));
}

function noteAll(keeper: Keeper, state: WorkspaceState, before: WorkspaceState): void {
  const isSettled = state.arrived !== before.arrived;
  if (state.docs !== before.docs || isSettled) {
    for (const [id, doc] of Object.entries(state.docs))
      if ((isSettled || doc !== before.docs[id]) && !isWaiting(keeper, state, doc)) note(keeper, doc);
    for (const id of Object.keys(before.docs)) if (!state.docs[id]) noteRemoved(keeper, id);
  }
  if (state.lists !== before.lists) noteLists(keeper, state);
  if (state.company !== before.company) noteCompany(keeper, state);
}

function note(keeper: Keeper, doc: Doc): void {
  const { kept, unread, halted, store } = keeper;
  const known = kept.get(doc.id);
  if (unread.has(doc.id) || halted.has(doc.id) || (!known && !isChanged(doc))) return;
  const { id, tool, name, changedAt, openedAt, history, versions = [] } = doc;
  const value = toValue(doc);
  // Brought into a new shape: the old one is kept until the new one has been read once.
  if (known?.value.version !== undefined && known.value.version < doc.version)
    void store.putAside({ id, tool, why: 'older', at: now(), content: known.value });
  keeper.write(id, value, {
    id,
    tool,
    name,
    title: screenOf(tool)?.title(history.present.data) ?? known?.summary.title ?? '',
    changedAt,
    openedAt,
    pictures: [...new Set([...picturesIn(history.present), ...picturesIn(versions)])],
  });
}

/** Deleted, but for now not for good: it may be brought back. */
function noteRemoved(keeper: Keeper, id: string): void {
  const known = keeper.kept.get(id);
  if (known && known.summary.deletedAt === undefined) keeper.write(id, known.value, { ...known.summary, deletedAt: now() });
}

function noteLists(keeper: Keeper, { lists }: WorkspaceState): void {
  for (const topic of listTopics) noteList(keeper, topic, lists[topic]);
}

const summaryOf = (id: string, pictures: readonly string[] = []): Summary => ({
  id,
  tool: '',
  name: '',
  title: '',
  changedAt: 0,
  openedAt: 0,
  pictures,
});

function noteCompany(keeper: Keeper, { company }: WorkspaceState): void {
  const known = keeper.kept.get(companyId);
  if (keeper.unread.has(companyId) || (!known && isEmptyCompany(company)) || known?.value.company === company) return;
  keeper.write(companyId, { company }, summaryOf(companyId, picturesIn(company)));
}

function noteList(keeper: Keeper, topic: ListTopic, lines: readonly unknown[] | undefined): void {
  const id = idOfList(topic);
  if (keeper.unread.has(id) || (!lines && !keeper.kept.has(id))) return;
  if (keeper.kept.get(id)?.value.lines !== lines) keeper.write(id, { lines: lines ?? [] }, summaryOf(id, picturesIn(lines)));
}

export const keeperNow = (): Keeper | undefined => running?.keeper;

/** Nothing stays on the device; what is in the tab stays in it. */
export async function stopKeeping(): Promise<void> {
  await starting;
  running?.stop();
  running = undefined;
  dropJournal();
  await deleteStore();
  useKeeping.setState({ is: 'off', savedAt: 0, why: '' });
}
