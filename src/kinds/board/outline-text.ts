import { readAsset } from '@/platform/assets';
import type { Command, Font, Glyph } from './opentype';

/** Letters as shapes, so that a drawing looks the same where the font is not installed. Sizes are in drawing units. */
export interface OutlineFont {
  measure: (text: string, size: number) => number;
  /** SVG path data with the baseline at y. */
  path: (text: string, x: number, y: number, size: number) => string;
  covers: (text: string) => boolean;
  /** Above and below the baseline, for a size of 1. */
  ascent: number;
  descent: number;
}

interface PlacedGlyph {
  glyph: Glyph;
  font: Font;
  x: number;
}

/** The library's own writer turns coordinates a hair above a whole number into NaN. */
const toPathData = (commands: readonly Command[]) =>
  commands
    .map(({ type, x1, y1, x2, y2, x, y }) => {
      const points = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined);
      return type + points.map((value) => Math.round(value * 100) / 100).join(' ');
    })
    .join('');

/** Opens the parts of one font (its Latin, its accented Latin) as if they were a single file. */
export async function loadOutlineFont(addresses: readonly string[]): Promise<OutlineFont> {
  const [{ parseFont }, ...files] = await Promise.all([import('./opentype'), ...addresses.map((address) => readAsset(address))]);
  const fonts = files.map(parseFont);
  const [main] = fonts;
  if (!main) throw new Error('A font needs at least one file.');

  const fontFor = (character: string) => fonts.find((font) => font.charToGlyphIndex(character) > 0);
  // Whole-text shaping fails on some of these fonts, so letters are placed one by one, with their kerning.
  const place = (text: string, size: number): { glyphs: PlacedGlyph[]; width: number } => {
    let x = 0;
    let previous: PlacedGlyph | undefined;
    const glyphs: PlacedGlyph[] = [];
    for (const character of text) {
      const font = fontFor(character) ?? main;
      const glyph = font.charToGlyph(character);
      const scale = size / font.unitsPerEm;
      if (previous?.font === font) x += font.getKerningValue(previous.glyph, glyph) * scale;
      previous = { glyph, font, x };
      glyphs.push(previous);
      x += (glyph.advanceWidth ?? 0) * scale;
    }
    return { glyphs, width: x };
  };
  return {
    measure: (text, size) => place(text, size).width,
    path: (text, x, y, size) =>
      place(text, size)
        .glyphs.map(({ glyph, x: offset }) => toPathData(glyph.getPath(x + offset, y, size).commands))
        .join(''),
    covers: (text) => [...text].every((character) => /\s/.test(character) || fontFor(character) !== undefined),
    ascent: main.ascender / main.unitsPerEm,
    descent: -main.descender / main.unitsPerEm,
  };
}
