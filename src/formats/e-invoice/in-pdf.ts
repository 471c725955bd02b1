import { Inflate } from 'fflate';
import { Told } from '@/lib/told';

const largest = 20_000_000;
const pieceSize = 4_096;
/** Of what is said of a stream before it begins. */
const longestHead = 2_000;

/** What a stream of a PDF holds, unpacked; nothing where it is packed in another way or is too large. */
function inflate(packed: Uint8Array): Uint8Array | undefined {
  // Two bytes in front say how it is packed.
  if (packed.length < 6 || ((packed[0] ?? 0) & 0x0f) !== 8) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  const stream = new Inflate((chunk) => {
    size += chunk.length;
    if (size > largest) throw new Told('The XML inside this PDF is larger than an invoice.');
    chunks.push(chunk);
  });
  try {
    for (let place = 2; place < packed.length; place += pieceSize) stream.push(packed.subarray(place, place + pieceSize));
  } catch (error) {
    if (error instanceof Told) throw error;
    // The few bytes after the end of the stream are no part of it.
    if (chunks.length === 0) return undefined;
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

const latin = new TextDecoder('latin1');
const isInvoice = (bytes: Uint8Array) =>
  /<(?:\w+:)?(?:CrossIndustryInvoice|Invoice|CreditNote)[\s>]/.test(latin.decode(bytes.subarray(0, 4_000)));

/**
 * The invoice that is attached to a PDF. A stream always stands in the file by itself, so each is looked at in turn;
 * that reads files with a damaged or packed table of contents as well.
 */
export function findXmlInPdf(bytes: Uint8Array): Uint8Array {
  const text = latin.decode(bytes);
  if (/\/Encrypt\s+\d/.test(text)) throw new Told('This PDF is protected, so what is inside can’t be read.');
  for (const match of text.matchAll(/(?<!end)stream\r?\n/g)) {
    const from = match.index + match[0].length;
    const to = text.indexOf('endstream', from);
    const before = text.slice(Math.max(0, match.index - longestHead), match.index);
    const head = before.slice(before.lastIndexOf(' obj') + 1);
    if (to < 0 || /\/Subtype\s*\/(?:Image|Form|XML)\b|\/Type\s*\/(?:XRef|ObjStm|Metadata)\b/.test(head)) continue;
    const packed = bytes.subarray(from, to);
    const content = head.includes('/FlateDecode') ? inflate(packed) : packed;
    if (content && isInvoice(content)) return content;
  }
  throw new Told('This PDF has no e-invoice inside. Only Factur-X and ZUGFeRD files do.');
}
