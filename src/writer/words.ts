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

const lowerFirst = (phrase: string) => phrase.charAt(0).toLowerCase() + phrase.slice(1);

const commonOpeners =
  /^(small|mid|medium|large|big|young|old|older|new|busy|local|independent|people|families|parents|students|founders|owners|companies|businesses|firms|teams|women|men|home|homeowners|online|remote|early|first|price|growing|professionals|freelancers|developers|adults|kids|children|teenagers|tourists|travellers|travelers|patients|clinics|schools|restaurants|hotels|farmers|employees|managers|everyone|anyone|all|health|high|low|middle|urban|rural|private|public|working|retired|general|startups|shoppers|consumers|customers|retailers|agencies|bakers|drivers|runners|gamers|makers|teachers|nurses|doctors|landlords|tenants|guests|readers|volunteers|donors|nervous|single|elderly|modern|ambitious|tired|hungry|sporty|curious|overworked|underserved|newly)\b/i;

/** A group of people inside a sentence: "Small clinics" becomes "small clinics", a name stays one. */
export const lowerAudience = (phrase: string) => (commonOpeners.test(phrase) && !/^\p{Lu}{2}/u.test(phrase) ? lowerFirst(phrase) : phrase);

/** The user's words at the start of a sentence; names written their own way, such as eBay, stay so. */
export const beginSentence = (phrase: string) => (/^\p{Ll}+(?!\p{L})/u.test(phrase) ? capitalise(phrase) : phrase);

export const pick = <T>(items: readonly T[], random: Random) => items[Math.floor(random() * items.length)] as T;
