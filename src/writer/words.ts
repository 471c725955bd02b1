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
export const beginSentence = (phrase: string) => (/^\p{Ll}+(?!\p{L})/u.test(phrase) ? capitalise(phrase) : phrase);

export const pick = <T>(items: readonly T[], random: Random) => items[Math.floor(random() * items.length)] as T;
