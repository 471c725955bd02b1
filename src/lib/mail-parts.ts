import { toBase64 } from './bytes';

/** What one merge makes; more would be a mailing, which needs a service made for it. */
export const mostMails = 1_000;

/** How lines end in a message. */
export const lineEnd = '\r\n';
export const isPlain = (text: string) => /^[\x20-\x7e]*$/.test(text);

/** Half characters become the replacement mark here, as the encoder does it. */
const encode = (text: string) => toBase64(new TextEncoder().encode(text));

/** An encoded word holds 75 characters at most, so 45 bytes of text, and never half a character. */
const mostBytes = 45;

function encodedWords(text: string): string {
  const words: string[] = [];
  let word = '';
  let size = 0;
  for (const mark of text) {
    const bytes = new TextEncoder().encode(mark).length;
    if (size + bytes > mostBytes) {
      words.push(word);
      word = '';
      size = 0;
    }
    word += mark;
    size += bytes;
  }
  words.push(word);
  return words.map((part) => `=?UTF-8?B?${encode(part)}?=`).join(`${lineEnd} `);
}

/** One header can never become two: line ends are gone before it is written. */
export function headerValue(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return isPlain(line) && !line.includes('=?') && line.length <= 900 ? line : encodedWords(line);
}

/** An address that may stand in a header: one "@", a dot behind it, nothing that could begin another address or line. */
export const isAddress = (text: string) =>
  text.length <= 254 && isPlain(text) && /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\]+\.[^\s@<>()[\],;:"\\.]+$/.test(text);

/** A part of a message, or the whole of one, in lines every server lets through. */
export const encodedPart = (type: string, text: string) =>
  [`Content-Type: ${type}; charset=utf-8`, 'Content-Transfer-Encoding: base64', '', ...(encode(text).match(/.{1,76}/g) ?? [])].join(
    lineEnd,
  );
