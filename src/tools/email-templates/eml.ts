import { isDraft, subjectOf, toBodyText, type Mail } from './mail';
import { toMailHtml } from './html';

const lineEnd = '\r\n';
const isPlain = (text: string) => /^[\x20-\x7e]*$/.test(text);

/** Half characters become the replacement mark here, as the encoder does it. */
function toBase64(text: string): string {
  let binary = '';
  for (const byte of new TextEncoder().encode(text)) binary += String.fromCharCode(byte);
  return btoa(binary);
}

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
  return words.map((part) => `=?UTF-8?B?${toBase64(part)}?=`).join(`${lineEnd} `);
}

/** One header can never become two: line ends are gone before it is written. */
export function headerValue(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return isPlain(line) && !line.includes('=?') && line.length <= 900 ? line : encodedWords(line);
}

/** An address that may stand in a header: one "@", a dot behind it, nothing that could begin another address or line. */
export const isAddress = (text: string) =>
  text.length <= 254 && isPlain(text) && /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\]+\.[^\s@<>()[\],;:"\\.]+$/.test(text);

const encodedPart = (type: string, text: string) =>
  [`Content-Type: ${type}; charset=utf-8`, 'Content-Transfer-Encoding: base64', '', ...(toBase64(text).match(/.{1,76}/g) ?? [])].join(
    lineEnd,
  );

/** No base64 line holds these marks, so the parts cannot be cut by their own content. */
const boundary = '=_groundwork_alternative';

/** A message with a plain-text and an HTML version, marked as not sent yet. */
export function toEml(mail: Mail, { from = '', to = '' }: { from?: string; to?: string } = {}): string {
  const text = toBodyText(mail).replaceAll('\n', lineEnd);
  const { unsubscribe } = mail.footer;
  const headers = [
    ...(isAddress(from.trim()) ? [`From: ${from.trim()}`] : []),
    ...(isAddress(to.trim()) ? [`To: ${to.trim()}`] : []),
    `Subject: ${headerValue(`${isDraft(mail) ? '[Draft] ' : ''}${subjectOf(mail)}`)}`,
    ...(unsubscribe && isPlain(unsubscribe) && !/[<>\s]/.test(unsubscribe) ? [`List-Unsubscribe: <${unsubscribe}>`] : []),
    'X-Unsent: 1',
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
  ];
  return [
    ...headers,
    '',
    `--${boundary}`,
    encodedPart('text/plain', `${text}${lineEnd}`),
    `--${boundary}`,
    encodedPart('text/html', toMailHtml(mail).replaceAll('\n', lineEnd)),
    `--${boundary}--`,
    '',
  ].join(lineEnd);
}
