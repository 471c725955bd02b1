/** What stands in for the server of rooms, and for the others in them, where rooms are tested. */
import { vi } from 'vitest';
import { toBase64 } from '@/lib/bytes';
import type { RoomLink } from '@/lib/room-link';
import type { Summary } from '@/platform/device-store';
import { keysFor } from '@/platform/room-keys';
import * as roomLine from '@/platform/room-line';
import { KeptDocument, type Value } from '../keep/kept-document';
import { closeBrowser, noteValue, openBrowser, tool } from '../keep/test-data';
import { leaveRoom } from '../leave-room';
import { noRoom, useRoom } from '../rooms';
import { openPiece, sealPiece, type Piece } from './pieces';

type Open = typeof roomLine.openPipe;
type Change = (pieces: readonly Uint8Array[]) => readonly Uint8Array[];

interface Held {
  /** Hashes of the secrets that let people in. */
  edit: string;
  view: string;
  isClosed: boolean;
  pieces: readonly Uint8Array[];
  lines: Set<Line>;
}

interface Line {
  id: number;
  words: string;
  connect: () => Promise<void>;
  cut: () => void;
  receive: (pieces: readonly Uint8Array[]) => void;
  tellPeople: () => void;
}

async function hashOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Rooms in memory. It lets in whom the server lets in, and tells everybody what the line to it would tell. */
export function openServer() {
  const rooms = new Map<string, Held>();
  const open = new Set<Line>();
  let isDown = false;
  let lastId = 0;

  const openPipe: Open = (_server, name, token, events) => {
    const {
      as,
      secret,
      open: opening,
    } = JSON.parse(token) as { as: 'edit' | 'view'; secret: string; open?: { edit: string; view: string } };
    let held: Held | undefined;
    let pieces: readonly Uint8Array[] = [];
    let unsent: Change[] = [];
    const reasonAgainst = (hash: string, room = rooms.get(name)) =>
      room ? (room[as] !== hash ? 'refused' : room.isClosed ? 'closed' : undefined) : 'gone';

    const send = (change: Change) => {
      if (!held) return;
      // Who only looks may write as much as they like: the server does not take it.
      if (as === 'edit') held.pieces = change(held.pieces);
      for (const other of held.lines) other.receive(held.pieces);
    };
    const line: Line = {
      id: (lastId += 1),
      words: '',
      async connect() {
        const hash = await hashOf(secret);
        if (isDown || !open.has(line)) return;
        if (opening && !rooms.has(name)) rooms.set(name, { ...opening, isClosed: false, pieces: [], lines: new Set() });
        const reason = reasonAgainst(hash);
        if (reason) {
          events.onRefused(reason);
          return;
        }
        held = rooms.get(name);
        held?.lines.add(line);
        const waiting = unsent;
        unsent = [];
        send((all) => waiting.reduce((before, change) => change(before), all));
        events.onWaiting(false);
        for (const other of held?.lines ?? []) other.tellPeople();
        events.onLine(true);
      },
      cut() {
        held?.lines.delete(line);
        for (const other of held?.lines ?? []) other.tellPeople();
        held = undefined;
        events.onLine(false);
      },
      receive(next) {
        pieces = next;
        events.onPieces();
      },
      tellPeople() {
        const others = [...(held?.lines ?? [])].filter((other) => other !== line && other.words !== '');
        events.onPeople(others.map(({ id, words }) => ({ id, words })));
      },
    };
    const write = (change: Change) => {
      pieces = change(pieces);
      events.onPieces();
      if (held) send(change);
      else unsent.push(change);
      if (!held) events.onWaiting(true);
    };
    open.add(line);
    void line.connect();
    return {
      isFirst: () => [...(held?.lines ?? [])].every(({ id }) => line.id <= id),
      list: () => [...pieces],
      add: (sealed) => write((all) => [...all, ...sealed]),
      replace: (isOld, sealed) => write((all) => [...all.filter((piece) => !isOld(piece)), ...sealed]),
      say(words) {
        line.words = words;
        for (const other of held?.lines ?? []) other.tellPeople();
      },
      closeForAll() {
        if (!held || as === 'view') return;
        held.isClosed = true;
        for (const other of held.lines) {
          other.cut();
          void other.connect();
        }
      },
      close() {
        open.delete(line);
        held?.lines.delete(line);
        for (const other of held?.lines ?? []) other.tellPeople();
        held = undefined;
      },
    };
  };

  return {
    openPipe,
    rooms,
    linesTo: async (link: RoomLink) => rooms.get((await keysFor(link)).room)?.lines.size ?? 0,
    piecesOf: async (link: RoomLink) => rooms.get((await keysFor(link)).room)?.pieces ?? [],
    goDown() {
      isDown = true;
      for (const line of open) line.cut();
    },
    async comeBack() {
      isDown = false;
      await Promise.all([...open].map((line) => line.connect()));
    },
  };
}
export type Server = ReturnType<typeof openServer>;

