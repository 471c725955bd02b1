import { capitalise } from '@/lib/text';
import { endingsAfterConsonant, endingsAfterVowel } from './style-words';

const isLatin = (word: string) => /^[a-z]+$/.test(word);
const isVowel = (letter: string) => /^[aeiouy]$/.test(letter);
const longestJoined = 13;

/** "rye" and "loft" make "Ryeloft"; a letter they share is written once. */
export function joinWordPair(first: string, second: string): string | undefined {
  if (!isLatin(first) || !isLatin(second) || first.length < 2 || first.includes(second) || second.includes(first)) return undefined;
  const joined = first.at(-1) === second[0] ? first + second.slice(1) : first + second;
  return joined.length <= longestJoined ? capitalise(joined) : undefined;
}

/** The part of a word that a coined one starts from: four or five letters, whole words where they are short. */
export function clipWord(stem: string): string {
  if (stem.length <= 5) return stem;
  const [fourth = '', fifth = ''] = [stem[3], stem[4]];
  return isVowel(fourth) && !isVowel(fifth) ? stem.slice(0, 5) : stem.slice(0, 4);
}

/** Every coined word that can be made from a stem, with its ending. */
export function coinWords(stem: string): { word: string; ending: string }[] {
  if (!isLatin(stem) || stem.length < 2) return [];
  const clip = clipWord(stem);
  const endings = (isVowel(clip.at(-1) ?? '') ? endingsAfterVowel : endingsAfterConsonant).split(';');
  return endings
    .filter((ending) => clip.at(-1) !== ending[0] && !clip.endsWith(ending.slice(0, 2)))
    .map((ending) => ({ word: capitalise(clip + ending), ending }));
}
