import type { Face } from './drawn';

/** Advance widths from the space to the tilde, in hundredths of the letter's size, read from the fonts or from ones of the same measures. */
const widths = {
  Arial:
    '28 28 35 56 56 89 67 19 33 33 39 58 28 33 28 28 56 56 56 56 56 56 56 56 56 56 28 28 58 58 58 56 102 67 67 72 72 67 61 78 72 28 50 67 56 83 72 78 67 78 72 67 61 72 67 94 67 67 61 28 28 28 47 56 33 56 56 50 56 56 28 56 56 22 22 50 22 83 56 56 56 56 33 50 28 56 50 72 50 50 50 33 26 33 58',
  Georgia:
    '24 33 41 64 61 82 71 22 38 38 47 64 27 37 27 47 61 43 56 55 56 53 57 50 60 57 31 31 64 64 64 48 93 67 65 64 75 65 60 73 81 39 52 69 60 93 77 74 61 74 70 56 62 76 67 98 71 62 60 38 47 38 64 64 50 50 56 45 57 48 33 51 58 29 29 54 29 88 59 54 57 56 41 43 35 58 50 74 50 49 44 43 38 43 64',
  'Instrument Serif':
    '17 24 37 64 42 59 58 23 34 34 44 53 22 43 21 26 46 25 40 37 39 38 40 36 43 40 21 22 53 53 53 32 66 46 48 48 53 45 41 52 55 25 25 50 41 67 54 54 47 54 51 41 46 54 46 65 55 48 43 33 26 33 43 38 35 40 44 34 46 36 29 40 47 22 22 45 22 70 47 41 44 44 32 31 26 45 39 60 39 40 35 32 25 32 53',
  Inter:
    '28 29 47 63 64 98 64 30 36 36 50 66 29 46 29 36 63 41 61 62 65 59 62 57 62 62 29 30 66 66 66 51 97 69 65 73 72 60 59 75 74 27 57 67 57 90 75 76 64 76 64 64 65 74 69 99 68 68 63 36 36 36 47 46 32 56 61 57 61 58 37 61 59 24 24 55 24 88 59 60 61 61 38 53 33 59 56 82 55 56 55 43 33 43 66',
  Verdana:
    '36 40 46 84 64 108 78 27 46 46 64 84 37 46 37 46 64 64 64 64 64 64 64 64 64 64 46 46 84 84 84 55 100 69 69 70 78 64 58 78 76 43 46 70 56 85 75 79 61 79 70 69 62 74 69 99 69 62 69 46 46 46 84 64 64 61 63 53 63 60 36 63 64 28 35 60 28 98 64 61 63 63 43 53 40 64 60 82 60 60 53 64 46 64 84',
  Roboto:
    '25 26 32 62 56 73 62 17 34 35 43 57 20 28 26 41 56 56 56 56 56 56 56 56 56 56 24 21 51 55 52 47 90 65 62 65 66 57 55 68 71 27 55 63 54 87 71 69 63 69 62 59 60 65 64 89 63 60 60 27 41 27 42 45 31 54 56 52 56 53 35 56 55 24 24 51 24 88 55 57 56 57 34 52 33 55 48 75 50 47 50 34 24 34 68',
  'Open Sans':
    '26 26 40 65 57 83 73 22 29 29 55 57 26 32 26 37 57 57 57 57 57 57 57 57 57 57 26 26 57 57 57 43 90 63 65 63 73 56 52 73 74 28 27 61 52 90 75 78 60 78 62 55 55 73 60 92 58 56 57 33 37 33 57 44 28 56 61 48 61 56 34 54 61 25 25 53 25 93 61 60 61 61 41 48 36 61 50 77 52 50 47 38 55 38 57',
  Lato: '19 34 40 58 58 79 70 23 30 30 40 58 21 35 21 37 58 58 58 58 58 58 58 58 58 58 25 25 58 58 58 40 82 68 65 69 75 58 57 73 76 31 44 68 51 92 76 80 61 80 64 53 59 73 68 102 64 63 62 30 38 30 58 39 31 51 56 47 56 52 34 51 56 26 25 52 26 82 56 56 55 56 40 43 37 56 51 77 50 51 46 30 30 30 58',
  Montserrat:
    '26 26 37 70 62 83 67 20 33 33 39 57 21 38 21 34 66 36 57 56 66 57 61 59 64 61 21 21 57 57 57 57 103 72 75 71 83 67 63 77 81 30 50 71 59 96 81 84 72 84 72 62 57 79 70 111 66 64 65 32 34 32 58 50 60 59 68 56 68 60 34 69 68 27 27 60 27 106 68 63 68 68 40 49 41 67 54 88 53 54 51 33 29 33 57',
  Poppins:
    '27 30 29 84 62 76 74 16 45 45 49 68 20 55 21 48 63 32 57 59 63 63 64 55 63 63 21 26 56 72 54 52 101 67 61 77 71 51 50 78 69 25 53 60 43 86 70 79 58 79 61 59 54 68 68 98 62 58 54 42 66 42 63 73 26 68 68 61 68 62 33 68 64 25 25 52 25 103 64 64 68 68 37 52 36 64 56 82 48 56 46 46 29 46 52',
  'Times New Roman':
    '25 33 41 50 50 83 78 18 33 33 50 56 25 33 25 28 50 50 50 50 50 50 50 50 50 50 28 28 56 56 56 44 92 72 67 67 72 61 56 72 72 33 39 72 61 89 72 72 56 72 67 56 61 72 72 94 72 72 61 33 28 33 47 50 33 44 50 44 50 44 33 50 50 28 28 50 28 78 50 50 50 50 33 39 28 50 50 72 50 50 44 48 20 48 54',
} as const;
const tables = new Map(Object.entries(widths).map(([font, list]) => [font, list.split(' ').map(Number)]));

