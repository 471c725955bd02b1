import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeSeed, toViewLink } from '@/platform/room-keys';
import { companyName, tellCompany } from '../company';
import { keeperNow } from '../keep/keeper';
import { change, docNow, keptOf, leaveBehind, noteNow, noteValue, onDevice, start } from '../keep/test-data';
import { readRecord } from '../rooms';
import type { Shares } from '../shares';
import { useWorkspace } from '../store';
import { connectSuite } from '../suite';
import { defineState } from '../tool-state';
import { closeRoom, joinRoom, openRoom, replaceRoom } from './enter';
import { closeDevice, isHere, linkNow, openDevice, openPeer, openServer, room, until, type Server } from './test-data';
import { viewId } from './view';

let server: Server;
let browser: ReturnType<typeof openDevice>;
beforeEach(() => {
  server = openServer();
  browser = openDevice(server);
});
afterEach(closeDevice);

const { getState } = useWorkspace;
const idNow = () => docNow()?.id ?? '';
const idsOnDevice = async () => (await onDevice((store) => store.list())).map((summary) => (summary as { id: string }).id).toSorted();
const everything = { name: 'Ada', scope: 'all', ids: [], server: 'wss://rooms.example' } as const;
const newLink = () => ({ as: 'edit' as const, seed: makeSeed(), server: 'wss://rooms.example' });
/** A room that somebody else has opened, with one document in it. */
async function theirRoom() {
  const link = newLink();
  const ben = await openPeer(server, link, 'Ben', 'open');
  await ben.write('plan', () => noteValue({ title: 'Theirs', count: 3 }));
  return { link, ben };
}

describe('to open a room', () => {
  it('keeps the work on this device, and brings it to whoever has the link', async () => {
    change({ title: 'Secret plan', count: 7 });
    await openRoom(everything);
    await isHere();
    expect(await keptOf(idNow())).toMatchObject({ work: { data: { title: 'Secret plan', count: 7 } } });
    expect(readRecord()).toMatchObject({ link: linkNow(), name: 'Ada', scope: 'all' });
    expect(room()).toMatchObject({ docs: [idNow()], why: '' });
    const ben = await openPeer(server, linkNow(), 'Ben');
    expect(await ben.data(idNow())).toEqual({ title: 'Secret plan', count: 7 });
    change({ count: 8 });
    await until(async () => ((await ben.data(idNow())) as { count: number }).count === 8);
    expect((await ben.pieces()).at(-1)).toMatchObject({ by: 'Ada', entries: [{ what: ['count'] }] });
    // What the server holds says nothing.
    const held = (await server.piecesOf(linkNow())).map((piece) => new TextDecoder('latin1').decode(piece)).join('');
    expect(held).not.toMatch(/Secret|title|Ada/);
  });

  it('with chosen documents leaves everything else out of it, then and later', async () => {
    change({ title: 'Shared' });
    await leaveBehind('diary', noteValue({ title: 'Mine' }));
    tellCompany({ 'company.name': 'Acme' });
    await openRoom({ ...everything, scope: 'chosen', ids: [idNow()] });
    await isHere();
    expect(await idsOnDevice()).toEqual(['company', 'diary', idNow()].toSorted());
    const ben = await openPeer(server, linkNow(), 'Ben');
    tellCompany({ 'company.name': 'Acme Ltd' });
    change({ count: 5 });
    await until(async () => ((await ben.data(idNow())) as { count: number }).count === 5);
    const sent = (await ben.pieces()).flatMap(({ scope, entries }) => entries.map(({ summary }) => `${scope} ${summary.id}`));
    expect(new Set(sent)).toEqual(new Set([`chosen ${idNow()}`]));
  });

  it('is refused where the browser stores nothing, and no server hears of it', async () => {
    vi.spyOn(browser.databases, 'open').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    await openRoom(everything);
    expect(room()).toMatchObject({ is: 'refused', why: expect.stringMatching(/^Work has to be kept on this device/) as string });
    expect(server.rooms.size).toBe(0);
  });
});

