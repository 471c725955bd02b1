import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Entry, Summary } from '@/platform/device-store';
import { keysFor, makeSeed, type RoomKeys } from '@/platform/room-keys';
import type { RoomPipe } from '@/platform/room-line';
import type { Keeper } from '../keep/keeper';
import { companyId, KeptDocument, type Value } from '../keep/kept-document';
import { useRoom, type RoomRecord } from '../rooms';
import { sealPiece } from './pieces';
import { Room } from './shared-room';

const link = { as: 'edit' as const, seed: makeSeed(), server: '' };
let keys: RoomKeys;
/** What the server would hold. */
let pieces: Uint8Array[] = [];
const devices: Device[] = [];

const pipe: RoomPipe = {
  isFirst: () => true,
  list: () => pieces,
  add: (sealed) => {
    pieces = [...pieces, ...sealed];
    for (const { room } of devices) void room.read();
  },
  replace: (isOld, sealed) => {
    pieces = [...pieces.filter((piece) => !isOld(piece)), ...sealed];
    for (const { room } of devices) void room.read();
  },
  say: () => {},
  closeForAll: () => {},
  close: () => {},
};

const summaryOf = (id: string): Summary => ({ id, tool: 'task-manager', name: '', title: id, changedAt: 1, openedAt: 1, pictures: [] });

/** As much of a device as a room knows. */
class Device {
  readonly kept = new Map<string, KeptDocument>();
  readonly room: Room;

  constructor(record: Partial<RoomRecord> = {}) {
    const keeper = { kept: this.kept, take: this.#take } as unknown as Keeper;
    this.room = new Room({ link, name: 'Ada', scope: 'all', ids: [], ...record }, keys, keeper);
    this.room.pipe = pipe;
    devices.push(this);
  }

  #take = (entries: readonly Entry[]) => {
    for (const { summary, update } of entries) {
      const document = this.kept.get(summary.id) ?? new KeptDocument(summary);
      this.kept.set(summary.id, document);
      if (update) document.add(update);
      document.summary = summary;
      document.value = document.news()?.value ?? document.value;
    }
    return Promise.resolve();
  };

  write(id: string, data: unknown, isTold = true): void {
    const summary = summaryOf(id);
    const document = this.kept.get(id) ?? new KeptDocument(summary);
    this.kept.set(id, document);
    const value: Value = id === companyId ? { company: data as never } : { tool: 'task-manager', version: 1, work: { data, drafts: {} } };
    const update = document.write(value);
    if (update && isTold) this.room.note([{ summary, update, what: document.changed }]);
  }

  data = (id: string) => this.kept.get(id)?.value.work?.data;
}

const until = (check: () => void) => vi.waitFor(check, { timeout: 60_000, interval: 10 });

beforeEach(async () => {
  keys = await keysFor(link);
  pieces = [];
  devices.length = 0;
  useRoom.setState({ is: 'joining', scope: 'all', news: [], docs: [], why: '' });
});

