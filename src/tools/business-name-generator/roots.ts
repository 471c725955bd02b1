import { isStopWord } from '@/kinds/names/stop-words';
import { capitalise, foldText } from '@/lib/text';
import type { Answers } from './model';
import * as lexicon from './lexicon';

/** A word of the user that names are built from. */
export interface Root {
  /** As a name has it: "Rye". */
  full: string;
  /** Its short form for joined words: "bake" of "Bakery"; lower case. */
  stem: string;
  isAdjective: boolean;
  /** Names a kind of business or work, such as "Bakery": it cannot stand for a thing, as in "Heron & Rye". */
  isActivity: boolean;
  /** Where it came from: what the user typed, or our pictures. */
  from: 'keywords' | 'industry' | 'picture';
  /** What a picture brings to mind. */
  hint?: string;
}

export interface Basis {
  pictures: Root[];
  /** The user's own words, keywords first; empty where nothing typed can stand in a name. */
  own: Root[];
  /** The user's own noun for the business ("Bakery"), then nouns for any. */
  kinds: string[];
  phrases: string[];
  /** What is sold, in the words of the industry: of "software for clinics" it is software. Lower case, without accents. */
  sold: ReadonlySet<string>;
  /** The noun of it alone, likewise: of "wholesale bakery" it is the bakery. Empty where there is none. */
  head: string;
  /** How it is sold or what it is like, likewise: "overnight". */
  traits: ReadonlySet<string>;
  /** Who buys, likewise. */
  buyers: ReadonlySet<string>;
}

const alwaysPlural = new Set('arts crafts glasses goods kids jeans news sales sports tennis chess series species'.split(' '));

/** An English plural that only has an s more than one of them: "Tiles". */
export const isPlainPlural = (word: string) =>
  /^[A-Z][a-z]{2,}[^aious\W]s$/.test(word) && !/(?:ics|[cs]hes|xes|zzes|ies|oes|ves)$/.test(word) && !alwaysPlural.has(word.toLowerCase());

/** Words that say "business" rather than which one, and how many run it. */
const businessWords = new Set(
  'one two three four five six seven eight nine ten person persons people man woman member members founder founders staff b2b b2c d2c business businesses company companies startup startups industry services service shop shops store stores firm brand brands solution solutions provider sector trade studio studios agency agencies'.split(
    ' ',
  ),
);
const adjectives = new Set(
  'green fast smart fresh organic local clean simple eco quick easy warm cozy cosy modern digital cheap affordable bold bright calm clear cool custom friendly gentle global good happy healthy honest kind light mobile natural new old online open premium pure quiet rapid remote safe small social soft strong sweet tiny trusted urban vegan vintage wild wise young luxury wooden golden woolen slow real sunny lucky funny crazy sleepy tasty crispy spicy juicy lovely lively shiny fancy busy early silly creamy dreamy earthy fluffy fuzzy gritty hearty mighty nifty noisy quirky rosy rusty savvy silky smoky snappy speedy steady sturdy trendy windy witty zesty handmade homemade artisan artisanal crafty overnight wholesale secondhand'.split(
    ' ',
  ),
);
const activity =
  /(?:ery|ing|ware|cy|tion|ment|ance|ence|ology|graphy|ics|sure|ities|ship|care|house|shop|store)$|^(?:agency|bar|cafe|clinic|education|farm|fintech|gym|hotel|hr|it|law|media|pharmacy|practice|restaurant|retail|saas|salon|school|studio|tech|transport|travel)s?$/;
const adjectiveEnding = /(?:able|ible|ful|ish|ive|less|ous|ical|ional|ental|[^aeiou]ed|ted)$/;

/** How or to whom something is sold: no name is built on "Rented" where there is a noun. */
const trait =
  /(?:able|ible|[^aeiou]ed|ted|ised|ized|ied)$|^(?:wholesale|overnight|secondhand|mobile|remote|used|online|local|commercial|residential|industrial|general)$/;

