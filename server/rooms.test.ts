import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { makeSeed, keysFor, toViewLink, type RoomKeys } from '@/platform/room-keys';
import { openPipe, type RoomPipe } from '@/platform/room-line';
import type { RoomLink } from '@/lib/room-link';
import { makeBucket } from './guard.mjs';
import { openRooms } from './rooms.mjs';
import { readSettings } from './settings.mjs';

interface Running {
  url: string;
  stop: () => Promise<void>;
  drop: () => void;
}

let folder = '';
let events: unknown[] = [];
const stops: (() => Promise<void> | void)[] = [];

async function start(more: object = {}, port = 0): Promise<Running> {
  const rooms = await openRooms({ ...readSettings(), folder, ...more }, (event) => events.push(event));
  const server: Server = createServer((request, response) => {
    if (!rooms.respond(request, response)) response.end();
  });
  server.on('upgrade', rooms.upgrade);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: given } = server.address() as { port: number };
  let isStopped = false;
  const stop = async () => {
    if (isStopped) return;
    isStopped = true;
    server.close();
    await rooms.stop();
    server.closeAllConnections();
  };
  stops.push(stop);
  return { url: `ws://127.0.0.1:${given}/rooms`, stop, drop: () => server.closeAllConnections() };
}

interface Client {
  pipe: RoomPipe;
  refused: string[];
  isFull: boolean;
  isThere: boolean;
  words: () => Promise<string[]>;
  add: (word: string) => Promise<void>;
}

async function connect(url: string, link: RoomLink, how: 'open' | 'join' = 'join', given?: RoomKeys): Promise<Client> {
  const keys = given ?? (await keysFor(link));
  const client: Client = {
    refused: [],
    isFull: false,
    isThere: false,
    pipe: openPipe(url, keys.room, keys.token(how === 'open'), {
      onLine: (isThere) => (client.isThere = isThere),
      onPieces: () => {},
      onPeople: () => {},
      onRefused: (reason) => client.refused.push(reason),
      onFull: () => (client.isFull = true),
      onWaiting: () => {},
    }),
    words: () => Promise.all(client.pipe.list().map(async (piece) => new TextDecoder().decode(await keys.unseal(piece)))),
    add: async (word) => client.pipe.add([await keys.seal(new TextEncoder().encode(word))]),
  };
  stops.push(() => client.pipe.close());
  return client;
}

const newLink = (): RoomLink => ({ as: 'edit', seed: makeSeed(), server: '' });
const until = (check: () => unknown) => vi.waitFor(async () => expect(await check()).toBeTruthy(), { timeout: 60_000, interval: 20 });
const isHere = (client: Client) => until(() => client.isThere);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rooms-'));
  events = [];
  vi.stubGlobal('WebSocket', WebSocket);
});

afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
  vi.unstubAllGlobals();
});

async function everythingStored(): Promise<string> {
  const files = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'latin1')));
  return files.join('\n') + JSON.stringify(events);
}

