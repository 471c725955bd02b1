import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settleArrived } from '../arrive';
import { removeDoc } from '../documents';
import { useKeeping } from '../keeping';
import { undoWork, useWorkspace } from '../store';
import { tellCompany } from '../company';
import { bringBack, listAside, listDeleted } from './aside';
import { keeperNow, startKeeping, stopKeeping } from './keeper';
import { asides, change, closeBrowser, docNow, fillDevice, forgetTab, holdDevice, isSaved, keptOf, leaveBehind, noteNow, noteValue, onDevice, openBrowser, openTab, screen, settle, tool, until } from './test-data'; // prettier-ignore

let browser: ReturnType<typeof openBrowser>;
beforeEach(() => {
  browser = openBrowser();
});
afterEach(closeBrowser);

const keeping = () => useKeeping.getState();
const idNow = () => docNow()?.id ?? '';
const workOf = async (id: string) => (await keptOf(id)).work?.data;
const summaries = () => onDevice((store) => store.list());
const journals = () => Object.keys(browser.device);

describe('keeping', () => {
  it('writes every change to the device within a moment', async () => {
    await startKeeping(tool);
    expect(keeping()).toMatchObject({ is: 'saved', why: '' });
    change({ title: 'Plan', count: 7 });
    expect(keeping().is).toBe('saving');
    await isSaved();
    expect(await workOf(idNow())).toEqual({ title: 'Plan', count: 7 });
    expect(await summaries()).toMatchObject([{ id: idNow(), tool, name: '', title: 'Plan', pictures: [] }]);
    expect(useWorkspace.getState().isKept).toBe(true);
    change({ count: 8 });
    await isSaved();
    expect(await workOf(idNow())).toEqual({ title: 'Plan', count: 8 });
  });

  it('writes what was in the tab before it began, but not what was only opened', async () => {
    change({ title: 'Early' });
    await startKeeping(tool);
    await isSaved();
    expect(await workOf(idNow())).toEqual({ title: 'Early', count: 0 });
    const { docs } = useWorkspace.getState();
    const [doc] = Object.values(docs);
    if (!doc) throw new Error('There is no document.');
    const looked = { ...doc, id: 'looked', start: doc.history.present, history: { ...doc.history, past: [], future: [] } };
    useWorkspace.setState({ docs: { ...docs, looked, seen: { ...doc, id: 'seen', isPreview: true } } });
    await settle();
    expect(await summaries()).toHaveLength(1);
  });

  it('says that work is saved only once the device has it', async () => {
    await startKeeping(tool);
    const release = await holdDevice();
    change({ title: 'Slow' });
    await settle();
    expect([keeping().is, useWorkspace.getState().isKept]).toEqual(['saving', false]);
    release();
    await isSaved();
    expect(await workOf(idNow())).toEqual({ title: 'Slow', count: 0 });
  });

  it('is begun once, however often it is asked for', async () => {
    await Promise.all([startKeeping(tool), startKeeping(tool)]);
    const keeper = keeperNow();
    await startKeeping(tool);
    expect([keeper !== undefined, keeperNow() === keeper]).toEqual([true, true]);
  });

  it('keeps what the company said of itself, and nothing where it said nothing', async () => {
    await startKeeping(tool);
    expect(await summaries()).toEqual([]);
    tellCompany({ 'company.name': 'Acme' });
    await isSaved();
    expect((await keptOf('company')).company).toEqual({ answers: { 'company.name': 'Acme' } });
    tellCompany({ 'company.name': '' });
    await isSaved();
    expect((await keptOf('company')).company?.answers).toEqual({});
  });

  it('keeps a list of the company, one that has become empty included', async () => {
    const line = { id: '1', name: 'Rival', website: '', strengths: [], weaknesses: [], pricing: '' };
    await startKeeping(tool);
    useWorkspace.setState({ lists: { rivals: [line] } });
    await isSaved();
    expect((await keptOf('list-rivals')).lines).toMatchObject([{ id: '1', name: 'Rival' }]);
    useWorkspace.setState({ lists: {} });
    await isSaved();
    expect((await keptOf('list-rivals')).lines).toEqual([]);
    expect((await summaries()).length).toBe(1);
  });

  it('keeps a deleted document for a while, and brings it back', async () => {
    await startKeeping(tool);
    change({ title: 'Gone' });
    const id = idNow();
    await isSaved();
    removeDoc(id);
    await isSaved();
    expect(await summaries()).toMatchObject([{ id, deletedAt: expect.any(Number) }]);
    expect(listDeleted(useWorkspace.getState().docs).map((summary) => summary.id)).toEqual([id]);
    expect(listDeleted({ [id]: {} })).toEqual([]);
    bringBack(id);
    await isSaved();
    const [summary] = await summaries();
    expect(summary).not.toHaveProperty('deletedAt');
    expect(listDeleted({})).toEqual([]);
    await settleArrived(tool, screen);
    expect(Object.values(useWorkspace.getState().docs).map(({ history }) => history.present.data)).toEqual([{ title: 'Gone', count: 0 }]);
    bringBack('nobody');
  });

  it('once stopped leaves nothing on the device and everything in the tab', async () => {
    await startKeeping(tool);
    change({ title: 'Mine' });
    await isSaved();
    await stopKeeping();
    expect(keeping()).toMatchObject({ is: 'off', savedAt: 0, why: '' });
    expect([await summaries(), keeperNow(), noteNow()]).toEqual([[], undefined, { title: 'Mine', count: 0 }]);
    expect(await listAside()).toEqual([]);
    expect(listDeleted({})).toEqual([]);
    change({ title: 'Later' });
    await settle();
    expect([await summaries(), keeping().is]).toEqual([[], 'off']);
  });
});