/** Trouble that a business helps with; nobody calls it after that where another word is there. */
const trouble =
  /^(?:grief|bereave(?:d|ment)|mourning|funerals?|burials?|cremations?|deaths?|dying|debts?|bankrupt(?:cy|cies)|insolvenc(?:y|ies)|divorces?|cancer|dementia|addictions?|abuse|trauma|suicide|sick(?:ness)?|illness(?:es)?|diseases?|pain|injur(?:y|ies)|violence|fraud|incontinence|infertility|miscarriages?)$/;

const isTrait = (lower: string) => trait.test(lower);

const isQuality = (lower: string) => adjectives.has(lower) || adjectiveEnding.test(lower);

const shortForms: Record<string, string> = {
  accounting: 'count', advertising: 'advert', architecture: 'archi', automotive: 'auto', bakery: 'bake', bookkeeping: 'book',
  brewery: 'brew', catering: 'cater', childcare: 'child', cleaning: 'clean', clothing: 'cloth', construction: 'construct',
  consulting: 'consult', cosmetics: 'cosme', delivery: 'deliver', ecommerce: 'ecom', education: 'edu', electronics: 'electro',
  engineering: 'engine', entertainment: 'enter', environment: 'enviro', fashion: 'fash', finance: 'fin', financial: 'fin', fitness: 'fit',
  furniture: 'furni', gardening: 'garden', grocery: 'grocer', healthcare: 'health', hospitality: 'host', insurance: 'insure',
  investment: 'invest', jewelry: 'jewel', landscaping: 'land', learning: 'learn', logistics: 'logi', manufacturing: 'manu',
  marketing: 'market', medical: 'medi', neighborhood: 'neighbor', nutrition: 'nutri', photography: 'photo', plumbing: 'plumb',
  property: 'prop', publishing: 'publish', recruitment: 'recruit', restaurant: 'resto', security: 'secure', software: 'soft',
  subscription: 'sub', sustainability: 'sustain', sustainable: 'sustain', technology: 'tech', therapy: 'thera', training: 'train',
  transport: 'trans', transportation: 'trans', traveling: 'travel', veterinary: 'vet', wellness: 'well',
}; // prettier-ignore

/** Longer ones are left out where there are others; the only one stays whole, since half a word says nothing. */
const longestWord = 14;
const mostLetters = 40;
const longestJoined = 6;
const longestStem = 9;
const mostRoots = 8;

function toStem(word: string): string {
  const known = Object.hasOwn(shortForms, word) ? shortForms[word] : undefined;
  if (known) return known;
  const singular = word.length > 4 && /[^siu]s$/.test(word) ? word.slice(0, -1) : word;
  if (singular.length <= longestJoined) return singular;
  const bare = singular.replace(/(?:ing|ery|ation|tion|ment|ness|ity|ance|ence|er|ist|ology)$/, '');
  // "schedul" and "freelanc" get back the letter that "-ing" and "-er" took.
  const whole = bare === singular || bare.length < 4 ? singular : /[cgvuz]$|[^aeiou]l$|ul$/.test(bare) ? `${bare}e` : bare;
  // A word that is too long to be joined is not cut in the middle.
  return whole.length <= longestStem ? whole : '';
}

/** SaaS and B2B keep their capitals; anything else gets one. */
const toName = (typed: string) =>
  /\p{Lu}/u.test(typed.slice(1)) && typed.length <= longestJoined ? typed : capitalise(typed.toLowerCase());

function toRoot(typed: string, from: Root['from']): Root {
  const cut = Array.from(typed).slice(0, mostLetters).join('');
  const lower = cut.toLowerCase();
  return {
    full: toName(cut),
    stem: toStem(foldText(cut)),
    isAdjective: isQuality(lower),
    isActivity: activity.test(lower),
    from,
  };
}

