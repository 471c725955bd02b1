import { blendWords } from '@/kinds/names/sounds';
import { findUnwanted, wordsIn } from '@/kinds/names/unwanted';
import { hashText, seededRandom, shuffle, type Random } from '@/lib/random';
import { capitalise, foldText } from '@/lib/text';
import { pick } from '@/writer/words';
import { findBrandWords } from './brands';
import { describeOrigin, type Origin } from './describe';
import { isGood, type Entry, type Filling } from './good-names';
import { coinWords, joinWordPair } from './joins';
import { countWords, domainOf, mostSeeds, nameKey, readLength, readStyle, type Made, type Style } from './model';
import { patterns, type Category } from './patterns';
import { scoreName } from './score';
import { judgeStrength } from './strength';
import { isPlainPlural, readBasis, readPairs, type Basis, type Root } from './roots';
import * as words from './style-words';

export interface Suggestion {
  name: string;
  /** Empty where no domain can be made of the name. */
  domain: string;
  description: string;
  category: Category;
  /** The user's words it holds or comes from; empty for names made of pictures alone. */
  from: string[];
}

export const namesAsked = 20;
/** Of the twenty, at most this many are made of pictures alone. */
const mostOfPictures = 5;
const mostOfOneWord = 2;
const triesPerPattern = 40;
const keptPerPattern = 14;
const listsPerRound = 4;

type Filled = { text: string; partner?: { word: string; hint: string }; root?: Root; ending?: string } | undefined;

const lists: Record<string, { word: string; hint: string }[]> = {
  M: readPairs(words.modernSeconds),
  O: readPairs(words.modernOpeners),
  C: readPairs(words.classicOpeners),
  B: readPairs(words.beasts),
  T: readPairs(words.objects),
  H: readPairs(words.hours),
  W: readPairs(words.moods),
  D: readPairs(words.plainOpeners),
  F: readPairs(words.firmWords),
  Z: readPairs(words.plainClosers),
  Q: readPairs(words.places),
  Y: readPairs(words.plainSeconds),
};
const ends: Record<Style, { word: string; hint: string }[]> = {
  modern: readPairs(words.modernEnds),
  classic: readPairs(words.classicEnds),
  creative: readPairs(words.creativeEnds),
  descriptive: readPairs(words.modernEnds),
  abstract: readPairs(words.modernEnds),
};

/** Keywords more often than the industry's words, those more often than pictures. */
function drawRoot({ own, pictures }: Basis, style: Style, random: Random): Root {
  const keywords = own.filter(({ from }) => from === 'keywords');
  const industry = own.filter(({ from }) => from === 'industry');
  const draw = random();
  // A plain name says what is sold; a picture does not.
  if (style === 'descriptive' && own.length > 0) return pick(own, random);
  if (keywords.length > 0 && draw < 0.62) return pick(keywords, random);
  if (industry.length > 0 && draw < 0.88) return pick(industry, random);
  return pick(own.length > 0 && draw < 0.8 ? own : pictures, random);
}

const isThing = ({ isAdjective, isActivity }: Root) => !isAdjective && !isActivity;

/** In the order they were typed: "Pet Food", not "Food Pet"; adjectives stand before anything. */
const canPrecede = (other: Root, root: Root, { own }: Basis) =>
  other.full !== root.full && (other.isAdjective || own.indexOf(other) < own.indexOf(root));

/** Words of one sort can be joined by "&": "Fast & Honest", not "Honest & Plumbing". */
const isAlike = (other: Root, root: Root) =>
  other.full !== root.full && other.isAdjective === root.isAdjective && other.isActivity === root.isActivity;

