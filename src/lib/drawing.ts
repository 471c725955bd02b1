import { cleanText, escapeHtml } from './text';

/** A text as it may stand in a drawing's markup: lone surrogates and the two non-characters may not. */
export const svgText = (text: string) => escapeHtml(cleanText(text).replace(/[\p{Cs}\uFFFE\uFFFF]/gu, ''));

/** In widths of the font's size, measured generously, since the font on the other machine is not known: wide scripts take a full square. */
function letterWidth(letter: string): number {
  if ((letter.codePointAt(0) ?? 0) > 0x2e7f) return 1;
  if (/[ fijlrt.,:;'’!|()·]/.test(letter)) return 0.34;
  return /[A-Zmw@%…]/.test(letter) ? 0.76 : 0.58;
}

export const textWidth = (text: string, size: number) => Array.from(text).reduce((sum, letter) => sum + letterWidth(letter), 0) * size;

/** No label needs more letters, however long the name. */
const mostLetters = 400;

/** One line, cut to the room there is, with a mark where something is missing; at least one letter. */
export function fitText(text: string, room: number, size: number): string {
  const clean = cleanText(text).replace(/\s+/g, ' ').trim();
  if (clean.length <= mostLetters && textWidth(clean, size) <= room) return clean;
  const letters = Array.from(clean.slice(0, mostLetters));
  let used = letterWidth('…') * size;
  const kept = letters.findIndex((letter) => {
    used += letterWidth(letter) * size;
    return used > room;
  });
  return `${letters
    .slice(0, Math.max(1, kept < 0 ? letters.length : kept))
    .join('')
    .trimEnd()}…`;
}

function cutWord(word: string, room: number, size: number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part !== '' && textWidth(part + letter, size) > room) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part];
}

/** Breaks between words, and inside a word only where it alone is too wide. */
export function wrapText(text: string, room: number, size: number): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  const lines: string[] = [];
  let line = '';
  for (const word of words.flatMap((whole) => cutWord(whole, room, size))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && textWidth(longer, size) > room) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const overlaps = (a: Box, b: Box) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

export const isInside = (box: Box, outer: Box) =>
  box.x >= outer.x && box.y >= outer.y && box.x + box.width <= outer.x + outer.width && box.y + box.height <= outer.y + outer.height;
