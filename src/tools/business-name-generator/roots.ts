import { capitalise, foldText } from '@/lib/text';
import { findTradeName } from '@/writer/trade-names';
import type { Answers } from './model';
import { narrowTrades, tradeWords } from './lexicon';

/** A word of the user that names are built from. */
export interface Root {
  /** As it stands in a name: "Rye". */
  full: string;
  /** Its short form for joined words: "bake" of "Bakery"; lower case. */
  stem: string;
  isAdjective: boolean;
  /** Names a kind of business or work, such as "Bakery": it cannot stand for a thing, as in "Heron & Rye". */
  isActivity: boolean;
  /** Where it came from: what the user typed, or the words of the trade. */
  from: 'keywords' | 'industry' | 'trade';
  /** What a word of the trade hints at. */
  hint?: string;
}

export interface Trade {
  evoke: Root[];
  kinds: string[];
  phrases: string[];
}

export interface Basis {
  trade: Trade;
  /** The user's own words, keywords first; empty where nothing typed can stand in a name. */
  own: Root[];
  /** The user's own noun for the business ("Bakery"), then the trade's. */
  kinds: string[];
}

const fillers = new Set(
  'a an and at by for from in into of on or our the their to us with we your my is are it its that this very most more'.split(' '),
);
/** Words that say "business" rather than which one. */
const businessWords = new Set(
  'business businesses company companies startup startups industry services service shop shops store stores firm brand brands solution solutions provider sector trade studio studios agency agencies'.split(
    ' ',
  ),
);
const adjectives = new Set(
  'green fast smart fresh organic local clean simple eco quick easy warm cozy cosy modern digital cheap affordable bold bright calm clear cool custom friendly gentle global good happy healthy honest kind light mobile natural new old online open premium pure quiet rapid remote safe small social soft strong sweet tiny trusted urban vegan vintage wild wise young luxury wooden golden woolen slow real sunny lucky funny crazy sleepy tasty crispy spicy juicy lovely lively shiny fancy busy early silly creamy dreamy earthy fluffy fuzzy gritty hearty mighty nifty noisy quirky rosy rusty savvy silky smoky snappy speedy steady sturdy trendy windy witty zesty handmade homemade artisan artisanal crafty'.split(
    ' ',
  ),
);
const activity =
  /(?:ery|ing|ware|cy|tion|ment|ance|ence|ology|graphy|ics|sure|ities|ship|care|house|shop|store)$|^(?:agency|bar|cafe|clinic|education|farm|fintech|gym|hotel|hr|it|law|media|pharmacy|practice|restaurant|retail|saas|salon|school|studio|tech|transport|travel)s?$/;
const adjectiveEnding = /(?:able|ible|ful|ish|ive|less|ous|ical|ional|ental)$/;

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

const longestWord = 14;
const longestJoined = 6;
const longestStem = 9;
const mostRoots = 8;

function toStem(word: string): string {
  const known = Object.hasOwn(shortForms, word) ? shortForms[word] : undefined;
  if (known) return known;
  const singular = word.length > 4 && /[^siu]s$/.test(word) ? word.slice(0, -1) : word;
  if (singular.length <= longestJoined) return singular;
  const bare = singular.replace(/(?:ing|ery|ation|tion|ment|ness|ity|ance|ence|er|ist|ology)$/, '');
  if (bare === singular || bare.length < 4) return singular.slice(0, longestStem);
  // "schedul" and "freelanc" get back the letter that "-ing" and "-er" took.
  return (/[cgvuz]$|[^aeiou]l$|ul$/.test(bare) ? `${bare}e` : bare).slice(0, longestStem);
}

/** SaaS and B2B keep their capitals; anything else gets one. */
const toName = (typed: string) =>
  /\p{Lu}/u.test(typed.slice(1)) && typed.length <= longestJoined ? typed : capitalise(typed.toLowerCase());

function toRoot(typed: string, from: Root['from']): Root {
  const cut = Array.from(typed).slice(0, longestWord).join('');
  const lower = cut.toLowerCase();
  return {
    full: toName(cut),
    stem: toStem(foldText(cut)),
    isAdjective: adjectives.has(lower) || adjectiveEnding.test(lower),
    isActivity: activity.test(lower),
    from,
  };
}

/** "E-commerce" is one word, "sour-dough" two. */
const wordsOf = (typed: string) =>
  typed
    .slice(0, 400)
    .normalize('NFC')
    .replace(/['’]/g, '')
    .replace(/(?<![\p{L}\p{N}])(\p{L})-(?=\p{L})/gu, '$1')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** What it is for comes before what it is, as in a name: of "software for clinics", "clinics" first. */
function putFirst(typed: string): string {
  // "Real" alone would say something else.
  const [head = '', ...rest] = typed
    .slice(0, 400)
    .replace(/\breal (?=estate)/gi, '')
    .split(/\s(?:for|of|in|to|from)\s/i);
  return [...rest, head].join(' ');
}

function readRoots(typed: string, from: Root['from']): Root[] {
  const words = wordsOf(from === 'industry' ? putFirst(typed) : typed).filter((word) => !fillers.has(word.toLowerCase()));
  const telling = words.filter((word) => !businessWords.has(word.toLowerCase()));
  return (telling.length > 0 ? telling : words).map((word) => toRoot(word, from));
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
  const [head = ''] = industry.split(/\s(?:for|of|in|with|to|from|and)\s|[,;&/]/i);
  const noun = wordsOf(head).findLast((word) => {
    const lower = word.toLowerCase();
    return /^\p{L}{3,14}$/u.test(word) && !fillers.has(lower) && !emptyNouns.has(lower) && !adjectives.has(lower);
  });
  return noun ? toName(noun) : undefined;
}

const findNarrowTrade = (typed: string) =>
  (Object.keys(narrowTrades) as (keyof typeof narrowTrades)[]).find((name) => narrowTrades[name].test(typed));

const known = new Map<string, Trade>();

function readTrade(name: keyof typeof tradeWords): Trade {
  const { evoke, kinds, phrases } = tradeWords[name];
  const trade = known.get(name) ?? {
    evoke: readPairs(evoke).map(({ word, hint }) => ({ ...toRoot(word, 'trade'), stem: word, hint })),
    kinds: kinds.split(';'),
    phrases: phrases.split(';'),
  };
  known.set(name, trade);
  return trade;
}

/** What the names will be built from. */
export function readBasis({ industry, keywords }: Pick<Answers, 'industry' | 'keywords'>): Basis {
  const tradeName =
    findNarrowTrade(industry) ?? findTradeName(industry) ?? findNarrowTrade(keywords) ?? findTradeName(keywords) ?? 'general';
  const trade = readTrade(tradeName);
  const fromIndustry = readRoots(industry, 'industry');
  const seen = new Set<string>();
  const own = [...readRoots(keywords, 'keywords'), ...fromIndustry].filter(({ full }) => {
    const key = foldText(full);
    return seen.has(key) ? false : seen.add(key);
  });
  const noun = findNoun(industry);
  return {
    trade,
    own: own.slice(0, mostRoots),
    kinds: [...new Set([...(noun ? [noun] : []), ...trade.kinds])],
  };
}
