/** npm run trials -- team: many rooms on three servers that are killed again and again, with lines that break and guests who misbehave. */
import { WebSocket } from 'ws';
import { loadSource } from '../samples.mjs';
import { startServers } from './servers.mjs';
import { startStores } from './stores.mjs';

const planted = 'plantedword';
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const quantile = (all, part) => all.toSorted((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * part))] ?? 0;

/** Sockets of the clients: some are cut, and everything they carry is looked through. */
const open = new Set();
let leaks = 0;
const hears = (data) => Buffer.from(data).toString('latin1').includes(planted);
class Watched extends WebSocket {
  constructor(...args) {
    super(...args);
    open.add(this);
    this.on('error', () => {});
    this.on('close', () => open.delete(this));
    this.on('message', (data) => (leaks += Number(hears(data))));
  }
  send(data, ...rest) {
    leaks += Number(hears(data));
    super.send(data, ...rest);
  }
}

async function makeClient({ keysFor, openPipe }, url, link, isOpening, seen) {
  const keys = await keysFor(link);
  // A piece stays the same object: what was looked at is known without reading its bytes again.
  const known = new WeakSet();
  const own = new Set();
  let isReading = Promise.resolve();
  const client = { words: new Set(), refused: [] };
  const read = async () => {
    for (const piece of client.pipe.list()) {
      if (known.has(piece)) continue;
      known.add(piece);
      const word = new TextDecoder().decode(await keys.unseal(piece));
      if (!client.words.has(word) && !own.has(word)) seen(word);
      client.words.add(word);
    }
  };
  client.pipe = openPipe(url, keys.room, keys.token(isOpening), {
    onLine: (isThere) => (client.isThere = isThere),
    onPieces: () => (isReading = isReading.then(read)),
    onPeople: () => {},
    onRefused: (reason) => client.refused.push(reason),
    onFull: () => {},
    onWaiting: () => {},
  });
  client.add = async (word) => {
    own.add(word);
    client.pipe.add([await keys.seal(new TextEncoder().encode(word))]);
  };
  return client;
}

/** Nonsense, far too much of it, and forged tokens: refused, and nobody else notices. */
async function misbehave(url, room) {
  const bytes = [
    new Uint8Array([0]),
    new Uint8Array([255, 255, 255, 255]),
    new Uint8Array(20_000_000),
    new TextEncoder().encode(`${room}\u0002\u0000{}`),
  ];
  for (const message of bytes) {
    const socket = new WebSocket(url);
    socket.on('error', () => {});
    await new Promise((resolve) => {
      socket.on('open', resolve);
      socket.on('close', resolve);
    });
    for (let times = message.length < 100 ? 1_000 : 1; times > 0 && socket.readyState === WebSocket.OPEN; times -= 1) socket.send(message);
    await pause(50);
    socket.terminate();
  }
}

