import { unzlibSync, zlibSync } from 'fflate';
import { fromBase64, toBase64 } from '@/lib/bytes';
import { contrastOf, readableOn } from '@/lib/contrast';
import type { Logo } from '@/lib/logos';

interface Pixels {
  width: number;
  height: number;
  /** Red, green, blue and how solid, of one pixel after the other. */
  data: Uint8Array;
}

const at32 = (bytes: Uint8Array, at: number) => new DataView(bytes.buffer, bytes.byteOffset).getUint32(at);

function* chunksOf(file: Uint8Array): Generator<{ name: string; body: Uint8Array }> {
  for (let at = 8; at + 12 <= file.length;) {
    const length = at32(file, at);
    yield { name: String.fromCharCode(...file.subarray(at + 4, at + 8)), body: file.subarray(at + 8, at + 8 + length) };
    at += 12 + length;
  }
}

/** PNG's guess at a byte from those to the left, above, and above to the left. */
function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

/** Only what canvases write with see-through pixels: eight bits, four channels, no interlacing. */
function decode(file: Uint8Array): Pixels | undefined {
  const chunks = [...chunksOf(file)];
  const head = chunks.find(({ name }) => name === 'IHDR')?.body;
  if (head?.length !== 13 || head[8] !== 8 || head[9] !== 6 || head[12] !== 0) return undefined;
  const [width, height] = [at32(head, 0), at32(head, 4)];
  const packed = chunks.filter(({ name }) => name === 'IDAT').map(({ body }) => body);
  const joined = new Uint8Array(packed.reduce((sum, { length }) => sum + length, 0));
  let filled = 0;
  for (const body of packed) {
    joined.set(body, filled);
    filled += body.length;
  }
  const stride = width * 4;
  const raw = unzlibSync(joined);
  if (raw.length < (stride + 1) * height) return undefined;
  const data = new Uint8Array(stride * height);
  for (let row = 0; row < height; row += 1) {
    const filter = raw[row * (stride + 1)] ?? 0;
    for (let index = 0; index < stride; index += 1) {
      const at = row * stride + index;
      const left = index >= 4 ? (data[at - 4] ?? 0) : 0;
      const up = row > 0 ? (data[at - stride] ?? 0) : 0;
      const corner = index >= 4 && row > 0 ? (data[at - stride - 4] ?? 0) : 0;
      const added = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0;
      data[at] = (raw[row * (stride + 1) + 1 + index] ?? 0) + added;
    }
  }
  return { width, height, data };
}

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});
const checksum = (bytes: Uint8Array) => {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (table[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
};

function toChunk(name: string, body: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(body.length + 12);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, body.length);
  chunk.set(new TextEncoder().encode(name), 4);
  chunk.set(body, 8);
  view.setUint32(body.length + 8, checksum(chunk.subarray(4, body.length + 8)));
  return chunk;
}

const toBytes = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** A file of these pixels, row by row, with so many bytes each. */
function encode(width: number, height: number, channels: 3 | 4, pixel: (at: number) => readonly number[]): Uint8Array<ArrayBuffer> {
  const stride = width * channels;
  const raw = new Uint8Array((stride + 1) * height);
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1)
      raw.set(pixel((row * width + column) * 4), row * (stride + 1) + 1 + column * channels);
  const head = new Uint8Array(13);
  const view = new DataView(head.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  head.set([8, channels === 4 ? 6 : 2, 0, 0, 0], 8);
  const parts = [
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    toChunk('IHDR', head),
    toChunk('IDAT', zlibSync(raw)),
    toChunk('IEND', new Uint8Array()),
  ];
  const file = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let to = 0;
  for (const part of parts) {
    file.set(part, to);
    to += part.length;
  }
  return file;
}

/** The picture laid on its ground, for files that know no see-through pixels. */
export function onGround(file: Uint8Array, ground: string): Uint8Array {
  let pixels: Pixels | undefined;
  try {
    pixels = decode(file);
  } catch {
    // Shown as it is.
  }
  if (!pixels) return file;
  const { width, height, data } = pixels;
  const below = toBytes(ground);
  return encode(width, height, 3, (at) => {
    const share = (data[at + 3] ?? 0) / 255;
    return below.map((channel, index) => Math.round((data[at + index] ?? 0) * share + channel * (1 - share)));
  });
}

const rounded = new Map<string, string>();

/** A photograph as a disc, so that every file shows it round; one that cannot be read stays as it is. */
export function toRoundPhoto(png: string): string {
  const before = rounded.get(png);
  if (before !== undefined) return before;
  let pixels: Pixels | undefined;
  try {
    pixels = decode(fromBase64(png));
  } catch {
    // Shown as it is.
  }
  const address = `data:image/png;base64,${pixels ? cutDisc(pixels) : png}`;
  rounded.set(png, address);
  return address;
}

function cutDisc({ width, height, data }: Pixels): string {
  const radius = Math.min(width, height) / 2;
  const disc = encode(width, height, 4, (at) => {
    const pixel = at / 4;
    const away = Math.hypot((pixel % width) + 0.5 - width / 2, Math.floor(pixel / width) + 0.5 - height / 2);
    const share = Math.min(1, Math.max(0, radius - away + 0.5));
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, Math.round((data[at + 3] ?? 0) * share)];
  });
  return toBase64(disc);
}

