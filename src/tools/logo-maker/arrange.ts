import type { Settings } from './model';
import { spread, type Face } from './text-face';

/** The square drawing is 400 units wide; the sliders count pixels of the 200-pixel preview, two units each. */
export const canvasSize = 400;
export const unitsPerPixel = 2;
const center = canvasSize / 2;

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
  /** Of the size of the name. */
  scale: number;
  face: Face;
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
/** A tagline is as wide as the name above it, within what can be read and what stays quiet. */
const tagline = { smallest: 0.26, largest: 0.42, gap: 0.08, tracking: 0.06 };

export const measureUnit = (face: Face, text: string) => face.measure(text, 100) / 100;

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

/** What stands below the name, as a share of its size. */
function setTagline(settings: Settings, face: Face, textWidth: number): Pick<Line, 'text' | 'width' | 'scale' | 'face'> | undefined {
  if (settings.tagline === '') return undefined;
  const loose = spread(face, tagline.tracking);
  const unit = measureUnit(loose, settings.tagline);
  const scale = Math.min(tagline.largest, Math.max(tagline.smallest, unit > 0 ? textWidth / unit : tagline.largest));
  return { text: settings.tagline, width: unit * scale, scale, face: loose };
}

function arrange(lines: readonly string[], settings: Settings, face: Face): Arrangement {
  const { layout, symbol } = settings;
  const named = spread(face, settings.tracking / 100);
  const hasFigure = layout !== 'text' && (symbol !== 'monogram' || settings.text !== '');
  const figureSize = hasFigure ? figureSizes[layout] : 0;
  const widths = lines.map((line) => measureUnit(named, line));
  const nameWidth = Math.max(0, ...widths);
  const below = setTagline(settings, face, nameWidth);
  const gap = hasFigure && (lines.length > 0 || below) ? figureGap : 0;
  const textWidth = Math.max(nameWidth, below?.width ?? 0);
  const height = face.ascent + face.descent;
  const nameHeight = lines.length > 0 ? (lines.length - 1) * lineStep + height : 0;
  const textHeight = nameHeight + (below ? (nameHeight > 0 ? tagline.gap : 0) + below.scale * height : 0);
  const isBeside = layout === 'icon-left';
  const left = isBeside ? -(figureSize + gap + textWidth) / 2 : 0;
  const textTop = isBeside ? -textHeight / 2 : (figureSize + gap - textHeight) / 2;
  const startOf = (width: number) => (isBeside ? left + figureSize + gap : -width / 2);
  const placed: Line[] = lines.map((text, index) => {
    const width = widths[index] ?? 0;
    return { text, width, x: startOf(width), baseline: textTop + face.ascent + index * lineStep, scale: 1, face: named };
  });
  if (below) placed.push({ ...below, x: startOf(below.width), baseline: textTop + textHeight - below.scale * face.descent });
  const boxes = placed.map(({ x, width, baseline, scale }) => ({
    left: x,
    right: x + width,
    top: baseline - face.ascent * scale,
    bottom: baseline + face.descent * scale,
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
export const isRound = ({ shape, layout }: Settings) => shape === 'circle' || (shape === 'none' && layout === 'badge');
export const borderOf = ({ shape, borderWidth }: Settings) => (shape === 'none' ? 0 : borderWidth * unitsPerPixel);

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

interface Fitted {
  arrangement: Arrangement;
  size: number;
  width: number;
  height: number;
}

/** In the square: the largest size, up to the one asked for, at which nothing reaches past the padding. */
function fitSquare(settings: Settings, face: Face): Fitted {
  const options = candidateLines(settings.text, spread(face, settings.tracking / 100)).map((lines) => {
    const arrangement = arrange(lines, settings, face);
    const extent = extentOf(arrangement.boxes, isRound(settings));
    const largest = extent > 0 ? reachOf(settings) / extent : Number.POSITIVE_INFINITY;
    return { arrangement, size: Math.min(settings.fontSize * unitsPerPixel, largest) };
  });
  const best = Math.max(...options.map(({ size }) => size));
  const found = options.find(({ size }) => size >= best * fewerLinesWorth) ?? {
    arrangement: { lines: [], boxes: [] },
    size: settings.fontSize,
  };
  return { ...found, width: canvasSize, height: canvasSize };
}

/** Past this it is a strip, and the name takes another line. */
const widest = 6;

/** As wide and as high as what stands in it, with padding and border; round ends move out until no corner touches them. */
function fitWide(settings: Settings, face: Face): Fitted {
  const size = settings.fontSize * unitsPerPixel;
  const around = settings.padding * unitsPerPixel + borderOf(settings);
  const options = candidateLines(settings.text, spread(face, settings.tracking / 100)).map((lines): Fitted => {
    const arrangement = arrange(lines, settings, face);
    const across = Math.max(0, ...arrangement.boxes.map(({ left, right }) => Math.max(-left, right))) * size;
    const along = Math.max(0, ...arrangement.boxes.map(({ top, bottom }) => Math.max(-top, bottom))) * size;
    const half = along + around;
    const ends = isRound(settings) ? half - Math.sqrt(half ** 2 - along ** 2) : 0;
    return { arrangement, size, width: 2 * Math.ceil(across + around + ends), height: 2 * Math.ceil(half) };
  });
  const fallback = { arrangement: { lines: [], boxes: [] }, size, width: canvasSize, height: canvasSize };
  return options.find(({ width, height }) => width <= widest * height) ?? options.at(-1) ?? fallback;
}

export const fit = (settings: Settings, face: Face): Fitted =>
  settings.format === 'wide' ? fitWide(settings, face) : fitSquare(settings, face);
