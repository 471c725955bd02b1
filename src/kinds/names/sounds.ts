import { scorePronunciation } from '@/lib/name-score';
import { foldText } from '@/lib/text';

const lettersOf = (word: string) => foldText(word).replace(/[^a-z]/g, '');

/** By its groups of vowels; an e at the end is silent after a consonant, unless an accent says otherwise. */
export function countSyllables(word: string): number {
  const letters = lettersOf(word);
  const groups = letters.match(/[aeiouy]+/g)?.length ?? 0;
  return Math.max(
    letters === '' ? 0 : 1,
    groups - (groups > 1 && /[^aeiouyl]e$/.test(letters) && !/\p{M}\P{L}*$/u.test(word.normalize('NFD')) ? 1 : 0),
  );
}

/** Easy to say, and neither a grunt nor a sentence. */
export const isSayable = (word: string) =>
  (scorePronunciation(word)?.value ?? 0) >= 80 && countSyllables(word) >= 2 && countSyllables(word) <= 4;

const leastShared = 2;
const shortestPart = 2;
const longestBlend = 11;

/** Two words that run into each other where they sound alike: "toast" and "stone" make "toastone". Nothing where they do not. */
export function blendWords(first: string, second: string): string | undefined {
  if (!/^[a-z]+$/.test(first + second) || first.includes(second) || second.includes(first)) return undefined;
  for (let shared = Math.min(4, first.length - shortestPart, second.length - shortestPart); shared >= leastShared; shared -= 1) {
    if (first.slice(-shared) !== second.slice(0, shared)) continue;
    const blend = first + second.slice(shared);
    return blend.length <= longestBlend && isSayable(blend) ? blend : undefined;
  }
  return undefined;
}
