import { Told } from '@/lib/told';

const largestFile = 20 * 1024 * 1024;

/** The first bytes of files that are no text, with what they are. */
const signatures: readonly (readonly [bytes: readonly number[], name: string])[] = [
  [[0x89, 0x50, 0x4e, 0x47], 'a PNG picture'],
  [[0xff, 0xd8, 0xff], 'a JPEG picture'],
  [[0x47, 0x49, 0x46, 0x38], 'a GIF picture'],
  [[0x52, 0x49, 0x46, 0x46], 'a picture or a recording'],
  [[0x25, 0x50, 0x44, 0x46], 'a PDF'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'an old Excel or Word file. Save it as .xlsx or CSV first'],
  [[0x1f, 0x8b], 'a packed file. Unpack it first'],
];

const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, index) => bytes[index] === byte);

/** Packed files begin so, and so do today's Excel files. */
const isZip = (bytes: Uint8Array) => startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0x50, 0x4b, 0x05, 0x06]);

/** Texts of some programs come in two bytes a letter, with a mark in front or without one. */
function findWideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le';
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be';
  const head = bytes.subarray(0, 2_000);
  const zeros = [0, 0];
  head.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd > head.length / 5 && even < odd / 10) return 'utf-16le';
  return even > head.length / 5 && odd < even / 10 ? 'utf-16be' : undefined;
}

function decode(bytes: Uint8Array): string {
  const wide = findWideEncoding(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  if (bytes.subarray(0, 100_000).includes(0)) throw new Told('This isn’t a text file.');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

async function readBytes(file: File): Promise<Uint8Array> {
  if (file.size > largestFile) throw new Told('This file is over 20 MB. Split it and import the parts.');
  if (file.size === 0) throw new Told('This file is empty.');
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    throw new Told('This file couldn’t be read. It may have been moved, or it’s open elsewhere.', { cause: error });
  }
}

/**
 * Text of a file the user picked: UTF-8, UTF-16, else the encoding old spreadsheets write.
 * What is no text is named; what is packed goes to `readPacked` where there is one.
 */
export async function readTextFile(file: File, readPacked?: (bytes: Uint8Array) => Promise<string>): Promise<string> {
  const bytes = await readBytes(file);
  if (isZip(bytes)) {
    if (readPacked) return readPacked(bytes);
    throw new Told('This is an Excel or a zip file. Choose a text file.');
  }
  const known = signatures.find(([start]) => startsWith(bytes, start));
  if (known) throw new Told(`This is ${known[1]}.`);
  return decode(bytes);
}
