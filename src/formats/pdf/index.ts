import { picturesIn, withLook, type Document } from '@/lib/blocks';
import { brandOf, readableInk, type Brand } from '@/lib/brand';
import { showGaps } from '@/lib/gaps';
import { drawLogo } from '@/lib/logos';
import type { LookLine } from '@/lib/topics/facts';
import { drawOnPaper } from '../picture';
import type { Attachment } from './attachment';
import { canWrite, readDrawing } from './drawing';
import { furnitureLine } from './parts';
import { Pen } from './pen';
import { setBlocks } from './set-blocks';
import { placeSlabs, type Placed } from './slabs';
import { margins, paletteOf, paperSizes, sizes, type Setting } from './style';
import { loadType } from './type';

export interface PdfOptions {
  /** North America prints on Letter, everyone else on A4. */
  paper?: 'letter' | 'a4';
  look?: LookLine | undefined;
  attachment?: Attachment | undefined;
}

/** Leaves out what cannot be printed, and says so at the end. */
function withoutMissing(document: Document, missing: readonly string[]): Document {
  if (missing.length === 0) return document;
  const gone = new Set(missing);
  const clean = JSON.parse(
    JSON.stringify(document, (key, value: unknown) =>
      typeof value === 'string' && key !== 'svg' && key !== 'png' ? [...value].filter((sign) => !gone.has(sign)).join('') : value,
    ),
  ) as Document;
  const note = 'Some signs, such as emoji, were left out: the font of this file has no picture for them.';
  return { ...clean, blocks: [...clean.blocks, { kind: 'paragraph', text: note, tone: 'muted' }] };
}

/** All the text of a document, as it stands: an escaped emoji would look like plain letters. */
function documentText(document: Document): string {
  const texts: string[] = [];
  JSON.stringify(document, (key, value: unknown) => {
    if (typeof value === 'string' && key !== 'svg' && key !== 'png') texts.push(value);
    return value;
  });
  return texts.join('\n');
}

/** The letters of page furniture, which no document holds. */
const furniture = 'Page 0123456789 of … Signature Date, continued •';

/** Pictures by their markup, and the logo of the cover by its address. */
async function loadPictures(document: Document, brand: Brand, drawings: Setting['drawings']): Promise<Map<string, Uint8Array>> {
  const logos = [...document.blocks.flatMap((block) => (block.kind === 'cover' ? [block.logo ?? brand.logo] : [])), brand.logo];
  const framed = logos.flatMap((logo) => (logo ? [{ logo, picture: drawLogo(logo) }] : []));
  const drawn = await drawOnPaper([
    ...picturesIn(document.blocks).filter(({ svg }) => !drawings.has(svg)),
    ...framed.map(({ picture }) => picture),
  ]);
  for (const { logo, picture } of framed) {
    const bytes = drawn.get(picture.svg);
    if (bytes) drawn.set(logo.png, bytes);
  }
  return drawn;
}

/** Who it is from, small above the first page; nothing where the paper shows it by itself. */
function drawLetterhead(pen: Pen, setting: Setting, { from, hasEmblem }: Document): void {
  const { x, width, brand, pictures, colors, type } = setting;
  if (hasEmblem) return;
  const bytes = brand.logo && pictures.get(brand.logo.png);
  if (brand.logo && bytes) {
    const scale = Math.min(110 / brand.logo.width, 24 / brand.logo.height);
    const { width: full, height } = brand.logo;
    pen.decorate(() => pen.image(bytes, x, 24, full * scale, height * scale));
  } else if (from) {
    const letter = (/[\p{L}\p{N}]/u.exec(from)?.[0] ?? '').toUpperCase();
    pen.circle(x + 9, 36, 9, colors.fill);
    const ink = { face: type.display, size: 10.5, color: readableInk('#ffffff', brand.accent) };
    pen.decorate(() => {
      pen.text(letter, x + 9 - type.display.width(letter, ink.size) / 2, 39.6, ink);
      pen.text(furnitureLine(showGaps(from), setting, width * 0.6), x + 26, 39, { face: type.text, size: sizes.tiny, color: colors.mute });
    });
  }
}

function drawFurniture(pen: Pen, setting: Setting, document: Document, page: number, pages: number): void {
  const { x, width, page: paper, colors, type } = setting;
  const ink = { face: type.text, size: sizes.tiny, color: colors.mute };
  const right = (text: string, y: number) => pen.text(text, x + width - type.text.width(text, sizes.tiny), y, ink);
  const foot = paper.height - 40;
  pen.rule(x, foot - 14, width, colors.rule, 0.5);
  if (page === 1) drawLetterhead(pen, setting, document);
  pen.decorate(() => {
    if (page > 1) {
      const title = furnitureLine(showGaps(document.title), setting, width * 0.48);
      if (document.from) {
        pen.text(furnitureLine(showGaps(document.from), setting, width * 0.48), x, 40, ink);
        right(title, 40);
      } else pen.text(title, x, 40, ink);
    }
    right(`Page ${page} of ${pages}`, foot);
    const mark = document.mark ?? '';
    if (mark) pen.text(furnitureLine(mark, setting, width * 0.4), x, foot, { ...ink, color: colors.warn });
    const beside = mark ? Math.min(width * 0.4, type.text.width(mark, sizes.tiny)) + 12 : 0;
    if (document.foot) pen.text(furnitureLine(document.foot, setting, width - 90 - beside), x + beside, foot, ink);
  });
}

