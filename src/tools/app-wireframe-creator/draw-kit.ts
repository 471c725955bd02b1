import { contrastOf } from '@/lib/contrast';
import { fitText, wrapText, type Box } from '@/lib/drawing';
import type { Shape } from '@/lib/shapes';
import { cleanText } from '@/lib/text';

export const ink = '#111827';
const paper = '#ffffff';

/** Two decimals are finer than any screen; more would only make files long. */
const round = (value: number) => Math.round(value * 100) / 100;

/** So much of the one colour, the rest of the other. */
export function mix(one: string, other: string, share: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(channel(one, at) * share + channel(other, at) * (1 - share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Dark or white, whichever reads better on it. */
export const inkOn = (ground: string) => (contrastOf(ink, ground) >= contrastOf(paper, ground) ? ink : paper);
export const edgeOf = (ground: string) => mix(inkOn(ground), ground, 0.28);
/** A second step of the same colour, for headers, tracks and pictures in it. */
export const shadeOf = (ground: string) => mix(inkOn(ground), ground, 0.12);

interface Look {
  fill?: string;
  stroke?: string;
  strokeWidth?: number;
  rx?: number;
}

/** A hairline lies inside the box, on whole pixels, so that it is sharp. */
export function rect({ x, y, width, height }: Box, { fill = 'none', stroke, strokeWidth = 1, rx = 0 }: Look): Shape {
  const inset = stroke ? Math.min(strokeWidth / 2, width / 2, height / 2) : 0;
  const side = { width: Math.max(0, width - inset * 2), height: Math.max(0, height - inset * 2) };
  return {
    tag: 'rect',
    attributes: {
      x: round(x + inset),
      y: round(y + inset),
      width: round(side.width),
      height: round(side.height),
      rx: round(Math.min(rx, side.width / 2, side.height / 2)),
      fill,
      ...(stroke ? { stroke, strokeWidth } : {}),
    },
  };
}

export function ellipse({ x, y, width, height }: Box, { fill = 'none', stroke }: Look): Shape {
  const inset = stroke ? 0.5 : 0;
  return {
    tag: 'ellipse',
    attributes: {
      cx: round(x + width / 2),
      cy: round(y + height / 2),
      rx: round(Math.max(0, width / 2 - inset)),
      ry: round(Math.max(0, height / 2 - inset)),
      fill,
      ...(stroke ? { stroke, strokeWidth: 1 } : {}),
    },
  };
}

export const line = (points: readonly (readonly [number, number])[], stroke: string, strokeWidth = 1): Shape => ({
  tag: 'polyline',
  attributes: {
    points: points.map(([x, y]) => `${round(x)},${round(y)}`).join(' '),
    fill: 'none',
    stroke,
    strokeWidth,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
});

interface Words {
  size: number;
  fill: string;
  at?: 'left' | 'center' | 'right';
  from?: 'top' | 'middle';
  isStrong?: boolean;
  /** Already cut to its room: never broken, not even where that is a single letter. */
  isOneLine?: boolean;
}

const lineHeight = 1.25;
/** Where letters stand in their line: so much of the size below its top. */
const baseline = 0.95;
const mostLines = 80;

/** Half a letter pair, which no file may hold, is not drawn on the screen either. */
const toDrawable = (text: string) => cleanText(text).replace(/[\p{Cs}\uFFFE\uFFFF]/gu, '');

/** Lines broken to the width of the box, as many as it holds and never none; what is left out shows as dots. */
export function words(
  text: string,
  box: Box,
  { size, fill, at = 'left', from = 'top', isStrong = false, isOneLine = false }: Words,
): Shape[] {
  const room = Math.max(size, box.width);
  const fitting = Math.min(mostLines, Math.max(1, Math.floor((box.height + size * 0.1) / (size * lineHeight))));
  const all = toDrawable(text)
    .split('\n')
    .flatMap((part) => (part.trim() === '' ? [''] : isOneLine ? [part.trim()] : wrapText(part, room, size)));
  while (all.length > 0 && all.at(-1) === '') all.pop();
  const shown = all.slice(0, fitting);
  if (all.length > fitting) shown[fitting - 1] = fitText(`${shown[fitting - 1] ?? ''} ${all.slice(fitting).join(' ')}`, room, size);
  const height = shown.length * size * lineHeight;
  const top = from === 'middle' ? box.y + (box.height - height) / 2 : box.y;
  const x = at === 'left' ? box.x : at === 'right' ? box.x + box.width : box.x + box.width / 2;
  const anchor: Record<string, string> = at === 'left' ? {} : { textAnchor: at === 'right' ? 'end' : 'middle' };
  return shown.flatMap((part, index) =>
    part === ''
      ? []
      : [
          {
            tag: 'text' as const,
            attributes: {
              x: round(x),
              y: round(top + index * size * lineHeight + size * baseline),
              fontSize: size,
              fill,
              ...anchor,
              ...(isStrong ? { fontWeight: 600 } : {}),
            },
            text: part,
          },
        ],
  );
}

/** One line, cut to the width of the box, in the middle of its height. */
export const label = (text: string, box: Box, look: Words): Shape[] =>
  text.trim() === ''
    ? []
    : words(fitText(toDrawable(text), Math.max(look.size, box.width), look.size), box, { from: 'middle', isOneLine: true, ...look });

export const inset = ({ x, y, width, height }: Box, across: number, down = across): Box => ({
  x: x + Math.min(across, width / 2),
  y: y + Math.min(down, height / 2),
  width: Math.max(0, width - across * 2),
  height: Math.max(0, height - down * 2),
});

const mostItems = 24;

/** The lines of a text as entries, empties dropped. */
export const itemsOf = (content: string): string[] =>
  content
    .split('\n')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .slice(0, mostItems);

export const cellsOf = (row: string): string[] =>
  row
    .split('|')
    .map((part) => part.trim())
    .slice(0, mostItems);

/** A share from 0 to 1, typed as percent; the middle where it is no number. */
export function shareOf(content: string): number {
  const value = Number.parseFloat(content);
  return Number.isFinite(value) ? Math.min(1, Math.max(0, value / 100)) : 0.5;
}
