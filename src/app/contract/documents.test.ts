/**
 * Every PDF that a tool makes of its sample, and of far more with far longer names and amounts: where each text stands is read as it is
 * written. Nothing leaves its page or its margins, and no two texts stand on one another.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Pen, type Ink } from '@/formats/pdf/pen';
import { stubFonts } from '@/formats/pdf/test-data';
import type { Line } from '@/formats/pdf/type';
import { stubCanvas } from '@/formats/test-data';
import type { Shares } from '@/workspace/shares';
import { catalogue } from '@/tools/registry';
import { stretch } from '../../../scripts/lengthen.mjs';

interface Mark {
  page: number;
  text: string;
  left: number;
  right: number;
  /** The line it stands on, from the top. */
  y: number;
  size: number;
}

/** Where something is drawn, and what may be drawn there. */
interface Frame {
  x: number;
  y: number;
  scale: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Sheet {
  size: [number, number];
  scale: number;
  marks: Mark[];
  /** Texts of drawings that leave their frame. */
  cut: string[];
}

const sheets: Sheet[] = [];
const sheetOf = new WeakMap<Pen, Sheet>();
let frame: Frame | undefined;
let isTurned = false;

/** The pen notes where a text would stand, and draws nothing. */
function watchPens(): void {
  const sheetFor = (pen: Pen): Sheet => {
    const sheet = sheetOf.get(pen) ?? { size: pen.size, scale: 1, marks: [], cut: [] };
    if (!sheetOf.has(pen)) sheets.push(sheet);
    sheetOf.set(pen, sheet);
    return sheet;
  };
  const canvas: object = new Proxy(
    {},
    {
      get: (_, name) => () => {
        if (name === 'rotate') isTurned = true;
        if (name === 'restore') isTurned = false;
        return canvas;
      },
    },
  );
  const methods = Pen.prototype as unknown as Record<string, () => unknown>;
  const watch = (name: keyof Pen, instead: (this: Pen, ...given: never[]) => unknown) =>
    vi.spyOn(methods, name).mockImplementation(instead);
  watch('addPage', function (scale = 1) {
    sheetFor(this).scale = scale;
    this.pages += 1;
  });
  const pass = (_: unknown, draw: () => void) => draw();
  watch('mark', pass);
  watch('decorate', (draw: () => void) => draw());
  watch('text', function (text: string, x: number, y: number, { face, size }: Ink, squeeze = 1) {
    if (isTurned || text.trim() === '') return;
    const sheet = sheetFor(this);
    const width = face.width(text.trimEnd(), size) * squeeze;
    if (frame && (x < frame.left - 1 || x + width > frame.left + frame.width + 1 || y - size > frame.top + frame.height))
      sheet.cut.push(text);
    const scale = sheet.scale * (frame?.scale ?? 1);
    const [left, line] = frame
      ? [(frame.x + (x - frame.left) * frame.scale) * sheet.scale, (frame.y + (y - frame.top) * frame.scale) * sheet.scale]
      : [x * scale, y * scale];
    sheet.marks.push({ page: this.pages, text, left, right: left + width * scale, y: line, size: size * scale });
  });
  watch('line', function ({ pieces }: Line, x: number, y: number, ink: Ink) {
    this.text(pieces.map(({ text }) => text).join(''), x, y, ink);
  });
  watch('sketch', (given: Frame, draw: (canvas: object) => void) => {
    frame = given;
    draw(canvas);
    frame = undefined;
  });
  watch('finish', () => Promise.resolve(new Blob()));
  for (const name of ['rule', 'box', 'square', 'frame', 'circle', 'curve', 'area', 'image', 'link', 'bookmark'] as const)
    watch(name, () => undefined);
}

const around = { today: '2026-11-15', currency: 'USD' };
const found = import.meta.glob<Shares>('../../tools/*/shares.ts', { import: 'shares', eager: true });
const printing = catalogue.flatMap(({ id }) => {
  const shares = found[`../../tools/${id}/shares.ts`];
  const sample = shares?.state.sample?.(around);
  const isPrinted = (data: unknown) => shares?.files?.(data, around).some(({ name }) => name.endsWith('.pdf')) ?? false;
  return shares && sample !== undefined && isPrinted(sample) ? [{ id, shares, sample }] : [];
});

/** A document's margins, a slide's edge. */
const sideOf = ({ size: [width, height], scale }: Sheet) => (width < height ? 65 * scale : 8);

function outside(sheet: Sheet): string[] {
  const side = sideOf(sheet);
  const [width, height] = sheet.size;
  return sheet.marks
    .filter(({ left, right, y, size }) => left < side || right > width - side || y - size < 0 || y > height - 8)
    .map(({ page, text }) => `page ${page}: ${text}`);
}

function overlapping({ marks }: Sheet): string[] {
  const pages = [...new Set(marks.map(({ page }) => page))];
  return pages.flatMap((page) => {
    const sorted = marks.filter((mark) => mark.page === page).sort((one, other) => one.y - other.y);
    return sorted.flatMap((one, index) => {
      const touched: string[] = [];
      for (const other of sorted.slice(index + 1)) {
        if (other.y - one.y >= one.size) break;
        const isClose = other.y - one.y < Math.min(one.size, other.size) * 0.7;
        if (isClose && one.left < other.right - 0.5 && other.left < one.right - 0.5)
          touched.push(`page ${one.page}: ${one.text} / ${other.text}`);
      }
      return touched;
    });
  });
}

describe.each(printing)('what $id prints', ({ shares, sample }) => {
  beforeAll(() => {
    stubCanvas();
    stubFonts();
    watchPens();
  });
  afterAll(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it.each([
    ['of its sample', (data: unknown) => data],
    ['of far more', stretch],
  ])('%s stays within its margins, and no two texts meet', async (_, make) => {
    sheets.length = 0;
    const offers = shares.files?.(make(sample), around).filter(({ name }) => name.endsWith('.pdf')) ?? [];
    for (const offer of offers) await offer.make();
    expect(sheets.flatMap(({ marks }) => marks).length).toBeGreaterThan(10);
    expect(sheets.flatMap((sheet) => [...outside(sheet), ...overlapping(sheet), ...sheet.cut])).toEqual([]);
  });
});
