import { readFileSync } from 'node:fs';
import { vi } from 'vitest';
import type { Font } from './font';
import type { Canvas, Ink, Pen } from './pen';
import { drawStack, type Slab } from './slabs';
import type { Palette, Setting } from './style';
import { Face, type Line } from './type';

/** Fonts are served by the page; here they are read from where they are installed. Says which were asked for. */
export function stubFonts(): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    const path = address.slice(address.indexOf('node_modules'));
    asked.push(path.split('/').at(-1) ?? '');
    return Promise.resolve(new Response(readFileSync(path)));
  });
  return asked;
}

export interface Mark {
  page: number;
  text: string;
  x: number;
  /** From the top. */
  y: number;
  size: number;
  width: number;
  font: string;
}

/** Every stretch of text with its place, as another program reads it. */
export async function marksOn(bytes: Buffer): Promise<Mark[]> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await task.promise;
  const marks: Mark[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const [, , , height = 0] = page.view;
    for (const item of (await page.getTextContent()).items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [, , , size, x, y] = item.transform as number[];
      marks.push({
        page: number,
        text: item.str,
        x: x ?? 0,
        y: height - (y ?? 0),
        size: size ?? 0,
        width: item.width,
        font: item.fontName,
      });
    }
  }
  await task.destroy();
  return marks;
}

/** Every letter is half as wide as it is high, so that places can be worked out by hand. */
export const evenFace = () => new Face([{ address: 'even', has: () => true, width: (text: string) => text.length / 2 } as unknown as Font]);

const names: (keyof Palette)[] = ['ink', 'mute', 'warn', 'rule', 'strongRule', 'ground', 'accent', 'fill'];

/** A place of 400 points that begins at 100, on a page of 600 by 800, with colours that say what they are for. */
export const evenSetting = (more: Partial<Setting> = {}): Setting => ({
  type: { text: evenFace(), strong: evenFace(), display: evenFace() },
  colors: Object.fromEntries(names.map((name) => [name, name])) as unknown as Palette,
  brand: { accent: '#12307a', display: 'Inter' },
  pictures: new Map(),
  drawings: new Map(),
  page: { width: 600, height: 800 },
  x: 100,
  width: 400,
  chapterPages: [],
  ...more,
});

const short = (value: unknown): string =>
  typeof value === 'number'
    ? String(Math.round(value * 100 + 1e-6) / 100)
    : typeof value !== 'object' || value === null
      ? String(value)
      : Object.entries(value)
          .map(([name, one]) => `${name} ${short(one)}`)
          .join(' ');

/** Writes down all that is drawn: "rule 100 50 400 ink 0.6", and of a text its place, its face, its size and its colour. */
export function recorder({ type }: Pick<Setting, 'type'>): { pen: Pen; canvas: Canvas; drawn: string[] } {
  const drawn: string[] = [];
  const note = (...parts: unknown[]) =>
    void drawn.push(
      parts
        .filter((part) => part !== undefined)
        .map(short)
        .join(' '),
    );
  const nameOf = (face: Face) => Object.entries(type).find(([, one]) => one === face)?.[0] ?? '?';
  const write = (text: string, x: number, y: number, { face, size, color }: Ink, squeeze?: number) => {
    note(`“${text}”`, x, y, nameOf(face), size, color, squeeze);
  };
  const does =
    (name: string) =>
    (...parts: unknown[]) => {
      note(name, ...parts);
      return canvas;
    };
  const canvas = new Proxy({}, { get: (_, name) => does(String(name)) }) as Canvas;
  const run = (_: unknown, draw: () => void) => {
    draw();
  };
  const own: Partial<Record<keyof Pen, unknown>> = {
    mark: run,
    decorate: (draw: () => void) => {
      draw();
    },
    text: write,
    line: ({ pieces }: Line, x: number, y: number, ink: Ink) => {
      write(pieces.map(({ text }) => text).join(''), x, y, ink);
    },
    image: (bytes: Uint8Array, ...place: number[]) => {
      note('image', `of ${bytes.length}`, ...place);
    },
    sketch: (frame: object, draw: (on: Canvas) => void) => {
      note('sketch', frame);
      draw(canvas);
    },
  };
  const pen = new Proxy({}, { get: (_, name) => own[name as keyof Pen] ?? does(String(name)) }) as Pen;
  return { pen, canvas, drawn };
}

/** What slabs that stand below one another draw from the height of 1000 on. */
export function drawnBy(slabs: readonly Slab[], setting: Setting): string[] {
  const { pen, drawn } = recorder(setting);
  drawStack(pen, slabs, 1000);
  return drawn;
}

/** The height of each slab, the air above it, and what it stays with: "24 + 6 glued". */
export const shapesOf = (slabs: readonly Slab[]): string[] =>
  slabs.map(({ height, above, isGlued, isKept }) =>
    [short(height), above === undefined ? '' : `+ ${short(above)}`, isGlued ? 'glued' : '', isKept ? 'kept' : ''].filter(Boolean).join(' '),
  );
