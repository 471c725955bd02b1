import PptxGenJS from 'pptxgenjs';
import { brandOf, mixColors, readableInk } from '@/lib/brand';
import { textWidth, wrapText } from '@/lib/drawing';
import type { Logo } from '@/lib/logos';
import { cleanText } from '@/lib/text';
import type { LookLine } from '@/lib/topics/facts';
import { brandColors, finishPptx } from './pptx-finish';
import { logosAt, titleFace, titleRoomOf } from '@/lib/slide-head';

/** A slide of titled boxes in a grid: text that can be edited, not a picture of it. */
export interface Slide {
  title: string;
  note?: string;
  columns: number;
  boxes: SlideBox[];
}

export interface SlideBox {
  title: string;
  /** What the title is written in; the company's colour where none is named. */
  color?: string;
  /** The figure to remember, large below the title. */
  figure?: string;
  items: string[];
}

export interface SlideOptions {
  look?: LookLine | undefined;
  /** Who it is from, at the foot of every slide. */
  from?: string | undefined;
}

const page = { width: 13.333, height: 7.5, margin: 0.6, top: 1.5, foot: 0.65, gap: 0.2 };
const wide = page.width - page.margin * 2;
const ink = '#1a1c19';
const mute = '#5d625b';
const hex = (color: string) => color.slice(1).toUpperCase();
/** Letters that no XML file may hold. */
const toXmlText = (text: string) => cleanText(text).replace(/[\p{Cs}\uFFFE\uFFFF]/gu, '');

const largest = 16;
const smallest = 8;
/** Before letters get smaller than this, a second slide takes over. */
const least = 10;
const continued = ', continued';
const leading = 1.22;
/** Inside a box, on every side; and before an item, for its sign. In points. */
const pad = 13;
const indent = 16;
const figureSize = (size: number) => size * 1.9;

/** How high a box is with letters of a size, in inches. */
function heightOf({ title, figure, items }: SlideBox, width: number, size: number): number {
  const room = width * 72 - pad * 2;
  const count = (text: string, letters: number, less = 0) => Math.max(1, wrapText(text, room - less, letters).length);
  const points = items.reduce((sum, item) => sum + count(item, size, indent) * size * leading + 3, 0);
  const large = figure ? count(figure, figureSize(size)) * figureSize(size) * leading : 0;
  return (count(title, size + 2) * (size + 2) * leading + large + points + pad * 2 + 4) / 72;
}

/** Small enough for the fullest box, large enough to be read from the last row where there is room. */
function fitBoxes(boxes: readonly SlideBox[], width: number, most: number): { size: number; height: number } {
  for (let size = largest; ; size -= 1) {
    const height = Math.max(0, ...boxes.map((box) => heightOf(box, width, size)));
    if (height <= most || size === smallest) return { size, height: Math.min(most, Math.max(height, Math.min(1.9, most))) };
  }
}

/** Where a title stands, on the master and on each slide. */
const titleBox = (room: number, bold: boolean) =>
  ({
    ...(bold ? { bold } : {}),
    objectName: 'place:title',
    x: page.margin,
    y: 0.42,
    w: room,
    h: 0.6,
    margin: 0,
    valign: 'top',
    fontFace: '+mj-lt',
    color: hex(ink),
  }) as const;

/** The same on every slide: who it is from, the number, and the place of the title. */
function defineMaster(deck: PptxGenJS, from: string, logo: Logo | undefined, box: ReturnType<typeof titleBox>): void {
  const foot = { y: page.height - 0.5, h: 0.25, margin: 0, fontSize: 9, color: hex(mute), fontFace: '+mn-lt' } as const;
  const title = { ...box, name: 'title', type: 'title' as const, fontSize: 28 };
  const objects: NonNullable<PptxGenJS.SlideMasterProps['objects']> = [
    { placeholder: { options: title, text: '' } },
    ...logosAt(logo, page.width - page.margin, 0.42),
  ];
  if (from !== '') objects.push({ text: { text: from, options: { ...foot, x: page.margin, w: wide * 0.7, fit: 'shrink' } } });
  deck.defineSlideMaster({
    title: 'Boxes',
    background: { color: 'FFFFFF' },
    objects,
    slideNumber: {
      x: page.width - page.margin - 0.6,
      y: foot.y,
      w: 0.6,
      h: foot.h,
      margin: 0,
      fontSize: 9,
      color: hex(mute),
      align: 'right',
    },
  });
}

const titleSize = (title: string, room: number) =>
  Math.max(16, Math.min(28, Math.floor((28 * room * 72) / Math.max(1, textWidth(title, 26)))));