/** Something for one slot; undefined where the root does not allow it. */
function fillSlot(slot: string, root: Root, basis: Basis, style: Style, random: Random): Filled {
  const list = lists[slot];
  if (list) {
    const { word, hint } = pick(list, random);
    return { text: word, ...(hint === '' ? {} : { partner: { word, hint } }) };
  }
  switch (slot) {
    case 'R':
      return { text: root.full, root };
    case 'N':
      return root.isAdjective ? undefined : { text: root.full, root };
    case 'U':
      return isThing(root) ? { text: root.full, root } : undefined;
    case 'S':
      return isThing(root) && root.from !== 'picture' ? { text: root.full, root } : undefined;
    case 'A':
    case 'I': {
      const others = basis.own.filter((other) => (slot === 'A' ? canPrecede(other, root, basis) : isAlike(other, root)));
      if (others.length === 0) return undefined;
      const other = pick(others, random);
      return { text: other.full, root: other };
    }
    case 'E': {
      const { full, hint = '' } = pick(basis.pictures, random);
      return { text: full, partner: { word: full, hint } };
    }
    case 'K':
      return { text: pick(basis.kinds, random) };
    case 'L': {
      const echo = words.likeSounding[foldText(root.full).charAt(0)];
      return echo ? { text: pick(echo.split(';'), random) } : undefined;
    }
    case 'J': {
      const { word, hint } = pick(ends[style], random);
      const text = joinWordPair(root.stem, word);
      return text ? { text, root, partner: { word, hint } } : undefined;
    }
    case 'X': {
      const other = pick([...basis.pictures, ...basis.own.filter(({ full }) => full !== root.full)], random);
      const text = blendWords(root.stem, other.stem) ?? blendWords(other.stem, root.stem);
      return text ? { text: capitalise(text), root, partner: { word: other.full, hint: other.hint ?? '' } } : undefined;
    }
    case 'V': {
      const coined = coinWords(root.stem);
      // A word that cannot be bent stands beside one that can.
      if (coined.length === 0) {
        const { word, ending } = pick(coinWords(pick(basis.pictures, random).stem), random);
        return { text: `${root.full} ${word}`, root, ending };
      }
      const { word, ending } = pick(coined, random);
      return { text: word, root, ending };
    }
    case 'P': {
      const phrase = pick(basis.phrases, random);
      return !isThing(root) || root.from === 'picture' ? undefined : { text: phrase.replaceAll('{R}', () => root.full), root };
    }
    default:
      return undefined;
  }
}

/** "Tile Lantern", as English has it, not "Tiles Lantern"; "Bright Tiles" and "Tiles & Lantern" stay. */
const beforeNoun = (name: string, used: readonly Root[]) =>
  used.reduce(
    (text, { full, from }) =>
      from === 'picture' || !isPlainPlural(full)
        ? text
        : text.replace(new RegExp(`(?<!\\S)${full} (?!(?:and|or|of|in|for|to|at|on|by|with|&)(?!\\S))`), `${full.slice(0, -1)} `),
    name,
  );

function fill(form: string, category: Category, basis: Basis, style: Style, random: Random): (Filling & { name: string }) | undefined {
  const root = drawRoot(basis, style, random);
  const used: Root[] = [];
  const partners: string[] = [];
  const origin: Origin = { category, root };
  let isWhole = true;
  const name = form.replace(/\{([A-Z])\}/g, (_, slot: string) => {
    const filled = fillSlot(slot, root, basis, style, random);
    if (!filled) {
      isWhole = false;
      return '';
    }
    if (filled.root) used.push(filled.root);
    if (!'RNUSPAI'.includes(slot))
      partners.push(slot === 'V' || slot === 'J' || slot === 'X' ? `${filled.ending ?? filled.partner?.word}` : filled.text);
    // The word a new one was made with, or the figure in a picture, says more than an opener.
    if ('JXBT'.includes(slot)) origin.partner = filled.partner;
    origin.partner ??= filled.partner;
    origin.ending ??= filled.ending;
    return filled.text;
  });
  const said = beforeNoun(name, used).replace(/^A (?=[AEIOU])/, 'An ');
  return isWhole ? { name: capitalise(said), origin, used, partners } : undefined;
}

export const fitsLength = (name: string, length: string) => {
  const count = countWords(name);
  return length === 'short' ? count <= 2 : length === 'medium' ? count >= 2 && count <= 3 : count >= 3;
};

/** All names for the answers, one pattern after the other, each name once. */
function makePool({ answers, like }: Made, basis: Basis, random: Random): Entry[] {
  const style = readStyle(answers.style);
  const length = readLength(answers.length);
  const seen = new Set<string>();
  const own = `${answers.industry} ${answers.keywords}`;
  const typed = { words: wordsIn(own), unwanted: findUnwanted(own).map(({ word }) => word), brands: findBrandWords(own) };
  const all = patterns[style][length];
  const alike = all.filter(({ category }) => category === like?.category);
  const wanted = alike.length > 0 ? alike : all;
  // Fewer patterns are asked more often.
  const share = all.length / wanted.length;
  const columns = shuffle(wanted, random).map(({ form, category }) => {
    const kept: Entry[] = [];
    for (let tries = 0; tries < triesPerPattern * share && kept.length < keptPerPattern * share; tries += 1) {
      const entry = fill(form, category, basis, style, random);
      const key = entry ? nameKey(entry.name) : '';
      if (!entry || key === '' || seen.has(key) || !fitsLength(entry.name, length) || !isGood(entry, typed)) continue;
      seen.add(key);
      kept.push(entry);
    }
    return kept;
  });
  const rows = Math.max(0, ...columns.map((column) => column.length));
  return Array.from({ length: rows }, (_, row) => columns.flatMap((column) => column[row] ?? [])).flat();
}

