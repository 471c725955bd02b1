import type { OutlineFont } from '@/kinds/board/outline-text';
import type { Family } from './content';
import { guessedFace, type Face } from './layout';
import { toInitials, type Settings } from './model';

export const loadFont = async (family: Family): Promise<OutlineFont> => (await import('./fonts')).loadFont(family);

/** Outlines when the font has every letter; otherwise the whole text stays text. */
export const toFace = (font: OutlineFont, { text }: Settings): Face => (font.covers(text + toInitials(text)) ? font : guessedFace);

/** What a file is drawn with: it waits for the font. */
export const loadFace = async (settings: Settings): Promise<Face> => toFace(await loadFont(settings.fontFamily), settings);
