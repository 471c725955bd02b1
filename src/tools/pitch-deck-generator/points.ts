import type { Random } from '@/lib/random';
import { joinWords } from '@/lib/text';
import { beginSentence, cleanPhrase, lowerCommon, pick } from '@/writer/words';

/** A long answer as points: one for each line or sentence, in the user's own words. */
export const toPoints = (raw: string): string[] =>
  raw
    .split(/\n|(?<=[.!?])\s+(?=[\p{Lu}\p{N}])/u)
    .map((part) => beginSentence(cleanPhrase(part.replace(/^[\s\-*•–]+/, ''))))
    .filter((part) => part !== '');

/** A list typed with commas, semicolons or lines; the commas inside numbers stay. */
const toParts = (raw: string): string[] =>
  raw
    .split(/[;\n]|,(?!\d{3})/)
    .map((part) => cleanPhrase(part.replace(/^[\s\-*•–]+(?!\d)|^\s*and\s/i, '')))
    .filter((part) => part !== '');

const longestShare = 3;

/** What the money is for: a line each, or one line for a short list. */
export function writeFunds(raw: string, random: Random): string[] {
  const points = toPoints(raw);
  if (points.length > 1) return points;
  const parts = toParts(raw);
  const isShort = parts.length <= longestShare && parts.every((part) => !/\d/.test(part));
  if (parts.length > 1 && !isShort) return parts.map(beginSentence);
  const list = joinWords(parts.map(lowerCommon));
  return list === '' ? [] : [pick([`Use of funds: ${list}`, `Where it goes: ${list}`, `It pays for: ${list}`], random)];
}
