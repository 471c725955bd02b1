import { parse } from 'opentype.js';

/** The few parts of the font library that are used; it ships without types. */
export interface Command {
  type: 'M' | 'L' | 'Q' | 'C' | 'Z';
  x1?: number;
  y1?: number;
  x2?: number;
  y2?: number;
  x?: number;
  y?: number;
}

export interface Glyph {
  advanceWidth?: number;
  getPath: (x: number, y: number, size: number) => { commands: readonly Command[] };
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
