import type { Letter } from './checks';

const lineEnd = '\r\n';
const isPlain = (text: string) => /^[\x20-\x7e]*$/.test(text);

/** Half characters become the replacement mark here, as the encoder does it. */
function toBase64(text: string): string {
  let binary = '';
  for (const byte of new TextEncoder().encode(text)) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** An encoded word holds 75 characters at most: 11 characters of four bytes each always fit. */
const marksPerWord = 11;

/** One header can never become two: line ends are gone before it is written. */
export function headerValue(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if (isPlain(line) && !line.includes('=?') && line.length <= 900) return line;
  const marks = Array.from(line);
  const words: string[] = [];
  for (let at = 0; at < marks.length; at += marksPerWord)
    words.push(`=?UTF-8?B?${toBase64(marks.slice(at, at + marksPerWord).join(''))}?=`);
  return words.join(`${lineEnd} `);
}

/** An address that may stand in a header: one "@", a dot behind it, nothing that could begin another address or line. */
export const isAddress = (text: string) =>
  text.length <= 254 && isPlain(text) && /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\]+\.[^\s@<>()[\],;:"\\.]+$/.test(text);

/** A plain-text message, as a person would write it, marked as not sent yet. */
export function toEml({ subject, body }: Letter, to: string): string {
  const text = `${body.replaceAll('\n', lineEnd)}${lineEnd}`;
  return [
    ...(isAddress(to) ? [`To: ${to}`] : []),
    `Subject: ${headerValue(subject)}`,
    'X-Unsent: 1',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    ...(toBase64(text).match(/.{1,76}/g) ?? []),
    '',
  ].join(lineEnd);
}
