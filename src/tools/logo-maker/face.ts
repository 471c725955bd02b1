import type { OutlineFont } from '@/kinds/board/outline-text';
import type { Family } from './content';
import { figureSymbols, toInitials, type Settings, type Weight } from './model';
import { guessedFace, type Face } from './text-face';

export const loadFont = async (family: Family, weight: Weight): Promise<OutlineFont> => (await import('./fonts')).loadFont(family, weight);

/** Our own figures are here already; the others are lines that come with all of their kind. */
export const needsIcons = ({ layout, symbol }: Settings) => layout !== 'text' && !(figureSymbols as readonly string[]).includes(symbol);
export const loadIcons = async () => (await import('./icons')).icons;

/** Outlines when the font has every letter; otherwise the whole text stays text. */
export function toFace(font: OutlineFont, { text, tagline }: Pick<Settings, 'text' | 'tagline'>, icons?: Face['icons']): Face {
  const face = font.covers(text + toInitials(text) + tagline) ? font : guessedFace;
  return icons ? { ...face, icons } : face;
}

/** What a file is drawn with: it waits for the font, and for the icon. */
export async function loadFace(settings: Settings): Promise<Face> {
  const [font, icons] = await Promise.all([loadFont(settings.fontFamily, settings.weight), needsIcons(settings) ? loadIcons() : undefined]);
  return toFace(font, settings, icons);
}
