import type { Picture } from '@/lib/blocks';
import { framePicture, type Shape } from '@/lib/shapes';
import { cleanText } from '@/lib/text';
import { labels, sizeNames } from './content';
import { sizeKeys, type SizeKey, type Sizes } from './model';
import { formatSize } from './words';

interface Palette {
  paper: string;
  ink: string;
  mute: string;
  accent: string;
}
const paperPalette: Palette = { paper: '#ffffff', ink: '#1a1c19', mute: '#5d625b', accent: '#0b6b4a' };
/** On the screen the drawing follows the theme. */
export const screenPalette: Palette = { paper: 'none', ink: 'var(--ink)', mute: 'var(--mute)', accent: 'var(--accent)' };

interface Caption {
  title: string;
  subtitle: string;
  foot: string;
}

interface DrawOptions {
  width: number;
  currency: string;
  palette?: Palette;
  /** Above and below the circles, in files. */
  caption?: Caption;
}

interface Circles {
  width: number;
  height: number;
  shapes: Shape[];
  /** Whether all areas are to scale; a market too small to be seen is drawn as a dot. */
  isToScale: boolean;
}

const smallestRadius = 4;
const opacities: Record<SizeKey, number> = { tam: 0.14, sam: 0.34, som: 1 };
/** Where each label stands beside the circles, in radii from their middle. */
const heights: Record<SizeKey, number> = { tam: -0.68, sam: 0, som: 0.68 };
const round = (value: number) => Math.round(value * 100) / 100;

/** Circles around one middle whose areas are the sizes, each with its name and figure. */
export function drawCircles(sizes: Sizes, { width, currency, palette = paperPalette, caption }: DrawOptions): Circles {
  const isNarrow = width < 460;
  const reach = round(Math.min(150, Math.max(60, width * 0.26)));
  const top = caption ? 76 : 0;
  const middle = { x: reach + 4, y: top + reach + 4 };
  const height = round(top + reach * 2 + 8 + (caption ? 34 : 0));
  const largest = Math.max(0, ...sizeKeys.map((key) => sizes[key] ?? 0));
  const exact = (key: SizeKey) => (largest > 0 ? reach * Math.sqrt((sizes[key] ?? 0) / largest) : 0);
  const radiusOf = (key: SizeKey) => (exact(key) > 0 ? round(Math.max(smallestRadius, exact(key))) : 0);
  const isToScale = sizeKeys.every((key) => exact(key) === 0 || exact(key) >= smallestRadius);

  const write = (text: string, attributes: Shape['attributes']): Shape => ({
    tag: 'text',
    attributes: { fontSize: 13, fill: palette.mute, ...attributes },
    text,
  });
  // The largest first, so that a smaller one is never hidden, also where the figures contradict each other.
  const circles = [...sizeKeys]
    .sort((one, other) => radiusOf(other) - radiusOf(one))
    .filter((key) => radiusOf(key) > 0)
    .map((key): Shape => ({
      tag: 'circle',
      attributes: {
        cx: middle.x,
        cy: middle.y,
        r: radiusOf(key),
        fill: palette.accent,
        fillOpacity: opacities[key],
        stroke: palette.accent,
        strokeWidth: 1,
      },
    }));
  const labelX = middle.x + reach + (isNarrow ? 22 : 44);
  const named = sizeKeys.flatMap((key): Shape[] => {
    const y = middle.y + heights[key] * reach;
    const radius = radiusOf(key);
    const angle = Math.asin(heights[key]);
    const from = `${round(middle.x + radius * Math.cos(angle))},${round(middle.y + radius * Math.sin(angle))}`;
    const elbow = `${round(middle.x + reach + 6)},${round(y)}`;
    const name = key.toUpperCase();
    return [
      ...(radius > 0
        ? [
            {
              tag: 'polyline' as const,
              attributes: {
                points: `${from} ${elbow} ${round(labelX - 6)},${round(y)}`,
                fill: 'none',
                stroke: palette.ink,
                strokeWidth: 1,
              },
            },
          ]
        : []),
      write(isNarrow ? `${name} ${labels.perYear}` : `${name} · ${sizeNames[key]}`, { x: labelX, y: round(y - 5) }),
      write(`${formatSize(sizes[key], currency)}${isNarrow ? '' : ` ${labels.perYear}`}`, {
        x: labelX,
        y: round(y + 16),
        fontSize: isNarrow ? 17 : 20,
        fontWeight: 600,
        fill: palette.ink,
      }),
    ];
  });
  const paper: Shape = { tag: 'rect', attributes: { x: 0, y: 0, width, height, fill: palette.paper } };
  const words = caption
    ? [
        write(caption.title, { x: 4, y: 28, fontSize: 22, fontWeight: 700, fill: palette.ink }),
        write(cut(caption.subtitle), { x: 4, y: 52, fontSize: 14 }),
        write(caption.foot, { x: 4, y: height - 8, fontSize: 12 }),
      ]
    : [];
  return { width, height, shapes: [paper, ...circles, ...named, ...words], isToScale };
}

const mostLetters = 84;

/** Letters of the wide scripts take two places. */
function cut(text: string): string {
  let room = mostLetters;
  const letters = Array.from(
    cleanText(text)
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, mostLetters * 2),
  );
  const end = letters.findIndex((letter) => {
    room -= (letter.codePointAt(0) ?? 0) > 0x2e7f ? 2 : 1;
    return room < 0;
  });
  return end < 0 ? letters.join('') : `${letters.slice(0, end).join('').trimEnd()}…`;
}

const fileWidth = 720;
export const scaleNote = (isToScale: boolean) =>
  isToScale ? 'Areas are to scale' : 'Areas are to scale, but the smallest is drawn larger to be seen';

export function toCirclesPicture(sizes: Sizes, currency: string, caption: Caption): Picture {
  const { isToScale } = drawCircles(sizes, { width: fileWidth, currency });
  const foot = `${caption.foot} · ${scaleNote(isToScale)}`;
  const { width, height, shapes } = drawCircles(sizes, { width: fileWidth, currency, caption: { ...caption, foot } });
  return framePicture(shapes, { title: caption.title, width, height, font: 'sans-serif' });
}