export async function runTeamTrial(isShort) {
  globalThis.WebSocket = Watched;
  const [rooms, people, edits] = isShort ? [5, 5, 40] : [50, 5, 200];
  const source = await loadSource();
  const tools = { ...(await source.load('/src/platform/room-keys.ts')), ...(await source.load('/src/platform/room-line.ts')) };
  const stores = await startStores();
  const env = {
    DATABASE_URL: stores.databaseUrl,
    REDIS_URL: stores.redisUrl,
    ROOMS_CONNECTIONS_PER_ADDRESS: '10000',
    ROOMS_NEW_PER_HOUR: '10000',
    ROOMS_MESSAGES_PER_SECOND: '200',
  };
  const servers = await startServers(3, env);
  const sentAt = new Map();
  const delays = [];
  let isCalm = true;
  const seen = (word) => {
    const sent = sentAt.get(word);
    // What waits for a line that was cut is late by design; it must only arrive.
    if (sent?.isCalm && isCalm) delays.push(performance.now() - sent.at);
  };
  const groups = [];
  for (let room = 0; room < rooms; room += 1) {
    const link = { as: 'edit', seed: tools.makeSeed(), server: '' };
    const clients = [await makeClient(tools, servers.url, link, true, seen)];
    while (!clients[0].isThere) await pause(10);
    for (let at = 1; at < people; at += 1) clients.push(await makeClient(tools, servers.url, link, false, seen));
    groups.push({ link, clients });
  }
  const all = groups.flatMap(({ clients }) => clients);
  while (!all.every(({ isThere }) => isThere)) await pause(50);
  const begun = performance.now();

  const write = async (from, to, gapMs) => {
    await Promise.all(
      groups.flatMap(({ clients }, room) =>
        clients.map(async (client, person) => {
          // Nobody begins in the same moment as everybody else.
          await pause(gapMs * Math.random());
          for (let at = from; at < to; at += 1) {
            const word = `${planted} ${room} ${person} ${at}`;
            sentAt.set(word, { at: performance.now(), isCalm });
            await client.add(word);
            await pause(gapMs * (0.5 + Math.random()));
          }
        }),
      ),
    );
  };
  // Calm first: how soon the others see a change.
  await write(0, edits / 4, rooms * 20);
  await pause(1000);
  isCalm = false;
  let kills = 0;
  let cuts = 0;
  const writing = { isOver: false };
  const trouble = (async () => {
    for (let tick = 1; !writing.isOver; tick += 1) {
      await pause(1000);
      const [victim] = [...open].toSorted(() => Math.random() - 0.5);
      victim?.terminate();
      cuts += Number(victim !== undefined);
      if (tick % 10 === 0 && !writing.isOver) {
        await servers.killOne();
        kills += 1;
      }
      if (tick % 15 === 5) await misbehave(servers.url, 'f'.repeat(32));
    }
  })();
  await write(edits / 4, edits, Math.max(rooms * 20, 25_000 / edits));
  writing.isOver = true;
  await trouble;
  const expected = people * edits;
  const deadline = performance.now() + 120_000;
  const isWhole = () => all.every(({ words }) => words.size === expected);
  while (!isWhole() && performance.now() < deadline) await pause(100);
  const missing = all.reduce((sum, { words }) => sum + expected - words.size, 0);
  const seconds = (performance.now() - begun) / 1000;
  for (const { pipe } of all) pipe.close();
  await servers.stop();

  // Stopped cleanly and started again: a late comer finds everything.
  const again = await startServers(1, env);
  const late = await makeClient(tools, again.url, groups[0].link, false, () => {});
  const until = performance.now() + 30_000;
  while (late.words.size < expected && performance.now() < until) await pause(50);
  late.pipe.close();
  await again.stop();
  const stored = stores.dump();
  const said = servers.log() + again.log() + stores.log();
  stores.stop();
  await source.close();

  const checks = [
    [
      'every change reached everyone',
      missing === 0,
      `${rooms} rooms × ${people} people × ${edits} changes, ${missing} missing, ${seconds.toFixed(0)} s`,
    ],
    ['lines cut, servers killed', kills > 0 || isShort, `${cuts} cut, ${kills} killed`],
    [
      '95 % seen within 200 ms',
      quantile(delays, 0.95) <= 200,
      `${delays.length} seen; half in ${quantile(delays, 0.5).toFixed(0)} ms, 95 % in ${quantile(delays, 0.95).toFixed(0)} ms`,
    ],
    ['a late comer has everything', late.words.size === expected, `${late.words.size} of ${expected}`],
    ['planted words in the store', stored === '', stored === '' ? 'none' : stored],
    ['planted words in logs', !said.includes(planted), said.includes(planted) ? 'found' : 'none'],
    ['planted words on the line', leaks === 0, String(leaks)],
  ];
  for (const [what, isGood, detail] of checks) console.log(`${isGood ? 'held  ' : 'FAILED'}  ${what.padEnd(32)} ${detail}`);
  return checks.every(([, isGood]) => isGood);
}
