/** What goes into a room, piece by piece: updates of documents with who made them, and the pictures they show. All that comes out is data of a stranger. */
import { fromBase64, toBase64 } from '@/lib/bytes';
import { isObject } from '@/lib/objects';
import type { Entry } from '@/platform/device-store';
import { deflate, inflate } from '@/platform/pack';
import type { RoomKeys } from '@/platform/room-keys';
import { isSummary } from '../keep/journal';

export interface PiecePicture {
  key: string;
  type: string;
  data: string;
}

export interface Piece {
  /** Who made the change; empty where nobody did, as when pieces are put together. */
  by: string;
  at: number;
  /** Whether the whole workspace is shared here, or what was chosen. */
  scope: 'all' | 'chosen';
  entries: readonly Entry[];
  pictures: readonly PiecePicture[];
}

const longestName = 60;
const mostUnpacked = 200_000_000;
/** What is shorter is not packed. */
const shortest = 1_000;
const plain = 0;
const packed = 1;

export async function sealPiece({ entries, ...piece }: Piece, keys: RoomKeys): Promise<Uint8Array<ArrayBuffer>> {
  const lines = entries.map(({ summary, update, what }) => ({
    summary,
    ...(update ? { update: toBase64(update) } : {}),
    ...(what && what.length > 0 ? { what } : {}),
  }));
  const text = new TextEncoder().encode(JSON.stringify({ ...piece, entries: lines }));
  const body = text.length < shortest ? text : await deflate(text);
  const whole = new Uint8Array(body.length + 1);
  whole[0] = text.length < shortest ? plain : packed;
  whole.set(body, 1);
  return keys.seal(whole);
}

const words = (value: unknown, most: number) => (typeof value === 'string' ? value.slice(0, most) : '');

function readEntry(line: unknown): Entry[] {
  if (!isObject(line) || !isSummary(line.summary)) return [];
  const what = Array.isArray(line.what) ? line.what.slice(0, 3).map((part) => words(part, longestName)) : [];
  return [{ summary: line.summary, ...(typeof line.update === 'string' ? { update: fromBase64(line.update) } : {}), what }];
}

function readPicture(value: unknown): PiecePicture[] {
  if (!isObject(value)) return [];
  const { key, type, data } = value;
  const isOne = typeof key === 'string' && key.length < 200 && typeof type === 'string' && /^image\/[\w+.-]+$/.test(type);
  return isOne && typeof data === 'string' ? [{ key, type, data }] : [];
}

/** Throws where it is not from this room, damaged, or of a newer version. */
export async function openPiece(sealed: Uint8Array, keys: RoomKeys): Promise<Piece> {
  const whole = await keys.unseal(sealed);
  const body = whole.slice(1);
  const text = whole[0] === packed ? await inflate(body, mostUnpacked) : body;
  const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text));
  if (!isObject(value) || !Array.isArray(value.entries)) throw new Error('This isn’t a piece of a room.');
  return {
    by: words(value.by, longestName),
    at: typeof value.at === 'number' && Number.isFinite(value.at) ? value.at : 0,
    scope: value.scope === 'chosen' ? 'chosen' : 'all',
    entries: value.entries.flatMap(readEntry),
    pictures: Array.isArray(value.pictures) ? value.pictures.flatMap(readPicture) : [],
  };
}
