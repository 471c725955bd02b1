import { isSayable } from '@/kinds/names/sounds';
import { findCoarse, findUnwanted } from '@/kinds/names/unwanted';
import { foldText } from '@/lib/text';
import { findBrandWords, findSimilarBrand } from './brands';
import type { Origin } from './describe';
import type { Category } from './patterns';
import { repeatsItself } from './repeats';
import type { Root } from './roots';

export interface Filling {
  /** By slot: what stands there. */
  origin: Origin;
  used: Root[];
  partners: string[];
}

export type Entry = Filling & { name: string };

const longestMade = 44;
const newWords: readonly Category[] = ['Compound', 'Blend', 'Coined'];

/** A new word must be easy to say, of two to four syllables, and no brand's, or nearly one's. */
const isGoodWord = (word: string) => !/[a-z]/i.test(word) || (isSayable(word) && findSimilarBrand(word) === undefined);

/** The word that was made; what the user typed stands as it is. */
const newWordOf = ({ name, used }: Entry) =>
  name
    .replace(/^The /, '')
    .split(' ')
    .find((word) => !used.some(({ full }) => full === word || full === `${word}s`)) ?? '';

/** "Clear Clarity": what the word beside it hints at is the word itself. */
const saysItTwice = ({ root, partner }: Origin) => partner !== undefined && foldText(partner.hint) === foldText(root.full);

/** Words the user typed are theirs to use; what is added to them must not spoil the name. */
export const isGood = (entry: Entry, typed: { words: readonly string[]; unwanted: readonly string[]; brands: readonly string[] }) =>
  entry.name.length <= longestMade &&
  !repeatsItself(entry.name) &&
  !saysItTwice(entry.origin) &&
  (!newWords.includes(entry.origin.category) || isGoodWord(newWordOf(entry))) &&
  findUnwanted(entry.name).every(({ word }) => typed.unwanted.includes(word)) &&
  findCoarse(entry.name, typed.words).length === 0 &&
  findSimilarBrand(entry.name) === undefined &&
  findBrandWords(entry.name).every((brand) => typed.brands.includes(brand));