const furtherRounds = 6;

/** Enough for a list: where the words allow few names they are drawn anew, at last from pictures alone. */
function fillPool(made: Made, basis: Basis, seed: string): Entry[] {
  let pool = makePool(made, basis, seededRandom(hashText(seed)));
  for (let round = 1; pool.length < namesAsked && round <= furtherRounds; round += 1) {
    const from = round < furtherRounds / 2 ? basis : { ...basis, own: [] };
    const further = makePool(made, from, seededRandom(hashText(`${seed}|more ${round}`)));
    const known = new Set(pool.map(({ name }) => nameKey(name)));
    pool = [...pool, ...further.filter(({ name }) => !known.has(nameKey(name)))];
  }
  return pool;
}

const isOwn = ({ used }: Entry) => used.some(({ from }) => from !== 'picture');

/** Lists of twenty, none of which repeats a name of another; most names come from the user's words, and no word wears out. */
function toPages(pool: readonly Entry[], hasOwn: boolean): Entry[][] {
  const pages: Entry[][] = [];
  let rest = [...pool];
  while ((rest.length >= namesAsked && pages.length < listsPerRound) || pages.length === 0) {
    const page: Entry[] = [];
    const counts = new Map<string, number>();
    const pairOf = ({ origin, partners }: Entry) => `${origin.root.full}+${partners[0] ?? ''}`.toLowerCase();
    const isWorn = (entry: Entry) =>
      (counts.get(pairOf(entry)) ?? 0) > 0 || entry.partners.some((word) => (counts.get(word) ?? 0) >= mostOfOneWord);
    const isRoomFor = (entry: Entry) => !hasOwn || isOwn(entry) || page.filter((other) => !isOwn(other)).length < mostOfPictures;
    const take = (allows: (entry: Entry) => boolean) => {
      rest = rest.filter((entry) => {
        if (page.length >= namesAsked || !allows(entry)) return true;
        page.push(entry);
        for (const word of [...entry.partners, pairOf(entry)]) counts.set(word, (counts.get(word) ?? 0) + 1);
        return false;
      });
    };
    take((entry) => isRoomFor(entry) && !isWorn(entry));
    take(isRoomFor);
    if (page.length < namesAsked && pages.length > 0) break;
    take(() => true);
    pages.push(page);
  }
  return pages;
}

/** The basis narrowed to the word that more names are wanted of. */
const withWord = (basis: Basis, { like }: Made): Basis => {
  const own = basis.own.filter(({ full }) => full === like?.word);
  return own.length > 0 ? { ...basis, own } : basis;
};

/** Twenty names from the answers, the best first. The same answers and seed give the same list; the next seed gives other names. */
export function makeNames(made: Made): Suggestion[] {
  const basis = readBasis(made.answers);
  const narrow = withWord(basis, made);
  const { industry, keywords, style, length } = made.answers;
  const words = [industry, keywords, style, length, ...(made.like ? [made.like.name] : [])]
    .map((answer) => answer.trim().toLowerCase())
    .join('|');
  const build = (round: number) => toPages(fillPool(made, narrow, round === 0 ? words : `${words}|round ${round}`), basis.own.length > 0);
  // Past the last list the words are drawn anew.
  const round = Math.floor(made.seed / listsPerRound);
  const page = made.seed % listsPerRound;
  const pages = build(round);
  const list = pages[page] ?? build(round + (page + 1) * mostSeeds)[0] ?? [];
  const random = seededRandom(hashText(`${words}|${made.seed}`));
  const score = (name: string) => scoreName(name, judgeStrength(name, made.answers, basis)).total ?? 0;
  return list
    .map(({ name, origin, used }) => ({
      name,
      domain: domainOf(name) ?? '',
      description: describeOrigin(origin, random),
      category: origin.category,
      from: [...new Set(used.filter(({ from }) => from !== 'picture').map(({ full }) => full))],
      score: score(name),
    }))
    .sort((one, other) => other.score - one.score)
    .map(({ score: _score, ...suggestion }) => suggestion);
}
