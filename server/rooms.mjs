/**
 * Rooms in which several devices work on one workspace. What is in them is sealed in the browsers: this server merges and keeps
 * pieces that it cannot read. Hocuspocus does the merging, over Redis between several servers.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { Redis } from '@hocuspocus/extension-redis';
import { Hocuspocus } from '@hocuspocus/server';
import { WebSocketServer } from 'ws';
import * as Y from 'yjs';
import { openFolderStore } from './folder-store.mjs';
import { makeGuard } from './guard.mjs';
import { openPostgresStore } from './postgres-store.mjs';

export const roomsPath = '/rooms';
const dayMs = 86_400_000;
const checkMs = 15_000;

const isRoom = (name) => /^[0-9a-f]{32}$/.test(name);
const isHash = (text) => typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);
const hashOf = (text) => createHash('sha256').update(text).digest('hex');
const isSame = (one, other) => isHash(one) && isHash(other) && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Refused, with a word that the page turns into a sentence. */
class Refusal extends Error {
  constructor(reason) {
    super('');
    this.reason = reason;
    this.code = 4403;
  }
}

function mergeContents(...contents) {
  const doc = new Y.Doc();
  for (const content of contents) Y.applyUpdate(doc, content);
  return Y.encodeStateAsUpdate(doc);
}

function readToken(text) {
  try {
    const token = JSON.parse(text);
    return typeof token === 'object' && token !== null ? token : {};
  } catch {
    return {};
  }
}

function redisFor(url) {
  const { hostname, port, username, password, pathname, protocol } = new URL(url);
  return new Redis({
    host: hostname,
    port: Number(port || 6379),
    options: {
      ...(username ? { username: decodeURIComponent(username) } : {}),
      ...(password ? { password: decodeURIComponent(password) } : {}),
      ...(pathname.length > 1 ? { db: Number(pathname.slice(1)) } : {}),
      ...(protocol === 'rediss:' ? { tls: {} } : {}),
    },
  });
}

