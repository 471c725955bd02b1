import type { Random } from '@/lib/random';
import { joinWords } from '@/lib/text';
import { beginSentence, cleanPhrase, lowerCommon, pick, shortenPhrase } from '@/writer/words';

/** As the company writes itself: the full stop of "Acme Inc." is part of it. */
export const toCompany = (typed: string) => {
  const name = shortenPhrase(cleanPhrase(typed));
  return /\b(?:inc|corp|ltd|co|bros|jr|sr)$/i.test(name) && /\.\W*$/.test(typed) ? `${name}.` : name;
};

/** Ends with a shortened word, so its full stop ends no sentence: "e.g.", "Dr.", "U.S.". */
const shortWord =
  /(?:^|[\s(])(?:e\.g|i\.e|approx|ca|etc|vs|incl|est|inc|corp|ltd|co|bros|mr|mrs|ms|dr|prof|st|jr|sr|fig|\p{L}|(?:\p{L}\.)+\p{L})\.$/iu;

function toSentences(line: string): string[] {
  const sentences: string[] = [];
  for (const part of line.split(/(?<=[.!?])\s+(?=[\p{Lu}\p{N}])/u)) {
    const end = sentences.at(-1)?.slice(-16) ?? '';
    const isNumber = /\bno\.$/i.test(end) && /^\d/.test(part);
    if (shortWord.test(end) || isNumber) sentences.push(`${sentences.pop() ?? ''} ${part}`);
    else sentences.push(part);
  }
  return sentences;
}

/** What stands before a point in a list: "- ", "* ", "1. ". */
const listMark = /^\s*(?:[-*•–]+\s*|\d{1,2}[.)]\s+)+/;

/** A long answer as points: one for each line or sentence, in the user's own words. */
export const toPoints = (raw: string): string[] =>
  raw
    .split('\n')
    .flatMap((line) => toSentences(line.replace(listMark, '')))
    .map((part) => beginSentence(cleanPhrase(part.replace(listMark, ''))))
    .filter((part) => part !== '');

/** A list typed with commas, semicolons or lines; the commas inside numbers stay. */
const toParts = (raw: string): string[] =>
  raw
    .split(/[;\n]|,(?!\d{3})/)
    .map((part) => cleanPhrase(part.replace(/^[\s\-*•–]+(?!\d)/, '').replace(/^\s*and\s/i, '')))
    .filter((part) => part !== '');

const longestShare = 3;

/** What the money is for: a line each, or one line for a short list. */
export function writeFunds(raw: string, random: Random): string[] {
  const points = toPoints(raw);
  if (points.length > 1) return points;
  const parts = toParts(raw);
  const isShort = parts.length <= longestShare && parts.every((part) => !/\d/.test(part));
  if (parts.length > 1 && !isShort) return parts.map(beginSentence);
  const words = parts.map(lowerCommon);
  // "marketing and product" at the end has the "and" of the whole list.
  const list = words.at(-1)?.includes(' and ') ? words.join(', ') : joinWords(words);
  return list === '' ? [] : [pick([`Use of funds: ${list}`, `Where it goes: ${list}`, `It pays for: ${list}`], random)];
}