export type Font = keyof typeof widths | 'Trebuchet MS';

/** Bold letters are wider by this much, whatever the font. */
const boldFactor = 1.09;
/** For kerning, hinting and another maker's drawing of the same font. */
const reserve = 1.03;

function letterWidth(letter: string, table: readonly number[]): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code > 0x2e7f) return 100;
  const known = table[code - 32];
  if (known !== undefined && code < 127) return known;
  // An accent adds no width; dashes, bullets and letters of other scripts are taken as wide.
  const base = letter.normalize('NFD').codePointAt(0) ?? 0;
  return (base < 127 ? table[base - 32] : undefined) ?? (code < 0x2000 ? 72 : 100);
}

export interface Type {
  font: Font;
  size: number;
  isBold?: boolean;
}

export function widthOf(text: string, { font, size, isBold }: Type): number {
  const table = tables.get(font) ?? tables.get('Verdana') ?? [];
  let sum = 0;
  for (const letter of text) sum += letterWidth(letter, table);
  return (sum / 100) * size * reserve * (isBold ? boldFactor : 1);
}

/** The lines a text takes; only as many as asked for are worked out, and the rest is handed back as it is. */
export function wrapLines(text: string, room: number, type: Type, most = Infinity): { lines: string[]; rest: string } {
  const lines: string[] = [];
  const words = text.split(' ').filter((word) => word !== '');
  const space = widthOf(' ', type);
  let line = '';
  let used = 0;
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const width = widthOf(word, type);
    if (line !== '' && used + space + width <= room) {
      line += ` ${word}`;
      used += space + width;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    if (lines.length >= most) return { lines, rest: words.slice(index).join(' ') };
    if (width <= room) {
      [line, used] = [word, width];
      continue;
    }
    // A word wider than the line is broken where it has to be.
    let part = '';
    let partWidth = 0;
    const letters = Array.from(word);
    for (const [at, letter] of letters.entries()) {
      const own = widthOf(letter, type);
      if (part !== '' && partWidth + own > room) {
        lines.push(part);
        [part, partWidth] = ['', 0];
        if (lines.length >= most) return { lines, rest: [letters.slice(at).join(''), ...words.slice(index + 1)].join(' ') };
      }
      part += letter;
      partWidth += own;
    }
    [line, used] = [part, partWidth];
  }
  if (line !== '') lines.push(line);
  return { lines, rest: '' };
}

export type Fonts = Record<Face, Font>;
