import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { now } from '@/platform/clock';
import type { Summary } from '@/platform/device-store';
import { settleArrived } from '../arrive';
import { tellCompany } from '../company';
import { useWorkspace } from '../store';
import { listDeleted } from './aside';
import { startKeeping } from './keeper';
import { KeptDocument } from './kept-document';
import { asides, change, closeBrowser, docNow, isSaved, keptOf, leaveBehind, noteNow, noteValue, onDevice, openBrowser, screen, tool, type Note } from './test-data'; // prettier-ignore

beforeEach(() => {
  openBrowser();
});
afterEach(closeBrowser);

const { getState } = useWorkspace;
const dayMs = 86_400_000;
const waiting = () => Object.values(getState().arrived).map(({ data }) => (data as Note).title);
const idsKept = () => onDevice(async (store) => ((await store.list()) as Summary[]).map(({ id }) => id));
const summary = { id: 'a', tool, name: '', title: '', changedAt: 1, openedAt: 1, pictures: [] };
const put = (given: object, update?: Uint8Array) =>
  onDevice((store) => store.write([{ summary: { ...summary, ...given }, ...(update ? { update } : {}) }], new Map()));

describe('work of an earlier visit', () => {
  it('comes with the tool on screen first, of each tool the one opened last', async () => {
    const of = (name: string, title: string) => ({ ...noteValue({ title }), tool: name });
    await leaveBehind('a', of('other', 'Other'), { openedAt: 9 });
    await leaveBehind('b', of(tool, 'Old'), { openedAt: 2 });
    await leaveBehind('c', of(tool, 'Last'), { openedAt: 3 });
    await startKeeping(tool, true);
    expect(waiting()).toEqual(['Last', 'Old', 'Other']);
    expect(Object.values(getState().arrived).map(({ isOpen }) => isOpen ?? false)).toEqual([true, false, true]);
    await settleArrived(tool, screen);
    expect(noteNow()).toEqual({ title: 'Last', count: 0 });
    expect(docNow()).toMatchObject({ id: 'c', openedAt: 3, changedAt: 1 });
    expect(getState().docs['b']?.history.present.data).toEqual({ title: 'Old', count: 0 });
  });

  it('does not take the place of what is done in this tab already', async () => {
    await leaveBehind('a', noteValue({ title: 'Earlier' }));
    change({ title: 'Now' });
    await startKeeping(tool);
    await settleArrived(tool, screen);
    expect(noteNow()).toEqual({ title: 'Now', count: 0 });
    await isSaved();
    expect((await idsKept()).sort()).toEqual(['a', docNow()?.id].sort());
  });

  it('goes on with what was typed before it came, where the visit is resumed', async () => {
    await leaveBehind('a', noteValue({ title: 'Earlier' }));
    change({ count: 6 });
    await startKeeping(tool, true);
    await settleArrived(tool, screen);
    await isSaved();
    expect([docNow()?.id, noteNow()]).toEqual(['a', { title: 'Earlier', count: 6 }]);
    expect((await keptOf('a')).work?.data).toEqual({ title: 'Earlier', count: 6 });
    expect(await idsKept()).toEqual(['a']);
  });

  it('is not there twice where a reload has carried it over', async () => {
    await leaveBehind('a', noteValue({ title: 'Earlier' }));
    useWorkspace.setState({ arrived: { x: { app: 'groundwork', tool, version: 1, id: 'a', data: { title: 'Carried', count: 0 } } } });
    await startKeeping(tool, true);
    expect(waiting()).toEqual(['Carried']);
  });

  it('that was deleted can be brought back for thirty days, and is gone after them', async () => {
    const at = now();
    await leaveBehind('a', noteValue({ title: 'A' }), { deletedAt: at - 30 * dayMs - 1 });
    await leaveBehind('b', noteValue({ title: 'B' }), { deletedAt: at - 29 * dayMs });
    await leaveBehind('c', noteValue({ title: 'C' }), { deletedAt: at - dayMs });
    await startKeeping(tool, true);
    expect([getState().arrived, await idsKept()]).toEqual([{}, ['b', 'c']]);
    expect(listDeleted({}).map(({ id }) => id)).toEqual(['c', 'b']);
    expect(await keptOf('a')).toEqual({});
  });

  it('has its pictures again; those that nothing shows are swept away', async () => {
    const picture = new Blob([new Uint8Array(600)], { type: 'image/png' });
    const data = { title: 'P', count: 0, photo: '\u0001picture:p1-for-reading' };
    const kept = new KeptDocument(summary);
    const update = kept.write({ ...noteValue({}), work: { data, drafts: {} } });
    if (!update) throw new Error('There is nothing to keep.');
    const entry = { summary: { ...summary, pictures: ['p1-for-reading'] }, update };
    await onDevice((store) => store.write([entry], new Map([['p1-for-reading', picture], ['p2', picture]]))); // prettier-ignore
    await startKeeping(tool, true);
    await settleArrived(tool, screen);
    // 600 bytes of nothing are 800 letters.
    expect(noteNow()).toEqual({ title: 'P', count: 0, photo: `data:image/png;base64,${'A'.repeat(800)}` });
    const sizes = await onDevice((store) => Promise.all(['p1-for-reading', 'p2'].map(async (key) => (await store.readPicture(key))?.size)));
    expect(sizes).toEqual([600, undefined]);
  });

  it.each([
    [100, 100],
    [101, 1],
  ])('written in %i changes is kept in %i', async (written, left) => {
    const kept = new KeptDocument(summary);
    for (let count = 1; count <= written; count += 1) await put({}, kept.write(noteValue({ count: count % 100 })));
    await startKeeping(tool, true);
    expect((await onDevice((store) => store.read('a'))).length).toBe(left);
    expect((await keptOf('a')).work?.data).toEqual({ title: '', count: written % 100 });
  });
});

