import { isSaid, lowerAudience, lowered, sayList } from '@/writer/in-sentence';
import { isFigure, isFree, sayPrice } from '@/writer/say-price';
import { sayField } from '@/writer/say-field';
import { beginSentence } from '@/writer/words';
import { answered, remark, sentence, type Words } from './words';

/** Sentences that more than one text uses; empty where the answers give nothing for them. What the user typed is a sentence or begins one, so that it needs no change. */

/** Goes round a list with each regenerating, from a place of its own. */
export const turn = <T>(choices: readonly T[], wording: number): T => choices[wording % choices.length] as T;

export const leads = ['problem', 'offer', 'proof', 'difference'] as const;
export type Lead = (typeof leads)[number] | 'plain';

/** What a text begins with: each answer that carries one, in turn. */
export function leadOf({ pains, what, proof, points }: Words, wording: number): Lead {
  const carried = { problem: pains, offer: what, proof, difference: points };
  const given = leads.filter((lead) => carried[lead] !== '');
  return given.length === 0 ? 'plain' : turn(given, wording);
}

export const problemLine = ({ pains }: Words, wording: number) =>
  remark(
    pains,
    turn(
      ['does that sound familiar?', 'that is what we want to change.', 'we think there is a better way.', 'that should not be normal.'],
      wording,
    ),
  );

/** What it is, as the buyer gets it; what was told as a sentence, or might begin with a name, is left to stand by itself. */
function whatLine({ what, product }: Words, wording: number): string {
  const named = isSaid(what) ? undefined : lowered(what);
  if (what === '' || named === undefined) return sentence(what);
  // "With samsa, you get samsa from a clay oven" says it twice.
  if (named.toLowerCase().startsWith(product.toLowerCase())) return `You get ${named}.`;
  const isSeveral = /,| (?:and|&) /.test(product);
  return turn(
    [
      `With ${product}, you get ${named}.`,
      isSeveral ? `You get ${named} with ${product}.` : `${beginSentence(product)} gives you ${named}.`,
      `What you get with ${product} is ${named}.`,
    ],
    wording,
  );
}

/** The same, with the name of the product in any case. */
export function namedLine(words: Words, wording: number): string {
  const told = whatLine(words, wording);
  if (told !== sentence(words.what)) return told;
  return tellsItself(words.what) ? `I am writing about ${words.product}. ${told}` : `${told} That is ${words.product}.`;
}

/** "It is a till" needs to be told first what "it" is, and after several sentences "that" is none of them. */
export const tellsItself = (what: string) =>
  (!/^IT\b/.test(what) && /^(?:it|this|that|there|they|he|she|you)\b/i.test(what)) || /[.!?]\s/.test(what);

/** The same where the product has just been named. */
export function shortLine({ what }: Words): string {
  const named = isSaid(what) ? undefined : lowered(what);
  return what === '' || named === undefined ? sentence(what) : `In short, you get ${named}.`;
}

/** What we set against the problem. */
export function offerLine(words: Words, wording: number): string {
  const { product, what } = words;
  const told = whatLine(words, wording);
  if (what !== '' && told !== sentence(what)) return told;
  const opening = turn([`Our answer is ${product}.`, `That is why there is ${product}.`, `This is where ${product} can help.`], wording);
  return what === '' ? opening : `${opening} ${told}`;
}

/** Not the name of a group but something said about it. */
const isTale = /[.!?]|^(?:we|i|our|my|they|it|this|there|for|mainly|mostly)\b/i;

export const audienceLine = ({ audience }: Words, wording: number) =>
  isTale.test(audience) || audience === ''
    ? answered('Who is it for?', audience)
    : `${turn(['It is for', 'It is made for', 'We do this for'], wording)} ${lowerAudience(audience)}.`;

/** What we work on; any noun can stand before the dash. */
export const fieldLine = ({ industry }: Words, wording: number) =>
  sayField(industry) ?? remark(industry, turn(['that is our field.', 'that is what we do.'], wording));

export const featureLine = ({ features }: Words, wording: number) =>
  answered(turn(['Here is what you get.', 'All of this comes with it.', 'This is there from the start.'], wording), features);

export const pointLine = ({ points }: Words, wording: number) =>
  turn(
    [
      remark(points, 'that is what sets us apart.'),
      remark(points, 'that is the reason to choose us.'),
      remark(points, 'you can hold us to that.'),
    ],
    wording,
  );

/** Written: a sentence of ours that their words end. */
export const closing = (opening: string, words: string) => (words === '' ? '' : sentence(`${opening} ${lowered(words) ?? words}`));

/** What people use today, in the middle of a sentence. */
export const sayRivals = ({ comparison }: Words) => sayList(comparison, 'or', true);

/** "And so far? Fourteen shops so far" says it twice. */
export const saysSoFar = (proof: string) => /\b(?:so far|to date)\b/i.test(proof);

export const proofLine = ({ proof }: Words, wording: number) =>
  turn(
    [
      remark(proof, 'that is where we are today.'),
      answered(saysSoFar(proof) ? 'And today?' : 'And so far?', proof),
      remark(proof, 'that is what we can show.'),
    ],
    wording,
  );

export const priceLine = ({ pricing }: Words, wording: number) =>
  isFree(pricing)
    ? 'It is free.'
    : isFigure.test(pricing)
      ? sayPrice(pricing, turn(['It costs', 'The price is'], wording))
      : answered('What does it cost?', pricing);

export const writtenPrice = (words: Words, wording: number) =>
  isFree(words.pricing) || isFigure.test(words.pricing)
    ? priceLine(words, wording)
    : closing('You will want to know the price:', words.pricing);

/** Says something of others, rather than only naming them. */
const isTold =
  /\b(?:unlike|than|compared|while|whereas|is|are|was|has|have|do|does|don't|can|cannot|can't|will|need|needs|costs?|takes?|gets?|makes?|only)\b/i;

export function compareLine(words: Words, wording: number): string {
  const { comparison, namesRivals } = words;
  if (comparison === '' || !(namesRivals || !isTold.test(comparison))) return sentence(comparison);
  return sentence(turn([`Compare us with ${sayRivals(words)}`, `Perhaps you know the alternatives, such as ${sayRivals(words)}`], wording));
}

const softAsks = {
  spoken: ['Would that be worth a closer look?', 'May I show you how it works?', 'Shall we look at it together?'],
  mail: ['Would a short call next week be worth your time?', 'May I send you a short example?', 'Would you like to see how it works?'],
};

export const askLine = ({ ask }: Words, kind: keyof typeof softAsks, wording: number) => ask || turn(softAsks[kind], wording);

export interface Part {
  text: string;
  /** The highest goes first when room is short; 0 always stays. */
  rank: number;
}

export const part = (text: string, rank = 0): Part => ({ text, rank });

export const countWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
export const countCharacters = (text: string) => Array.from(text).length;

/** Leaves out what matters least until the rest fits. Nothing is cut: what the user typed is there whole or not at all. */
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