const chapterPagesOf = (placed: readonly Placed[]): number[] => {
  const pages: number[] = [];
  for (const { slab, page } of placed) if (slab.chapter !== undefined) pages[slab.chapter] = page + 1;
  return pages;
};

interface Laid {
  placed: Placed[];
  pages: number;
  setting: Setting;
  /** How far the pages are filled that hold the last of what began on another. */
  tails: number[];
}

/** Places everything, on a page as much larger as the text is to be smaller. */
function layOut(document: Document, setting: Setting, paper: [number, number], scale: number): Laid {
  const page = { width: paper[0] / scale, height: paper[1] / scale };
  const own: Setting = { ...setting, page, width: page.width - margins.side * 2, chapterPages: [] };
  const bounds = { top: margins.top, bottom: page.height - margins.bottom };
  const { placed, end, ends } = placeSlabs(setBlocks(document.blocks, own, document.hasNumbers), bounds, { page: 0, y: bounds.top });
  own.chapterPages.push(...chapterPagesOf(placed));
  const filled = (y: number) => (y - bounds.top) / (bounds.bottom - bounds.top);
  const tails = ends
    .filter(({ page: at, y }, index) => y > bounds.top && at > (index === 0 ? 0 : (ends[index - 1]?.page ?? 0) + 1))
    .map(({ y }) => filled(y));
  return { placed, setting: own, pages: Math.max(1, end.y > bounds.top ? end.page + 1 : end.page), tails };
}

/** By then it is known how many pages there are and where chapters begin. */
function draw(pen: Pen, { placed, pages, setting }: Laid, document: Document, scale: number): void {
  for (let page = 0; page < pages; page += 1) {
    const here = placed.filter((one) => one.page === page);
    pen.addPage(scale);
    for (const { slab, top } of here) slab.draw(pen, top);
    if (!here.some(({ slab }) => slab.isCover)) drawFurniture(pen, setting, document, page + 1, pages);
  }
}

const smallest = 0.5;

/** A few lines alone on a page come back to the one before it, where the whole set slightly smaller takes them in; the fewer, the smaller. */
const tighter = [
  { smaller: 0.97, fewLines: 0.5 },
  { smaller: 0.94, fewLines: 0.45 },
  { smaller: 0.91, fewLines: 0.35 },
];
const countStrays = ({ tails }: Laid, fewLines: number) => tails.filter((filled) => filled < fewLines).length;

export async function pdfFile(given: Document, { paper = 'letter', look, attachment }: PdfOptions = {}): Promise<Blob> {
  const brand = brandOf(look);
  const dressed = withLook(given, look);
  const read = picturesIn(dressed.blocks).flatMap((picture) => {
    const elements = readDrawing(picture);
    return elements ? [{ svg: picture.svg, elements }] : [];
  });
  const inDrawings = read.flatMap(({ elements }) => elements.map(({ text }) => text)).join('');
  const { faces, missing } = await loadType(`${documentText(given)}${furniture}`, brand.display, inDrawings);
  const drawings = new Map(read.filter(({ elements }) => canWrite(elements, faces)).map(({ svg, elements }) => [svg, elements]));
  const document = withoutMissing(dressed, missing);
  const size = paperSizes[paper];
  const setting: Setting = {
    type: faces,
    colors: paletteOf(brand),
    brand,
    pictures: await loadPictures(document, brand, drawings),
    drawings,
    page: { width: 0, height: 0 },
    x: margins.side,
    width: 0,
    chapterPages: [],
  };
  let scale = 1;
  let laid = layOut(document, setting, size, scale);
  while (document.isOnePage && laid.pages > 1 && scale > smallest) {
    scale -= 0.05;
    laid = layOut(document, setting, size, scale);
  }
  for (const { smaller, fewLines } of scale === 1 ? tighter : []) {
    const strays = countStrays(laid, fewLines);
    if (strays === 0) continue;
    const closer = layOut(document, setting, size, smaller);
    if (closer.pages < laid.pages && countStrays(closer, fewLines) < strays) [laid, scale] = [closer, smaller];
  }
  const pen = new Pen(showGaps(document.title), size, document.from, attachment);
  draw(pen, laid, document, scale);
  return pen.finish();
}
