/** The site and rooms on one port, until it is told to stop; then nothing that was accepted is lost. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../scripts/serve.mjs';
import { openRooms } from './rooms.mjs';
import { readSettings } from './settings.mjs';

/** One line an event, as JSON; never a word of what is in a room. */
const log = (event) => console.error(JSON.stringify(event));

export async function serveTeam(folder, { port, host, isStrict = false }) {
  const rooms = await openRooms(readSettings(), log);
  const { server, url } = await serve(folder, { port, host, isStrict, respond: rooms.respond });
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    rooms.upgrade(request, socket, head);
  });
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    server.close();
    server.closeIdleConnections();
    await rooms.stop();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  return { server, url };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = resolve(process.argv[2] ?? fileURLToPath(new URL('../dist', import.meta.url)));
  const { url } = await serveTeam(folder, {
    port: Number(process.env.PORT ?? 4173),
    host: process.env.HOST ?? '127.0.0.1',
    isStrict: true,
  });
  console.log(url);
}
