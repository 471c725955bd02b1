/** What stands in for a browser and for another of its tabs where keeping is tested. */
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { vi } from 'vitest';
import { z } from 'zod/mini';
import { openStore, type Aside, type DeviceStore, type Entry } from '@/platform/device-store';
import { defaultSettings, useSettings } from '../settings';
import { useKeeping } from '../keeping';
import { changeWork, docOf, emptyWorkspace, useWorkspace, type Doc, type How } from '../store';
import { connectSuite } from '../suite';
import { noteScreen, type Screen } from '../travel';
import { stopKeeping } from './keeper';
import { KeptDocument, type Value } from './kept-document';

export const tool = 'note';
export interface Note {
  title: string;
  count: number;
  photo?: string;
}
export const start = { data: { title: '', count: 0 } satisfies Note, drafts: {} };
const schema = z.object({ title: z.string(), count: z.number().check(z.lte(100)), photo: z.optional(z.string()) });
export const screen: Screen = {
  version: 1,
  start,
  title: (data) => (data as Note).title,
  read: async ({ data, drafts }) => (schema.safeParse(data).success ? { work: { data, drafts: { ...drafts } }, versions: [] } : undefined),
};

let tabs: (() => void)[] = [];
let databases = new IDBFactory();

/** A browser with nothing on it. The answer is what it stores by name, and a way to leave the page. */
export function openBrowser() {
  const device: Record<string, string> = {};
  Object.defineProperties(device, {
    getItem: { value: (key: string) => device[key] ?? null },
    setItem: { value: (key: string, text: string) => (device[key] = text) },
    removeItem: { value: (key: string) => void delete device[key] },
  });
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('localStorage', device);
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  databases = new IDBFactory();
  vi.stubGlobal('indexedDB', databases);
  connectSuite({ schema: async () => schema });
  noteScreen(tool, screen);
  useWorkspace.setState(emptyWorkspace, true);
  useKeeping.setState({ is: 'off', savedAt: 0, why: '', offeredIn: '' });
  const show = (visibilityState: string) => {
    document.visibilityState = visibilityState;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { device, databases, show, leave: () => window.dispatchEvent(new Event('pagehide')) };
}

export async function closeBrowser() {
  vi.restoreAllMocks();
  for (const close of tabs) close();
  tabs = [];
  await stopKeeping();
  useWorkspace.setState(emptyWorkspace, true);
  useSettings.setState(defaultSettings, true);
  vi.unstubAllGlobals();
}

/** The same browser with a page that knows nothing: what is on the device is all there is. */
export const forgetTab = () => useWorkspace.setState({ ...emptyWorkspace, turns: {} }, true);

export const change = (part: Partial<Note>, how?: How) =>
  changeWork(tool, 1, start, (work) => ({ ...work, data: { ...(work.data as Note), ...part } }), how);
export const docNow = (): Doc | undefined => docOf(useWorkspace.getState(), tool);
export const noteNow = () => docNow()?.history.present.data;

/** Waits until something is so. */
export async function until(isSo: () => unknown): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  throw new Error('It never came to be.');
}
export const settle = () => new Promise((resolve) => setTimeout(resolve, 40));
export const isSaved = () => until(() => useKeeping.getState().is === 'saved');

/** Looks at the device, as another tab would. */
export async function onDevice<T>(look: (store: DeviceStore) => Promise<T>): Promise<T> {
  const store = await openStore(
    () => store.close(),
    () => undefined,
  );
  try {
    return await look(store);
  } finally {
    store.close();
  }
}
export const asides = (): Promise<Aside[]> => onDevice((store) => store.listAside());

/** A document as the device has it. */
export const keptOf = (id: string): Promise<Value> =>
  onDevice(async (store) => {
    const document = new KeptDocument({ id, tool, name: '', title: '', changedAt: 0, openedAt: 0, pictures: [] });
    for (const update of await store.read(id)) document.add(update);
    return document.news()?.value ?? {};
  });

/** Another tab: it writes what it changes to the device and tells of it. */
export function openTab() {
  const line = new BroadcastChannel('groundwork');
  const heard: unknown[] = [];
  line.addEventListener('message', ({ data }: MessageEvent<unknown>) => heard.push(data));
  tabs.push(() => line.close());
  const send = async (entry: Entry) => {
    await onDevice((store) => store.write([entry], new Map()));
    line.postMessage({ entries: [entry] });
  };
  return {
    heard,
    say: (message: unknown) => line.postMessage(message),
    send,
    /** Changes a document that is on the device. */
    async write(id: string, recipe: (value: Value) => Value, changedAt = 5): Promise<void> {
      const document = new KeptDocument({ id, tool, name: '', title: 'x', changedAt, openedAt: 1, pictures: [] });
      for (const update of await onDevice((store) => store.read(id))) document.add(update);
      document.value = document.news()?.value ?? {};
      const update = document.write(recipe(document.value));
      await send({ summary: document.summary, ...(update ? { update } : {}) });
    },
  };
}

/** Puts a document on the device, as an earlier visit left it. */
export async function leaveBehind(id: string, value: Value, summary: object = {}): Promise<void> {
  const document = new KeptDocument({
    id,
    tool: value.tool ?? '',
    name: '',
    title: '',
    changedAt: 1,
    openedAt: 1,
    pictures: [],
    ...summary,
  });
  const update = document.write(value);
  await onDevice((store) => store.write([{ summary: document.summary, ...(update ? { update } : {}) }], new Map()));
}
export const noteValue = (data: Partial<Note>): Value => ({
  tool,
  version: 1,
  name: '',
  work: { data: { ...start.data, ...data }, drafts: {} },
});

/** The device has no room until the answer is called. */
export function fillDevice(): () => void {
  const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  return () => spy.mockRestore();
}

/** Holds the device busy, as a slow disk does, until the answer is called. */
export async function holdDevice(): Promise<() => void> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = databases.open('groundwork');
    request.addEventListener('success', () => resolve(request.result));
  });
  const store = database.transaction(['documents', 'updates', 'pictures'], 'readwrite').objectStore('documents');
  let isHeld = true;
  const keepBusy = () => {
    if (isHeld) store.get('x').addEventListener('success', keepBusy);
  };
  keepBusy();
  return () => {
    isHeld = false;
    database.close();
  };
}