describe('a room', () => {
  it('gets what was there before, and brings every later change to everyone', async () => {
    const ada = new Device();
    ada.write('plan', { price: 1, rows: [{ id: 'a', n: 1 }] }, false);
    await ada.room.onLine(true);
    const ben = new Device();
    await ben.room.onLine(true);
    expect(ben.data('plan')).toEqual({ price: 1, rows: [{ id: 'a', n: 1 }] });
    ben.write('plan', { price: 2, rows: [{ id: 'a', n: 1 }] });
    ada.write('plan', {
      price: 1,
      rows: [
        { id: 'a', n: 1 },
        { id: 'b', n: 2 },
      ],
    });
    const both = {
      price: 2,
      rows: [
        { id: 'a', n: 1 },
        { id: 'b', n: 2 },
      ],
    };
    await until(() => {
      expect(ada.data('plan')).toEqual(both);
      expect(ben.data('plan')).toEqual(both);
    });
    expect(new Set(useRoom.getState().news.flatMap(({ what }) => what))).toEqual(new Set(['price', 'rows']));
  });

  it('gets what was done without a line, once, and nothing when nothing is missing', async () => {
    const ada = new Device();
    ada.write('plan', { price: 1 }, false);
    await ada.room.onLine(true);
    const count = pieces.length;
    // The page was closed, changed offline and opened again.
    const again = new Device();
    again.kept.set('plan', ada.kept.get('plan') as KeptDocument);
    again.write('plan', { price: 5 }, false);
    await again.room.onLine(true);
    expect(pieces).toHaveLength(count + 1);
    const third = new Device();
    third.kept.set('plan', again.kept.get('plan') as KeptDocument);
    await third.room.onLine(true);
    expect(pieces).toHaveLength(count + 1);
  });

  it('never takes along what stays out of it: own documents, a profile of one’s own, and what was not chosen', async () => {
    const ada = new Device();
    ada.write('plan', { price: 1 }, false);
    ada.write(companyId, { answers: { name: 'Room' } }, false);
    await ada.room.onLine(true);
    const ben = new Device({ ids: ['diary', companyId] });
    ben.write('diary', { secret: 1 }, false);
    ben.write(companyId, { answers: { name: 'Mine' } }, false);
    await ben.room.onLine(true);
    ben.write('diary', { secret: 2 });
    ben.write(companyId, { answers: { name: 'Mine too' } });
    ben.write('new', { shared: 1 });
    await until(() => expect(ada.data('new')).toEqual({ shared: 1 }));
    expect(ada.data('diary')).toBeUndefined();
    expect(ada.kept.get(companyId)?.value.company).toEqual({ answers: { name: 'Room' } });
    expect(ben.kept.get(companyId)?.value.company).toEqual({ answers: { name: 'Mine too' } });
    ben.room.share('diary');
    await until(() => expect(ada.data('diary')).toEqual({ secret: 2 }));

    pieces = [];
    devices.length = 0;
    const chooser = new Device({ scope: 'chosen', ids: ['plan'] });
    chooser.write('plan', { price: 1 }, false);
    chooser.write('diary', { secret: 1 }, false);
    chooser.write(companyId, { answers: {} }, false);
    await chooser.room.onLine(true);
    const guest = new Device();
    await guest.room.onLine(true);
    expect([...guest.kept.keys()]).toEqual(['plan']);
    // Whoever joins a room of chosen documents shares nothing else in it.
    guest.write('own', { secret: 1 });
    guest.write('plan', { price: 9 });
    await until(() => expect(chooser.data('plan')).toEqual({ price: 9 }));
    expect(chooser.data('own')).toBeUndefined();
  });

  it('hears of nothing before it is known what is shared in it', async () => {
    const chooser = new Device({ scope: 'chosen', ids: ['plan'] });
    chooser.write('plan', { price: 1 }, false);
    await chooser.room.onLine(true);
    const guest = new Device();
    // Joined, but the server does not answer yet.
    guest.write('own', { secret: 1 });
    await new Promise((resolve) => setTimeout(resolve, 100));
    await guest.room.onLine(true);
    guest.write('plan', { price: 3 });
    await until(() => expect(chooser.data('plan')).toEqual({ price: 3 }));
    expect([...chooser.kept.keys()]).toEqual(['plan']);
  });

  it('passes on that a document was deleted, and that it was brought back', async () => {
    const ada = new Device();
    ada.write('plan', { price: 1 }, false);
    await ada.room.onLine(true);
    const ben = new Device();
    await ben.room.onLine(true);
    ada.room.note([{ summary: { ...summaryOf('plan'), deletedAt: 5 } }]);
    await until(() => expect(ben.kept.get('plan')?.summary.deletedAt).toBe(5));
    ben.room.note([{ summary: summaryOf('plan') }]);
    await until(() => expect(pieces).toHaveLength(3));
    const late = new Device();
    await late.room.onLine(true);
    expect(late.kept.get('plan')?.summary.deletedAt).toBeUndefined();
    ben.room.note([{ summary: { ...summaryOf('plan'), openedAt: 9 } }]);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(pieces).toHaveLength(3);
  });

  it('stays small: many pieces become one a document, and late comers have everything', async () => {
    const earlier = new KeptDocument(summaryOf('plan'));
    for (let n = 0; n < 310; n += 1) {
      const update = earlier.write({ tool: 'task-manager', version: 1, work: { data: { n }, drafts: {} } }) as Uint8Array;
      pieces.push(await sealPiece({ by: 'Ben', at: n, scope: 'all', entries: [{ summary: earlier.summary, update }], pictures: [] }, keys));
    }
    const ada = new Device();
    await ada.room.onLine(true);
    ada.write('plan', { n: 319 });
    await until(() => expect(pieces.length).toBeLessThan(5));
    const late = new Device();
    await late.room.onLine(true);
    expect(late.data('plan')).toEqual({ n: 319 });
  });

  it('where a newer version writes stands by: nothing is taken, sent or tidied away', async () => {
    const ada = new Device();
    ada.write('plan', { price: 1 }, false);
    await ada.room.onLine(true);
    const newer = await keys.seal(new TextEncoder().encode('from tomorrow'));
    newer[0] = 2;
    pipe.add([newer]);
    await until(() => expect(useRoom.getState().is).toBe('refused'));
    expect(useRoom.getState().why).toContain('newer version');
    const before = pieces;
    ada.write('plan', { price: 2 });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(pieces).toBe(before);
    expect(ada.data('plan')).toEqual({ price: 2 });
  });

  it('is remembered on a device that edits in it, and not on one that looks', async () => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
    });
    try {
      const reader = new Room({ link: { ...link, as: 'view' }, name: 'Ben', scope: 'all', ids: [] }, keys, undefined);
      reader.pipe = pipe;
      await reader.onLine(true);
      reader.share('plan');
      expect([...stored.keys()]).toEqual([]);
      const ada = new Device();
      ada.write('plan', { price: 1 }, false);
      await ada.room.onLine(true);
      expect([...stored.keys()]).toEqual(['groundwork.room']);
      expect(useRoom.getState().docs).toEqual(['plan']);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('gets one change after the other, also after a rest', async () => {
    const ada = new Device();
    await ada.room.onLine(true);
    const ben = new Device();
    await ben.room.onLine(true);
    for (const price of [1, 2, 3]) {
      ada.write('plan', { price });
      await until(() => expect(ben.data('plan')).toEqual({ price }));
    }
  });

  it('leaves out what it cannot open', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    pieces = [new Uint8Array([1, 2, 3]), await (await keysFor({ ...link, seed: makeSeed() })).seal(new Uint8Array(20))];
    const ada = new Device();
    ada.write('plan', { price: 1 }, false);
    await ada.room.onLine(true);
    expect(useRoom.getState().is).toBe('here');
    expect(pieces).toHaveLength(3);
    expect(warn).toHaveBeenCalledTimes(2);
    warn.mockRestore();
  });
});
