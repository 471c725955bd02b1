import type { Shape } from '@/lib/shapes';
import { faces, symbolPaths } from './content';
import { toInitials, type Settings } from './model';

/** The drawing is 400 units wide; the sliders count pixels of the 200-pixel preview, two units each. */
export const canvasSize = 400;
export const pngScale = 2;
export const previewSize = 200;
export const variationShare = 0.7;
const unitsPerPixel = canvasSize / previewSize;
const center = canvasSize / 2;
const roundedRadius = 24;

/** What drawing text depends on. Without outlines the text stays text, squeezed into the measured width. */
export interface Face {
  measure: (text: string, size: number) => number;
  path?: (text: string, x: number, y: number, size: number) => string;
  /** Above and below the baseline, for a size of 1. */
  ascent: number;
  descent: number;
}

export interface Drawing {
  shapes: Shape[];
  /** The text size in preview pixels, after fitting. */
  fontSize: number;
  lines: number;
  /** The boxes of text and icon, in drawing units. */
  boxes: Box[];
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Line {
  text: string;
  x: number;
  baseline: number;
  width: number;
}

/** All at a text size of 1, with the centre at 0, so that one factor fits it to the shape. */
interface Arrangement {
  lines: Line[];
  figure?: { x: number; y: number; size: number };
  boxes: Box[];
}

const lineStep = 1.15;
const mostLines = 6;
/** A smaller text in fewer lines is preferred only while hardly smaller. */
const fewerLinesWorth = 0.92;
const figureSizes = { text: 0, 'icon-left': 1.3, stacked: 1.9, badge: 2.1 };
const figureGap = 0.3;

const measureUnit = (face: Face, text: string) => face.measure(text, 100) / 100;

/** Widths of words with a width of one space between: near enough to choose breaks by. */
function breakWords(words: readonly { text: string; width: number }[], space: number, count: number): string[] {
  const fill = (limit: number) => {
    const lines: { text: string; width: number }[] = [];
    for (const word of words) {
      const last = lines.at(-1);
      if (last && last.width + space + word.width <= limit) {
        last.text += ` ${word.text}`;
        last.width += space + word.width;
      } else lines.push({ ...word });
    }
    return lines.map((line) => line.text);
  };
  let low = Math.max(...words.map(({ width }) => width));
  let high = words.reduce((total, { width }) => total + width + space, 0);
  if (fill(low).length <= count) return fill(low);
  for (let step = 0; step < 20; step += 1) {
    const middle = (low + high) / 2;
    if (fill(middle).length <= count) high = middle;
    else low = middle;
  }
  return fill(high);
}

function candidateLines(text: string, face: Face): string[][] {
  if (text === '') return [[]];
  const words = text.split(' ').map((word) => ({ text: word, width: measureUnit(face, word) }));
  const space = measureUnit(face, ' ');
  return Array.from({ length: Math.min(words.length, mostLines) }, (_, index) => breakWords(words, space, index + 1));
}

function arrange(lines: readonly string[], settings: Settings, face: Face): Arrangement {
  const { layout, symbol } = settings;
  const hasFigure = layout !== 'text' && (symbol !== 'monogram' || settings.text !== '');
  const figureSize = hasFigure ? figureSizes[layout] : 0;
  const gap = hasFigure && lines.length > 0 ? figureGap : 0;
  const widths = lines.map((line) => measureUnit(face, line));
  const textWidth = Math.max(0, ...widths);
  const textHeight = lines.length > 0 ? (lines.length - 1) * lineStep + face.ascent + face.descent : 0;
  const isBeside = layout === 'icon-left';
  const left = isBeside ? -(figureSize + gap + textWidth) / 2 : 0;
  const textTop = isBeside ? -textHeight / 2 : (figureSize + gap - textHeight) / 2;
  const placed = lines.map((text, index) => {
    const width = widths[index] ?? 0;
    return { text, width, x: isBeside ? left + figureSize + gap : -width / 2, baseline: textTop + face.ascent + index * lineStep };
  });
  const boxes = placed.map(({ x, width, baseline }) => ({
    left: x,
    right: x + width,
    top: baseline - face.ascent,
    bottom: baseline + face.descent,
  }));
  if (!hasFigure) return { lines: placed, boxes };
  const x = isBeside ? left : -figureSize / 2;
  const y = isBeside ? -figureSize / 2 : -(figureSize + gap + textHeight) / 2;
  return {
    lines: placed,
    figure: { x, y, size: figureSize },
    boxes: [...boxes, { left: x, right: x + figureSize, top: y, bottom: y + figureSize }],
  };
}

/** A round logo, and a badge without a shape, which draws its own ring. */
const isRound = ({ shape, layout }: Settings) => shape === 'circle' || (shape === 'none' && layout === 'badge');
const borderOf = ({ shape, borderWidth }: Settings) => (shape === 'none' ? 0 : borderWidth * unitsPerPixel);

/** How far from the centre text and icon may reach: past the border and the padding they may not. */
export const reachOf = (settings: Settings) => center - borderOf(settings) - settings.padding * unitsPerPixel;

export const extentOf = (boxes: readonly Box[], isCircle: boolean) =>
  Math.max(
    0,
    ...boxes.map(({ left, right, top, bottom }) => {
      const across = Math.max(Math.abs(left), Math.abs(right));
      const along = Math.max(Math.abs(top), Math.abs(bottom));
      return isCircle ? Math.hypot(across, along) : Math.max(across, along);
    }),
  );

/** The largest size, up to the one asked for, at which nothing reaches past the padding. */
function fit(settings: Settings, face: Face): { arrangement: Arrangement; size: number } {
  const options = candidateLines(settings.text, face).map((lines) => {
    const arrangement = arrange(lines, settings, face);
    const extent = extentOf(arrangement.boxes, isRound(settings));
    const largest = extent > 0 ? reachOf(settings) / extent : Number.POSITIVE_INFINITY;
    return { arrangement, size: Math.min(settings.fontSize * unitsPerPixel, largest) };
  });
  const best = Math.max(...options.map(({ size }) => size));
  return options.find(({ size }) => size >= best * fewerLinesWorth) ?? { arrangement: { lines: [], boxes: [] }, size: settings.fontSize };
}

/** A hundredth of a unit is finer than any screen or printer shows. */
const round = (value: number) => Math.round(value * 100) / 100;

/** The outline of the shape, `inset` units inside the canvas to the middle of a line `width` wide. */
function outline(shape: Settings['shape'], inset: number, width: number, paint: Shape['attributes']): Shape {
  const edge = inset + width / 2;
  if (shape === 'circle' || shape === 'none')
    return { tag: 'circle', attributes: { cx: center, cy: center, r: round(center - edge), ...paint } };
  const side = round(canvasSize - 2 * edge);
  const rx = shape === 'rounded' ? Math.max(4, roundedRadius - edge) : 0;
  return { tag: 'rect', attributes: { x: edge, y: edge, width: side, height: side, rx, ...paint } };
}

function drawText(text: string, x: number, y: number, size: number, fill: string, face: Face, family: Settings['fontFamily']): Shape {
  if (face.path) return { tag: 'path', attributes: { d: face.path(text, x, y, size), fill } };
  const width = face.measure(text, size);
  return {
    tag: 'text',
    attributes: {
      x: round(x),
      y: round(y),
      fill,
      fontFamily: faces[family].generic,
      fontSize: round(size),
      fontWeight: 700,
      textLength: round(width),
      lengthAdjust: 'spacingAndGlyphs',
    },
    text,
  };
}

function drawMonogram(x: number, y: number, size: number, settings: Settings, face: Face): Shape[] {
  const initials = toInitials(settings.text);
  const width = measureUnit(face, initials);
  const textSize = Math.min(0.5, 0.7 / Math.max(width, 0.1)) * size;
  const baseline = y + size / 2 + ((face.ascent - face.descent) / 2) * textSize;
  const textX = x + (size - width * textSize) / 2;
  return [
    {
      tag: 'circle',
      attributes: { cx: round(x + size / 2), cy: round(y + size / 2), r: round(size / 2), fill: settings.textColor },
    },
    drawText(initials, textX, baseline, textSize, settings.backgroundColor, face, settings.fontFamily),
  ];
}

/** The one layout: the preview, its variations and every file are drawn from what it returns. */
export function layoutLogo(settings: Settings, face: Face): Drawing {
  const { shape, symbol, layout, textColor, backgroundColor, borderColor, fontFamily } = settings;
  const { arrangement, size } = fit(settings, face);
  const border = borderOf(settings);
  const shapes: Shape[] = [];
  if (shape !== 'none') {
    const paint: Shape['attributes'] =
      border > 0 ? { fill: backgroundColor, stroke: borderColor, strokeWidth: border } : { fill: backgroundColor };
    shapes.push(outline(shape, 0, border, paint));
  }
  if (layout === 'badge') shapes.push(outline(shape, border + 8, 4, { fill: 'none', stroke: textColor, strokeWidth: 4 }));
  if (arrangement.figure) {
    const x = center + arrangement.figure.x * size;
    const y = center + arrangement.figure.y * size;
    const side = arrangement.figure.size * size;
    if (symbol === 'monogram') shapes.push(...drawMonogram(x, y, side, settings, face));
    else {
      const transform = `translate(${round(x)} ${round(y)}) scale(${Math.round((side / 24) * 10_000) / 10_000})`;
      shapes.push({ tag: 'path', attributes: { d: symbolPaths[symbol], fill: textColor, fillRule: 'evenodd', transform } });
    }
  }
  for (const { text, x, baseline } of arrangement.lines)
    shapes.push(drawText(text, center + x * size, center + baseline * size, size, textColor, face, fontFamily));
  return {
    shapes,
    fontSize: size / unitsPerPixel,
    lines: arrangement.lines.length,
    boxes: arrangement.boxes.map((box) => ({
      left: center + box.left * size,
      right: center + box.right * size,
      top: center + box.top * size,
      bottom: center + box.bottom * size,
    })),
  };
}

function guessWidth(character: string): number {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/u.test(character)) return 1;
  if (/\p{Extended_Pictographic}/u.test(character)) return 1.3;
  if (/\p{M}|\p{Cf}/u.test(character)) return 0;
  if (/[ijl.,:;'!|]/.test(character)) return 0.3;
  if (/[\sfrt()[\]-]/.test(character)) return 0.38;
  if (/[mwMW@%]/.test(character)) return 0.92;
  return /\p{Lu}/u.test(character) ? 0.71 : 0.61;
}

/** For text that is not drawn as outlines: the usual widths of bold letters. */
export const guessedFace: Face = {
  measure: (text, size) => Array.from(text).reduce((width, character) => width + guessWidth(character), 0) * size,
  ascent: 0.96,
  descent: 0.24,
};
