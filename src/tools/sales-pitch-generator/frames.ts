import type { Random } from '@/lib/random';
import { capitalise } from '@/lib/text';
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

/** One "or" is enough: "energy produced or saved, or downtime". */
const either = (one = '', other = '') => `${one}${/ or /.test(one + other) ? ',' : ''} or ${other}`;

/** A question of the trade; it claims nothing. */
export function question(measures: readonly string[], jobs: readonly string[], random: Random): string {
  if (measures.length > 1) {
    const start = Math.floor(random() * (measures.length - 1));
    const choice = either(measures[start], measures[start + 1]);
    return pick(
      [
        `Which figure would you like to see move first: ${choice}?`,
        `What would you rather improve this quarter: ${choice}?`,
        `If one figure could get better, would it be ${choice}?`,
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
  const choice = either(trade.gains[start], trade.gains[start + 1]);
  return pick(
    [`What matters more to you: ${choice}?`, `Which would you choose first: ${choice}?`, `What would you miss more: ${choice}?`],
    random,
  );
}

/** Who it is for, in two shapes that fit any text. */
export const purposes = ({ product, audience, verbs: { are, make } }: Words) =>
  [`${product} ${are} made for ${audience}`, `we ${make} ${product} for ${audience}`] as const;

export const purpose = (words: Words, random: Random) => end(beginSentence(pick(purposes(words), random)));

export const intro = (words: Words, random: Random) => {
  const { product, audience } = words;
  const { are, were, they, s } = words.verbs;
  return end(
    beginSentence(
      pick(
        [
          ...purposes(words),
          `This is where ${product} come${s} in: ${they} ${are} made for ${audience}`,
          `${product} ${were} made with one group in mind: ${audience}`,
        ],
        random,
      ),
    ),
  );
};

/** "online bookings" and "a planner" can follow "you get"; "planner" cannot. */
const needsNoArticle = /(?:s|ing)$|^(?:an?|the|one|every|all|\d\S*) /i;

export function featureLine({ features, verbs }: Words, random: Random, most = 3): string {
  if (features.items.length === 0) return '';
  const list = listOf(features, most);
  const { they, them, s } = verbs;
  const does = `What ${they} ${verbs.do}`;
  if (!features.isPlain) return end(pick([`${does}: ${list}`, `In short: ${list}`, `${does} for you: ${list}`], random));
  const named = [`What you get: ${list}`, `In short: ${list}`, `What comes with ${them}: ${list}`];
  const flowing = [`You get ${list}`, `${capitalise(they)} come${s} with ${list}`, `${capitalise(they)} give${s} you ${list}`];
  return end(
    pick(
      features.items.slice(0, most).every((item) => needsNoArticle.test(item) && !/^no /i.test(item)) ? [...named, ...flowing] : named,
      random,
    ),
  );
}

export function pointLine({ points, product, verbs: { them } }: Words, random: Random, most = 3): string {
  if (points.items.length === 0) return '';
  const list = listOf(points, most);
  return end(
    pick(
      [
        `What sets ${them} apart: ${list}`,
        `What makes the difference: ${list}`,
        `Why ${product}: ${list}`,
        `The reason to choose ${them}: ${list}`,
      ],
      random,
    ),
  );
}

export const priceLine = ({ pricing, verbs: { they, s } }: Words, random: Random) =>
  pricing === '' ? '' : end(pick([`The price: ${pricing}`, `Pricing: ${pricing}`, `What ${they} cost${s}: ${pricing}`], random));

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
