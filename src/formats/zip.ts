import { Inflate, zipSync } from 'fflate';

/** Stored as they are: pictures do not shrink further. */
export async function zipFile(files: Record<string, Blob | string>): Promise<Blob> {
  const entries: Record<string, Uint8Array> = {};
  for (const [name, content] of Object.entries(files)) {
    entries[name] = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(await content.arrayBuffer());
  }
  return new Blob([zipSync(entries, { level: 6 })], { type: 'application/zip' });
}

const megabyte = 1_000_000;
const mostUnpacked = 20 * megabyte;
const mostFiles = 2000;

/** Said in our words; whatever else is thrown is the reader's own. */
class ZipProblem extends Error {}
const tooLarge = (most: number) =>
  new ZipProblem(`This zip file unpacks to more than ${most / megabyte} MB or ${mostFiles.toLocaleString('en-US')} files.`);
const damaged = () => new ZipProblem('This zip file is damaged and cannot be opened.');

interface Entry {
  name: string;
  content: Uint8Array;
  isPacked: boolean;
  /** The size it says it has; what it has is seen when it is unpacked. */
  claimed: number;
}

const signatures = { end: 0x06054b50, entry: 0x02014b50, file: 0x04034b50 };
const endLength = 22;
const longestComment = 0xffff;

/** Where the list of what is inside begins, and how long it says it is. */
function findList(view: DataView): { offset: number; count: number } {
  const last = view.byteLength - endLength;
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1)
    if (view.getUint32(at, true) === signatures.end) return { count: view.getUint16(at + 10, true), offset: view.getUint32(at + 16, true) };
  throw damaged();
}

/** What the zip's own list names. */
function* listEntries(bytes: Uint8Array, most: number): Generator<Entry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { offset, count } = findList(view);
  if (count > mostFiles) throw tooLarge(most);
  let at = offset;
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(at, true) !== signatures.entry) throw damaged();
    const flags = view.getUint16(at + 8, true);
    const method = view.getUint16(at + 10, true);
    const nameLength = view.getUint16(at + 28, true);
    const start = view.getUint32(at + 42, true);
    if (flags & 1) throw new ZipProblem('This zip file is locked with a password. Unpack it first.');
    if ((method !== 0 && method !== 8) || view.getUint32(start, true) !== signatures.file) throw damaged();
    const from = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
    const to = from + view.getUint32(at + 20, true);
    if (to > bytes.length) throw damaged();
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    yield { name, content: bytes.subarray(from, to), isPacked: method === 8, claimed: view.getUint32(at + 24, true) };
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
}

/** A byte can stand for a thousand, so that a bit at a time is unpacked before looking how much has come. */
const slice = 4096;

function unpack({ content, isPacked }: Entry, onPiece: (piece: Uint8Array) => void): void {
  if (!isPacked) return onPiece(content);
  const inflate = new Inflate(onPiece);
  for (let from = 0; from < content.length; from += slice)
    inflate.push(content.subarray(from, from + slice), from + slice >= content.length);
}

/** All that is inside, in pieces. Refuses what unpacks to more than is allowed, whatever its headers say. */
function unpackAll(bytes: Uint8Array, most: number): Map<string, Uint8Array[]> {
  const files = new Map<string, Uint8Array[]>();
  let size = 0;
  try {
    for (const entry of listEntries(bytes, most)) {
      if (entry.claimed > most) throw tooLarge(most);
      const pieces: Uint8Array[] = [];
      files.set(entry.name, pieces);
      unpack(entry, (piece) => {
        size += piece.length;
        if (size > most) throw tooLarge(most);
        pieces.push(piece);
      });
    }
  } catch (error) {
    throw error instanceof ZipProblem ? error : damaged();
  }
  return files;
}

/** The texts in a zip somebody chose. */
export function readZip(bytes: Uint8Array): Record<string, string> {
  const texts = [...unpackAll(bytes, mostUnpacked)].map(([name, pieces]): [string, string] => {
    const decoder = new TextDecoder();
    return [name, pieces.map((piece) => decoder.decode(piece, { stream: true })).join('') + decoder.decode()];
  });
  return Object.fromEntries(texts);
}

/** For a file that another library will unpack, such as a workbook: throws, in words, where it must not. */
export function checkZip(bytes: Uint8Array, most = mostUnpacked): void {
  unpackAll(bytes, most);
}