describe('the company', () => {
  it('is read first; what was told of it in this tab is newer', async () => {
    await leaveBehind('company', { company: { answers: { 'company.name': 'Old', 'company.industry': 'Bakery' } } });
    tellCompany({ 'company.name': 'New' });
    await startKeeping(tool, true);
    await isSaved();
    expect(getState().company.answers).toEqual({ 'company.name': 'New', 'company.industry': 'Bakery' });
    expect((await keptOf('company')).company?.answers).toEqual({ 'company.name': 'New', 'company.industry': 'Bakery' });
  });

  it('has the lines of its lists: those kept, and before them those that are only here', async () => {
    const line = (id: string, name: string) => ({ id, name, website: '', strengths: [], weaknesses: [], pricing: '' });
    await leaveBehind('list-rivals', { lines: [line('1', 'Kept'), line('2', 'Both')] });
    useWorkspace.setState({ lists: { rivals: [line('2', 'Here'), line('3', 'Mine')] } });
    await startKeeping(tool, true);
    await isSaved();
    const names = ['Mine', 'Kept', 'Both'];
    expect(getState().lists.rivals?.map(({ name }) => name)).toEqual(names);
    expect((await keptOf('list-rivals')).lines?.map((one) => (one as { name: string }).name)).toEqual(names);
  });
});

describe('what cannot be read', () => {
  it('is put aside as it was written, and the rest is there', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    await put({ id: 'torn' }, Uint8Array.of(255, 255, 255));
    await put({ id: 'empty' });
    await put({ id: 'odd', tool: 7 }, Uint8Array.of(1, 2, 3));
    await put({ id: 'strange', title: 7 });
    await leaveBehind('a', noteValue({ title: 'Whole' }));
    await startKeeping(tool, true);
    expect([waiting(), await idsKept(), warn.mock.calls.length]).toEqual([['Whole'], ['a'], 2]);
    const found = await asides();
    expect(found.map(({ id, tool: its, why }) => [id, its, why])).toEqual([
      ['empty', tool, 'unreadable'],
      ['odd', '', 'unreadable'],
      ['strange', tool, 'unreadable'],
      ['torn', tool, 'unreadable'],
    ]);
    expect(found.map(({ content }) => content)).toMatchObject([
      [],
      { summary: { id: 'odd', tool: 7 }, updates: [Uint8Array.of(1, 2, 3)] },
      { summary: { title: 7 }, updates: [] },
      [Uint8Array.of(255, 255, 255)],
    ]);
  });

  it.each([
    ['no tool', { tool: undefined }],
    ['no version', { version: undefined }],
    ['no work', { work: undefined }],
    ['work without data', { work: { drafts: {} } }],
  ])('is put aside where it is no document: %s', async (_, part) => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const value = Object.fromEntries(Object.entries({ ...noteValue({ title: 'X' }), ...part }).filter(([, one]) => one !== undefined));
    await leaveBehind('a', value, { tool });
    await startKeeping(tool, true);
    expect([getState().arrived, await idsKept(), (await asides()).length]).toEqual([{}, [], 1]);
  });

  it('of an older shape is dropped once the newer one has been read, and not before', async () => {
    const older = (id: string, version: number, why: 'older' | 'unreadable' = 'older') =>
      onDevice((store) => store.putAside({ id, tool, why, at: 1, content: { version } }));
    for (const id of ['a', 'b', 'c']) await leaveBehind(id, { ...noteValue({ title: id }), version: 2 });
    await older('a', 1);
    await older('b', 2);
    await older('c', 1, 'unreadable');
    await older('gone', 1);
    await startKeeping(tool, true);
    expect((await asides()).map(({ id }) => id)).toEqual(['b', 'c', 'gone']);
  });
});
