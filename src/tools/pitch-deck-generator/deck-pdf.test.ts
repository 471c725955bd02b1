import { inflateSync } from 'node:zlib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { stubFonts } from '@/formats/pdf/test-data';
import { toDeck } from './deck';
import { makePdf } from './deck-pdf';
import { bulletIndent, lineHeights, type DrawnText, type Paragraph } from './drawn';
import { state } from './model';

const start = state.start({ today: '2026-11-15', currency: 'USD' });
const shell = toDeck({ ...start, slides: [{ id: 'x', type: 'problem', title: 'Head', content: 'One', notes: '', isEdited: true }] }, []);

beforeAll(() => {
  stubFonts();
});
afterAll(() => vi.unstubAllGlobals());

const textOf = (paragraphs: Paragraph[], more: Partial<DrawnText> = {}): DrawnText => ({
  kind: 'text',
  paragraphs,
  face: 'body',
  size: 20,
  color: '#202020',
  align: 'left',
  valign: 'top',
  gap: 0.5,
  role: 'text',
  x: 100,
  y: 100,
  width: 400,
  height: 200,
  ...more,
});

/** One text alone on a slide: its lines as another program reads them, and the orders that draw the page. */
async function drawn(text: DrawnText) {
  const slides = shell.slides.slice(0, 1).map((slide) => ({ ...slide, parts: [text] }));
  const bytes = Buffer.from(await (await makePdf({ ...shell, slides })).arrayBuffer());
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const { items } = await (await (await task.promise).getPage(1)).getTextContent();
  await task.destroy();
  const lines = items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , , size = 0, x = 0, y = 0] = item.transform as number[];
    return [{ text: item.str, size, x, y: 540 - y, width: item.width }];
  });
  const orders = [...bytes.toString('latin1').matchAll(/stream\n/g)]
    .map(({ index }) => {
      try {
        return inflateSync(bytes.subarray(index + 7), { finishFlush: 2 }).toString('latin1');
      } catch {
        return '';
      }
    })
    .join('\n');
  return { lines, curves: orders.match(/ c\n/g)?.length ?? 0 };
}

describe('a text on a page of slides', () => {
  it('starts at its edge; a point stands further in, behind a dot', async () => {
    const { lines, curves } = await drawn(textOf([{ text: 'Plain' }, { text: 'Point', isPoint: true }]));
    expect(lines.map(({ text, x }) => [text, x])).toEqual([
      ['Plain', 100],
      ['Point', 100 + 20 * bulletIndent],
    ]);
    // A circle is four curves.
    expect(curves).toBe(4);
    // One line and half a letter's height between the paragraphs.
    expect(lines[1]!.y - lines[0]!.y).toBeCloseTo(20 * lineHeights.body + 10, 1);
  });

  it('has one dot for a point of several lines', async () => {
    const { lines, curves } = await drawn(textOf([{ text: 'one two three four five six seven eight', isPoint: true }], { width: 150 }));
    expect(lines.length).toBeGreaterThan(2);
    for (const { x } of lines) expect(x).toBeCloseTo(122, 1);
    expect(curves).toBe(4);
    expect((await drawn(textOf([{ text: 'Plain' }]))).curves).toBe(0);
  });

  it('stands in the middle, at the right and at the bottom where it is told to', async () => {
    const at = async (more: Partial<DrawnText>) => (await drawn(textOf([{ text: 'Word' }], more))).lines[0]!;
    const top = await at({});
    const middle = await at({ align: 'center', valign: 'middle' });
    const end = await at({ align: 'right', valign: 'bottom' });
    expect(middle.x + middle.width / 2).toBeCloseTo(300, 0);
    expect(end.x + end.width).toBeCloseTo(500, 0);
    // 200 high, less one line of 27.2.
    expect(middle.y - top.y).toBeCloseTo(86.4, 1);
    expect(end.y - top.y).toBeCloseTo(172.8, 1);
  });

  it('gets smaller, never longer than its place', async () => {
    const long = await drawn(textOf([{ text: 'word '.repeat(30) }], { width: 200, height: 150 }));
    expect(long.lines[0]!.size).toBeLessThan(20);
    // What cannot fit stays at the smallest size, and whole.
    const full = await drawn(textOf([{ text: 'word '.repeat(60) }], { width: 200, height: 20 }));
    expect(full.lines[0]!.size).toBeCloseTo(20 * 0.64, 2);
    expect(
      full.lines
        .map(({ text }) => text)
        .join(' ')
        .match(/word/g),
    ).toHaveLength(60);
    expect((await drawn(textOf([{ text: 'Short' }]))).lines[0]!.size).toBe(20);
  });

  it('takes the size of a paragraph before its own', async () => {
    const { lines } = await drawn(
      textOf([
        { text: 'Big', size: 40, face: 'head' },
        { text: 'Small', size: 10, isBold: true },
      ]),
    );
    expect(lines.map(({ size }) => size)).toEqual([40, 10]);
  });
});