/** How wide a box is, and how high it may be. */
function roomOf({ columns, boxes }: Slide): { width: number; most: number } {
  const rows = Math.max(1, Math.ceil(boxes.length / columns));
  const most = (page.height - page.top - page.foot - page.gap * (rows - 1)) / rows;
  return { width: (wide - page.gap * (columns - 1)) / columns, most };
}

/** What nobody in the room could read goes on over a second slide, each box with what is left of it. */
export function divideSlide(slide: Slide): Slide[] {
  const { width, most } = roomOf(slide);
  const longest = Math.max(0, ...slide.boxes.map(({ items }) => items.length));
  if (longest < 2 || slide.boxes.every((box) => heightOf(box, width, least) <= most)) return [slide];
  const half = Math.ceil(longest / 2);
  const title = slide.title.endsWith(continued) ? slide.title : `${slide.title}${continued}`;
  const first = { ...slide, boxes: slide.boxes.map((box) => ({ ...box, items: box.items.slice(0, half) })) };
  const rest = slide.boxes
    .filter(({ items }) => items.length > half)
    .map(({ figure: _figure, ...box }) => ({ ...box, items: box.items.slice(half) }));
  return [...divideSlide(first), ...divideSlide({ ...slide, title, columns: Math.min(slide.columns, rest.length), boxes: rest })];
}

function addBoxes(slide: PptxGenJS.Slide, given: Slide, colors: { accent: string; ground: string }, bold: boolean): void {
  const { columns, boxes } = given;
  const { width, most } = roomOf(given);
  const { size, height } = fitBoxes(boxes, width, most);
  boxes.forEach(({ title, color, figure, items }, index) => {
    const head = { text: toXmlText(title), options: { bold: true, breakLine: true, fontSize: size + 2, color: color ?? colors.accent } };
    const large = figure
      ? [
          {
            text: toXmlText(figure),
            options: { breakLine: true, fontSize: figureSize(size), fontFace: '+mj-lt', color: hex(ink), ...(bold ? { bold } : {}) },
          },
        ]
      : [];
    const points = items.map((item) => ({
      text: toXmlText(item),
      options: {
        ...(figure ? {} : { bullet: { indent: indent - 3 } }),
        breakLine: true,
        fontSize: size,
        color: hex(ink),
        paraSpaceBefore: 3,
      },
    }));
    slide.addText([head, ...large, ...points], {
      shape: 'roundRect',
      rectRadius: 0.06,
      x: page.margin + (index % columns) * (width + page.gap),
      y: page.top + Math.floor(index / columns) * (height + page.gap),
      w: width,
      h: height,
      valign: 'top',
      margin: pad,
      fit: 'shrink',
      fontFace: '+mn-lt',
      fill: { color: colors.ground },
    });
  });
}

/** In the company's colour and font, with its logo and name on every slide; titles in their places, so that every program lists them. */
export async function pptxFile(title: string, slides: readonly Slide[], { look, from = '' }: SlideOptions = {}): Promise<Blob> {
  const brand = brandOf(look);
  const accent = readableInk(brand.accent, '#f5f4f0');
  const ground = mixColors('#f5f4f0', brand.accent, 0.03);
  const deck = new PptxGenJS();
  deck.layout = 'LAYOUT_WIDE';
  deck.title = toXmlText(title);
  deck.author = toXmlText(from) || 'Groundwork';
  deck.company = toXmlText(from);
  const { face, bold } = titleFace(brand);
  deck.theme = { headFontFace: face, bodyFontFace: 'Arial' };
  const titleRoom = titleRoomOf(wide, brand.logo);
  const box = titleBox(titleRoom, bold);
  defineMaster(deck, toXmlText(from), brand.logo, box);
  for (const given of slides.flatMap(divideSlide)) {
    const slide = deck.addSlide({ masterName: 'Boxes' });
    slide.addText(toXmlText(given.title), {
      ...box,
      fontSize: titleSize(given.title, titleRoom),
      fit: 'shrink',
    });
    if (given.note)
      slide.addText(toXmlText(given.note), { x: page.margin, y: 1.02, w: titleRoom, h: 0.28, margin: 0, fontSize: 11, color: hex(mute), fontFace: '+mn-lt' }); // prettier-ignore
    addBoxes(slide, given, { accent: hex(accent), ground: hex(ground) }, bold);
  }
  const made = (await deck.write({ outputType: 'uint8array' })) as Uint8Array;
  const finished = finishPptx(made, { name: toXmlText(title), colors: brandColors(accent, ground) });
  return new Blob([finished], { type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation' });
}
