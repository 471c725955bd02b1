import type { DisplayFont } from '@/lib/display-fonts';
import { showGaps, splitGaps } from '@/lib/gaps';
import { cleanText } from '@/lib/text';
import { Told } from '@/lib/told';
import { displayFiles, textFiles } from '../font-files';
import { isRightToLeft, namesFromRight, openFont, type Font } from './font';

export type FaceName = 'text' | 'strong' | 'display';

export interface Piece {
  text: string;
  /** A place that is still open. */
  isGap: boolean;
}

export interface Line {
  pieces: readonly Piece[];
  width: number;
}

const writing = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}`;
/** Chinese, Japanese and Korean letters, and the signs that go with them. */
const eastAsian = new RegExp(String.raw`[${writing}\p{Script=Hangul}\u3000-\u303f\u30fb\u30fc\uff00-\uffef]`, 'u');
/** Where a line may end: after a space or a hyphen, and between Chinese or Japanese letters, but not before a closing sign. */
const breaks = new RegExp(
  String.raw`(?<= )(?! )|(?<=[\p{L}\p{N}][-–—/])(?=[\p{L}\p{N}])|(?<=[${writing}\u30fc、。，：；！？）」』】])(?=[${writing}（「『【])(?![ぁぃぅぇぉっゃゅょァィゥェォッャュョー々])`,
  'u',
);

/** One way of writing: the fonts it takes its letters from, the first that has one. */
export class Face {
  private readonly known = new Map<string, Font>();

  constructor(readonly fonts: readonly [Font, ...Font[]]) {}

  private fontOf(sign: string): Font {
    const known = this.known.get(sign);
    if (known) return known;
    const font = this.fonts.find((one) => one.has(sign)) ?? this.fonts[0];
    this.known.set(sign, font);
    return font;
  }

  /** The text in stretches of one font; names from right to left stand alone. */
  runs(text: string): { font: Font; text: string }[] {
    const runs: { font: Font; text: string }[] = [];
    for (const part of text.split(namesFromRight)) {
      let open: { font: Font; text: string } | undefined;
      const isName = isRightToLeft(part);
      for (const sign of part) {
        const font = open && (isName || /\s/.test(sign)) && open.font.has(sign) ? open.font : this.fontOf(sign);
        if (open?.font === font) open.text += sign;
        else runs.push((open = { font, text: sign }));
      }
    }
    return runs;
  }

  width(text: string, size: number): number {
    return this.runs(text).reduce((sum, run) => sum + run.font.width(run.text), 0) * size;
  }

  has(sign: string): boolean {
    return this.fonts.some((font) => font.has(sign));
  }

  /** As many letters of a word as have room, at least one. */
  private cut(word: string, size: number, room: number): string {
    let part = '';
    for (const sign of word) {
      if (part !== '' && this.width(part + sign, size) > room) break;
      part += sign;
    }
    return part;
  }

  /** Breaks inside a word only where it alone is too wide. */
  wrap(text: string, size: number, room: number): Line[] {
    return cleanText(text)
      .replace(/[\t\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
      .split('\n')
      .flatMap((line) => this.wrapLine(splitGaps(line), size, room));
  }

  private wrapLine(pieces: readonly Piece[], size: number, room: number): Line[] {
    const lines: Line[] = [];
    let open: Piece[] = [];
    let width = 0;
    let space = 0;
    const close = () => {
      const last = open.at(-1);
      if (last) open[open.length - 1] = { ...last, text: last.text.trimEnd() };
      lines.push({ pieces: open, width });
      open = [];
      width = 0;
      space = 0;
    };
    const put = (piece: Piece, taken: number) => {
      const last = open.at(-1);
      if (last && last.isGap === piece.isGap) open[open.length - 1] = { ...last, text: last.text + piece.text };
      else open.push(piece);
      width += space + taken;
      space = 0;
    };
    for (const { text, isGap } of pieces) {
      for (const chunk of text.split(breaks)) {
        let word = chunk.trimEnd();
        let needed = this.width(word, size);
        if (open.length > 0 && width + space + needed > room) close();
        while (needed > room && word.length > 1) {
          const part = this.cut(word, size, room);
          if (part === word) break;
          put({ text: part, isGap }, this.width(part, size));
          close();
          word = word.slice(part.length);
          needed = this.width(word, size);
        }
        put({ text: word + chunk.slice(chunk.trimEnd().length), isGap }, needed);
        space = this.width(chunk.slice(chunk.trimEnd().length), size);
      }
    }
    if (open.length > 0 || lines.length === 0) close();
    return lines;
  }
}

export interface Type {
  faces: Record<FaceName, Face>;
  /** Signs no font has a picture for, such as emoji; letters are refused instead. */
  missing: string[];
}

interface FileOrder {
  first: string;
  more: readonly { address: string; letters: RegExp }[];
  last: string;
}

async function loadFonts({ first, more, last }: FileOrder, signs: readonly string[]): Promise<[Font, ...Font[]]> {
  const fonts: [Font, ...Font[]] = [await openFont(first)];
  let missing = signs.filter((sign) => !fonts[0].has(sign));
  const take = async (addresses: readonly string[]) => {
    const taken = await Promise.all(addresses.map(openFont));
    fonts.push(...taken);
    missing = missing.filter((sign) => !taken.some((font) => font.has(sign)));
  };
  for (const { address, letters } of more) {
    if (missing.some((sign) => letters.test(sign))) await take([address]);
  }
  if (missing.some((sign) => eastAsian.test(sign))) {
    const { eastAsianOrder } = await import('./east-asian');
    for (const filesFor of eastAsianOrder(missing.join(''))) await take(filesFor(missing.filter((sign) => eastAsian.test(sign))));
  }
  if (missing.length > 0) await take([last]);
  return fonts;
}

const signsIn = (text: string) => [...new Set(cleanText(showGaps(text)))].filter((sign) => !/[\s\p{Cf}\p{Mn}]/u.test(sign));

/** The fonts a text needs, and no others. Titles borrow letters that their font lacks. What drawings say is written if it can be. */
export async function loadType(text: string, display: DisplayFont = 'Instrument Serif', inDrawings = ''): Promise<Type> {
  const signs = signsIn(text);
  const all = inDrawings === '' ? signs : signsIn(text + inDrawings);
  const [regular, strong, latin, extended] = await Promise.all([
    loadFonts(textFiles.regular, all),
    loadFonts(textFiles.strong, all),
    ...displayFiles[display].map(openFont),
  ]);
  const missing = signs.filter((sign) => !regular.some((font) => font.has(sign)));
  const letters = missing.filter((sign) => /[\p{L}\p{N}]/u.test(sign));
  if (letters.length > 0) {
    throw new Told(`Its font has no letters for “${letters.slice(0, 6).join('')}”. Take HTML or Word, which use your device’s fonts.`);
  }
  const titles = [latin, extended].filter((font) => font !== undefined);
  const [title = regular[0], ...more] = titles;
  return {
    faces: { text: new Face(regular), strong: new Face(strong), display: new Face([title, ...more, ...regular]) },
    missing,
  };
}