describe('to join a room', () => {
  it('brings what is in it to this device, and takes nothing into it that was here before', async () => {
    change({ title: 'Mine' });
    const own = idNow();
    const { link, ben } = await theirRoom();
    await joinRoom(link, 'Ada', false);
    await isHere();
    expect(await keptOf('plan')).toMatchObject({ work: { data: { title: 'Theirs', count: 3 } } });
    expect(await idsOnDevice()).toEqual([own, 'plan'].toSorted());
    expect(noteNow()).toEqual({ title: 'Mine', count: 0 });
    expect(Object.values(getState().arrived)).toMatchObject([{ id: 'plan', data: { title: 'Theirs', count: 3 } }]);
    change({ count: 1 });
    tellCompany({ 'company.name': 'Made here' });
    // What is made from now on goes into it; when it is there, so would be what was changed before.
    await until(async () => (await ben.value('company')).company !== undefined);
    expect(await ben.data(own)).toBeUndefined();
    expect(readRecord()).toMatchObject({ link, ids: [own] });
  });

  it('leaves a profile of one’s own as it is, and out of the room', async () => {
    tellCompany({ 'company.name': 'Mine' });
    const { link, ben } = await theirRoom();
    await ben.write('company', () => ({ company: { answers: { 'company.name': 'Theirs' } } }));
    await joinRoom(link, 'Ada', false);
    await isHere();
    expect(companyName()).toBe('Mine');
    tellCompany({ 'company.name': 'Mine too' });
    change({ title: 'New' });
    await until(() => ben.data(idNow()));
    expect((await ben.value('company')).company?.answers).toEqual({ 'company.name': 'Theirs' });
    expect((await keptOf('company')).company?.answers).toEqual({ 'company.name': 'Mine too' });
  });

  it('takes the room’s profile in its place where that is wanted', async () => {
    tellCompany({ 'company.name': 'Mine', 'company.email': 'me@mine.example' });
    const { link, ben } = await theirRoom();
    await ben.write('company', () => ({ company: { answers: { 'company.name': 'Theirs' } } }));
    await joinRoom(link, 'Ada', true);
    await isHere();
    expect(getState().company.answers).toEqual({ 'company.name': 'Theirs' });
    expect((await keptOf('company')).company?.answers).toEqual({ 'company.name': 'Theirs' });
    tellCompany({ 'company.name': 'Ours' });
    await until(async () => (await ben.value('company')).company?.answers['company.name'] === 'Ours');
    expect((await ben.value('company')).company?.answers).toEqual({ 'company.name': 'Ours' });
  });

  it('with a link of no room, or of one that was closed, changes nothing here', async () => {
    change({ title: 'Mine' });
    await joinRoom(newLink(), 'Ada', false);
    await until(() => room().is === 'refused');
    expect(room().why).toMatch(/^There is no such room on this server/);
    const { link, ben } = await theirRoom();
    ben.line.closeForAll();
    await joinRoom(link, 'Ada', false);
    await until(() => room().is === 'refused');
    expect(room().why).toMatch(/^This room was closed for everyone/);
    expect(keeperNow()?.onSaved).toBeUndefined();
    expect(await idsOnDevice()).toEqual([idNow()]);
    expect(noteNow()).toEqual({ title: 'Mine', count: 0 });
  });

  it('is refused with a key the server does not know', async () => {
    const { link } = await theirRoom();
    // As if somebody who may look said that they may edit: they know the room, but not its other secret.
    const forged = { ...(await toViewLink(link)), as: 'edit' as const };
    const refused = await openPeer(server, forged, 'Eve');
    expect(refused.refused()).toBe('gone');
    const [held] = server.rooms.values();
    if (held) held.edit = 'another';
    await joinRoom(link, 'Ada', false);
    await until(() => room().is === 'refused');
    expect(room().why).toBe('The server doesn’t accept this link. Ask for a new one.');
    expect(await idsOnDevice()).toEqual([]);
  });

  it('to look shows documents as they are now, and keeps nothing on this device', async () => {
    connectSuite({ load: async (): Promise<Shares> => ({ state: defineState({ version: 1, start: () => start.data }) }) as never });
    const shown = () => getState().docs[viewId('plan')];
    const { link, ben } = await theirRoom();
    await joinRoom(await toViewLink(link), 'Ada', false);
    await isHere();
    expect(shown()).toMatchObject({ isPreview: true, history: { present: { data: { title: 'Theirs', count: 3 } } } });
    await ben.write('plan', (value) => ({ ...value, work: { data: { title: 'Theirs', count: 4 }, drafts: {} } }));
    await until(() => (shown()?.history.present.data as { count: number } | undefined)?.count === 4);
    change({ title: 'Mine' });
    expect([keeperNow(), readRecord(), Object.keys(browser.device)]).toEqual([undefined, undefined, []]);
    expect(await idsOnDevice()).toEqual([]);
    expect(await ben.pieces()).toHaveLength(2);
  });
});

describe('a room with everybody in it', () => {
  it('is closed for all of them, and the work stays with each', async () => {
    change({ title: 'Ours' });
    await openRoom(everything);
    await isHere();
    const link = linkNow();
    const ben = await openPeer(server, link, 'Ben');
    await closeRoom();
    await until(() => ben.refused() === 'closed');
    expect([room().is, readRecord(), noteNow()]).toEqual(['off', undefined, { title: 'Ours', count: 0 }]);
    expect(await keptOf(idNow())).toMatchObject({ work: { data: { title: 'Ours' } } });
  });

  it('goes on under a new link, with the same work and nobody who has the old one', async () => {
    await leaveBehind('plan', noteValue({ title: 'Shared' }));
    await leaveBehind('diary', noteValue({ title: 'Mine' }));
    await openRoom({ ...everything, scope: 'chosen', ids: ['plan'] });
    await isHere();
    const old = linkNow();
    const ben = await openPeer(server, old, 'Ben');
    await replaceRoom();
    await isHere();
    await until(() => ben.refused() === 'closed');
    expect(linkNow()).toMatchObject({ as: 'edit', server: old.server });
    expect(linkNow().seed).not.toEqual(old.seed);
    expect(room()).toMatchObject({ name: 'Ada', scope: 'chosen', docs: ['plan'] });
    const eve = await openPeer(server, linkNow(), 'Eve');
    expect([await eve.data('plan'), await eve.data('diary')]).toEqual([{ title: 'Shared', count: 0 }, undefined]);
  });
});
