import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askToPersist, deleteStore, measureRoom, openStore, type DeviceStore, type Summary } from './device-store';

let store: DeviceStore;
const left: string[] = [];
const open = () =>
  openStore(
    () => left.push('left'),
    () => left.push('blocked'),
  );
beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  left.length = 0;
  store = await open();
});
afterEach(() => {
  store.close();
  vi.unstubAllGlobals();
});

const summary = (id: string, ...pictures: string[]): Summary => ({
  id,
  tool: 't',
  name: '',
  title: '',
  changedAt: 1,
  openedAt: 1,
  pictures,
});
const bytes = (...all: number[]) => Uint8Array.from(all);
const picture = new Blob(['x']);

describe('what is kept on the device', () => {
  it('is all that was written of a document, the oldest first, and of each document its own', async () => {
    await store.write([{ summary: summary('a'), update: bytes(1) }, { summary: summary('b'), update: bytes(9) }], new Map()); // prettier-ignore
    await store.write([{ summary: { ...summary('a'), name: 'Plan' }, update: bytes(2) }, { summary: summary('c') }], new Map(), true);
    expect(await store.list()).toEqual([{ ...summary('a'), name: 'Plan' }, summary('b'), summary('c')]);
    expect([await store.read('a'), await store.read('b'), await store.read('c')]).toEqual([[bytes(1), bytes(2)], [bytes(9)], []]);
  });

  it('is written as a whole or not at all', async () => {
    const strange = { ...summary('b'), name: (() => undefined) as unknown as string };
    await expect(
      store.write([{ summary: summary('a'), update: bytes(1) }, { summary: strange }], new Map([['p', picture]])),
    ).rejects.toThrow();
    expect([await store.list(), await store.read('a'), await store.readPicture('p')]).toEqual([[], [], undefined]);
  });

  it('becomes one change where there were many, and goes for good with its document', async () => {
    for (const n of [1, 2, 3]) await store.write([{ summary: summary('a'), update: bytes(n) }], new Map());
    await store.write([{ summary: summary('b'), update: bytes(9) }], new Map());
    await store.compact('a', (updates) => bytes(...updates.flatMap((update) => [...update])));
    expect([await store.read('a'), await store.read('b')]).toEqual([[bytes(1, 2, 3)], [bytes(9)]]);
    await store.remove('a');
    expect([await store.read('a'), await store.read('b'), (await store.list()).length]).toEqual([[], [bytes(9)], 1]);
  });

  it('has the pictures that a document shows, and no others', async () => {
    await store.write([{ summary: summary('a', 'p', 'q') }, { summary: summary('b', 'q') }], new Map(['p', 'q', 'r'].map((key) => [key, picture]))); // prettier-ignore
    await store.sweepPictures();
    const there = async () => Promise.all(['p', 'q', 'r'].map(async (key) => (await store.readPicture(key)) !== undefined));
    expect(await there()).toEqual([true, true, false]);
    await store.remove('a');
    await store.sweepPictures();
    expect(await there()).toEqual([false, true, false]);
  });

  it('has what was put aside, until it is dropped', async () => {
    const aside = { id: 'a', tool: 't', why: 'older' as const, at: 5, content: { n: 1 } };
    await store.putAside(aside);
    await store.putAside({ ...aside, id: 'b' });
    await store.putAside({ ...aside, at: 6 });
    expect((await store.listAside()).map(({ id, at }) => [id, at])).toEqual([
      ['a', 6],
      ['b', 5],
    ]);
    await store.dropAside('a');
    expect((await store.listAside()).map(({ id }) => id)).toEqual(['b']);
  });

  it('goes altogether where another tab says so, which need not wait for this one', async () => {
    await store.write([{ summary: summary('a') }], new Map());
    await deleteStore();
    expect(left).toEqual(['left']);
    store = await open();
    expect(await store.list()).toEqual([]);
  });
});

describe('the room that a browser gives', () => {
  const stub = (storage: object) => vi.stubGlobal('navigator', { storage });

  it('is told where the browser says both how much there is and how much is used', async () => {
    stub({ estimate: async () => ({ usage: 5, quota: 100 }) });
    expect(await measureRoom()).toEqual({ used: 5, allowed: 100 });
    for (const said of [{ usage: 5 }, { quota: 100 }, {}]) {
      stub({ estimate: async () => said });
      expect(await measureRoom()).toBeUndefined();
    }
    stub({});
    expect(await measureRoom()).toBeUndefined();
  });

  it('is kept for us where the browser agrees', async () => {
    for (const answer of [true, false]) {
      stub({ persist: async () => answer });
      expect(await askToPersist()).toBe(answer);
    }
    stub({});
    expect(await askToPersist()).toBe(false);
  });
});
