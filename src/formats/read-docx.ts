import { Told } from '@/lib/told';
import { unpack } from './unpack';

const main = 'word/document.xml';
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decode = (text: string) =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    const code = hex ? parseInt(hex, 16) : decimal ? Number(decimal) : undefined;
    if (code !== undefined) return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
    return entities[name ?? ''] ?? whole;
  });

/** What was struck out or moved away in "track changes", and the copies that Word keeps for older programs. */
const left = /^(w:del|w:moveFrom|mc:Fallback)$/;

/** The text of a Word file, a line a paragraph: as it reads with all tracked changes accepted. */
export function readDocx(bytes: Uint8Array): string {
  const part = unpack(bytes, (name) => name === main).get(main);
  if (!part) throw new Told('This isn’t a Word file. Save it as .docx, or paste its text.');
  const xml = new TextDecoder().decode(part);
  const lines: string[] = [];
  /** Text boxes hold paragraphs inside a paragraph. */
  const open: string[] = [];
  let skipped = 0;
  let isText = false;
  const put = (text: string) => {
    if (skipped === 0 && open.length > 0) open[open.length - 1] += text;
  };
  for (const [token, close, name = '', isEmpty, text] of xml.matchAll(/<(\/?)([\w:]+)(?:\s[^>]*?)?(\/?)>|([^<]+)/g)) {
    if (text !== undefined) {
      if (isText) put(decode(text));
    } else if (left.test(name)) {
      if (!isEmpty) skipped += close ? -1 : 1;
    } else if (name === 'w:t') isText = close === '' && isEmpty === '';
    else if (name === 'w:tab') put(' ');
    else if (name === 'w:br' || name === 'w:cr') put('\n');
    else if (name === 'w:p' && !isEmpty) {
      if (!close) open.push('');
      else lines.push(open.pop() ?? '');
    } else if (token === '<w:noBreakHyphen/>') put('-');
  }
  return lines.join('\n');
}
