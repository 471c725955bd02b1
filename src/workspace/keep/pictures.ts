/** Pictures are kept as files of their own: in a kept document a short mark stands in the place of each. */
const mark = '\u0001picture:';
/** What is shorter is kept where it is. */
const shortest = 500;

const isPicture = (value: unknown): value is string => typeof value === 'string' && value.length >= shortest && value.startsWith('data:');

/** Sixty-four bits of a text, and its length: no two pictures of one founder share them. */
function keyOf(text: string): string {
  let [low, high] = [0x811c9dc5, 0x1b873593];
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    low = Math.imul(low ^ unit, 0x01000193);
    high = Math.imul(high ^ unit, 0x85ebca6b) + index;
  }
  return [low, high].map((half) => (half >>> 0).toString(36)).join('-') + `-${text.length.toString(36)}`;
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

const head = /^data:([^;,]*)(;base64)?,/;

export function toBlob(picture: string): Blob {
  const [start = '', type = '', isPacked] = head.exec(picture) ?? [];
  const content = picture.slice(start.length);
  const bytes = isPacked ? Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0)) : decodeURIComponent(content);
  return new Blob([bytes], { type });
}

const pieceLength = 0x8000;

export async function toPicture(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += pieceLength) text += String.fromCharCode(...bytes.subarray(at, at + pieceLength));
  return `data:${blob.type};base64,${btoa(text)}`;
}
