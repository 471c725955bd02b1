import { Told } from './told';

/**
 * A short answer as text that is sent by mail or chat and pasted in again. Only letters and digits count, whatever their
 * case, and none that are mistaken for others; everything else (line breaks, quote marks, dashes of any kind, spaces)
 * may come and go on the way. The length stands in front and a checksum at the end.
 */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const mark = 'GW1';
const lengthLetters = 4;
const sumLetters = 7;
const mostBytes = 100_000;
const groupLetters = 5;
const groupsInLine = 10;

const values = new Map([...alphabet].map((letter, index) => [letter, index]));
values.set('O', 0);
values.set('I', 1);
values.set('L', 1);

function writeLetters(bytes: Uint8Array): string {
  let text = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    for (; bits >= 5; bits -= 5) text += alphabet[(held >> (bits - 5)) & 31];
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? text + alphabet[(held << (5 - bits)) & 31] : text;
}

function readLetters(text: string, size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let held = 0;
  let bits = 0;
  let at = 0;
  for (const letter of text) {
    held = ((held << 5) | (values.get(letter) ?? 0)) & 0xfff;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes[at] = (held >> bits) & 255;
      at += 1;
    }
  }
  return bytes;
}

function writeNumber(value: number, letters: number): string {
  let text = '';
  for (let rest = value, count = 0; count < letters; count += 1, rest = Math.floor(rest / 32)) text = `${alphabet[rest % 32]}${text}`;
  return text;
}

const readNumber = (text: string) => [...text].reduce((sum, letter) => sum * 32 + (values.get(letter) ?? 0), 0);

/** CRC-32, as in ZIP files. */
function sumOf(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

const lettersOf = (size: number) => Math.ceil((size * 8) / 5);

/** The text of an answer of one kind: "GW1-0012M-…", in groups and short lines. */
export function writeReply(kind: string, answer: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify([kind, answer]));
  if (bytes.length > mostBytes) throw new Told('This answer is too long for a reply code. Shorten it, please.');
  const letters = writeNumber(bytes.length, lengthLetters) + writeLetters(bytes) + writeNumber(sumOf(bytes), sumLetters);
  const groups = [mark, ...(letters.match(new RegExp(`.{1,${groupLetters}}`, 'g')) ?? [])];
  const lines: string[] = [];
  for (let at = 0; at < groups.length; at += groupsInLine) lines.push(groups.slice(at, at + groupsInLine).join('-'));
  return lines.join('\n');
}

export interface FoundReply {
  kind: string;
  answer: unknown;
}

const incomplete = 'Part of this code is missing: it may have been cut off. Copy it from GW1 to its last letter.';
const damaged = 'This code was changed on its way: its checksum doesn’t match. Ask for it to be sent again.';

function readOne(letters: string): FoundReply {
  const size = readNumber(letters.slice(0, lengthLetters));
  const end = lengthLetters + lettersOf(size);
  if (letters.length < lengthLetters || size > mostBytes || letters.length < end + sumLetters) throw new Told(incomplete);
  const bytes = readLetters(letters.slice(lengthLetters, end), size);
  if (readNumber(letters.slice(end, end + sumLetters)) !== sumOf(bytes)) throw new Told(damaged);
  try {
    const read = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
    if (Array.isArray(read) && read.length === 2 && typeof read[0] === 'string') return { kind: read[0], answer: read[1] };
  } catch (error) {
    throw new Told(damaged, { cause: error });
  }
  throw new Told(damaged);
}

/** Every reply in a pasted text, which may be a whole mail or several; those that cannot be read say why. */
export function findReplies(text: string): { replies: FoundReply[]; problems: string[] } {
  const starts = [...text.matchAll(/(?<![\p{L}\p{N}])GW1(?![\p{L}\p{N}])/giu)].map(({ index }) => index + mark.length);
  const replies: FoundReply[] = [];
  const problems: string[] = [];
  starts.forEach((start, index) => {
    const next = starts[index + 1];
    const piece = text.slice(start, next === undefined ? undefined : next - mark.length).toUpperCase();
    const letters = piece.replace(/[^0-9A-Z]/g, '');
    try {
      replies.push(readOne(letters));
    } catch (error) {
      if (!(error instanceof Told)) throw error;
      problems.push(error.message);
    }
  });
  if (starts.length === 0 && text.trim() !== '') problems.push('There’s no reply code in this text. A code begins with GW1.');
  return { replies, problems };
}
