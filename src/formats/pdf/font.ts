import { create } from 'fontkit';
import { readAsset } from '@/platform/assets';
import { unpackFont } from './woff';

export interface Glyph {
  id: number;
  advanceWidth: number;
  /** What it is copied out of the file as. */
  codePoints: number[];
}

interface Position {
  xAdvance: number;
  yAdvance: number;
  xOffset: number;
  yOffset: number;
}

/** Letters with their places, in thousandths of the size. */
export interface Run {
  glyphs: readonly Glyph[];
  positions: readonly (Position & { advanceWidth: number })[];
  advanceWidth: number;
}

/** The few parts of the font library that are used. */
export interface Kit {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  hasGlyphForCodePoint: (codePoint: number) => boolean;
  layout: (text: string, features?: readonly string[]) => { glyphs: Glyph[]; positions: Position[] };
}

/** A letter that was first met as a part of another, as the e of é, does not know what it is. */
function nameGlyphs(glyphs: readonly Glyph[], text: string): void {
  const signs = Array.from(text, (sign) => sign.codePointAt(0) ?? 0);
  if (glyphs.length !== signs.length) return;
  if (isRightToLeft(text)) signs.reverse();
  glyphs.forEach((glyph, index) => {
    if (glyph.codePoints.length === 0) glyph.codePoints = [signs[index] ?? 0];
  });
}

/** An open font. Words are laid out once and remembered: most of them come again. */
export class Font {
  private readonly words = new Map<string, Run>();

  constructor(
    readonly address: string,
    readonly bytes: Uint8Array,
    readonly kit: Kit,
  ) {}

  has(sign: string): boolean {
    return this.kit.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
  }

  private word(text: string): Run {
    const known = this.words.get(text);
    if (known) return known;
    const scale = 1000 / this.kit.unitsPerEm;
    // Figures stand below one another.
    const { glyphs, positions } = /\d/.test(text) ? this.kit.layout(text, ['tnum']) : this.kit.layout(text);
    nameGlyphs(glyphs, text);
    const placed = positions.map((position, index) => ({
      xAdvance: position.xAdvance * scale,
      yAdvance: position.yAdvance * scale,
      xOffset: position.xOffset * scale,
      yOffset: position.yOffset * scale,
      advanceWidth: (glyphs[index]?.advanceWidth ?? 0) * scale,
    }));
    const run: Run = { glyphs, positions: placed, advanceWidth: placed.reduce((sum, { xAdvance }) => sum + xAdvance, 0) };
    // What was typed in a long visit is not kept for ever.
    if (this.words.size > 20_000) this.words.clear();
    this.words.set(text, run);
    return run;
  }

  /** Names from right to left are laid out whole: their words change places too. */
  layOut(text: string): Run {
    if (isRightToLeft(text)) return this.word(text);
    const runs = (text.match(/[^ ]+| /g) ?? []).map((word) => this.word(word));
    const [only] = runs;
    if (runs.length === 1 && only) return only;
    return {
      glyphs: runs.flatMap(({ glyphs }) => glyphs),
      positions: runs.flatMap(({ positions }) => positions),
      advanceWidth: runs.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0),
    };
  }

  /** The width for a size of one. */
  width(text: string): number {
    if (isRightToLeft(text)) return this.word(text).advanceWidth / 1000;
    return (text.match(/[^ ]+| /g) ?? []).reduce((sum, word) => sum + this.word(word).advanceWidth, 0) / 1000;
  }
}

const rightToLeft = String.raw`\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc`;
const anyRightToLeft = new RegExp(`[${rightToLeft}]`);
export const isRightToLeft = (text: string) => anyRightToLeft.test(text);
/** Our documents are English and run from left to right, also around a name in Hebrew or Arabic. */
export const namesFromRight = new RegExp(`([${rightToLeft}]+(?:[\\s"'’״׳-]+[${rightToLeft}]+)*)`);

const opened = new Map<string, Promise<Font>>();

/** Each font is read once; one that could not be read is tried again when next asked for. */
export function openFont(address: string): Promise<Font> {
  const known = opened.get(address);
  if (known) return known;
  const font = readAsset(address).then((packed) => {
    const bytes = unpackFont(new Uint8Array(packed));
    return new Font(address, bytes, create(bytes));
  });
  opened.set(address, font);
  font.catch(() => opened.delete(address));
  return font;
}
