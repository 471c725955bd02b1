/** Pictures are kept as files of their own: in a kept document a short mark stands in the place of each. */
import { fromBase64, toBase64 } from '@/lib/bytes';
import type { Entry } from '@/platform/device-store';

const mark = '\u0001picture:';
/** What is shorter is kept where it is. */
const shortest = 500;

const head = /^data:(image\/[\w+.-]+);base64,/;
/** How PNG, JPEG, WebP and GIF begin, as letters: some tools keep a picture without the head of an address. */
const bare = /^(?:iVBORw0KGgo|\/9j\/|UklGR|R0lGOD)[A-Za-z0-9+/]*={0,2}$/;
const types = { i: 'image/png', '/': 'image/jpeg', U: 'image/webp', R: 'image/gif' } as const;

const isBare = (text: string) => bare.test(text);

const isPicture = (value: unknown): value is string =>
  typeof value === 'string' && value.length >= shortest && (head.test(value) || isBare(value));

/** At the end of the key of one without a head. */
const bareEnd = '-bare';

/** Sixty-four bits of a text, and its length: no two pictures of one founder share them. */
function keyOf(text: string): string {
  let [low, high] = [0x811c9dc5, 0x1b873593];
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    low = Math.imul(low ^ unit, 0x01000193);
    high = Math.imul(high ^ unit, 0x85ebca6b) + index;
  }
  return [low, high].map((half) => (half >>> 0).toString(36)).join('-') + `-${text.length.toString(36)}${isBare(text) ? bareEnd : ''}`;
}

/** Pictures that this tab has seen, by key and by what they are. */
const byKey = new Map<string, string>();
const keys = new Map<string, string>();

export function rememberPicture(picture: string, known?: string): string {
  const key = known ?? keys.get(picture) ?? keyOf(picture);
  keys.set(picture, key);
  byKey.set(key, picture);
  return key;
}

export const isPictureKnown = (key: string) => byKey.has(key);
export const pictureOf = (key: string) => byKey.get(key) ?? '';

/** A value without its pictures. */
export function withoutPictures(value: unknown): unknown {
  if (isPicture(value)) return mark + rememberPicture(value);
  if (Array.isArray(value)) return value.map(withoutPictures);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutPictures(part)]));
}

/** The same with them; one that is lost is left empty. */
export function withPictures(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith(mark) ? pictureOf(value.slice(mark.length)) : value;
  if (Array.isArray(value)) return value.map(withPictures);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withPictures(part)]));
}

const found = new WeakMap<object, readonly string[]>();

/** The keys of the pictures in a state; parts that have not changed are not looked through again. */
export function picturesIn(value: unknown): readonly string[] {
  if (isPicture(value)) return [rememberPicture(value)];
  if (typeof value !== 'object' || value === null) return [];
  const known = found.get(value);
  if (known) return known;
  const all = [...new Set(Object.values(value).flatMap(picturesIn))];
  found.set(value, all);
  return all;
}

export function toBlob(picture: string): Blob {
  if (isBare(picture)) return new Blob([fromBase64(picture)], { type: types[picture.charAt(0) as keyof typeof types] });
  const [start = '', type = ''] = head.exec(picture) ?? [];
  return new Blob([fromBase64(picture.slice(start.length))], { type });
}

/** One that is known here stays what it is, whatever a file calls by the same name. */
export async function rememberBlob(blob: Blob, key: string): Promise<void> {
  if (isPictureKnown(key)) return;
  const letters = toBase64(new Uint8Array(await blob.arrayBuffer()));
  rememberPicture(key.endsWith(bareEnd) ? letters : `data:${blob.type};base64,${letters}`, key);
}

/** The pictures of what is about to be written, by key; one that cannot be read is left out. */
export function blobsOf(entries: readonly Entry[], written: ReadonlySet<string> = new Set()): Map<string, Blob> {
  const blobs = new Map<string, Blob>();
  for (const key of entries.flatMap(({ summary }) => summary.pictures)) {
    const picture = pictureOf(key);
    if (picture === '' || written.has(key) || blobs.has(key)) continue;
    try {
      blobs.set(key, toBlob(picture));
    } catch (error) {
      console.warn(error);
    }
  }
  return blobs;
}
