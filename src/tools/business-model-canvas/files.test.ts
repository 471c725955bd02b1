import { inflateSync } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubFonts } from '@/formats/pdf/test-data';
import { stubCanvas } from '@/formats/test-data';
import { canvases, type Slot } from './content';
import { groupNotes, state, type CanvasData, type Note } from './model';
import { keyMove, keyStep, neighbourOf, type Direction } from './moves';
import { makePdf } from './pdf-page';
import { makeSlide } from './slide';

const start = state.start({ today: '2026-11-15', currency: 'USD' });
const note = (id: string, slot: Slot, more: Partial<Note> = {}): Note => ({
  id,
  slot,
  text: id,
  color: '',
  confidence: '',
  experiment: '',
  ...more,
});
const withNotes = (...notes: Note[]): CanvasData => ({ ...start, title: 'Bakery', notes });

describe('the PDF of a drawing', () => {
  /** What the page is told to draw, in the words of the format. */
  async function drawn(shapes: Parameters<typeof makePdf>[0]['shapes'], size: readonly [number, number] = [841.89, 595.28]) {
    const bytes = Buffer.from(await (await makePdf({ title: 'T', width: size[0], height: size[1], shapes }, 'a4')).arrayBuffer());
    const file = bytes.toString('latin1');
    const from = file.indexOf('stream\n') + 'stream\n'.length;
    const stream = inflateSync(bytes.subarray(from, file.indexOf('\nendstream'))).toString('latin1');
    return stream.replace(/-?\d+\.\d+/g, (figure) => String(Math.round(Number(figure) * 100) / 100));
  }
  const rect = (more: object) => ({ tag: 'rect' as const, attributes: { x: 10, y: 20, width: 30, height: 40, fill: '#ff0000', ...more } });
  const text = (said: string, more: object = {}) => ({
    tag: 'text' as const,
    attributes: { x: 100, y: 50, fontSize: 20, fill: '#000000', ...more },
    text: said,
  });

  beforeEach(() => {
    stubFonts();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('fills boxes, and draws the edge of those that have one', async () => {
    const plain = await drawn([rect({})]);
    // From the top left corner, to the right and down.
    expect(plain).toMatch(/10 20 30 40 re\n\/DeviceRGB cs\n1 0 0 scn\nf/);
    expect(plain).not.toMatch(/ w\n/);
    const edged = await drawn([rect({ stroke: '#0000ff', strokeWidth: 3 })]);
    expect(edged).toMatch(/3 w\n[^]*0 0 1 SCN[^]*\nS\n/);
  });

  it('writes as large as the page allows, bold where it is', async () => {
    expect(await drawn([text('Mills')])).toMatch(/1 0 0 1 100 545\.28 Tm\n\/F1 20 Tf/);
    expect(await drawn([text('Mills'), text('Mills', { fontWeight: 700 })])).toMatch(/\/F2 20 Tf/);
    // A drawing of half the height but the full width stays as wide as the page; one of half the width and height is twice as large.
    expect(await drawn([text('Mills')], [841.89, 300])).toMatch(/\/F1 20 Tf/);
    expect(await drawn([text('Mills')], [841.89 / 2, 595.28 / 2])).toMatch(/1 0 0 1 200 495\.28 Tm\n\/F1 40 Tf/);
    // Without a size 12.
    expect(await drawn([text('Mills', { fontSize: undefined })])).toMatch(/\/F1 12 Tf/);
  });

  it('ends where it should, and is set narrower where the font is wider than was reckoned with', async () => {
    const [, x = '0'] = /1 0 0 1 ([\d.]+) 545\.28 Tm/.exec(await drawn([text('Mills', { textAnchor: 'end' })])) ?? [];
    // "Mills" of 20 is about two letters wide.
    expect(Number(x)).toBeGreaterThan(50);
    expect(Number(x)).toBeLessThan(65);
    const scales = [...(await drawn([text('WWWWMMMM'), text('iiii')])).matchAll(/([\d.]+) Tz/g)].map(([, share]) => Number(share));
    expect(scales.every((share) => share <= 100)).toBe(true);
  });

  it('is a picture where letters would be missing', async () => {
    const made = stubCanvas();
    await makePdf({ title: 'T', width: 100, height: 50, shapes: [text('தமிழ்')] }, 'a3').catch(() => undefined);
    expect(made).toHaveLength(1);
    expect(made[0]).toMatch(/image\/jpeg$/);
  });
});

describe('the slide of a canvas', () => {
  async function shapesOf(data: CanvasData) {
    const parts = unzipSync(new Uint8Array(await (await makeSlide(data, '2026-11-15')).arrayBuffer()));
    const read = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
    const inches = (emu = '') => Math.round((Number(emu) / 914_400) * 100) / 100;
    const shapes = [...read('ppt/slides/slide1.xml').matchAll(/<p:sp>(.*?)<\/p:sp>/gs)].map(([, xml = '']) => {
      const [, x, y, width, height] = /<a:off x="(\d+)" y="(\d+)"\/><a:ext cx="(\d+)" cy="(\d+)"/.exec(xml) ?? [];
      return {
        at: [x, y, width, height].map(inches),
        lines: [...xml.matchAll(/<a:p>(.*?)<\/a:p>/gs)].flatMap(([, line = '']) => {
          const [, said] = /<a:t>(.*?)<\/a:t>/.exec(line) ?? [];
          return said === undefined
            ? []
            : [`${Number(/sz="(\d+)"/.exec(line)?.[1]) / 100}${line.includes('b="1"') ? ' bold' : ''} ${said}`];
        }),
        xml,
      };
    });
    return { shapes, notes: read('ppt/notesSlides/notesSlide1.xml'), core: read('docProps/core.xml') };
  }

  it('has the blocks where the sheet has them, and each note as a box of its own', async () => {
    const { shapes, notes } = await shapesOf(
      withNotes(note('Mills', 'partners', { confidence: 'proven', experiment: ' Ask three ' }), note('Flour', 'costs')),
    );
    const saying = (text: string) => shapes.find(({ lines }) => lines.some((line) => line.endsWith(` ${text}`)));
    // 1,600 units are 11.693 inches, so one is 0.00731: the sheet begins 40 in and 102 down, and a letter of 22 is 11.6 points high.
    expect(saying('Bakery')).toMatchObject({ at: [0.29, 0.23, 6.94, 0.32], lines: ['14.7 bold Bakery'] });
    expect(shapes.find(({ lines }) => lines.some((line) => line.includes('15 Nov 2026')))?.at).toEqual([7.38, 0.23, 4.02, 0.32]);
    expect(saying('Key Partners')).toMatchObject({ at: [0.38, 0.82, 1.99, 0.22], lines: ['9.5 bold Key Partners'] });
    // The note is 52 in and 150 down, 272 wide; what is known of it is in letters of 0.82.
    expect(saying('Mills')?.at.slice(0, 3)).toEqual([0.38, 1.1, 1.99]);
    expect(saying('Mills')?.lines).toEqual(['11.6 Mills', '9.5 bold Proven', '9.5 Experiment: Ask three']);
    expect(saying('Flour')?.lines).toEqual(['11.6 Flour']);
    // Around a note 9 × 0.8 units of room, 3.8 points.
    expect(saying('Mills')?.xml).toContain(`lIns="${Math.round(3.8 * 12_700)}"`);
    // A ground and a bar for each of the nine blocks; the ground of the first is 296 by 729.26.
    const bare = shapes.filter(({ lines }) => lines.length === 0);
    expect(bare).toHaveLength(18);
    expect(bare.map(({ at }) => at)).toContainEqual([0.29, 0.75, 2.16, 5.33]);
    expect(bare.map(({ at }) => at)).toContainEqual([0.38, 0.75, 0.2, 0.03]);
    expect(notes).not.toContain('In full');
  });

  it('is called by its canvas where it has no title, and says in the notes what it has no room for', async () => {
    const { shapes, notes, core } = await shapesOf({ ...withNotes(note('long', 'value', { text: 'word '.repeat(300) })), title: '' });
    expect(shapes[0]?.lines).toEqual(['14.7 bold Business Model Canvas']);
    expect(core).toContain('Business Model Canvas');
    expect(notes).toContain('In full, because it doesn’t fit on the sheet');
  });
});

describe('the arrow keys', () => {
  const { blocks } = canvases.business;
  // Activities stand above resources, both beside partners; the value runs along both.
  const data = withNotes(
    ...(
      [
        ['p1', 'partners'],
        ['p2', 'partners'],
        ['p3', 'partners'],
        ['a1', 'activities'],
        ['a2', 'activities'],
        ['a3', 'activities'],
        ['a4', 'activities'],
        ['r1', 'resources'],
        ['r2', 'resources'],
        ['s1', 'segments'],
      ] as const
    ).map(([id, slot]) => note(id, slot)),
  );
  const shown = groupNotes(data.notes);

  it.each<[id: string, key: Direction, to: string | undefined]>([
    ['a2', 'ArrowUp', 'a1'],
    ['a2', 'ArrowDown', 'a3'],
    ['a4', 'ArrowDown', 'r1'],
    ['r1', 'ArrowUp', 'a4'],
    // At the same height, or at the last there is.
    ['p2', 'ArrowRight', 'a2'],
    ['a2', 'ArrowLeft', 'p2'],
    ['a4', 'ArrowLeft', 'p3'],
    // Empty blocks are passed over.
    ['a1', 'ArrowRight', 's1'],
    ['s1', 'ArrowLeft', 'a1'],
    ['s1', 'ArrowRight', undefined],
    ['p1', 'ArrowUp', undefined],
    ['r2', 'ArrowDown', undefined],
    ['gone', 'ArrowDown', undefined],
  ])('lead from %s by %s to %s', (id, key, to) => {
    expect(keyStep(blocks, shown, id, key)).toBe(to);
  });

  it.each<[id: string, key: Direction, slot: Slot | undefined, before?: string]>([
    ['a2', 'ArrowUp', 'activities', 'a1'],
    ['a1', 'ArrowDown', 'activities', 'a3'],
    ['a3', 'ArrowDown', 'activities', undefined],
    ['a4', 'ArrowDown', 'resources', 'r1'],
    ['r1', 'ArrowUp', 'activities', undefined],
    ['p2', 'ArrowRight', 'activities', 'a2'],
    ['a1', 'ArrowRight', 'value', undefined],
    ['p1', 'ArrowUp', undefined],
    ['gone', 'ArrowUp', undefined],
  ])('take %s by %s to %s, before %s', (id, key, slot, before) => {
    expect(keyMove(blocks, shown, id, key)).toEqual(slot && { id, slot, before });
  });

  it.each<[slot: Slot, key: Direction, to: Slot | undefined]>([
    ['value', 'ArrowLeft', 'activities'],
    ['value', 'ArrowRight', 'relationships'],
    ['partners', 'ArrowDown', 'costs'],
    ['segments', 'ArrowLeft', 'relationships'],
    ['costs', 'ArrowUp', 'partners'],
    ['revenue', 'ArrowUp', 'channels'],
    ['revenue', 'ArrowDown', undefined],
    ['partners', 'ArrowLeft', undefined],
  ])('find beside %s by %s the block %s', (slot, key, to) => {
    expect(neighbourOf(blocks, slot, key)?.slot).toBe(to);
  });
});
