import { capitalise } from '@/lib/text';
import type { Random } from '@/lib/random';

const longestPhrase = 80;

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

/** The first clause if the whole is too long, and whole words of it if that is too long as well. */
export function shortenPhrase(phrase: string, longest = longestPhrase): string {
  if (Array.from(phrase).length <= longest) return phrase;
  const clause = cleanPhrase(phrase.split(/[.;:,()]/)[0] ?? '');
  const kept = clause === '' ? phrase : clause;
  if (Array.from(kept).length <= longest) return kept;
  const cut = Array.from(kept).slice(0, longest).join('');
  const whole = cleanPhrase(cut.includes(' ') ? cut.replace(/ \S*$/, '') : cut);
  return whole === '' ? '' : `${whole}…`;
}

/** For the middle of a sentence: the first sentence of what was typed, without asides in brackets. */
export function toAside(typed: string, longest = longestPhrase): string {
  const plain = cleanPhrase(withoutBrackets(typed.replace(/\s*\([^()]*\)/g, '')));
  const whole = plain === '' ? cleanPhrase(withoutBrackets(typed)) : plain;
  return shortenPhrase(cleanPhrase(whole.replace(/(?<=\p{L}{4})[.!?;:]\s.*$/u, '')).replace(/[!?]+$/, ''), longest);
}

/** A list typed with commas, semicolons or lines. */
export const toPhrases = (raw: string, most: number) =>
  raw
    .split(/[,;\n]/)
    .map((part) => shortenPhrase(cleanPhrase(part.replace(/^\s*(?:and|or)\s/i, ''))))
    .filter((part) => part !== '')
    .slice(0, most);

const lowerFirst = (phrase: string) => phrase.charAt(0).toLowerCase() + phrase.slice(1);

const properEnding = /(ish|ese|ian|ican|man|eek|ench|utch|ean|hai)$/i;

/** "Restaurants" becomes "restaurants"; SaaS, B2B and Italian stay as they are. */
export function lowerCommon(phrase: string): string {
  const [first = ''] = phrase.split(/[\s-]/);
  return /^\p{Lu}\p{Ll}+$/u.test(first) && !properEnding.test(first) ? lowerFirst(phrase) : phrase;
}

/** For what may itself come to stand in brackets. */
export const withoutBrackets = (raw: string) =>
  raw
    .replace(/\s*\(([^()]*)\)\s*(?=\S)/g, ', $1, ')
    .replace(/\s*\(/g, ', ')
    .replaceAll(')', ' ')
    .replace(/,\s*(?=,)/g, '');

const commonOpeners =
  /^(small|mid|medium|large|big|young|old|older|new|busy|local|independent|people|families|parents|students|founders|owners|companies|businesses|firms|teams|women|men|home|homeowners|online|remote|early|first|price|growing|professionals|freelancers|developers|adults|kids|children|teenagers|tourists|travellers|travelers|patients|clinics|schools|restaurants|hotels|farmers|employees|managers|everyone|anyone|all|health|high|low|middle|urban|rural|private|public|working|retired|general|startups|shoppers|consumers|customers|retailers|agencies|bakers|drivers|runners|gamers|makers|teachers|nurses|doctors|landlords|tenants|guests|readers|volunteers|donors|nervous|single|elderly|modern|ambitious|tired|hungry|sporty|curious|overworked|underserved|newly)\b/i;

/** A group of people inside a sentence: "Small clinics" becomes "small clinics", a name stays one. */
export const lowerAudience = (phrase: string) => (commonOpeners.test(phrase) && !/^\p{Lu}{2}/u.test(phrase) ? lowerFirst(phrase) : phrase);

/** The user's words at the start of a sentence; names written their own way, such as eBay, stay so. */
export const beginSentence = (phrase: string) => (/^\p{Ll}+(?!\p{L})/u.test(phrase) ? capitalise(phrase) : phrase);

export const pick = <T>(items: readonly T[], random: Random) => items[Math.floor(random() * items.length)] as T;