describe('a page that is left', () => {
  it('leaves what is not on the device yet to the next one', async () => {
    await startKeeping(tool);
    const release = await holdDevice();
    change({ title: 'Last words', count: 3 });
    browser.show('visible');
    expect(journals()).toEqual([]);
    browser.leave();
    const [name = ''] = journals();
    const journal = browser.device[name] ?? '';
    release();
    await isSaved();
    expect(journals()).toEqual([]);

    await stopKeeping();
    const id = idNow();
    forgetTab();
    browser.device['groundwork.journal.left'] = journal;
    await startKeeping(tool, true);
    expect(journals()).toEqual([]);
    expect(await workOf(id)).toEqual({ title: 'Last words', count: 3 });
    await settleArrived(tool, screen);
    expect([idNow(), noteNow()]).toEqual([id, { title: 'Last words', count: 3 }]);
  });

  it('leaves it when it is put in the background, too, and only then', async () => {
    await startKeeping(tool);
    const release = await holdDevice();
    change({ title: 'Aside' });
    browser.show('hidden');
    expect(journals()).toHaveLength(1);
    release();
    await isSaved();
    browser.show('hidden');
    browser.leave();
    expect(journals()).toEqual([]);
  });

  it('is not listened to any more once keeping has stopped', async () => {
    await startKeeping(tool);
    const release = await holdDevice();
    change({ title: 'Never mind' });
    const stopped = stopKeeping();
    await settle();
    release();
    await stopped;
    // What was on its way then says nothing of itself later.
    await settle();
    expect(keeping().is).toBe('off');
    change({ title: 'Still here' });
    browser.leave();
    browser.show('hidden');
    expect(journals()).toEqual([]);
  });
});

describe('a device that does not do what it should', () => {
  it('without room says so, and has everything once there is room', async () => {
    await startKeeping(tool);
    const makeRoom = fillDevice();
    change({ title: 'Too much' });
    await until(() => keeping().is === 'failed');
    expect(keeping().why).toBe('there’s no room left for this site on this device.');
    expect(useWorkspace.getState().isKept).toBe(false);
    browser.leave();
    expect(journals()).toHaveLength(1);
    makeRoom();
    change({ count: 9 });
    await isSaved();
    expect(keeping().why).toBe('');
    expect(await workOf(idNow())).toEqual({ title: 'Too much', count: 9 });
    expect(journals()).toEqual([]);
  });

  it('has nothing of what it had no room for once keeping has stopped', async () => {
    await startKeeping(tool);
    fillDevice();
    change({ title: 'Too much' });
    await until(() => keeping().is === 'failed');
    browser.leave();
    expect(journals()).toHaveLength(1);
    await stopKeeping();
    expect([journals(), keeping().is]).toEqual([[], 'off']);
  });

  it.each([
    ['UnknownError', 'the browser couldn’t write to this device.'],
    ['AbortError', 'the browser couldn’t write to this device.'],
    ['SecurityError', 'this browser doesn’t let the page store anything, which is normal in a private window.'],
  ])('says why nothing can be stored: %s', async (name, why) => {
    vi.spyOn(browser.databases, 'open').mockImplementation(() => {
      throw new DOMException('no', name);
    });
    change({ title: 'In the tab' });
    await startKeeping(tool);
    expect(keeping()).toMatchObject({ is: 'failed', why });
    expect([keeperNow(), noteNow()]).toEqual([undefined, { title: 'In the tab', count: 0 }]);
    // Later it may work.
    vi.restoreAllMocks();
    await startKeeping(tool);
    await isSaved();
  });

  it('that a newer version has written to is not touched', async () => {
    await new Promise<void>((resolve) => {
      const request = browser.databases.open('groundwork', 2);
      request.addEventListener('success', () => {
        request.result.close();
        resolve();
      });
    });
    await startKeeping(tool);
    expect(keeping().is).toBe('failed');
    expect(keeping().why).toMatch(/^the work on this device was saved by a newer version of Groundwork/);
  });

  it('that another tab has cleared is left alone from then on', async () => {
    await startKeeping(tool);
    change({ title: 'Here' });
    await isSaved();
    await new Promise((resolve) => {
      browser.databases.deleteDatabase('groundwork').addEventListener('success', resolve);
    });
    expect(keeping().is).toBe('failed');
    expect(keeping().why).toMatch(/^what was kept on this device has been removed or taken over by another tab/);
    expect([keeperNow(), noteNow()]).toEqual([undefined, { title: 'Here', count: 0 }]);
    change({ title: 'Still here' });
    await settle();
    expect(await summaries()).toEqual([]);
  });
});

describe('what was kept by an older version', () => {
  it('stays on the device until its new shape has been read from there', async () => {
    const old = { ...noteValue({ title: 'Old' }), version: 1 };
    await leaveBehind('a', old);
    await startKeeping(tool, true);
    await settleArrived(tool, { ...screen, version: 2 });
    change({ title: 'New' });
    await isSaved();
    await until(async () => (await asides()).length > 0);
    expect(await asides()).toMatchObject([{ id: 'a', tool, why: 'older', content: { version: 1, work: { data: { title: 'Old' } } } }]);
    expect((await keptOf('a')).version).toBe(2);
    undoWork(tool);
    await isSaved();
    expect(await asides()).toHaveLength(1);
  });
});

it('a change is told to other tabs once it is on the device', async () => {
  await startKeeping(tool);
  const tab = openTab();
  const release = await holdDevice();
  change({ title: 'Told' });
  await settle();
  expect(tab.heard).toEqual([]);
  release();
  await until(() => tab.heard.length > 0);
  expect(tab.heard).toMatchObject([{ entries: [{ summary: { id: idNow(), title: 'Told' }, update: expect.any(Uint8Array) }] }]);
});
