import { readableOn } from '@/lib/contrast';
import { isDarker, toPalette, type Palette } from './colors';
import { page, type Box, type Drawn } from './drawn';
import type { Fonts } from './measure';
import type { BlockKind } from './read-slide';
import { fontsOf, type Theme } from './theme';

/** How a page is divided before anything stands on it. */
export interface Frame {
  palette: Palette;
  /** Colours of what stands outside the body where the ground is another there. */
  title: Box & { sizes: readonly number[]; color: string; valign: 'top' | 'middle' | 'bottom' };
  /** Small, above the title or beside it. */
  section: (Box & { color: string }) | undefined;
  /** Where the body may begin at the earliest, and how far it may go; it follows the title where that stands above it. */
  body: Box & { isBelowTitle: boolean; valign: 'top' | 'middle' };
  foot: Box & { color: string };
  /** The number of the slide, large. */
  number: (Box & { color: string }) | undefined;
  logo: Box & { ground: string; align: 'left' | 'right' };
  ground: readonly Drawn[];
}

export interface Style {
  palette: Palette;
  fonts: Fonts;
  cards: 'filled' | 'ruled' | 'outlined';
  photos: Readonly<Record<string, string>>;
}

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
const all = box(0, 0, page.width, page.height);
const fill = (place: Box, color: string): Drawn => ({ kind: 'box', ...place, fill: color, isGround: true });
const rule = (x: number, y: number, width: number, color: string): Drawn => ({
  kind: 'line',
  x1: x,
  y1: y,
  x2: x + width,
  y2: y,
  color,
  isGround: true,
});

const coverSizes = [66, 54, 44, 34, 26, 20];
const statementSizes = [64, 48, 40, 32, 26, 20];
const titleSizes = [50, 42, 34, 27, 21, 16];
const sideSizes = [40, 33, 27, 21, 16];

/** Which page of a deck it is: its cover, a sentence that stands alone, or anything with a body. */
export type PageKind = 'cover' | 'closing' | 'statement' | 'inner';

type Design = (theme: Theme, kind: PageKind, main: BlockKind | undefined) => Frame;

/** A surface in the colour as it was chosen; letters on it are whatever reads there. */
function onBrand(brand: string): Palette {
  const ink = readableOn(brand);
  return { ...toPalette(brand, ink, ink), said: ink, mute: ink };
}

const editorial: Design = (theme, kind) => {
  const palette = toPalette(theme.background, theme.ink, theme.accent);
  if (kind === 'cover' || kind === 'closing') {
    const cover = onBrand(theme.accent);
    return {
      palette: cover,
      title: { ...box(64, 140, 832, 190), sizes: coverSizes, color: cover.ink, valign: 'bottom' },
      section: undefined,
      body: { ...box(64, 344, 832, 128), isBelowTitle: false, valign: 'top' },
      foot: { ...box(64, 500, 832, 18), color: cover.ink },
      number: undefined,
      logo: { ...box(64, 48, 260, 76), ground: cover.ground, align: 'left' },
      ground: [fill(all, cover.ground)],
    };
  }
  const isStatement = kind === 'statement';
  return {
    palette,
    title: {
      ...(isStatement ? box(64, 120, 780, 320) : box(64, 64, 832, 190)),
      sizes: isStatement ? statementSizes : titleSizes,
      color: palette.ink,
      valign: isStatement ? 'middle' : 'top',
    },
    section: { ...box(64, 36, 640, 20), color: palette.mute },
    body: { ...box(64, 126, 832, 352), isBelowTitle: true, valign: 'top' },
    foot: { ...box(64, 504, 832, 18), color: palette.mute },
    number: undefined,
    logo: { ...box(756, 26, 140, 34), ground: palette.ground, align: 'right' },
    ground: [fill(all, palette.ground), rule(64, 494, 832, palette.line)],
  };
};

const bandWidth = 176;

