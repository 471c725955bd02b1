import { readableOn } from '@/lib/contrast';
import { wrapText } from '@/lib/drawing';
import { typeLabels } from './content';
import { titleOf, type OutgoingSlide } from './model';
import type { Theme } from './theme';

/** A slide is 16:9. All measures are points on a page of this size; screen and files scale from it. */
export const page = { width: 960, height: 540 };

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface TextBox extends Box {
  size: number;
  color: string;
  align: 'left' | 'center';
  valign: 'top' | 'middle' | 'bottom';
}

export interface Arrangement {
  isCover: boolean;
  title: TextBox;
  body: TextBox & { hasBullets: boolean };
  footer: TextBox;
  /** Filled with the accent colour: a rule, or the band at the side. */
  accent: Box;
  /** The room a logo may take. */
  logo: Box;
}

interface Frame {
  title: Box & Pick<TextBox, 'align' | 'valign'>;
  body: Box & Pick<TextBox, 'align' | 'valign'>;
  accent: Box;
  logo: Box;
  footer: Box;
}

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
const left = { align: 'left', valign: 'top' } as const;
const low = { align: 'left', valign: 'bottom' } as const;

const frames: Record<Theme['layout'], { inner: Frame; cover: Frame }> = {
  classic: {
    inner: {
      title: { ...box(56, 40, 680, 88), ...low },
      accent: box(56, 138, 64, 5),
      body: { ...box(56, 166, 848, 316), ...left },
      logo: box(764, 40, 140, 56),
      footer: box(56, 498, 848, 22),
    },
    cover: {
      title: { ...box(56, 120, 848, 150), ...low },
      accent: box(56, 284, 96, 6),
      body: { ...box(56, 312, 848, 164), ...left },
      logo: box(56, 40, 220, 72),
      footer: box(56, 498, 848, 22),
    },
  },
  band: {
    inner: {
      title: { ...box(32, 48, 256, 330), ...left },
      accent: box(0, 0, 320, 540),
      body: { ...box(364, 48, 552, 426), align: 'left', valign: 'middle' },
      logo: box(32, 420, 200, 72),
      footer: box(364, 498, 552, 22),
    },
    cover: {
      title: { ...box(32, 48, 376, 330), align: 'left', valign: 'bottom' },
      accent: box(0, 0, 440, 540),
      body: { ...box(484, 48, 432, 426), align: 'left', valign: 'middle' },
      logo: box(32, 420, 260, 88),
      footer: box(484, 498, 432, 22),
    },
  },
  centered: {
    inner: {
      title: { ...box(80, 56, 800, 110), align: 'center', valign: 'bottom' },
      accent: box(440, 180, 80, 5),
      body: { ...box(110, 206, 740, 274), align: 'center', valign: 'top' },
      logo: box(410, 16, 140, 40),
      footer: box(56, 498, 848, 22),
    },
    cover: {
      title: { ...box(80, 110, 800, 160), align: 'center', valign: 'bottom' },
      accent: box(420, 286, 120, 6),
      body: { ...box(110, 314, 740, 164), align: 'center', valign: 'top' },
      logo: box(350, 28, 260, 76),
      footer: box(56, 498, 848, 22),
    },
  },
};

export const lineHeight = 1.25;
/** Between two points, in widths of the letters. */
export const pointGap = 0.45;
export const bulletIndent = 1.1;
const footerSize = 13;

/** Lines on the narrow side of what fonts need, since the font on the other machine is not known. */
function heightOf(lines: readonly string[], room: number, size: number): number {
  const count = lines.reduce((sum, line) => sum + Math.max(1, wrapText(line, room, size).length), 0);
  return size * (count * lineHeight + Math.max(0, lines.length - 1) * pointGap);
}

/** The largest size, of those that look like one deck, at which the text has room. */
function fitSize(lines: readonly string[], { width, height }: Box, sizes: readonly number[], indent = 0): { size: number; fits: boolean } {
  // Far more letters than any slide holds: measuring them all would only say so slowly.
  if (lines.reduce((sum, line) => sum + line.length, 0) > mostLetters) return { size: sizes.at(-1) ?? 0, fits: false };
  const size = sizes.find((candidate) => heightOf(lines, width - indent * candidate, candidate) <= height);
  return { size: size ?? sizes.at(-1) ?? 0, fits: size !== undefined };
}

const mostLetters = 4_000;
const titleSizes = [40, 36, 32, 28, 24, 20, 16];
const coverSizes = [54, 48, 42, 36, 30, 24, 18];
const bodySizes = [32, 30, 28, 26, 24, 22, 20, 18, 16, 14, 12, 10];
const coverBodySizes = [26, 24, 22, 20, 18, 16, 14, 12, 10];

const isCover = ({ type }: OutgoingSlide) => type === 'title' || type === 'appendix';

function measure(slide: OutgoingSlide, layout: Theme['layout']) {
  const cover = isCover(slide);
  const frame = frames[layout][cover ? 'cover' : 'inner'];
  const hasBullets = !cover && layout !== 'centered';
  const title = fitSize([titleOf(slide, typeLabels)], frame.title, cover ? coverSizes : titleSizes);
  const body = fitSize(slide.lines, frame.body, cover ? coverBodySizes : bodySizes, hasBullets ? bulletIndent : 0);
  return { frame, hasBullets, title, body };
}

export function arrange(slide: OutgoingSlide, theme: Theme): Arrangement {
  const { frame, hasBullets, title, body } = measure(slide, theme.layout);
  const onAccent = theme.layout === 'band' ? readableOn(theme.accent) : theme.ink;
  return {
    isCover: isCover(slide),
    title: { ...frame.title, size: title.size, color: onAccent },
    body: { ...frame.body, size: body.size, color: theme.ink, hasBullets },
    footer: { ...frame.footer, size: footerSize, color: theme.ink, align: 'left', valign: 'bottom' },
    accent: frame.accent,
    logo: frame.logo,
  };
}

export function doesFit(slide: OutgoingSlide, layout: Theme['layout']): boolean {
  const { title, body } = measure(slide, layout);
  return title.fits && body.fits;
}
