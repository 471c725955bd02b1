import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paragraph, type Block, type Document } from '@/lib/blocks';
import { stubCanvas } from '../test-data';
import { pdfFile, type PdfOptions } from '.';
import { Pen } from './pen';
import { stubFonts } from './test-data';

const rounded = (value: unknown) => (typeof value === 'number' ? Math.round(value * 100) / 100 : value);

/** Everything that is drawn on pages of 612 by 792 with sides of 66, text by text; right-hand ends stand in place of widths. */
async function drawnIn(document: Partial<Document>, options?: PdfOptions) {
  const texts: { text: string; x: number; right: number; y: number; size: number; color: string; page: number }[] = [];
  const shapes: string[] = [];
  const scales: (number | undefined)[] = [];
  const real = { text: Pen.prototype.text, addPage: Pen.prototype.addPage };
  vi.spyOn(Pen.prototype, 'text').mockImplementation(function (this: Pen, text, x, y, ink) {
    const { face, size, color } = ink;
    texts.push({ text, x, right: x + face.width(text, size), y, size, color, page: this.pages });
    real.text.call(this, text, x, y, ink);
  });
  vi.spyOn(Pen.prototype, 'addPage').mockImplementation(function (this: Pen, scale) {
    scales.push(scale);
    real.addPage.call(this, scale);
  });
  for (const name of ['rule', 'circle', 'sketch'] as const)
    vi.spyOn(Pen.prototype, name).mockImplementation((...parts: unknown[]) => {
      shapes.push([name, ...parts.filter((part) => typeof part !== 'object' && typeof part !== 'function').map(rounded)].join(' '));
    });
  vi.spyOn(Pen.prototype, 'image').mockImplementation((_, ...place) => {
    shapes.push(['image', ...place.map(rounded)].join(' '));
  });
  await pdfFile({ title: 'Plan', blocks: [], ...document }, options);
  vi.restoreAllMocks();
  return { texts, shapes, scales, find: (text: string, page = 1) => texts.find((one) => one.text === text && one.page === page) };
}

const lines = (count: number) => paragraph(Array.from({ length: count }, () => 'x').join('\n'));
const chapter: Block[] = [paragraph('one'), { kind: 'break' }, paragraph('two')];
const mute = '#5d625b';