const band: Design = (theme, kind) => {
  const palette = toPalette(theme.background, theme.ink, theme.accent);
  const side = onBrand(theme.accent);
  if (kind === 'cover' || kind === 'closing')
    return {
      palette,
      title: { ...box(40, 176, 400, 308), sizes: [50, 42, 34, 27, 21, 16], color: side.ink, valign: 'bottom' },
      section: undefined,
      body: { ...box(528, 96, 384, 372), isBelowTitle: false, valign: 'middle' },
      foot: { ...box(528, 504, 384, 18), color: palette.mute },
      number: undefined,
      logo: { ...box(40, 48, 260, 84), ground: side.ground, align: 'left' },
      ground: [fill(all, palette.ground), fill(box(0, 0, 480, page.height), side.ground)],
    };
  const isStatement = kind === 'statement';
  return {
    palette,
    title: {
      ...(isStatement ? box(224, 110, 672, 330) : box(224, 44, 680, 200)),
      sizes: isStatement ? [50, 42, 34, 28, 22, 17] : [44, 37, 30, 24, 18, 15],
      color: palette.ink,
      valign: isStatement ? 'middle' : 'top',
    },
    section: { ...box(28, 100, bandWidth - 44, 40), color: side.ink },
    body: { ...box(224, 110, 680, 372), isBelowTitle: true, valign: 'middle' },
    foot: { ...box(224, 504, 680, 18), color: palette.mute },
    number: { ...box(28, 40, bandWidth - 44, 56), color: side.ink },
    logo: { ...box(28, 452, 120, 56), ground: side.ground, align: 'left' },
    ground: [fill(all, palette.ground), fill(box(0, 0, bandWidth, page.height), side.ground)],
  };
};

/** What needs the whole width of a page. */
const wide: readonly (BlockKind | undefined)[] = ['table', 'timeline', 'chart', 'shares', 'team', 'circles'];

const dark: Design = (theme, kind, main) => {
  const [ground, ink] = isDarker(theme.ink, theme.background) ? [theme.ink, theme.background] : [theme.background, theme.ink];
  const palette = toPalette(ground, ink, theme.accent);
  const bar = (x: number, y: number): Drawn => ({ kind: 'box', ...box(x, y, 44, 4), fill: palette.accent, isGround: true });
  if (kind === 'cover' || kind === 'closing' || kind === 'statement')
    return {
      palette,
      title: {
        ...(kind === 'statement' ? box(64, 128, 800, 310) : box(64, 128, 832, 190)),
        sizes: kind === 'statement' ? statementSizes : [74, 60, 48, 38, 28, 20],
        color: palette.ink,
        valign: kind === 'statement' ? 'middle' : 'top',
      },
      section: kind === 'statement' ? { ...box(64, 58, 640, 20), color: palette.said } : undefined,
      body: { ...box(64, 352, 832, 124), isBelowTitle: false, valign: 'top' },
      foot: { ...box(64, 504, 832, 18), color: palette.mute },
      number: undefined,
      logo: {
        ...(kind === 'statement' ? box(756, 34, 140, 34) : box(64, 30, 240, 68)),
        ground,
        align: kind === 'statement' ? 'right' : 'left',
      },
      ground: [fill(all, ground), kind === 'statement' ? bar(64, 46) : bar(64, 112)],
    };
  const isWide = wide.includes(main);
  return {
    palette,
    title: {
      ...(isWide ? box(64, 82, 832, 150) : box(64, 86, 284, 330)),
      sizes: isWide ? [44, 37, 30, 24, 18, 15] : sideSizes,
      color: palette.ink,
      valign: 'top',
    },
    section: { ...box(64, 58, isWide ? 640 : 284, 20), color: palette.said },
    body: isWide
      ? { ...box(64, 140, 832, 340), isBelowTitle: true, valign: 'top' }
      : { ...box(396, 64, 500, 416), isBelowTitle: false, valign: 'top' },
    foot: { ...box(64, 504, 832, 18), color: palette.mute },
    number: undefined,
    logo: isWide ? { ...box(756, 34, 140, 34), ground, align: 'right' } : { ...box(64, 440, 160, 44), ground, align: 'left' },
    ground: [fill(all, ground), bar(64, 46)],
  };
};

const designs: Record<Theme['layout'], Design> = { editorial, band, dark };
const cards = { editorial: 'filled', band: 'ruled', dark: 'outlined' } as const;

export const frameOf = (theme: Theme, kind: PageKind, main: BlockKind | undefined): Frame => designs[theme.layout](theme, kind, main);

export const styleOf = (theme: Theme, { palette }: Frame): Style => ({
  palette,
  fonts: fontsOf(theme),
  cards: cards[theme.layout],
  photos: theme.photos ?? {},
});