/** "E-commerce" is one word, "sour-dough" two. */
const wordsOf = (typed: string) =>
  typed
    .slice(0, 400)
    .normalize('NFC')
    // "Women's" belongs to the word after it, and no name is built on it.
    .replace(/(?<=\p{L})(?:['’]s|s['’])(?= )/gu, ' ')
    .replace(/['’]/g, '')
    .replace(/(?<![\p{L}\p{N}])(\p{L})-(?=\p{L})/gu, '$1')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Whoever buys comes after "for", "to" or "at", in whatever language. */
const forWhom = /\s(?:for|to|at|für|fur|pour|para|per|voor|för|til|dla)\s/i;

/** The words of what is sold; where that is one word alone, whoever buys comes before it, as in a name: "Clinic Software". */
function putFirst(typed: string): string {
  // "Real" alone would say something else.
  const [head = '', ...rest] = typed
    .slice(0, 400)
    .replace(/\breal (?=estate)/gi, '')
    .split(forWhom);
  return wordsOf(head).filter((word) => !isStopWord(word)).length > 1 ? head : [...rest, head].join(' ');
}

/** Words of these alphabets stand in their own cases; beside our Latin ones few could say the name aloud. */
const inflected = /\p{Script=Cyrillic}|\p{Script=Greek}/u;

function readRoots(typed: string, from: Root['from']): Root[] {
  const isFit = (word: string) => !isStopWord(word) && (from === 'keywords' || !inflected.test(word));
  const all = wordsOf(from === 'industry' ? putFirst(typed) : typed).filter(isFit);
  const short = all.filter((word) => Array.from(word).length <= longestWord);
  const words = short.length > 0 ? short : all;
  const telling = words.filter((word) => !businessWords.has(word.toLowerCase()));
  const nouns = from === 'industry' ? telling.filter((word) => !isTrait(word.toLowerCase())) : telling;
  const light = from === 'industry' ? nouns.filter((word) => !trouble.test(word.toLowerCase())) : nouns;
  return ([light, nouns, telling].find(({ length }) => length > 0) ?? words).map((word) => toRoot(word, from));
}

/** "word=hint;word=hint" as pairs. */
export const readPairs = (list: string): { word: string; hint: string }[] =>
  list.split(';').map((entry) => {
    const [word = '', hint = ''] = entry.split('=');
    return { word, hint };
  });

const emptyNouns = new Set(
  'business businesses company companies startup startups industry services service brand brands solution solutions provider sector trade'.split(
    ' ',
  ),
);

/** What the business is: "Bakery"; of "pet food delivery" the last word, of "software for clinics" the first. */
function findNoun(industry: string): string | undefined {
  const [head = ''] = (industry.split(forWhom)[0] ?? '').split(/\s(?:of|in|with|from|and)\s|[,;&/]/i);
  const noun = wordsOf(head).findLast((word) => {
    const lower = word.toLowerCase();
    return /^\p{L}{3,14}$/u.test(word) && !inflected.test(word) && !isStopWord(word) && !emptyNouns.has(lower) && !isQuality(lower);
  });
  return noun ? toName(noun) : undefined;
}

const pictures = readPairs(lexicon.pictures).map(({ word, hint }): Root => ({ ...toRoot(word, 'picture'), stem: word, hint }));

const keysOf = (typed: string) =>
  new Set(
    wordsOf(typed)
      .filter((word) => !isStopWord(word) && !isQuality(word.toLowerCase()))
      .map(foldText),
  );

/** What the names will be built from. */
export function readBasis({ industry, keywords }: Pick<Answers, 'industry' | 'keywords'>): Basis {
  const seen = new Set<string>();
  const own = [...readRoots(keywords, 'keywords'), ...readRoots(industry, 'industry')].filter(({ full }) => {
    const key = foldText(full);
    return seen.has(key) ? false : seen.add(key);
  });
  const noun = findNoun(industry);
  const [sold = '', ...buyers] = industry.split(forWhom);
  return {
    pictures,
    own: own.slice(0, mostRoots),
    kinds: [...new Set([...(noun ? [noun] : []), ...lexicon.kinds.split(';')])],
    phrases: lexicon.phrases.split(';'),
    // "Bakery for cafés" sells what a bakery sells.
    sold: keysOf(sold),
    head: noun ? foldText(noun) : '',
    traits: new Set(
      wordsOf(sold)
        .filter((word) => isTrait(word.toLowerCase()))
        .map(foldText),
    ),
    buyers: keysOf(buyers.join(' ')),
  };
}