/** The same shape in one colour: how logos are set on a ground that swallows their own. */
function inOneColor({ width, height, data }: Pixels, color: string): string {
  const [red = 0, green = 0, blue = 0] = toBytes(color);
  return toBase64(encode(width, height, 4, (at) => [red, green, blue, data[at + 3] ?? 0]));
}

const hex = (channel: number) => Math.round(channel).toString(16).padStart(2, '0');

/** How much of the logo, by what is solid of it, can be told from the ground. */
function shareSeen({ data }: Pixels, ground: string): { isSeeThrough: boolean; share: number } {
  let [solid, seen, clear] = [0, 0, 0];
  const known = new Map<string, boolean>();
  // Every third pixel is enough to know, and less to wait for.
  for (let at = 0; at < data.length; at += 12) {
    const alpha = data[at + 3] ?? 0;
    if (alpha < 16) clear += 1;
    if (alpha < 128) continue;
    const color = `#${hex((data[at] ?? 0) & 0xf8)}${hex((data[at + 1] ?? 0) & 0xf8)}${hex((data[at + 2] ?? 0) & 0xf8)}`;
    const isSeen = known.get(color) ?? contrastOf(color, ground) >= 3;
    known.set(color, isSeen);
    solid += 1;
    if (isSeen) seen += 1;
  }
  return { isSeeThrough: clear > data.length / 12 / 20, share: solid === 0 ? 1 : seen / solid };
}

export interface DeckLogo {
  width: number;
  height: number;
  /** The picture to show on a ground of that colour. */
  addressOn: (ground: string) => string;
}

const read = new WeakMap<Logo, DeckLogo>();

export function readLogo(logo: Logo): DeckLogo {
  const before = read.get(logo);
  if (before) return before;
  let pixels: Pixels | undefined;
  try {
    pixels = decode(fromBase64(logo.png));
  } catch {
    // A picture of another kind is shown as it is.
  }
  const own = `data:image/png;base64,${logo.png}`;
  const made = new Map<string, string>();
  const addressOn = (ground: string) => {
    const known = made.get(ground);
    if (known !== undefined) return known;
    const { isSeeThrough, share } = pixels ? shareSeen(pixels, ground) : { isSeeThrough: false, share: 1 };
    // A logo with a ground of its own is seen on any other.
    const isLost = isSeeThrough && share < 0.75;
    const address = pixels && isLost ? `data:image/png;base64,${inOneColor(pixels, readableOn(ground))}` : own;
    made.set(ground, address);
    return address;
  };
  const result = { width: logo.width, height: logo.height, addressOn };
  read.set(logo, result);
  return result;
}