beforeEach(() => {
  stubFonts();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('around the text of a page', () => {
  it('stand its number and a rule', async () => {
    const { find, shapes } = await drawnIn({ blocks: chapter });
    expect(find('Page 1 of 2')).toMatchObject({ y: 752, size: 8, color: mute });
    expect(find('Page 1 of 2')?.right).toBeCloseTo(546, 6);
    expect(find('Page 2 of 2', 2)?.y).toBe(752);
    expect(shapes).toEqual(['rule 66 738 480 #dcd9cf 0.5', 'rule 66 738 480 #dcd9cf 0.5']);
  });

  it('stands who it is from on the first page, and the title beside it on the others', async () => {
    const { find, shapes } = await drawnIn({ from: '“acme” Inc', blocks: chapter });
    const letter = find('A');
    expect(letter).toMatchObject({ y: 39.6, size: 10.5, color: '#ffffff' });
    // In the middle of its circle.
    expect(((letter?.x ?? 0) + (letter?.right ?? 0)) / 2).toBeCloseTo(75, 6);
    expect(shapes.filter((shape) => shape.startsWith('circle'))).toEqual(['circle 75 36 9 #0b6b4a']);
    expect(find('“acme” Inc')).toMatchObject({ x: 92, y: 39, size: 8, color: mute });
    expect(find('Plan')).toBeUndefined();
    expect(find('“acme” Inc', 2)).toMatchObject({ x: 66, y: 40, size: 8, color: mute });
    expect(find('Plan', 2)?.y).toBe(40);
    expect(find('Plan', 2)?.right).toBeCloseTo(546, 6);
  });

  it('stands the title alone where nobody is named, and nothing on a paper that shows it by itself', async () => {
    const unnamed = await drawnIn({ blocks: chapter });
    expect(unnamed.find('Plan', 2)).toMatchObject({ x: 66, y: 40 });
    expect(unnamed.texts.filter(({ page, y }) => page === 1 && y < 60)).toEqual([]);
    const own = await drawnIn({ from: 'Acme', hasEmblem: true, blocks: chapter });
    expect(own.texts.filter(({ page, y }) => page === 1 && y < 60)).toEqual([]);
    expect(own.find('Acme', 2)).toBeDefined();
  });

  it('stand the mark and the foot beside one another', async () => {
    const { find } = await drawnIn({ mark: 'Draft', foot: 'Reg. no. 1' });
    const draft = find('Draft');
    expect(draft).toMatchObject({ x: 66, y: 752, size: 8, color: '#8a5300' });
    expect(find('Reg. no. 1')).toMatchObject({ y: 752, size: 8, color: mute });
    expect(find('Reg. no. 1')?.x).toBeCloseTo((draft?.right ?? 0) + 12, 6);
    const without = await drawnIn({ foot: 'Reg. no. 1' });
    expect(without.find('Reg. no. 1')?.x).toBe(66);
  });

  it('is nothing longer than its place', async () => {
    const long = 'word '.repeat(60).trim();
    const { texts } = await drawnIn({ title: long, from: long, mark: long, foot: long, blocks: chapter });
    const around = texts.filter(({ text }) => text.endsWith('…'));
    const widths = around.map(({ page, x, right, y }) => ({ page, y, x: rounded(x), width: right - x }));
    // Of 480: six tenths on the first page, 0.48 on each side of the others, four tenths for the mark, which leave 186 for the foot.
    const most: [page: number, y: number, width: number][] = [
      [1, 39, 288],
      [1, 752, 192],
      [1, 752, 186],
      [2, 40, 230.4],
      [2, 40, 230.4],
      [2, 752, 192],
      [2, 752, 186],
    ];
    expect(widths.map(({ page, y }) => [page, y])).toEqual(most.map(([page, y]) => [page, y]));
    widths.forEach(({ width }, index) => {
      const room = most[index]?.[2] ?? 0;
      expect(width).toBeLessThanOrEqual(room);
      expect(width).toBeGreaterThan(room - 32);
    });
    // The foot begins 12 behind the room of the mark.
    expect(widths[2]?.x).toBe(270);
  });

  it('is not drawn on a cover', async () => {
    const { texts, shapes } = await drawnIn({
      from: 'Acme',
      blocks: [{ kind: 'cover', company: '', title: 'Plan', facts: [] }, paragraph('x')],
    });
    expect(texts.filter(({ page }) => page === 1).map(({ text }) => text)).toEqual(['Plan']);
    expect(shapes).toEqual(['rule 66 738 480 #dcd9cf 0.5']);
    expect(texts.some(({ text, page }) => text === 'Page 2 of 2' && page === 2)).toBe(true);
  });

  it('stands the logo of the company where there is one', async () => {
    stubCanvas();
    stubFonts();
    const logoIn = async (width: number, height: number) => {
      const look = { accent: '#0b6b4a', display: 'Inter' as const, logo: { png: 'iVBORw0KGgo=', width, height } };
      const { shapes } = await drawnIn({ from: 'Acme', blocks: chapter }, { look });
      return shapes.filter((shape) => !shape.startsWith('rule'));
    };
    // 110 by 24 at most.
    expect(await logoIn(220, 24)).toEqual(['image 66 24 110 12']);
    expect(await logoIn(100, 48)).toEqual(['image 66 24 50 24']);
  });
});

describe('the letters of a file', () => {
  it('are those of paper of its own size', async () => {
    const { find } = await drawnIn({}, { paper: 'a4' });
    expect(find('Page 1 of 1')?.y).toBeCloseTo(801.89, 6);
    expect(find('Page 1 of 1')?.right).toBeCloseTo(529.28, 6);
  });

  it('are set slightly smaller where a few lines would stand alone, and only then', async () => {
    // Of 15.33 each, 42 fill a page; set to 0.97 it holds 43, to 0.94 it holds 45, to 0.91 it holds 47.
    const scalesOf = async (count: number) => (await drawnIn({ blocks: [lines(count)] })).scales;
    expect(await scalesOf(42)).toEqual([1]);
    expect(await scalesOf(43)).toEqual([0.97]);
    expect(await scalesOf(44)).toEqual([0.94]);
    expect(await scalesOf(45)).toEqual([0.94]);
    expect(await scalesOf(46)).toEqual([0.91]);
    expect(await scalesOf(47)).toEqual([0.91]);
    expect(await scalesOf(48)).toEqual([1, 1]);
  });

  it('stay as they are where the last page has more than a few lines', async () => {
    const lastOf = async (pages: number, more: number) => (await drawnIn({ blocks: [lines(pages * 42 + more)] })).scales.at(-1);
    // Ten pages of 45 hold 18 or 19 lines more; 18 are 0.43 of a page, 19 are 0.451.
    expect(await lastOf(10, 18)).toBe(0.94);
    expect(await lastOf(10, 19)).toBe(1);
    // Four pages of 47 hold 13 or 15 lines more; 13 are 0.31 of a page, 15 are 0.356.
    expect(await lastOf(4, 13)).toBe(0.91);
    expect(await lastOf(4, 15)).toBe(1);
  });

  it('are as small as one page needs where all has to be on one', async () => {
    // 45 lines need 689.85: set to 0.95 a page has room for 687.68, to 0.9 for 734.
    const [scale, ...more] = (await drawnIn({ isOnePage: true, blocks: [lines(45)] })).scales;
    expect(scale).toBeCloseTo(0.9, 6);
    expect(more).toEqual([]);
    expect((await drawnIn({ isOnePage: true, blocks: [lines(42)] })).scales).toEqual([1]);
    // Letters of half the size are the smallest.
    const long = (await drawnIn({ isOnePage: true, blocks: [lines(130)] })).scales;
    expect(long).toHaveLength(2);
    expect(long[0]).toBeCloseTo(0.5, 6);
  });

  it('are not asked for what only a drawing says of itself', async () => {
    const picture = { svg: '<svg viewBox="0 0 9 9"><title>กรุง 🦄</title><rect width="9"/></svg>', width: 9, height: 9 };
    const { shapes } = await drawnIn({ blocks: [{ kind: 'picture', picture, label: 'Chart' }, paragraph('A 🦄')] });
    expect(shapes).toContain('sketch');
  });
});
