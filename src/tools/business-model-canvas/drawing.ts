import type { Picture } from '@/lib/blocks';
import { fitText, textWidth } from '@/lib/drawing';
import { framePicture, type Shape } from '@/lib/shapes';
import { formatDay } from '@/lib/dates';
import { laySheet, lineHeight, notePadding, padding, tagGap, tagShare, type PlacedBlock, type PlacedNote, type Sheet } from './layout';
import { sampleMarks, type CanvasData } from './model';
import { paper, paperHues, paperNotes } from './paper';

const round = (value: number) => Math.round(value * 100) / 100;

const write = (text: string, x: number, y: number, fontSize: number, more: Shape['attributes'] = {}): Shape => ({
  tag: 'text',
  attributes: { x: round(x), y: round(y), fontSize: round(fontSize), fill: paper.ink, ...more },
  text,
});

export const fillOf = ({ note: { color } }: PlacedNote, { block: { hue } }: PlacedBlock) =>
  color === '' ? paperHues[hue].soft : paperNotes[color];

function drawNote(placed: PlacedNote, block: PlacedBlock): Shape[] {
  const { box, lines, tag, experiment } = placed;
  const { size, zoom } = block;
  const x = box.x + notePadding * zoom;
  const small = size * tagShare;
  let y = box.y + (notePadding - 1) * zoom;
  const next = (step: number) => {
    y += step * lineHeight;
    return y - step * 0.3;
  };
  const words = lines.map((line) => write(line, x, next(size), size));
  y += tagGap * zoom;
  return [
    {
      tag: 'rect',
      attributes: {
        x: round(box.x),
        y: round(box.y),
        width: round(box.width),
        height: round(box.height),
        rx: round(6 * zoom),
        fill: fillOf(placed, block),
      },
    },
    ...words,
    ...(tag === '' ? [] : [write(tag, x, next(small), small, { fontWeight: 700, fill: paperHues[block.block.hue].strong })]),
    ...experiment.map((line) => write(line, x, next(small), small, { fill: paper.mute })),
  ];
}

function drawBlock(block: PlacedBlock, unit: number): Shape[] {
  const { box, notes, left } = block;
  const { strong } = paperHues[block.block.hue];
  const inset = padding * unit;
  const titleSize = 18 * unit;
  return [
    {
      tag: 'rect',
      attributes: {
        x: round(box.x),
        y: round(box.y),
        width: round(box.width),
        height: round(box.height),
        rx: 8 * unit,
        fill: paper.ground,
        stroke: paper.line,
        strokeWidth: unit,
      },
    },
    {
      tag: 'rect',
      attributes: { x: round(box.x + inset), y: round(box.y), width: 28 * unit, height: 4 * unit, rx: 2 * unit, fill: strong },
    },
    write(fitText(block.block.title, box.width - inset * 2, titleSize), box.x + inset, box.y + 32 * unit, titleSize, {
      fontWeight: 700,
      fill: strong,
    }),
    ...notes.flatMap((note) => drawNote(note, block)),
    ...(left > 0
      ? [
          write(`and ${left.toLocaleString('en-US')} more, not shown`, box.x + inset, box.y + box.height - inset, 15 * unit, {
            fill: paper.mute,
          }),
        ]
      : []),
  ];
}

function drawHead({ width, unit, title, name }: Sheet, aside: string): Shape[] {
  const margin = 40 * unit;
  const asideRoom = textWidth(aside, 15 * unit);
  const room = width - margin * 2 - asideRoom - 24 * unit;
  const heading = title === '' ? name : title;
  return [
    write(fitText(heading, room, 30 * unit), margin, 62 * unit, 30 * unit, { fontWeight: 700 }),
    write(aside, width - margin, 62 * unit, 15 * unit, { textAnchor: 'end', fill: paper.mute }),
  ];
}

export interface Drawing {
  width: number;
  height: number;
  title: string;
  shapes: Shape[];
}

/** The line at the upper right: what it is, whether it is invented, and of when. */
export const asideOf = (sheet: Sheet, data: CanvasData, today: string) =>
  [sheet.title === '' ? '' : sheet.name, sampleMarks(data).whole, formatDay(today)].filter((part) => part !== '').join(' · ');

export const drawSheet = (sheet: Sheet, aside: string): Drawing => ({
  width: sheet.width,
  height: sheet.height,
  title: sheet.title === '' ? sheet.name : `${sheet.title}: ${sheet.name}`,
  shapes: [
    { tag: 'rect', attributes: { x: 0, y: 0, width: sheet.width, height: sheet.height, fill: paper.ground } },
    ...drawHead(sheet, aside),
    ...sheet.blocks.flatMap((block) => drawBlock(block, sheet.unit)),
  ],
});

/** The one drawing: the preview and the print show it, PNG, SVG and PDF are made of it. */
export function drawCanvas(data: CanvasData, today: string): Drawing {
  const sheet = laySheet(data);
  return drawSheet(sheet, asideOf(sheet, data, today));
}

export const toPicture = ({ shapes, title, width, height }: Drawing): Picture => framePicture(shapes, { title, width, height });

/** Twice the size for a plain sheet; one that had to grow is large enough. */
export const pictureScale = ({ width }: Drawing) => (width > 2600 ? 1 : 2);
