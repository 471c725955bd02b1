import type { Shape } from '@/lib/shapes';
import { borderOf, fit, measureUnit, unitsPerPixel, type Box } from './arrange';
import { faces, symbolPaths, weightNumbers, type Figure } from './content';
import { iconColorOf, toInitials, type Settings } from './model';
import type { Face } from './text-face';

export const pngScale = 2;
export const previewSize = 200;
export const variationShare = 0.7;
const roundedRadius = 24;

export interface Drawing {
  shapes: Shape[];
  /** In drawing units: a square, or as wide as the name. */
  width: number;
  height: number;
  /** The text size in preview pixels, after fitting. */
  fontSize: number;
  lines: number;
  /** The boxes of text and icon, in drawing units. */
  boxes: Box[];
}

/** A hundredth of a unit is finer than any screen or printer shows. */
const round = (value: number) => Math.round(value * 100) / 100;

interface Canvas {
  width: number;
  height: number;
}

/** The outline of the shape, `inset` units inside the canvas to the middle of a line `width` wide. */
function outline(shape: Settings['shape'], { width, height }: Canvas, inset: number, line: number, paint: Shape['attributes']): Shape {
  const edge = inset + line / 2;
  const isRound = shape === 'circle' || shape === 'none';
  if (isRound && width === height)
    return { tag: 'circle', attributes: { cx: width / 2, cy: height / 2, r: round(width / 2 - edge), ...paint } };
  const rx = isRound ? round(height / 2 - edge) : shape === 'rounded' ? Math.max(4, roundedRadius - edge) : 0;
  return { tag: 'rect', attributes: { x: edge, y: edge, width: round(width - 2 * edge), height: round(height - 2 * edge), rx, ...paint } };
}

type Lettering = Pick<Settings, 'fontFamily' | 'weight'>;

function drawText(text: string, x: number, y: number, size: number, fill: string, face: Face, { fontFamily, weight }: Lettering): Shape {
  if (face.path) return { tag: 'path', attributes: { d: face.path(text, x, y, size), fill } };
  const width = face.measure(text, size);
  return {
    tag: 'text',
    attributes: {
      x: round(x),
      y: round(y),
      fill,
      fontFamily: faces[fontFamily].generic,
      fontSize: round(size),
      fontWeight: weightNumbers[weight],
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
      attributes: { cx: round(x + size / 2), cy: round(y + size / 2), r: round(size / 2), fill: iconColorOf(settings) },
    },
    drawText(initials, textX, baseline, textSize, settings.backgroundColor, face, settings),
  ];
}

const isFigure = (symbol: Settings['symbol']): symbol is Figure => symbol in symbolPaths;

function drawFigure(x: number, y: number, size: number, settings: Settings, face: Face): Shape[] {
  const { symbol } = settings;
  if (symbol === 'monogram') return drawMonogram(x, y, size, settings, face);
  const color = iconColorOf(settings);
  const transform = `translate(${round(x)} ${round(y)}) scale(${Math.round((size / 24) * 10_000) / 10_000})`;
  if (isFigure(symbol)) return [{ tag: 'path', attributes: { d: symbolPaths[symbol], fill: color, fillRule: 'evenodd', transform } }];
  const lines = face.icons?.[symbol];
  if (!lines) return [];
  const pen = { fill: 'none', stroke: color, strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' };
  return [{ tag: 'path', attributes: { d: lines, ...pen, transform } }];
}

/** The one layout: the preview, its variations and every file are drawn from what it returns. */
export function layoutLogo(settings: Settings, face: Face): Drawing {
  const { shape, layout, textColor, backgroundColor, borderColor } = settings;
  const { arrangement, size, width, height } = fit(settings, face);
  const [middleX, middleY] = [width / 2, height / 2];
  const border = borderOf(settings);
  const shapes: Shape[] = [];
  if (shape !== 'none') {
    const paint: Shape['attributes'] =
      border > 0 ? { fill: backgroundColor, stroke: borderColor, strokeWidth: border } : { fill: backgroundColor };
    shapes.push(outline(shape, { width, height }, 0, border, paint));
  }
  if (layout === 'badge')
    shapes.push(outline(shape, { width, height }, border + 8, 4, { fill: 'none', stroke: textColor, strokeWidth: 4 }));
  if (arrangement.figure) {
    const { x, y, size: side } = arrangement.figure;
    shapes.push(...drawFigure(middleX + x * size, middleY + y * size, side * size, settings, face));
  }
  for (const { text, x, baseline, scale, face: drawnWith } of arrangement.lines)
    shapes.push(drawText(text, middleX + x * size, middleY + baseline * size, size * scale, textColor, drawnWith, settings));
  return {
    shapes,
    width,
    height,
    fontSize: size / unitsPerPixel,
    lines: arrangement.lines.length,
    boxes: arrangement.boxes.map((box) => ({
      left: middleX + box.left * size,
      right: middleX + box.right * size,
      top: middleY + box.top * size,
      bottom: middleY + box.bottom * size,
    })),
  };
}
