import { bulletIndent, lineHeights } from '../drawn';
import { splitLabel } from '../figures';
import type { Style } from '../designs';
import type { Drawn, Paragraph } from '../drawn';
import { columnsFor, layGrid, type Cell, type Lay } from './laid';
import { drawText, heightOf, takeText } from './text';

const pointSize = 21;
const pointGap = 0.5;

/** One after the other; a point longer than the page goes on over the next one. */
export const layPoints: Lay<'points'> = ({ lines }, area, scale, style) => {
  const size = pointSize * scale;
  const type = { font: style.fonts.body, size };
  const options = { size, gap: pointGap };
  const isPoint = lines.length > 1;
  const taken: Paragraph[] = [];
  let left: readonly string[] = [];
  let used = 0;
  for (const [index, line] of lines.entries()) {
    const gap = taken.length === 0 ? 0 : size * pointGap;
    const width = area.width - (isPoint ? size * bulletIndent : 0);
    const { taken: text, rest } = takeText(line, width, area.height - used - gap, type, 'body');
    if (text !== '') {
      taken.push({ text, isPoint });
      used += gap + heightOf([{ text }], width, options, style);
    }
    if (rest !== '') {
      left = [rest, ...lines.slice(index + 1)];
      break;
    }
  }
  const parts: Drawn[] = taken.length === 0 ? [] : [drawText(taken, { ...area, height: used }, options, style)];
  return { parts, height: used, ...(left.length > 0 ? { rest: { kind: 'points', lines: left } } : {}) };
};

/** What waits for the user's facts: modest, and marked as such by its words. */
export const layOpen: Lay<'open'> = ({ lines }, area, _scale, style) => {
  const options = { size: 19 };
  const paragraphs = lines.map((text) => ({ text }));
  const height = heightOf(paragraphs, area.width, options, style);
  if (height > area.height) return { parts: [], height: 0, rest: { kind: 'open', lines } };
  return { parts: [drawText(paragraphs, { ...area, height }, options, style)], height };
};

/** One sentence, large, with what it is told of above it. */
export const layStatement: Lay<'statement'> = ({ lines }, area, scale, style) => {
  const [line = ''] = lines;
  const { label, text } = splitLabel(line) ?? { label: '', text: line };
  const size = 32 * scale;
  const paragraphs: Paragraph[] = [
    ...(label === '' ? [] : [{ text: label, size: 16 * scale, color: style.palette.mute, face: 'body' as const }]),
    { text },
  ];
  const options = { face: 'head', size, gap: 0.25 } as const;
  const width = Math.min(area.width, 720);
  const height = heightOf(paragraphs, width, options, style);
  if (height > area.height) return { parts: [], height: 0, rest: { kind: 'statement', lines } };
  return { parts: [drawText(paragraphs, { ...area, width, height }, options, style)], height };
};

export const layQuote: Lay<'quote'> = (block, area, scale, style) => {
  const paragraphs: Paragraph[] = [
    { text: block.text },
    ...(block.by === '' ? [] : [{ text: block.by, size: 16 * scale, color: style.palette.mute, face: 'body' as const }]),
  ];
  const options = { face: 'head', size: 32 * scale, gap: 0.4 } as const;
  const inset = 24;
  const height = heightOf(paragraphs, area.width - inset, options, style);
  if (height > area.height) return { parts: [], height: 0, rest: block };
  const bar: Drawn = { kind: 'box', x: area.x, y: area.y, width: 4, height, fill: style.palette.accent };
  return { parts: [bar, drawText(paragraphs, { ...area, x: area.x + inset, width: area.width - inset, height }, options, style)], height };
};

const cardSize = 19;

/** The ground of a card as the design has it, and where its words begin. */
export function cardGround(place: { x: number; y: number; width: number; height: number }, { cards, palette }: Style): Drawn[] {
  if (cards === 'filled') return [{ kind: 'box', ...place, fill: palette.card, radius: 8 }];
  if (cards === 'ruled') return [{ kind: 'box', ...place, height: 3, fill: palette.accent }];
  return [{ kind: 'box', ...place, stroke: palette.line, radius: 2 }];
}

export const cardPadding = ({ cards }: Style, scale: number) =>
  cards === 'ruled' ? { side: 0, top: 16 * scale, bottom: 4 } : { side: 18, top: 16 * scale, bottom: 16 * scale };

function toCard(line: string, width: number, scale: number, style: Style): Cell {
  const half = splitLabel(line);
  const paragraphs: Paragraph[] = half ? [{ text: half.label, isBold: true }, { text: half.text }] : [{ text: line }];
  const options = { size: cardSize * scale, gap: 0.15 };
  const { side, top, bottom } = cardPadding(style, scale);
  const inner = width - side * 2;
  const height = heightOf(paragraphs, inner, options, style);
  return {
    height: height + top + bottom,
    draw: (place) => [
      ...cardGround(place, style),
      drawText(paragraphs, { x: place.x + side, y: place.y + top, width: inner, height: place.height - top - bottom }, options, style),
    ],
  };
}

const gridGap = 20;

export const layCards: Lay<'cards'> = ({ lines }, area, scale, style) => {
  const columns = columnsFor(lines.length, area.width, area.width < 520 ? (lines.length > 4 ? 230 : 400) : 210 * Math.min(1, scale));
  const width = (area.width - gridGap * (columns - 1)) / columns;
  const cells = lines.map((line) => toCard(line, width, scale, style));
  const { parts, height, count } = layGrid(cells, columns, area, gridGap, columns > 1 ? lineHeights.body * cardSize * scale * 5.5 : 0);
  return { parts, height, ...(count < lines.length ? { rest: { kind: 'cards', lines: lines.slice(count) } } : {}) };
};
