import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { now } from '@/platform/clock';
import { settleArrived } from '../arrive';
import { useKeeping } from '../keeping';
import { redoWork, undoWork, useWorkspace } from '../store';
import { startKeeping } from './keeper';
import type { Value } from './kept-document';
import { asides, change, closeBrowser, docNow, isSaved, keptOf, leaveBehind, noteNow, noteValue, openBrowser, openTab, screen, settle, tool, until, type Note } from './test-data'; // prettier-ignore

let tab: ReturnType<typeof openTab>;
beforeEach(() => {
  openBrowser();
  tab = openTab();
});
afterEach(closeBrowser);

const idNow = () => docNow()?.id ?? '';
const { getState } = useWorkspace;
/** The same with another title, count or picture. */
const withNote =
  (part: Partial<Note>) =>
  (value: Value): Value => ({ ...value, work: { drafts: {}, ...value.work, data: { ...(value.work?.data as Note), ...part } } });
const countOf = ({ work }: Value) => (work?.data as Note | undefined)?.count;
const summary = { id: 'a', tool, name: '', title: '', changedAt: 1, openedAt: 1, pictures: [] };

async function begin(...counts: number[]) {
  await startKeeping(tool);
  for (const count of counts) change({ count });
  await isSaved();
}

describe('what another tab has changed', () => {
  it('is shown here, and undo takes back only what was done here', async () => {
    await begin(1, 2);
    undoWork(tool);
    await isSaved();
    await tab.write(idNow(), withNote({ title: 'Theirs' }));
    await until(() => (noteNow() as Note).title !== '');
    expect(noteNow()).toEqual({ title: 'Theirs', count: 1 });
    undoWork(tool);
    expect(noteNow()).toEqual({ title: 'Theirs', count: 0 });
    redoWork(tool);
    redoWork(tool);
    expect(noteNow()).toEqual({ title: 'Theirs', count: 2 });
    await isSaved();
    expect((await keptOf(idNow())).work?.data).toEqual({ title: 'Theirs', count: 2 });
  });

  it('brings its name and its time along', async () => {
    await begin(1);
    await tab.write(idNow(), (value) => ({ ...value, name: 'Renamed' }), 77);
    await until(() => docNow()?.name !== '');
    expect(docNow()).toMatchObject({ name: 'Renamed', changedAt: 77 });
    expect(noteNow()).toEqual({ title: '', count: 1 });
    expect(docNow()?.history.past).toHaveLength(1);
  });

  it('is gone here, too, where it was deleted there', async () => {
    await begin(1);
    const id = idNow();
    await tab.send({ summary: { ...summary, id, deletedAt: 9 } });
    await until(() => !getState().docs[id]);
    expect([getState().docs, getState().arrived]).toEqual([{}, {}]);
  });

  it('is there once its tool is opened, where it is new', async () => {
    await begin(1);
    const id = idNow();
    await tab.write('b', () => noteValue({ title: 'New there' }));
    await until(() => Object.keys(getState().arrived).length === 1);
    await settleArrived(tool, screen);
    expect(getState().docs['b']?.history.present.data).toEqual({ title: 'New there', count: 0 });
    expect(idNow()).toBe(id);
  });

  it('is brought up to date while it waits for its tool, and goes where it is deleted meanwhile', async () => {
    await leaveBehind('a', noteValue({ title: 'First' }));
    await leaveBehind('b', noteValue({ title: 'Other' }));
    await startKeeping('');
    const waiting = () => Object.values(getState().arrived).map(({ data }) => (data as Note).title);
    expect(waiting().sort()).toEqual(['First', 'Other']);
    await tab.write('a', withNote({ title: 'Second' }));
    await until(() => waiting().includes('Second'));
    expect(waiting().sort()).toEqual(['Other', 'Second']);
    await tab.send({ summary: { ...summary, deletedAt: 9 } });
    await until(() => waiting().length === 1);
    expect(waiting()).toEqual(['Other']);
  });

  it('comes back where it was brought back there', async () => {
    await leaveBehind('a', noteValue({ title: 'Deleted' }), { deletedAt: now() });
    await startKeeping(tool);
    expect(getState().arrived).toEqual({});
    await tab.send({ summary });
    await until(() => Object.keys(getState().arrived).length === 1);
  });

  it('shows its pictures', async () => {
    const photo = `data:image/png;base64,${'A'.repeat(800)}`;
    await begin(1);
    await tab.write(idNow(), withNote({ photo }));
    await until(() => 'photo' in (noteNow() as Note));
    expect(noteNow()).toEqual({ title: '', count: 1, photo });
  });

  it('is a fact of the company or a line of its lists, too', async () => {
    const line = { id: '1', name: 'Rival', website: '', strengths: [], weaknesses: [], pricing: '' };
    await begin(1);
    await tab.write('company', () => ({ company: { answers: { 'company.name': 'Acme' } } }));
    await until(() => getState().company.answers['company.name'] === 'Acme');
    await tab.write('list-rivals', () => ({ lines: [line] }));
    await until(() => getState().lists.rivals);
    expect(getState().lists.rivals).toEqual([line]);
    await tab.write('company', () => ({ company: { answers: { 'company.name': 'Acme Ltd' } } }));
    await until(() => getState().company.answers['company.name'] === 'Acme Ltd');
    await tab.write('list-rivals', () => ({ lines: [] }));
    await until(() => getState().lists.rivals?.length === 0);
    expect(Object.keys(getState().docs)).toHaveLength(1);
  });
});