/** `say` is told what happened, in words without content. */
export async function openRooms(settings, say = () => {}) {
  const store = settings.databaseUrl
    ? await openPostgresStore(settings.databaseUrl, mergeContents)
    : await openFolderStore(settings.folder);
  const counts = { messages: 0, bytes: 0, joined: 0, opened: 0, closed: 0, refused: 0, saved: 0, failedSaves: 0, dropped: 0 };
  const count = (what, by = 1) => (counts[what] += by);
  const guard = makeGuard(settings, count);
  /** Rooms whose content has changed since it was saved, and how large each was found. */
  const unsaved = new Set();
  const sizes = new Map();
  const tell = (event, room, more = {}) => say({ at: new Date().toISOString(), event, room: room.slice(0, 8), ...more });

  const refuse = (room, reason) => {
    count('refused');
    tell('refused', isRoom(room) ? room : '', { reason });
    throw new Refusal(reason);
  };

  /** One after the other for each room. What fails stays in memory and is tried again. */
  const saving = new Map();
  function save(document) {
    const next = (saving.get(document.name) ?? Promise.resolve()).then(() => saveNow(document));
    saving.set(document.name, next);
    return next;
  }

  async function saveNow(document) {
    const room = document.name;
    unsaved.delete(room);
    const content = Buffer.from(Y.encodeStateAsUpdate(document));
    sizes.set(room, content.length);
    try {
      const record = await store.read(room);
      if (record && !record.closedAt) await store.save(room, content);
      count('saved');
    } catch (error) {
      unsaved.add(room);
      count('failedSaves');
      tell('not saved', room, { why: error.code ?? error.name });
    }
  }

  async function admit({ documentName: room, token: text, connectionConfig, context }) {
    const { v, as, secret, open } = readToken(text);
    if (!isRoom(room) || v !== 1) refuse(room, v > 1 ? 'newer' : 'refused');
    if (typeof secret !== 'string' || secret.length > 200) refuse(room, 'refused');
    let record = await store.read(room);
    if (!record && open && as === 'edit') {
      if (!isHash(open.edit) || !isHash(open.view) || !isSame(open.edit, hashOf(secret))) refuse(room, 'refused');
      if (!guard.mayOpenRoom(context.address)) refuse(room, 'too-many');
      record = { edit: open.edit, view: open.view, openedAt: Date.now() };
      if (await store.create(room, record)) {
        count('opened');
        tell('opened', room);
      } else record = await store.read(room);
    }
    if (!record) refuse(room, 'gone');
    const isEditor = as === 'edit' && isSame(record.edit, hashOf(secret));
    const isViewer = as === 'view' && isSame(record.view, hashOf(secret));
    if (!isEditor && !isViewer) refuse(room, 'refused');
    if (record.closedAt) refuse(room, 'closed');
    const here = hocuspocus.documents.get(room)?.getConnectionsCount() ?? 0;
    if (here >= settings.peoplePerRoom) refuse(room, 'crowded');
    connectionConfig.readOnly = !isEditor;
    context.guarded.isKnown();
    count('joined');
    await store.touch(room);
    return { isEditor };
  }

  /** The whole line, not only this room on it: the page comes back by itself and is told why it may not. */
  function hangUp(room) {
    for (const { webSocket } of hocuspocus.documents.get(room)?.getConnections() ?? []) webSocket.close(4403, 'closed');
  }

  async function closeForAll(room) {
    const record = await store.read(room);
    if (!record || record.closedAt) return;
    unsaved.delete(room);
    await store.close(room, { ...record, closedAt: Date.now() });
    count('closed');
    tell('closed', room);
    hangUp(room);
  }

  const hocuspocus = new Hocuspocus({
    quiet: true,
    debounce: 1000,
    maxDebounce: 5000,
    timeout: 30_000,
    extensions: settings.redisUrl ? [redisFor(settings.redisUrl)] : [],
    onAuthenticate: admit,
    async onLoadDocument({ documentName, document }) {
      const content = await store.load(documentName);
      if (content) Y.applyUpdate(document, content);
      sizes.set(documentName, content?.length ?? 0);
    },
    async onChange({ documentName, update }) {
      unsaved.add(documentName);
      sizes.set(documentName, (sizes.get(documentName) ?? 0) + update.length);
    },
    /** What would make a room larger than it may be; one that is made smaller may always be. */
    async beforeHandleMessage({ documentName, document, update, connection }) {
      if (connection.readOnly || update.length < 200) return;
      if ((sizes.get(documentName) ?? 0) + update.length <= settings.mostRoomBytes) return;
      const size = Y.encodeStateAsUpdate(document).length;
      sizes.set(documentName, size);
      if (size + update.length <= settings.mostRoomBytes) return;
      count('refused');
      connection.sendStateless('full');
      connection.webSocket.close(4413, 'full');
      throw new Refusal('full');
    },
    async onStateless({ payload, connection, documentName }) {
      if (payload === 'close' && connection.context.isEditor) await closeForAll(documentName);
    },
    onStoreDocument: ({ document }) => save(document),
    /** What is not saved is not let go of; an empty error says so without a word in the log. */
    async beforeUnloadDocument({ documentName }) {
      if (unsaved.has(documentName)) throw new Refusal('unsaved');
    },
    async afterUnloadDocument({ documentName }) {
      sizes.delete(documentName);
      saving.delete(documentName);
    },
  });

  const sockets = new WebSocketServer({ noServer: true, maxPayload: settings.mostMessageBytes });
  const addressOf = (request) => {
    const told = settings.isBehindProxy ? String(request.headers['x-forwarded-for'] ?? '').split(',') : [];
    return told.at(-1)?.trim() || request.socket.remoteAddress || '';
  };
  const isWelcome = ({ headers: { origin, host } }) => {
    // Programs that are no browser send none; the room's secret is what lets them in.
    if (!origin || settings.origins.includes('*') || settings.origins.includes(origin)) return true;
    try {
      return new URL(origin).host === host;
    } catch {
      return false;
    }
  };

  function upgrade(request, socket, head) {
    const address = addressOf(request);
    const isOurs = request.url?.split('?')[0] === roomsPath;
    const answer = !isOurs ? 404 : !isWelcome(request) ? 403 : !guard.mayConnect(address) ? 429 : 101;
    if (answer !== 101) {
      count('refused');
      socket.end(`HTTP/1.1 ${answer} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    sockets.handleUpgrade(request, socket, head, (connected) => {
      const guarded = guard.watch(connected, address);
      hocuspocus.handleConnection(connected, request, { address, guarded });
    });
  }

  /** Health and figures for whoever runs it; true where the request was for them. */
  function respond(request, response) {
    const path = request.url?.split('?')[0];
    if (path === `${roomsPath}/health`) {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"ok":true}');
      return true;
    }
    if (path !== `${roomsPath}/metrics`) return false;
    const lines = Object.entries({ ...counts, rooms: hocuspocus.getDocumentsCount(), connections: sockets.clients.size });
    const text = lines.map(([name, value]) => `groundwork_${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)} ${value}\n`);
    response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4' }).end(text.join(''));
    return true;
  }

  const sweep = async () => count('dropped', await store.sweep(Date.now() - settings.idleDays * dayMs));
  await sweep();
  const sweeping = setInterval(() => void sweep().catch(() => {}), dayMs / 4);
  /** A room may have been closed on another server. */
  const checking = setInterval(() => {
    for (const [room, document] of hocuspocus.documents) {
      if (unsaved.has(room)) void save(document).then(() => hocuspocus.unloadDocument(document));
      void store.read(room).then(
        (record) => record?.closedAt && hangUp(room),
        () => {},
      );
    }
  }, checkMs);

  return {
    upgrade,
    respond,
    /** Nothing more is accepted, and all that was is saved. */
    async stop() {
      clearInterval(sweeping);
      clearInterval(checking);
      for (const socket of sockets.clients) socket.close(1001, 'restarting');
      const documents = [...hocuspocus.documents.values()];
      await Promise.allSettled(documents.filter(({ name }) => unsaved.has(name)).map((document) => save(document)));
      for (const socket of sockets.clients) socket.terminate();
      await Promise.allSettled(
        [...hocuspocus.documents.values()].filter(({ name }) => unsaved.has(name)).map((document) => save(document)),
      );
      await hocuspocus.hooks('onDestroy', { instance: hocuspocus }).catch(() => {});
      await store.end();
    },
  };
}
