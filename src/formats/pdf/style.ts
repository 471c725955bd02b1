import { mixColors, readableInk, type Brand } from '@/lib/brand';
import type { Element } from './drawing';
import type { Type } from './type';

export const paperSizes: Record<'letter' | 'a4', [number, number]> = { letter: [612, 792], a4: [595.28, 841.89] };
export const margins = { side: 66, top: 70, bottom: 76 };
export const sizes = { title: 29, chapter: 19, part: 11.5, text: 10.5, small: 9, tiny: 8, lead: 15, figure: 21 };
export const lineHeight = 1.46;

export interface Palette {
  ink: string;
  mute: string;
  warn: string;
  rule: string;
  strongRule: string;
  ground: string;
  /** Dark enough to be read on paper. */
  accent: string;
  /** As it was chosen, for surfaces. */
  fill: string;
}

export const paletteOf = ({ accent }: Brand): Palette => ({
  ink: '#1a1c19',
  mute: '#5d625b',
  warn: '#8a5300',
  rule: '#dcd9cf',
  strongRule: '#8c8f88',
  ground: mixColors('#f5f4f0', accent, 0.03),
  accent: readableInk(accent, '#ffffff'),
  fill: accent,
});

/** All that drawing a block asks for. */
export interface Setting {
  type: Type['faces'];
  colors: Palette;
  brand: Brand;
  pictures: ReadonlyMap<string, Uint8Array>;
  /** Those that are drawn with lines, by their markup. */
  drawings: ReadonlyMap<string, readonly Element[]>;
  page: { width: number; height: number };
  x: number;
  width: number;
  /** The numbers of the pages of the chapters, once they are known. */
  chapterPages: number[];
  /** In a column beside another, where single lines belong together. */
  isDense?: boolean;
}

export const within = (setting: Setting, x: number, width: number): Setting => ({ ...setting, x, width });
