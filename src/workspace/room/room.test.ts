import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeSeed } from '@/platform/room-keys';
import { tellCompany } from '../company';
import { keeperNow } from '../keep/keeper';
import { change, docNow, isSaved, keptOf, leaveBehind, noteNow, noteValue, tool } from '../keep/test-data';
import { leaveRoom } from '../leave-room';
import { readRecord, writeRecord } from '../rooms';
import { keepWork, resumeKeeping } from '../start-keeping';
import { redoWork, undoWork } from '../store';
import { openRoom } from './enter';
import { enterRoom, shareAlso } from './room';
import { closeDevice, isHere, linkNow, openDevice, openPeer, openServer, room, until, type Peer, type Server } from './test-data';

let server: Server;
beforeEach(() => {
  server = openServer();
  openDevice(server);
});
afterEach(closeDevice);

const idNow = () => docNow()?.id ?? '';
const countOf = async (peer: Peer, id = idNow()) => ((await peer.data(id)) as { count: number } | undefined)?.count;
/** Another person changes a field of the document on screen. */
const changeTheirs = (peer: Peer, part: object, id = idNow()) =>
  peer.write(id, (value) => ({ ...value, work: { data: { ...(value.work?.data as object), ...part }, drafts: {} } }));

/** Stands between the page and the device where what Ben called his is written. */
function watchWrites(run: (write: () => Promise<void>) => Promise<void>): void {
  const { store } = keeperNow() ?? {};
  if (!store) throw new Error('Nothing is kept.');
  const write = store.write.bind(store);
  vi.spyOn(store, 'write').mockImplementation((entries, pictures) => {
    const isTheirs = entries.some(({ summary }) => summary.title === 'Theirs');
    return isTheirs ? run(() => write(entries, pictures)) : write(entries, pictures);
  });
}

/** This device and another one in a room with one document. */
async function shareWithBen() {
  change({ title: 'Ours', count: 1 });
  await openRoom({ name: 'Ada', scope: 'all', ids: [], server: 'wss://rooms.example' });
  await isHere();
  return openPeer(server, linkNow(), 'Ben');
}

describe('what others do in a room', () => {
  it('is written to this device first, and only then taken in', async () => {
    const ben = await shareWithBen();
    const shownWhenWritten: unknown[] = [];
    watchWrites(async (write) => {
      await write();
      shownWhenWritten.push(noteNow());
    });
    await changeTheirs(ben, { title: 'Theirs' });
    await until(() => (noteNow() as { title: string }).title === 'Theirs');
    expect(shownWhenWritten[0]).toEqual({ title: 'Ours', count: 1 });
    expect((await keptOf(idNow())).work?.data).toEqual({ title: 'Theirs', count: 1 });
    expect(room().news).toMatchObject([{ by: 'Ben', document: 'Theirs', what: ['title'] }]);
  });

  it('lies beneath the undo history: undo and redo are of what was done here', async () => {
    const ben = await shareWithBen();
    change({ count: 2 });
    await until(async () => (await countOf(ben)) === 2);
    await changeTheirs(ben, { title: 'Theirs' });
    await until(() => (noteNow() as { title: string }).title === 'Theirs');
    undoWork(tool);
    expect(noteNow()).toEqual({ title: 'Theirs', count: 1 });
    redoWork(tool);
    expect(noteNow()).toEqual({ title: 'Theirs', count: 2 });
    undoWork(tool);
    await until(async () => (await countOf(ben)) === 1);
    expect(await ben.data(idNow())).toEqual({ title: 'Theirs', count: 1 });
  });

  it('is not shown while the device has no place for it', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const ben = await shareWithBen();
    let isFull = true;
    watchWrites(async (write) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      await write();
    });
    await changeTheirs(ben, { title: 'Theirs' });
    await until(() => warn.mock.calls.length > 0);
    expect(noteNow()).toEqual({ title: 'Ours', count: 1 });
    isFull = false;
    // The next change of theirs brings what was missed along.
    await changeTheirs(ben, { count: 9 });
    await until(() => (noteNow() as { count: number }).count === 9);
  });

  it('says who they are and where, until they go', async () => {
    const ben = await shareWithBen();
    await until(() => ben.people() === 1);
    expect(room().people).toEqual([]);
    const eve = await openPeer(server, linkNow(), 'Eve');
    await eve.say({ name: 'Eve', tool: 'plan', document: 'Bakery' });
    await until(() => room().people.length === 1);
    expect(room().people).toMatchObject([{ name: 'Eve', tool: 'plan', document: 'Bakery' }]);
    eve.line.close();
    await until(() => room().people.length === 0);
  });
});

