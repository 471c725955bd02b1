import { parse } from 'opentype.js';

/** The few parts of the font library that are used; it ships without types. */
export interface Glyph {
  advanceWidth?: number;
  getPath: (x: number, y: number, size: number) => { toPathData: (decimals: number) => string };
}

export interface Font {
  unitsPerEm: number;
  ascender: number;
  descender: number;
  charToGlyph: (character: string) => Glyph;
  charToGlyphIndex: (character: string) => number;
  getKerningValue: (left: Glyph, right: Glyph) => number;
}

export const parseFont = (bytes: ArrayBuffer): Font => parse(bytes);
