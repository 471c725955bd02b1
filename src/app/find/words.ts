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
  if (word.length < 4 || word === 'news') return word;
  const one = word
    .replace(/ies$/, 'y')
    .replace(/(x|ch|sh|ss|z)es$/, '$1')
    .replace(/([^sui])s$/, '$1');
  const bare = one.length > 5 ? one.replace(/(ing|ed)$/, '').replace(/([bdgmnprt])\1$/, '$1') : one;
  return bare.length > 3 ? bare.replace(/e$/, '') : bare;
}

const vague = toSet(vagueWords, stemOf);
export const isVague = (word: string) => vague.has(stemOf(word));

/** How many slips of the finger a word of this length may have. */
const slipsFor = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Hardly anyone misses the first letter, but for striking the second before it. */
const beginsAlike = (typed: string, word: string) => typed[0] === word[0] || (typed[0] === word[1] && typed[1] === word[0]);

/** Whether one word is the other with a letter too many, too few, wrong or swapped; in long words twice. */
export function isNear(typed: string, word: string): boolean {
  const most = slipsFor(typed.length);
  if (most === 0 || Math.abs(typed.length - word.length) > most || !beginsAlike(typed, word)) return false;
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      const isSwapped = row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      line[column] = Math.min(
        (last[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    if (Math.min(...line) > most) return false;
    [before, last] = [last, line];
  }
  return (last[word.length] ?? Infinity) <= most;
}
