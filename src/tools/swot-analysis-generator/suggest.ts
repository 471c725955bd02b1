import { shuffle, type Random } from '@/lib/random';
import { joinWords } from '@/lib/text';
import type { Quadrant } from './content';
import type { Answers, Suggestion, Suggestions } from './model';
import { frames, ownSentences, type Words } from './sentences';
import { generalVocabulary, vocabularies } from './vocabulary';

const longestPhrase = 80;
const countPerQuadrant = 8;

/** One taking-out may bring two marks together, so it goes on until nothing is left to take. */
function clean(raw: string): string {
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

function shorten(phrase: string): string {
  if (Array.from(phrase).length <= longestPhrase) return phrase;
  const clause = clean(phrase.split(/[.;:,()]/)[0] ?? '');
  const kept = clause === '' ? phrase : clause;
  if (Array.from(kept).length <= longestPhrase) return kept;
  const cut = Array.from(kept).slice(0, longestPhrase).join('');
  const whole = clean(cut.includes(' ') ? cut.replace(/ \S*$/, '') : cut);
  return whole === '' ? '' : `${whole}…`;
}

const toPhrases = (raw: string, most: number) =>
  raw
    .split(/[,;\n]/)
    .map((part) => shorten(clean(part.replace(/^\s*(?:and|or)\s/i, ''))))
    .filter((part) => part !== '')
    .slice(0, most);

/** For what may itself stand in brackets. */
const withoutBrackets = (raw: string) => raw.replace(/\s*\(/g, ', ').replaceAll(')', ' ');

const proper = /(ish|ese|ian|ican|man|eek|ench|utch|ean|hai)$/i;
const commonOpeners =
  /^(small|mid|medium|large|big|young|old|older|new|busy|local|independent|people|families|parents|students|founders|owners|companies|businesses|firms|teams|women|men|home|homeowners|online|remote|early|first|price|growing|professionals|freelancers|developers|adults|kids|children|teenagers|tourists|travellers|travelers|patients|clinics|schools|restaurants|hotels|farmers|employees|managers|everyone|anyone|all|health|high|low|middle|urban|rural|private|public|working|retired|general)\b/i;

const lowerFirst = (phrase: string) => phrase.charAt(0).toLowerCase() + phrase.slice(1);

/** "Restaurants" becomes "restaurants"; SaaS, B2B and Italian stay as they are. */
function lowerCommon(phrase: string): string {
  const [first = ''] = phrase.split(/[\s-]/);
  return /^\p{Lu}\p{Ll}+$/u.test(first) && !proper.test(first) ? lowerFirst(phrase) : phrase;
}

function toWords(answers: Answers): Words {
  const products = toPhrases(answers.keyProducts, 3);
  const rivals = toPhrases(answers.mainCompetitors, 3);
  const market = shorten(clean(withoutBrackets(answers.targetMarket)));
  return {
    company: shorten(clean(answers.companyName)) || 'the company',
    industry: lowerCommon(shorten(clean(withoutBrackets(answers.industry)))),
    model: lowerCommon(shorten(clean(withoutBrackets(answers.businessModel)))),
    market: commonOpeners.test(market) ? lowerFirst(market) : market,
    product: products[0] ?? '',
    products: joinWords(products),
    rival: rivals[0] ?? '',
    rivals: joinWords(rivals),
  };
}

/** The trade named first in the user's words wins: "software for clinics" is software. */
function findVocabulary(industry: string) {
  let best: (typeof vocabularies)[number] | undefined;
  let place = Infinity;
  for (const vocabulary of vocabularies) {
    const at = industry.search(vocabulary.matches);
    if (at >= 0 && at < place) [best, place] = [vocabulary, at];
  }
  return best;
}

const pick = <T>(items: readonly T[], random: Random) => items[Math.floor(random() * items.length)] as T;

function writeQuadrant(quadrant: Quadrant, words: Words, random: Random): Suggestion[] {
  const own = ownSentences[quadrant]
    .filter(({ from }) => words[from] !== '')
    .map(({ texts, subject }) => ({ text: pick(texts, random)(words), subject: subject(words) }));
  const trade = shuffle(findVocabulary(words.industry)?.[quadrant].split(';') ?? [], random);
  const general = shuffle(generalVocabulary[quadrant].split(';'), random);
  const subjects = [...trade, ...general].map((subject) => subject.replace('{industry}', () => words.industry || 'this industry'));
  const usable = shuffle(frames[quadrant], random).filter((frame) => frame(words, 'x') !== '');
  const framed = subjects
    .slice(0, countPerQuadrant - own.length)
    .map((subject, index) => ({ text: usable[index % usable.length]?.(words, subject) ?? '', subject }));
  return shuffle([...own, ...framed], random);
}

/** Eight candidates a quadrant, made from the answers and the words of their trade; none of them claims a fact. */
export function suggest(answers: Answers, random: Random): Suggestions {
  const words = toWords(answers);
  const write = (quadrant: Quadrant) => writeQuadrant(quadrant, words, random);
  return {
    strengths: write('strengths'),
    weaknesses: write('weaknesses'),
    opportunities: write('opportunities'),
    threats: write('threats'),
  };
}
