import { Unzip, UnzipInflate } from 'fflate';
import { Told } from '@/lib/told';

const mostUnpacked = 20_000_000;
const mostEntries = 2_000;
/** Words and figures shrink to a hundredth at the most; what shrinks further was made to burst. */
const mostTimes = 300;
const alwaysFine = 2_000_000;
/** Small enough that what comes out of one piece stays small, however well it was packed. */
const pieceSize = 1_024;

const damaged = 'This zip file is damaged and cannot be opened.';

/** What is in a zip somebody chose. Counts what comes out, not what the file claims; anything too large ends it at once. */
export function unpack(bytes: Uint8Array, isWanted: (name: string) => boolean = () => true): Map<string, Uint8Array<ArrayBuffer>> {
  const parts = new Map<string, Uint8Array<ArrayBuffer>>();
  const begun = new Set<string>();
  let size = 0;
  let count = 0;
  let taken = 0;
  const unzip = new Unzip((file) => {
    count += 1;
    if (count > mostEntries) throw new Told('This zip file holds too many files.');
    if (!isWanted(file.name) || file.name.endsWith('/')) return;
    begun.add(file.name);
    const chunks: Uint8Array[] = [];
    file.ondata = (error, chunk, isLast) => {
      if (error) throw error instanceof Told ? error : new Told(damaged, { cause: error });
      size += chunk.length;
      if (size > mostUnpacked) throw new Told('This file unpacks to more than 20 MB.');
      if (size > alwaysFine && size > taken * mostTimes) throw new Told('This zip file unpacks to far more than it should.');
      chunks.push(chunk);
      if (isLast) parts.set(file.name, join(chunks));
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let place = 0; place < bytes.length; place += pieceSize) {
      taken = Math.min(place + pieceSize, bytes.length);
      unzip.push(bytes.subarray(place, place + pieceSize), place + pieceSize >= bytes.length);
    }
  } catch (error) {
    throw error instanceof Told ? error : new Told(damaged, { cause: error });
  }
  if (count === 0 || parts.size < begun.size) throw new Told(damaged);
  return parts;
}

function join(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let place = 0;
  for (const chunk of chunks) {
    whole.set(chunk, place);
    place += chunk.length;
  }
  return whole;
}