describe('the next visit', () => {
  const link = { as: 'edit' as const, seed: makeSeed(), server: 'wss://rooms.example' };

  it('adds what the room lacks, and brings what was done there meanwhile', async () => {
    const ben = await openPeer(server, link, 'Ben', 'open');
    await ben.write('theirs', () => noteValue({ title: 'Theirs', count: 3 }));
    await leaveBehind('mine', noteValue({ title: 'Made without a line' }));
    await leaveBehind('diary', noteValue({ title: 'Stays out' }));
    writeRecord({ link, name: 'Ada', scope: 'all', ids: ['diary'] });
    await resumeKeeping(tool);
    await isHere();
    expect(await ben.data('mine')).toEqual({ title: 'Made without a line', count: 0 });
    expect(await ben.data('diary')).toBeUndefined();
    expect((await keptOf('theirs')).work?.data).toEqual({ title: 'Theirs', count: 3 });
    expect(room()).toMatchObject({ name: 'Ada', link, why: '' });
    expect(room().docs.toSorted()).toEqual(['mine', 'theirs']);
  });

  it('adds nothing where nothing is missing', async () => {
    const ben = await openPeer(server, link, 'Ben', 'open');
    await ben.write('theirs', () => noteValue({ title: 'Theirs' }));
    writeRecord({ link, name: 'Ada', scope: 'all', ids: [] });
    await resumeKeeping(tool);
    await isHere();
    await enterRoom({ link, name: 'Ada', scope: 'all', ids: [] }, 'back');
    await isHere();
    expect(await ben.pieces()).toHaveLength(1);
    expect(await server.linesTo(link)).toBe(2);
  });

  it('finds a room that is gone as it is: refused, with the work untouched', async () => {
    await leaveBehind('mine', noteValue({ title: 'Mine' }));
    writeRecord({ link, name: 'Ada', scope: 'all', ids: [] });
    await resumeKeeping(tool);
    await until(() => room().is === 'refused');
    expect(server.rooms.size).toBe(0);
    expect((await keptOf('mine')).work?.data).toEqual({ title: 'Mine', count: 0 });
  });
});

describe('a line that is cut', () => {
  it('and there again brings both sides together', async () => {
    const ben = await shareWithBen();
    await until(() => ben.people() === 1);
    server.goDown();
    expect(room()).toMatchObject({ is: 'away', people: [], isWaiting: false });
    change({ count: 2 });
    await until(() => room().isWaiting);
    await changeTheirs(ben, { title: 'Theirs' });
    expect([noteNow(), await countOf(ben)]).toEqual([{ title: 'Ours', count: 2 }, 1]);
    await server.comeBack();
    await until(async () => (await countOf(ben)) === 2 && (noteNow() as { title: string }).title === 'Theirs');
    expect(noteNow()).toEqual(await ben.data(idNow()));
    await isHere();
    expect(room()).toMatchObject({ is: 'here', isWaiting: false });
    undoWork(tool);
    expect(noteNow()).toEqual({ title: 'Theirs', count: 1 });
  });

  it('before the room was ever reached leaves this device on its way', async () => {
    server.goDown();
    change({ title: 'Ours' });
    await openRoom({ name: 'Ada', scope: 'all', ids: [], server: 'wss://rooms.example' });
    server.goDown();
    expect(room()).toMatchObject({ is: 'joining', why: '' });
    await server.comeBack();
    await isHere();
    expect(await server.piecesOf(linkNow())).toHaveLength(1);
  });
});

