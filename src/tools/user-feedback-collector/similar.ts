import { foldText } from '@/lib/text';
import type { Feedback } from './model';

/** Words that say nothing about the subject. */
const fillers = new Set(
  'a an and are at be can could do does for from have i in is it me my not of on or our please should so that the this to up us we when with would you your add allow support need want make'.split(
    ' ',
  ),
);

/** "Exports" and "exporting" are about the same thing as "export". */
const toStem = (word: string) => (word.length > 4 ? word.replace(/(ing|es|ed|s)$/, '') : word);

interface Shape {
  words: Set<string>;
  pairs: Map<string, number>;
  pairCount: number;
}

function toShape(title: string): Shape {
  const plain = foldText(title)
    .slice(0, 200)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const telling = plain.filter((word) => !fillers.has(word));
  const words = (telling.length > 0 ? telling : plain).map(toStem);
  const letters = words.join(' ');
  const pairs = new Map<string, number>();
  for (let at = 0; at + 1 < letters.length; at += 1) {
    const pair = letters.slice(at, at + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return { words: new Set(words), pairs, pairCount: Math.max(0, letters.length - 1) };
}

/** Entries never change in place, so each title is taken apart once. */
const shapes = new WeakMap<Feedback, Shape>();

function shapeOf(entry: Feedback): Shape {
  const known = shapes.get(entry);
  if (known) return known;
  const shape = toShape(entry.title);
  shapes.set(entry, shape);
  return shape;
}

/** The larger of two measures: words in common, and pairs of letters in common, which forgives a typo. */
function compareShapes(a: Shape, b: Shape): number {
  if (a.words.size === 0 || b.words.size === 0) return 0;
  let shared = 0;
  for (const word of a.words) if (b.words.has(word)) shared += 1;
  let pairs = 0;
  for (const [pair, count] of a.pairs) pairs += Math.min(count, b.pairs.get(pair) ?? 0);
  const byPair = a.pairCount + b.pairCount > 0 ? (2 * pairs) / (a.pairCount + b.pairCount) : 0;
  return Math.max((2 * shared) / (a.words.size + b.words.size), byPair);
}

/** From 0, nothing in common, to 1, the same subject. */
export const compareTitles = (a: string, b: string): number => compareShapes(toShape(a), toShape(b));

const likeness = 0.5;
const shortest = 3;

/** Entries whose title is close to what is being typed, the closest first. */
export function findSimilar(entries: readonly Feedback[], title: string, except = '', most = 3): Feedback[] {
  if (title.trim().length < shortest) return [];
  const wanted = toShape(title);
  return entries
    .flatMap((entry) => {
      const close = entry.id === except ? 0 : compareShapes(wanted, shapeOf(entry));
      return close >= likeness ? [{ entry, close }] : [];
    })
    .sort((a, b) => b.close - a.close)
    .slice(0, most)
    .map(({ entry }) => entry);
}

/** All others, the closest first: any of them may be the same request in other words. */
export function orderByLikeness(entries: readonly Feedback[], of: Feedback): Feedback[] {
  const wanted = shapeOf(of);
  return entries
    .filter(({ id }) => id !== of.id)
    .map((entry) => ({ entry, close: compareShapes(wanted, shapeOf(entry)) }))
    .sort((a, b) => b.close - a.close)
    .map(({ entry }) => entry);
}
