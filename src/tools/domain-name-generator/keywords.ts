import { isStopWord } from '@/kinds/names/stop-words';
import { foldText } from '@/lib/text';
import { toExactLabel, toWords } from './labels';

const special: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

/** Latin letters without their marks; letters of other alphabets stay. */
export const toPlain = (label: string) => foldText(label.replace(/[ßøæœłđðþı]/g, (letter) => special[letter] ?? letter)).normalize('NFC');

const spelled: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/** As German, Danish and Norwegian write without their letters: "Müller" is "mueller". */
export const toSpelled = (label: string) => toPlain(label.normalize('NFC').replace(/[äöüøå]/g, (letter) => spelled[letter] ?? letter));

/** "“ue” for “ü”", of each such letter in it. */
export const listSpelled = (label: string) =>
  [...new Set(label.normalize('NFC').match(/[äöüøå]/g))].map((letter) => `“${spelled[letter] ?? ''}” for “${letter}”`).join(', ');

/** By its letters, where they are of no other language; Swedish and Turkish leave the marks out instead. */
export const isGerman = (text: string) => /[üß]/i.test(text.normalize('NFC')) && !/(?![a-zäöüß])\p{L}/iu.test(text.normalize('NFC'));

/** Separated by commas, semicolons or lines; by spaces where there is none of these. */
const splitKeywords = (typed: string): string[] =>
  typed
    .split(/[,;\n]/.test(typed) ? /[,;\n]/ : /\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

export const toKeywords = (typed: string, write = toPlain): string[] => [
  ...new Set(
    splitKeywords(typed)
      .map((part) => write(toExactLabel(part)))
      .filter((word) => word !== '' && !isStopWord(word)),
  ),
];

/** One more; those separated by spaces stay separate. */
export const addKeyword = (typed: string, word: string) => [...splitKeywords(typed), word].join(', ');

const mostSuggested = 5;

/** The industry's own words that are no keywords yet. */
export const suggestKeywords = (industry: string, keywords: string): string[] => {
  const typed = toKeywords(keywords);
  const words = toWords(industry).filter((word) => /^\p{L}{3,14}$/u.test(word) && !isStopWord(word));
  return [...new Set(words.map(toPlain))].filter((word) => !typed.includes(word)).slice(0, mostSuggested);
};
