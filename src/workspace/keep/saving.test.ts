import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeviceStore, Entry } from '@/platform/device-store';
import { writeStored } from '@/platform/storage';
import { dropJournal, isSummary, readJournals, writeJournal } from './journal';
import { rememberPicture } from './pictures';
import { startSaving } from './saving';

/** A device that remembers by name, and may be full. */
function stubDevice(most = Infinity): Record<string, string> {
  const device: Record<string, string> = {};
  Object.defineProperties(device, {
    getItem: { value: (key: string) => device[key] ?? null },
    setItem: {
      value: (key: string, text: string) => {
        if (text.length > most) throw new Error('full');
        device[key] = text;
      },
    },
    removeItem: { value: (key: string) => void delete device[key] },
  });
  vi.stubGlobal('localStorage', device);
  return device;
}
const entry = (id: string, ...pictures: string[]): Entry => ({
  summary: { id, tool: 't', name: 'N', title: 'T', changedAt: 1, openedAt: 2, pictures },
  update: Uint8Array.of(1, 2, 3),
});
const photo = `data:image/png;base64,${'A'.repeat(800)}`;

let device: Record<string, string> = {};
beforeEach(() => {
  vi.useFakeTimers();
  device = stubDevice();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a journal', () => {
  const another = (value: unknown) => writeStored('groundwork.journal.other', value);

  it('is read by the next page, not by the one that writes it', () => {
    writeJournal([entry('a')]);
    expect(readJournals().entries).toEqual([]);
    const [[, text] = ['', '']] = Object.entries(device);
    device['groundwork.journal.other'] = text;
    device['other'] = text;
    const { entries, drop } = readJournals();
    expect(entries).toEqual([entry('a')]);
    drop();
    expect(Object.keys(device).filter((name) => name.includes('other'))).toEqual(['other']);
    dropJournal();
    expect(Object.keys(device)).toEqual(['other']);
  });

  it('holds the pictures where there is room, and always the words', () => {
    const key = rememberPicture(photo);
    const { update: _update, ...bare } = entry('b', key);
    writeJournal([entry('a', key), bare]);
    expect(JSON.parse(Object.values(device)[0] ?? '')).toEqual({
      lines: [{ summary: entry('a', key).summary, update: 'AQID' }, { summary: bare.summary }],
      pictures: [photo],
    });
    device = stubDevice(700);
    writeJournal([entry('a', key)]);
    expect(JSON.parse(Object.values(device)[0] ?? '')).toMatchObject({ lines: [{ update: 'AQID' }], pictures: [] });
  });

  it('of another page is read as far as it can be', () => {
    const { summary } = entry('a');
    another({
      lines: [{ summary, update: '§' }, { summary: { ...summary, id: 3 } }, 'x', { summary }, { summary, update: 'AQID' }],
      pictures: 'x',
    });
    expect(readJournals().entries).toEqual([{ summary }, entry('a')]);
    for (const damaged of ['x', null, [], { lines: 'x' }, {}]) {
      another(damaged);
      expect(readJournals().entries).toEqual([]);
    }
  });

  it('knows what says enough of a document', () => {
    const { summary } = entry('a', 'p');
    expect([summary, { ...summary, deletedAt: 5 }].map(isSummary)).toEqual([true, true]);
    for (const wrong of [
      { id: 1 },
      { tool: 1 },
      { name: 1 },
      { title: 1 },
      { changedAt: 'x' },
      { openedAt: Number.NaN },
      { pictures: 'x' },
      { pictures: ['p', 1] },
      { deletedAt: 'x' },
    ])
      expect([wrong, isSummary({ ...summary, ...wrong })]).toEqual([wrong, false]);
    expect([isSummary(null), isSummary([])]).toEqual([false, false]);
  });
});

describe('saving', () => {
  function started() {
    const writes: { ids: string[]; pictures: string[]; end: (error?: Error) => void }[] = [];
    const told: string[] = [];
    const store = {
      write: (entries: readonly Entry[], pictures: ReadonlyMap<string, Blob>) =>
        new Promise<void>((resolve, reject) => {
          writes.push({
            ids: entries.map(({ summary }) => summary.id),
            pictures: [...pictures.keys()],
            end: (error) => (error ? reject(error) : resolve()),
          });
        }),
    } as unknown as DeviceStore;
    const saving = startSaving(store, {
      begun: () => told.push('begun'),
      saved: (entries) => told.push(`saved ${entries.map(({ summary }) => summary.id).join()}`),
      failed: (error) => told.push(`failed ${String(error)}`),
    });
    const end = async (error?: Error) => {
      writes.at(-1)?.end(error);
      await vi.advanceTimersByTimeAsync(0);
    };
    return { saving, writes, told, end };
  }

  it('writes at once, and what comes meanwhile as one batch', async () => {
    const { saving, writes, told, end } = started();
    expect(saving.isPending()).toBe(false);
    for (const id of ['a', 'b', 'c']) saving.add(entry(id));
    expect(writes.map(({ ids }) => ids)).toEqual([['a']]);
    expect(saving.isPending()).toBe(true);
    await end();
    expect(writes.map(({ ids }) => ids)).toEqual([['a'], ['b', 'c']]);
    expect(saving.isPending()).toBe(true);
    await end();
    expect(saving.isPending()).toBe(false);
    expect(told).toEqual(['begun', 'begun', 'begun', 'saved a', 'saved b,c']);
    expect(writes).toHaveLength(2);
  });

  it('writes a picture once', async () => {
    const { saving, writes, end } = started();
    const key = rememberPicture(photo);
    saving.add(entry('a', key));
    await end();
    saving.add(entry('b', key));
    expect(writes.map(({ pictures }) => pictures)).toEqual([[key], []]);
  });

  it('tries again after ten seconds, in order, or with the next change', async () => {
    const { saving, writes, told, end } = started();
    saving.add(entry('a'));
    saving.add(entry('b'));
    await end(new Error('full'));
    expect(told.at(-1)).toBe('failed Error: full');
    expect(saving.isPending()).toBe(true);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(writes).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(writes[1]?.ids).toEqual(['a', 'b']);
    await end(new Error('full'));
    saving.add(entry('c'));
    expect(writes[2]?.ids).toEqual(['a', 'b', 'c']);
    await end();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(writes).toHaveLength(3);
  });

  it('leaves behind what is not written yet, and drops that once it is', async () => {
    const { saving, end } = started();
    saving.leave();
    expect(Object.keys(device)).toEqual([]);
    saving.add(entry('a'));
    saving.add(entry('b'));
    saving.leave();
    expect(JSON.parse(Object.values(device)[0] ?? '').lines).toHaveLength(2);
    await end();
    expect(Object.keys(device)).toHaveLength(1);
    await end();
    expect(Object.keys(device)).toEqual([]);
  });

  it('stops for good', async () => {
    const { saving, writes, end } = started();
    saving.add(entry('a'));
    await end(new Error('full'));
    saving.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(writes).toHaveLength(1);
    expect(saving.isPending()).toBe(false);
  });

  it.each([[undefined], [new Error('full')]])('says nothing of what was on its way when it stopped: %s', async (error) => {
    const { saving, writes, told, end } = started();
    saving.add(entry('a'));
    saving.stop();
    await end(error);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([told, writes.length]).toEqual([['begun'], 1]);
  });
});
