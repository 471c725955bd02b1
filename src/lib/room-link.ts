/** The address of a room: everything stands behind the #, which browsers never send, and what was cut or changed on the way is noticed. */
import { fromAddressText, toAddressText } from './bytes';
import { hashText } from './random';
import { Told } from './told';

export interface RoomLink {
  /** Who has the link may change what is shared, or only look at it. */
  as: 'edit' | 'view';
  seed: Uint8Array<ArrayBuffer>;
  /** Where the room is; empty for the site's own server. */
  server: string;
}

export const seedLength = 32;
const roomMark = '#room=';

const checkOf = (text: string) => hashText(text).toString(36).padStart(7, '0');

export function toRoomHash({ as, seed, server }: RoomLink): string {
  const text = [as === 'edit' ? 'e1' : 'v1', toAddressText(seed), toAddressText(new TextEncoder().encode(server))].join('.');
  return `${roomMark}${text}.${checkOf(text)}`;
}

export const isRoomHash = (hash: string) => hash.startsWith(roomMark);

const cut = 'This link is incomplete: part of it may have been cut off. Ask for it again.';

/** Reads a whole address or what stands behind its #; throws in words. */
export function readRoomLink(typed: string): RoomLink {
  const at = typed.indexOf(roomMark);
  if (at === -1) throw new Told('That isn’t a link to a room. It contains “#room=”.');
  const [kind = '', seedText = '', serverText = '', check = '', ...rest] = typed
    .slice(at + roomMark.length)
    .trim()
    .split('.');
  if (/^[ev][2-9]/.test(kind)) throw new Told('This link was made by a newer version of Groundwork. Reload the page to get that version.');
  if (!/^[ev]1$/.test(kind) || rest.length > 0 || check !== checkOf([kind, seedText, serverText].join('.'))) throw new Told(cut);
  try {
    const seed = fromAddressText(seedText);
    const server = new TextDecoder('utf-8', { fatal: true }).decode(fromAddressText(serverText));
    if (seed.length === seedLength) return { as: kind === 'e1' ? 'edit' : 'view', seed, server: server === '' ? '' : readServer(server) };
  } catch (error) {
    if (error instanceof Told) throw error;
  }
  throw new Told(cut);
}

const isLoopback = (host: string) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(host);

/** The address of a server as it is connected to: sealed on the way, or on this very computer. */
export function readServer(typed: string): string {
  const text = typed.trim();
  let url: URL;
  try {
    url = new URL(/^[a-z]+:\/\//i.test(text) ? text : `wss://${text}`);
  } catch {
    throw new Told('That isn’t the address of a server. It looks like wss://team.example.com/rooms.');
  }
  const protocol = url.protocol.replace(/^http/, 'ws');
  if (protocol !== 'wss:' && protocol !== 'ws:') throw new Told('A server’s address begins with wss://.');
  if (protocol === 'ws:' && !isLoopback(url.hostname))
    throw new Told('Only wss:// is safe beyond this computer. Browsers refuse ws:// from secure pages.');
  const path = url.pathname === '/' ? '/rooms' : url.pathname.replace(/\/$/, '');
  return `${protocol}//${url.host}${path}`;
}

/** What people call a server: its host. */
export const serverName = (server: string) => new URL(server).host;