describe('a room', () => {
  it('brings what each of two adds to both, and the server keeps nothing that can be read', async () => {
    const server = await start();
    const link = newLink();
    const ada = await connect(server.url, link, 'open');
    await isHere(ada);
    const ben = await connect(server.url, link);
    await isHere(ben);
    for (let at = 0; at < 150; at += 1) {
      await ada.add(`planted-word ${at}`);
      await ben.add(`planted-word ${at + 150}`);
    }
    await until(() => ada.pipe.list().length === 300 && ben.pipe.list().length === 300);
    expect(new Set(await ada.words())).toEqual(new Set(await ben.words()));
    expect(new Set(await ada.words()).size).toBe(300);
    await server.stop();
    const stored = await everythingStored();
    expect(stored.length).toBeGreaterThan(10_000);
    expect(stored).not.toContain('planted');
  });

  it('loses nothing when the server stops, and nothing that was done meanwhile', async () => {
    const first = await start();
    const link = newLink();
    const ada = await connect(first.url, link, 'open');
    await isHere(ada);
    await ada.add('before');
    await until(async () => (await readdir(folder)).length > 0);
    await first.stop();
    await until(() => !ada.isThere);
    await ada.add('while away');
    const second = await start({}, Number(new URL(first.url).port));
    await isHere(ada);
    const late = await connect(second.url, link);
    await until(() => late.pipe.list().length === 2);
    expect(await late.words()).toEqual(['before', 'while away']);
  });

  it('lets a viewer look and change nothing', async () => {
    const server = await start();
    const link = newLink();
    const ada = await connect(server.url, link, 'open');
    await isHere(ada);
    await ada.add('one');
    const view = await toViewLink(link);
    const viewer = await connect(server.url, view);
    await until(() => viewer.pipe.list().length === 1);
    await viewer.add('forged');
    viewer.pipe.closeForAll();
    await ada.add('two');
    await until(() => viewer.pipe.list().length === 3);
    expect(await ada.words()).toEqual(['one', 'two']);
    expect(ada.refused).toEqual([]);
    // With the reading key alone nobody can pass for an editor.
    const forger = await connect(server.url, { ...view, as: 'edit' });
    await until(() => forger.refused.length > 0);
  });

  it('tells a wrong link from a room that is gone or closed', async () => {
    const server = await start();
    const nobody = await connect(server.url, newLink());
    await until(() => nobody.refused[0] === 'gone');
    const link = newLink();
    const ada = await connect(server.url, link, 'open');
    await isHere(ada);
    await ada.add('one');
    const keys = await keysFor(link);
    const other = await keysFor(newLink());
    const thief = await connect(server.url, link, 'join', { ...other, room: keys.room });
    await until(() => thief.refused[0] === 'refused');
    expect(thief.pipe.list()).toEqual([]);
    ada.pipe.closeForAll();
    await until(() => ada.refused[0] === 'closed');
    const late = await connect(server.url, link, 'open');
    await until(() => late.refused[0] === 'closed');
    expect((await readdir(folder)).filter((name) => name.endsWith('.bin'))).toEqual([]);
  });

  it('takes no more than it may hold, and whoever sends nonsense leaves the others unharmed', async () => {
    const server = await start({ mostRoomBytes: 50_000, mostMessageBytes: 100_000 });
    const link = newLink();
    const ada = await connect(server.url, link, 'open');
    await isHere(ada);
    await ada.add('small');
    const ben = await connect(server.url, link);
    await until(() => ben.pipe.list().length === 1);
    ben.pipe.add([new Uint8Array(60_000)]);
    await until(() => ben.isFull);
    ben.pipe.close();

    const strangers = [
      new Uint8Array([0]),
      new Uint8Array(200_000),
      new TextEncoder().encode('GET / HTTP/1.1'),
      new Uint8Array([255, 255, 255]),
    ];
    for (const bytes of strangers) {
      const socket = new WebSocket(server.url);
      await new Promise((resolve) => {
        socket.on('open', resolve);
      });
      socket.on('error', () => {});
      socket.send(bytes);
      stops.push(() => socket.terminate());
    }
    const late = await connect(server.url, link);
    await until(() => late.pipe.list().length === 1);
    await ada.add('still here');
    await until(() => late.pipe.list().length === 2);
  });

  it('drops one that floods it', async () => {
    const server = await start({ messagesPerSecond: 20 });
    const socket = new WebSocket(server.url);
    socket.on('error', () => {});
    const isClosed = new Promise((resolve) => {
      socket.on('close', resolve);
    });
    await new Promise((resolve) => {
      socket.on('open', resolve);
    });
    for (let at = 0; at < 400; at += 1) socket.send(new Uint8Array([1, 2, 3]));
    await isClosed;
    const text = await (await fetch(`${server.url.replace('ws', 'http')}/metrics`)).text();
    expect(text).toMatch(/groundwork_refused 1\n/);
    expect(await (await fetch(`${server.url.replace('ws', 'http')}/health`)).json()).toEqual({ ok: true });
  });

  it('is for pages of its own site and of those that were named', async () => {
    const server = await start({ origins: ['https://team.example'] });
    const answerTo = (origin: string) =>
      new Promise<string>((resolve) => {
        const socket = new WebSocket(server.url, { origin });
        socket.on('open', () => {
          socket.terminate();
          resolve('welcome');
        });
        socket.on('error', ({ message }) => resolve(message));
      });
    expect(await answerTo('https://team.example')).toBe('welcome');
    expect(await answerTo(server.url.replace('ws', 'http').replace('/rooms', ''))).toBe('welcome');
    expect(await answerTo('https://elsewhere.example')).toContain('403');
  });
});

it('gives way again as time passes', () => {
  let time = 0;
  const take = makeBucket(2, 4, () => time);
  expect([take(), take(), take(), take(), take()]).toEqual([true, true, true, true, false]);
  time = 500;
  expect([take(), take()]).toEqual([true, false]);
  time = 60_000;
  expect([take(4), take()]).toEqual([true, false]);
});

it('refuses settings that cannot be', () => {
  vi.stubEnv('ROOMS_MAX_MB', 'lots');
  expect(() => readSettings()).toThrow('ROOMS_MAX_MB takes a number from 1 to 4096, not “lots”.');
  vi.unstubAllEnvs();
});
