import type { Random } from '@/lib/random';
import { beginSentence, pick } from '@/writer/words';
import { end, joinItems, type Said, type Words } from './words';

/** Sentences that more than one text uses, each in several shapes; empty where the answers give nothing for them. */

/** The first few of a list, as a list in a sentence; clauses are kept apart by more than a comma. */
export const listOf = ({ items, isPlain }: Said, most: number, last: 'and' | 'or' = 'and') =>
  isPlain ? joinItems(items.slice(0, most), last) : items.slice(0, most).join('; ');

const askEnd = (sentence: string) => `${sentence.replace(/[.!?…]+$/, '')}?`;

/** A question or a picture that opens a spoken text. */
export function hook({ pains, measures, trade }: Words, random: Random): string {
  if (pains.isPlain) {
    const list = listOf(pains, 3, 'or');
    return pick(
      [
        askEnd(`Tired of ${list}`),
        askEnd(`What would change for you without ${list}`),
        end(`Picture a week without ${list}`),
        askEnd(`What if you could leave ${listOf(pains, 3)} behind`),
      ],
      random,
    );
  }
  if (pains.items.length > 0) {
    const list = listOf(pains, 2);
    return end(
      pick([`The problem is easy to name: ${list}`, `Here is what gets in the way: ${list}`, `You may know this one: ${list}`], random),
    );
  }
  return question(measures, trade.jobs, random);
}

/** A question of the trade; it claims nothing. */
export function question(measures: readonly string[], jobs: readonly string[], random: Random): string {
  if (measures.length > 1) {
    const start = Math.floor(random() * (measures.length - 1));
    const [one, other] = [measures[start], measures[start + 1]];
    return pick(
      [
        `Which figure would you like to see move first: ${one} or ${other}?`,
        `What would you rather improve this quarter: ${one} or ${other}?`,
        `If one figure could get better, would it be ${one} or ${other}?`,
      ],
      random,
    );
  }
  const job = pick(jobs, random);
  return pick(
    [
      `What would it be worth to you to ${job}?`,
      `How easily can you ${job}, as things are?`,
      `What gets in the way when you try to ${job}?`,
    ],
    random,
  );
}

/** What the reader would rather have, in the words of the trade; asked only where the trade is known from the answers. */
export function preference({ measures, trade, industry }: Words, random: Random): string {
  if (measures.length > 1) return question(measures, trade.jobs, random);
  if (industry === '') return '';
  const start = Math.floor(random() * (trade.gains.length - 1));
  const [one, other] = [trade.gains[start], trade.gains[start + 1]];
  return pick(
    [
      `What matters more to you: ${one} or ${other}?`,
      `Which would you choose first: ${one} or ${other}?`,
      `What would you miss more: ${one} or ${other}?`,
    ],
    random,
  );
}

export const intro = ({ product, audience }: Words, random: Random) =>
  end(
    pick(
      [
        `${beginSentence(product)} is made for ${audience}`,
        `We built ${product} for ${audience}`,
        `This is where ${product} comes in: it is made for ${audience}`,
        `${beginSentence(product)} was built with one group in mind: ${audience}`,
      ],
      random,
    ),
  );

/** "online bookings" and "a planner" can follow "you get"; "planner" cannot. */
const needsNoArticle = /(?:s|ing)$|^(?:an?|the|one|no|every|all|\d\S*) /i;

export function featureLine({ features }: Words, random: Random, most = 3): string {
  if (features.items.length === 0) return '';
  const list = listOf(features, most);
  if (!features.isPlain) return end(pick([`What it does: ${list}`, `In short: ${list}`, `What it does for you: ${list}`], random));
  const named = [`What you get: ${list}`, `In short: ${list}`, `What comes with it: ${list}`];
  const flowing = [`You get ${list}`, `It comes with ${list}`, `It gives you ${list}`];
  return end(pick(features.items.slice(0, most).every((item) => needsNoArticle.test(item)) ? [...named, ...flowing] : named, random));
}

export function pointLine({ points, product }: Words, random: Random, most = 3): string {
  if (points.items.length === 0) return '';
  const list = listOf(points, most);
  return end(
    pick(
      [`What sets it apart: ${list}`, `What makes the difference: ${list}`, `Why ${product}: ${list}`, `The reason to choose it: ${list}`],
      random,
    ),
  );
}

export const priceLine = ({ pricing }: Words, random: Random) =>
  pricing === '' ? '' : end(pick([`The price: ${pricing}`, `Pricing: ${pricing}`, `What it costs: ${pricing}`], random));

const softAsks = {
  spoken: ['Would that be worth a closer look?', 'May I show you how it works?', 'Shall we look at it together?'],
  mail: ['Would a short call next week be worth your time?', 'May I send you a short example?', 'Would you like to see how it works?'],
};

export const askLine = ({ ask }: Words, kind: keyof typeof softAsks, random: Random) => ask || pick(softAsks[kind], random);

/** What a mail or call is about, for the middle of a sentence: "last-minute no-shows", or the product. */
export const topicOf = ({ pains, product }: Words) => (pains.isPlain ? (pains.items[0] ?? product) : product);

export interface Part {
  text: string;
  /** The highest goes first when room is short; 0 always stays. */
  rank: number;
}

export const part = (text: string, rank = 0): Part => ({ text, rank });

export const countWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
export const countCharacters = (text: string) => Array.from(text).length;

/** Leaves out what matters least until the rest fits. */
export function fit(parts: readonly Part[], most: number, join: string, measure = countWords): string {
  let kept = parts.filter(({ text }) => text !== '');
  const joined = () => kept.map(({ text }) => text).join(join);
  while (measure(joined()) > most) {
    const highest = Math.max(...kept.map(({ rank }) => rank));
    if (highest === 0) break;
    kept = kept.filter(({ rank }) => rank !== highest);
  }
  return joined();
}
