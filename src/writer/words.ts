import { capitalise } from '@/lib/text';
import type { Random } from '@/lib/random';

/**
 * What someone typed, made fit for the middle of a sentence: no quotes, no stray marks, one line.
 * One taking-out may bring two marks together, so it goes on until nothing is left to take.
 */
export function cleanPhrase(raw: string): string {
  let before = '';
  let flat = raw.replace(/[\p{C}\s]+/gu, ' ');
  while (flat !== before) {
    before = flat;
    flat = flat
      .replace(/["“”„«»‘]|'{2,}|’{2,}|\([\s()]*\)/g, '')
      .replace(/\s+/g, ' ')
      .replace(/ +(?=[.,;:!?])/g, '')
      .replace(/^[\s.,;:!?'’]+|[\s.,;:]+$/g, '');
  }
  return /[\p{L}\p{N}]/u.test(flat) ? flat : '';
}

/** The user's words at the start of a sentence; names written their own way, such as eBay, stay so. */
export const beginSentence = (phrase: string) => innerCapitals(/^\p{Ll}+(?!\p{L})/u.test(phrase) ? capitalise(phrase) : phrase);

/** The first word after a full stop; one after "approx." goes on. */
const nextSentence =
  /(?<!\b(?:approx|incl|excl|etc|est|min|max|vs|[Ii]nc|[Cc]orp|[Ll]tda?|[Ll]da|[Cc]ia|[Pp]ty|[Pp]vt|[Cc]o|[Bb]ros|avg|e\.g|i\.e)\.\s+)(?<=\p{L}{2}[.!?]["”’)]?\s+)\p{Ll}+(?![\p{L}.])/gu;

/** Sentences typed without capitals, each with its own but the first. */
export const innerCapitals = (text: string) => text.replace(nextSentence, capitalise);

/** Whether the full stop at its end belongs to a name: "Hoof Co.", "3 & Sons Ltd.". */
export const endsShort = (name: string) =>
  /(?:^|[\s,.&])(?:co|ltda?|lda|cia|inc|corp|bros|jr|sr|llc|plc|(?:\p{L}\.)+\p{L})\.$/iu.test(name);

/** A name inside a sentence: without marks at its end, but for a full stop of its own. */
export const trimName = (typed: string) => {
  const name = typed.replace(/[\s,;:]+$/, '');
  return endsShort(name) ? name : name.replace(/[\s.,;:]+$/, '');
};

/** A sentence that ends with such a name has one full stop. */
export const oneStop = (text: string, name: string) => (name.endsWith('.') ? text.replaceAll(`${name}.`, name) : text);

export const pick = <T>(items: readonly T[], random: Random) => items[Math.floor(random() * items.length)] as T;