/** A browser with nothing on it, and a line that leads to this server. */
export function openDevice(server: Server) {
  const browser = openBrowser();
  vi.stubGlobal('navigator', { storage: { persist: async () => true } });
  vi.stubGlobal('location', { pathname: `/${tool}` });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.spyOn(roomLine, 'openPipe').mockImplementation(server.openPipe);
  useRoom.setState(noRoom, true);
  return browser;
}

export async function closeDevice(): Promise<void> {
  await leaveRoom();
  await closeBrowser();
}

export const room = () => useRoom.getState();

/** The room is there, and what it brought is on the device. */
export const isHere = () => vi.waitFor(() => check(room().is === 'here', `The room is ${room().is}. ${room().why}`), patience);
export const until = (isSo: () => unknown) => vi.waitFor(async () => check(await isSo(), 'It never came to be.'), patience);
const patience = { timeout: 10_000, interval: 5 };
function check(isSo: unknown, words: string): void {
  if (!isSo) throw new Error(words);
}
export const linkNow = (): RoomLink => {
  const { link } = room();
  if (!link) throw new Error('There is no room.');
  return link;
};

const summaryOf = (id: string, title: string): Summary => ({ id, tool, name: '', title, changedAt: 5, openedAt: 1, pictures: [] });

/** Somebody else in the room, on a device of their own. */
export async function openPeer(server: Server, link: RoomLink, name: string, how: 'open' | 'join' = 'join') {
  const keys = await keysFor(link);
  let isThere = false;
  let refused = '';
  let people = 0;
  const line = server.openPipe('', keys.room, keys.token(how === 'open'), {
    onLine: (now) => (isThere = now),
    onPieces: () => undefined,
    onPeople: (all) => (people = all.length),
    onRefused: (reason) => (refused = reason),
    onFull: () => undefined,
    onWaiting: () => undefined,
  });
  await until(() => isThere || refused !== '');
  const readAll = async (): Promise<Piece[]> => {
    const opened = await Promise.allSettled(line.list().map((piece) => openPiece(piece, keys)));
    return opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  };
  const read = async (id: string, title = '') => {
    const document = new KeptDocument(summaryOf(id, title));
    for (const { entries } of await readAll())
      for (const { summary, update } of entries) if (summary.id === id && update) document.add(update);
    document.value = document.news()?.value ?? {};
    return document;
  };
  const piece = (entries: Piece['entries']) => sealPiece({ by: name, at: 7, scope: room().scope, entries, pictures: [] }, keys);
  return {
    line,
    pieces: readAll,
    refused: () => refused,
    people: () => people,
    value: async (id: string): Promise<Value> => (await read(id)).value,
    data: async (id: string): Promise<unknown> => (await read(id)).value.work?.data,
    say: async (words: object) => line.say(toBase64(await keys.seal(new TextEncoder().encode(JSON.stringify(words))))),
    async write(id: string, recipe: (value: Value) => Value): Promise<void> {
      const document = await read(id, 'Theirs');
      const update = document.write(recipe(document.value));
      line.add([await piece([{ summary: document.summary, ...(update ? { update, what: document.changed } : {}) }])]);
    },
    /** A document that was changed many times: its count is how often. */
    async fill(id: string, times: number): Promise<void> {
      const document = new KeptDocument(summaryOf(id, 'Theirs'));
      const updates = Array.from({ length: times }, (_, at) => document.write(noteValue({ count: at + 1 })));
      line.add(await Promise.all(updates.map((update) => piece([{ summary: document.summary, ...(update ? { update } : {}) }]))));
    },
  };
}
export type Peer = Awaited<ReturnType<typeof openPeer>>;