describe('many pieces', () => {
  it('are put together by the first of those who are there, with nothing lost', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const link = { as: 'edit' as const, seed: makeSeed(), server: 'wss://rooms.example' };
    const ben = await openPeer(server, link, 'Ben', 'open');
    await ben.fill('plan', 302);
    const strange = new Uint8Array([1, 2, 3]);
    ben.line.add([strange]);
    await keepWork(tool);
    await enterRoom({ link, name: 'Ada', scope: 'all', ids: [] }, 'join');
    await isHere();
    // Ben was here before: it is for him to tidy up.
    for (const answer of ['one', 'two']) {
      tellCompany({ 'company.name': answer });
      await until(async () => (await ben.value('company')).company?.answers['company.name'] === answer);
    }
    expect(await server.piecesOf(link)).toHaveLength(305);
    ben.line.close();
    tellCompany({ 'company.name': 'three' });
    await until(async () => (await server.piecesOf(link)).length <= 3);
    // What could not be opened here may be of use to somebody else.
    expect(await server.piecesOf(link)).toContain(strange);
    const late = await openPeer(server, link, 'Late');
    expect(await late.data('plan')).toEqual({ title: '', count: 302 });
    expect((await late.value('company')).company?.answers).toEqual({ 'company.name': 'three' });
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe('a document that stays out of the room', () => {
  it('goes into it whole once it is shared too, and from then on with every change', async () => {
    change({ title: 'Mine', count: 1 });
    await keepWork(tool);
    await isSaved();
    const link = { as: 'edit' as const, seed: makeSeed(), server: 'wss://rooms.example' };
    const ben = await openPeer(server, link, 'Ben', 'open');
    await enterRoom({ link, name: 'Ada', scope: 'all', ids: [idNow()] }, 'join');
    await isHere();
    expect(await ben.data(idNow())).toBeUndefined();
    shareAlso(idNow());
    await until(() => ben.data(idNow()));
    expect(await ben.data(idNow())).toEqual({ title: 'Mine', count: 1 });
    change({ count: 2 });
    await until(async () => (await countOf(ben)) === 2);
    expect([readRecord()?.ids, room().docs]).toEqual([[], [idNow()]]);
  });
});

describe('to leave', () => {
  it('stops everything: nothing more comes or goes, and the work stays', async () => {
    const ben = await shareWithBen();
    const link = linkNow();
    await leaveRoom();
    expect([room().is, readRecord(), await server.linesTo(link), keeperNow()?.onSaved]).toEqual(['off', undefined, 1, undefined]);
    change({ count: 5 });
    await isSaved();
    await changeTheirs(ben, { title: 'Theirs' });
    expect([await countOf(ben), noteNow()]).toEqual([1, { title: 'Ours', count: 5 }]);
    expect((await keptOf(idNow())).work?.data).toEqual({ title: 'Ours', count: 5 });
  });

  it('counts also while the room is still being entered', async () => {
    await keepWork(tool);
    const link = { as: 'edit' as const, seed: makeSeed(), server: 'wss://rooms.example' };
    const ben = await openPeer(server, link, 'Ben', 'open');
    const entering = enterRoom({ link, name: 'Ada', scope: 'all', ids: [] }, 'join');
    await leaveRoom();
    await entering;
    change({ title: 'Mine' });
    await isSaved();
    expect([room().is, await server.linesTo(link), await ben.pieces()]).toEqual(['off', 1, []]);
  });

  it('and to enter again is one line, however often it is done at once', async () => {
    await keepWork(tool);
    const link = { as: 'edit' as const, seed: makeSeed(), server: 'wss://rooms.example' };
    const record = { link, name: 'Ada', scope: 'all' as const, ids: [] };
    await Promise.all([enterRoom(record, 'open'), enterRoom(record, 'open')]);
    await isHere();
    expect(await server.linesTo(link)).toBe(1);
  });
});
