/** One document in a link: everything stands behind the #, which browsers never send anywhere. */
import { isOverdone } from '@/lib/json-shape';
import { Told } from '@/lib/told';
import { fromAddressText, toAddressText } from '@/lib/bytes';
import { deflate, inflate } from '@/platform/pack';
import { joinSealed, openSealed, sealBytes, splitSealed } from '@/platform/seal';
import type { Envelope } from './store';
import { isEnvelope } from './travel';

/** What mail programs and chats still carry; longer ones are cut by some of them. */
export const longestLink = 60_000;
const longestRead = 400_000;
const mostUnpacked = 5_000_000;

const plain = '1';
const sealed = '2';

export async function toShareText({ versions: _own, ...envelope }: Envelope, passphrase: string): Promise<string> {
  const packed = await deflate(new TextEncoder().encode(JSON.stringify(envelope)));
  return passphrase === '' ? plain + toAddressText(packed) : sealed + toAddressText(joinSealed(await sealBytes(packed, passphrase)));
}

export const needsPassphrase = (text: string) => text.startsWith(sealed);

const tooMuch = 'This link holds far more than a document does, so it wasn’t opened.';
const broken = 'This link is damaged: part of it may have been cut off. Ask for it again, or for the file.';

async function unpack(text: string, passphrase: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = fromAddressText(text.slice(1));
  if (!needsPassphrase(text)) return bytes;
  try {
    return await openSealed(splitSealed(bytes), passphrase);
  } catch (error) {
    throw new Told('That isn’t the passphrase for this link.', { cause: error });
  }
}

/** No link of ours has forms in it that are open somewhere else. */
const withoutForms = ({ drafts: _open, ...envelope }: Envelope): Envelope => envelope;

/** Everything in it is data of a stranger: bounded here, and read by its tool's schema afterwards. */
export async function fromShareText(text: string, passphrase: string): Promise<Envelope> {
  if (text.length > longestRead) throw new Told('This link is longer than any we make, so it wasn’t opened.');
  if (!text.startsWith(plain) && !needsPassphrase(text))
    throw new Told('This link was made by a newer version of Groundwork. Reload the page to get that version.');
  try {
    const words = new TextDecoder('utf-8', { fatal: true }).decode(await inflate(await unpack(text, passphrase), mostUnpacked));
    if (isOverdone(words)) throw new Told(tooMuch);
    const value = JSON.parse(words) as unknown;
    if (isEnvelope(value)) return withoutForms(value);
  } catch (error) {
    if (error instanceof Told) throw error;
    throw new Told(broken, { cause: error });
  }
  throw new Told(broken);
}

const signs: readonly (readonly [pattern: RegExp, one: string])[] = [
  [/[\w.+-]+@[\w-]+\.[a-z]{2,}/gi, 'e-mail address'],
  [/\+\d[\d ()-]{7,}\d|\(\d{3}\) ?\d{3}-\d{4}|\b\d{3}-\d{3}-\d{4}\b/g, 'phone number'],
  [/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,}/g, 'bank account'],
  [/"(?:data:image\/|iVBORw0KGgo|\/9j\/|UklGR)[^"]{40}/g, 'picture'],
];

/** What there is of people and banks in a document, as far as it can be recognised, to be said before it is shared. */
export function findPersonal(data: unknown): { count: number; one: string }[] {
  const text = JSON.stringify(data);
  return signs.flatMap(([pattern, one]) => {
    const count = new Set(text.match(pattern)).size;
    return count === 0 ? [] : [{ count, one }];
  });
}
