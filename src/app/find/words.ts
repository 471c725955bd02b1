/** Words as the search compares them. */
import { foldText } from '@/lib/text';
import { emptyWords, vagueWords } from './content';

/** Without case, accents and punctuation. */
export const wordsOf = (text: string): string[] =>
  foldText(text)
    .replaceAll('ß', 'ss')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const toSet = (lines: readonly string[], toForm = (word: string) => word) => new Set(lines.flatMap(wordsOf).map(toForm));

const empty = toSet(emptyWords);
export const isEmpty = (word: string) => empty.has(word);

/** One form for "price", "prices" and "pricing"; the search finds both, so that it may be rough. */
export function stemOf(word: string): string {
  if (word.length < 4 || word === 'news' || !/[sgde]$/.test(word)) return word;
  const one = word
    .replace(/ies$/, 'y')
    .replace(/(x|ch|sh|ss|z)es$/, '$1')
    .replace(/([^sui])s$/, '$1');
  const bare = one.length > 5 ? one.replace(/([bdgmnprt])\1(ing|ed)$|(ing|ed)$/, '$1') : one;
  const stem = bare.length > 3 ? bare.replace(/e$/, '') : bare;
  // "Theme" is not "them".
  return isEmpty(stem) ? word : stem;
}

const vague = toSet(vagueWords, stemOf);
export const isVague = (word: string) => vague.has(stemOf(word));

/** How many slips of the finger a word of this length may have. */
const slipsFor = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Hardly anyone misses the first letter, but for striking the second before it. */
const beginsAlike = (typed: string, word: string) => typed[0] === word[0] || (typed[0] === word[1] && typed[1] === word[0]);

/** Whether what is left of two words is the same but for so many slips: a letter wrong, too many, too few, or two swapped. */
function isWithin(typed: string, from: number, word: string, to: number, slips: number): boolean {
  let [i, j] = [from, to];
  while (i < typed.length && typed[i] === word[j]) {
    i += 1;
    j += 1;
  }
  if (i === typed.length || j === word.length) return typed.length - i + word.length - j <= slips;
  if (slips === 0) return false;
  const isSwapped = typed[i] === word[j + 1] && typed[i + 1] === word[j];
  return (
    isWithin(typed, i + 1, word, j + 1, slips - 1) ||
    isWithin(typed, i + 1, word, j, slips - 1) ||
    isWithin(typed, i, word, j + 1, slips - 1) ||
    (isSwapped && isWithin(typed, i + 2, word, j + 2, slips - 1))
  );
}

/** Which letters a word has: one bit for each, digits and all others by turns. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** Whether a word has too few of the letters that were typed to be meant: each slip costs one at the most. Far quicker than to compare the two. */
export function isFar(typed: string, letters: number, other: number): boolean {
  let missing = letters & ~other;
  for (let left = slipsFor(typed.length); missing !== 0; left -= 1) {
    if (left === 0) return true;
    missing &= missing - 1;
  }
  return false;
}

/** Whether one word may be the other with a slip of the finger, or two in a long one. */
export function isNear(typed: string, word: string): boolean {
  const slips = slipsFor(typed.length);
  if (slips === 0 || Math.abs(typed.length - word.length) > slips || !beginsAlike(typed, word)) return false;
  return isWithin(typed, 0, word, 0, slips);
}