describe('what cannot be shown here', () => {
  it('was changed by another version: nothing is written over it', async () => {
    await begin(1);
    const id = idNow();
    await tab.write(id, (value) => ({ ...withNote({ title: 'Theirs' })(value), version: 2 }));
    await until(() => useKeeping.getState().is === 'failed');
    expect(useKeeping.getState().why).toMatch(/^another tab with a different version of Groundwork has changed this document/);
    change({ count: 50 });
    await settle();
    expect(useKeeping.getState().is).toBe('failed');
    expect(await keptOf(id)).toMatchObject({ version: 2, work: { data: { title: 'Theirs', count: 1 } } });
    expect(noteNow()).toEqual({ title: '', count: 50 });
  });

  it('is put aside where both together make nothing of use; what is here stays', async () => {
    const at = now();
    vi.spyOn(Date, 'now').mockReturnValue(at);
    await begin(1);
    const id = idNow();
    await tab.write(id, withNote({ count: 101 }));
    await until(async () => (await asides()).length === 1);
    expect(await asides()).toMatchObject([{ id: `${id}-${at}`, tool, why: 'unreadable', content: { work: { data: { count: 101 } } } }]);
    expect(noteNow()).toEqual({ title: '', count: 1 });
    await until(async () => countOf(await keptOf(id)) === 1);
  });

  it.each([
    ['words', 'x'],
    ['nothing', null],
    ['no entries', { entries: 'x' }],
    ['entries that are none', { entries: [null, 'x', {}, { summary: { id: 'a' } }] }],
    ['a change that is no bytes', { entries: [{ summary, update: [1, 2] }] }],
    ['a change that is damaged', { entries: [{ summary: { ...summary, id: 'mine' }, update: Uint8Array.of(255, 255, 255) }] }],
  ])('is no message of a tab: %s', async (_, message) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    await leaveBehind('mine', noteValue({ title: 'Mine' }));
    await startKeeping(tool, true);
    await settleArrived(tool, screen);
    tab.say(message);
    await settle();
    expect([getState().arrived, noteNow()]).toEqual([{}, { title: 'Mine', count: 0 }]);
    // What comes after it is heard.
    await tab.write('mine', withNote({ count: 4 }));
    await until(() => (noteNow() as Note).count === 4);
    expect(warn.mock.calls.length).toBe(_ === 'a change that is damaged' ? 1 : 0);
  });
});
