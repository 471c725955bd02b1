import PptxGenJS from 'pptxgenjs';
import { logosAt, titleFace, titleRoomOf } from '@/lib/slide-head';
import { brandOf, mixColors, readableInk } from '@/lib/brand';
import { cleanText } from '@/lib/text';
import type { Logo } from '@/lib/logos';
import type { LookLine } from '@/lib/topics/facts';
import type { Roadmap } from './files';
import { statuses, type Status } from './model';
import { barHeight, page, toLists, toTimeline, type ListSlide, type TimelineSlide } from './slides';

type Slide = ReturnType<PptxGenJS['addSlide']>;

/** Letters that no XML file may hold. */
const toXmlText = (text: string) => cleanText(text).replace(/[\p{Cs}\uFFFE\uFFFF]/gu, '');
const colors = { ink: '1A1C19', mute: '5D625B', line: 'E6E2D6', bad: 'B3261E', control: '8B8778' };
const masterName = 'Roadmap';
const plain = { fontFace: '+mn-lt', margin: 0 } as const;
const looks = (accent: string, light: string): Record<Status, { fill: string; line: string; dash?: 'dash' }> => ({
  Planning: { fill: light, line: accent },
  'In Progress': { fill: accent, line: accent },
  Completed: { fill: 'F4F2EB', line: colors.control },
  'On Hold': { fill: 'FFFFFF', line: colors.control, dash: 'dash' },
});

/** The company's colour, in which bars are drawn, and how its titles stand. */
interface Paint {
  accent: string;
  title: TitleBox;
  looks: ReturnType<typeof looks>;
}

const wide = { ...plain, x: page.margin, w: page.width - page.margin * 2 };
const titleBox = (room: number, bold: boolean) =>
  ({
    ...wide,
    w: room,
    objectName: 'place:title',
    y: 0.3,
    h: 0.5,
    fontSize: 26,
    fontFace: '+mj-lt',
    color: colors.ink,
    valign: 'top',
    ...(bold ? { bold } : {}),
  }) as const;
type TitleBox = ReturnType<typeof titleBox>;

/** The same on every slide: the place of the title, who it is from, and the number. */
function defineMaster(deck: PptxGenJS, from: string, logo: Logo | undefined, title: TitleBox): void {
  const foot = { ...plain, y: page.height - 0.45, h: 0.2, fontSize: 9, color: colors.mute } as const;
  deck.defineSlideMaster({
    title: masterName,
    background: { color: 'FFFFFF' },
    objects: [
      { placeholder: { options: { ...title, name: 'title', type: 'title' }, text: '' } },
      ...logosAt(logo, page.width - page.margin, 0.3),
      ...(from === '' ? [] : [{ text: { text: from, options: { ...foot, x: page.margin, w: page.names - 0.2, fit: 'shrink' as const } } }]),
    ],
    slideNumber: { ...foot, x: page.width - page.margin - 0.6, w: 0.6, align: 'right' },
  });
}

function addHead(slide: Slide, title: string, note: string, box: TitleBox) {
  slide.addText(toXmlText(title), { ...box, fit: 'shrink' });
  slide.addText(toXmlText(note), { ...wide, y: 0.8, h: 0.25, fontSize: 11, color: colors.mute });
}

function addBar(slide: Slide, paint: Paint, status: Status, x: number, y: number, width: number, height = barHeight) {
  const { fill, line, dash } = paint.looks[status];
  slide.addShape('roundRect', {
    x,
    y,
    w: width,
    h: height,
    rectRadius: 0.05,
    fill: { color: fill },
    line: { color: line, width: 1, ...(dash ? { dashType: dash } : {}) },
  });
}

function addTimeline(slide: Slide, { title, note, height, scale, bars, lanes, marks, todayX, arrows }: TimelineSlide, paint: Paint) {
  addHead(slide, title, note, paint.title);
  const [left, right] = [page.margin + page.names, page.width - page.margin];
  const down = (x: number, from: number, line: object) => slide.addShape('line', { x, y: page.top + from, w: 0, h: height - from, line });
  marks.forEach(({ label, x }, index) => {
    down(x, 0, { color: colors.line, width: 0.75 });
    const width = (marks[index + 1]?.x ?? right) - x;
    slide.addText(label, { ...plain, x: x + 0.05, y: page.top, w: Math.max(0.3, width), h: 0.3, fontSize: 10, color: colors.mute });
  });
  for (const { name, y } of lanes) {
    slide.addShape('line', { x: page.margin, y, w: right - page.margin, h: 0, line: { color: 'D5D0C1', width: 0.75 } });
    slide.addText(toXmlText(name), {
      ...plain,
      x: page.margin,
      y,
      w: page.names - 0.1,
      h: 0.33 * scale,
      fontSize: Math.floor(11 * scale),
      bold: true,
      color: colors.ink,
    });
  }
  if (todayX >= left) down(todayX, 0.25, { color: paint.accent, width: 1.5, dashType: 'sysDash' });
  for (const bar of bars) {
    const name = { ...plain, x: page.margin, w: page.names - 0.15, fit: 'shrink' } as const;
    slide.addText(toXmlText(bar.title), {
      ...name,
      y: bar.y - 0.04 * scale,
      h: 0.18 * scale,
      fontSize: Math.floor(11 * scale),
      color: colors.ink,
    });
    slide.addText(toXmlText(bar.facts), {
      ...name,
      y: bar.y + 0.13 * scale,
      h: 0.15 * scale,
      fontSize: Math.floor(8 * scale),
      color: colors.mute,
    });
    addBar(slide, paint, bar.status, bar.x, bar.y, bar.width, barHeight * scale);
  }
  for (const { points, isSlip } of arrows) {
    const color = isSlip ? colors.bad : colors.mute;
    points.slice(1).forEach((end, index) => {
      const start = points[index] ?? end;
      slide.addShape('line', {
        x: Math.min(start.x, end.x),
        y: Math.min(start.y, end.y),
        w: Math.abs(end.x - start.x),
        h: Math.abs(end.y - start.y),
        line: { color, width: 1, ...(index === points.length - 2 ? { endArrowType: 'triangle' } : {}) },
      });
    });
  }
  statuses.forEach((status, index) => {
    const x = left + index * 1.6;
    addBar(slide, paint, status, x, page.height - 0.42, 0.3, 0.15);
    slide.addText(status, { ...plain, x: x + 0.38, y: page.height - 0.45, w: 1.2, h: 0.2, fontSize: 9, color: colors.mute });
  });
}

function addList(slide: Slide, { title, note, boxes }: ListSlide, head: TitleBox) {
  addHead(slide, title, note, head);
  const columns = Math.min(3, boxes.length);
  const rows = Math.ceil(boxes.length / columns);
  const gap = 0.2;
  const width = (page.width - page.margin * 2 - gap * (columns - 1)) / columns;
  const height = (page.height - page.top - page.margin - 0.2 - gap * (rows - 1)) / rows;
  const longest = Math.max(1, ...boxes.map(({ items }) => items.reduce((sum, item) => sum + Math.ceil(item.length / 50) + 0.3, 0)));
  const fontSize = Math.max(8, Math.min(14, Math.floor(260 / rows / longest)));
  boxes.forEach(({ title: name, color, items }, index) => {
    const lines = items.map((text) => ({
      text: toXmlText(text),
      options: { bullet: { indent: 13 }, breakLine: true, fontSize, color: colors.ink, paraSpaceBefore: 3 },
    }));
    slide.addText([{ text: toXmlText(name), options: { bold: true, breakLine: true, fontSize: fontSize + 3, color } }, ...lines], {
      x: page.margin + (index % columns) * (width + gap),
      y: page.top + Math.floor(index / columns) * (height + gap),
      w: width,
      h: height,
      valign: 'top',
      margin: 8,
      fit: 'shrink',
      fill: { color: 'FBFAF6' },
      line: { color: colors.line, width: 1 },
    });
  });
}

/** The timeline first, as shapes that can be moved and named; behind it what each quarter holds. */
export async function slidesFile(
  roadmap: Roadmap,
  { look, from = '' }: { look?: LookLine | undefined; from?: string | undefined } = {},
): Promise<Blob> {
  const brand = brandOf(look);
  const { accent, logo } = brand;
  const { face, bold } = titleFace(brand);
  const hex = (color: string) => color.slice(1).toUpperCase();
  const dark = readableInk(accent, '#ffffff', 3);
  const light = mixColors('#ffffff', accent, 0.12);
  const title = titleBox(titleRoomOf(wide.w, logo), bold);
  const paint: Paint = { accent: hex(dark), title, looks: looks(hex(dark), hex(light)) };
  const deck = new PptxGenJS();
  deck.layout = 'LAYOUT_WIDE';
  deck.title = toXmlText(roadmap.title);
  deck.author = toXmlText(from) || 'Groundwork';
  deck.company = toXmlText(from);
  deck.theme = { headFontFace: face, bodyFontFace: 'Arial' };
  defineMaster(deck, toXmlText(from), logo, title);
  for (const timeline of toTimeline(roadmap)) addTimeline(deck.addSlide({ masterName }), timeline, paint);
  for (const list of toLists(roadmap)) addList(deck.addSlide({ masterName }), list, title);
  const { brandColors, finishPptx } = await import('@/formats/pptx-finish');
  const made = (await deck.write({ outputType: 'uint8array' })) as Uint8Array;
  const finished = finishPptx(made, { name: toXmlText(roadmap.title), colors: brandColors(dark, light) });
  return new Blob([finished], { type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation' });
}
