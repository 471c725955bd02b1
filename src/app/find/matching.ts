/** Finds things by their words. An index is made once and asked at every key. */
import { isEmpty, isFar, isNear, isVague, lettersOf, stemOf, wordsOf } from './words';

export interface Entry {
  /** What it is called. */
  name: string;
  /** What else people call it; phrases separated by commas. */
  otherNames?: string;
  /** What it says. */
  text?: string;
}

/** How sure it is that something was meant, the surest first: a lower grade always comes before a higher one. */
const grades = { whole: 0, beginning: 1, typo: 2, part: 3 } as const;
export type Grade = (typeof grades)[keyof typeof grades];

export interface Hit {
  /** Its place among the entries. */
  at: number;
  grade: Grade;
  /** How many vague words of the query it lacks. */
  lacks: number;
  score: number;
}

export type Search = (query: string) => Hit[];

const weights = { name: 4, otherNames: 3, text: 1 };

/** How much a word's own match counts beside one of its beginning or with a slip; and beside what is only vague. */
const worth = { [grades.whole]: 1, [grades.beginning]: 0.6, [grades.typo]: 0.4 };
const worthOfVague = 0.25;

type MatchGrade = keyof typeof worth;
interface Term {
  word: string;
  /** The word as it is, its stem, and joined with its neighbours: "cash flow" is "cashflow". */
  forms: readonly string[];
  isVague: boolean;
}

const isFull = (word: string) => !isEmpty(word);
const isTelling = (word: string) => !isEmpty(word) && !isVague(word);

/** Two words as one, as people write them too; nothing where one of the two is only a particle. */
const join = (one: string | undefined, other: string | undefined) =>
  one !== undefined && other !== undefined && isEmpty(one) === isEmpty(other) ? one + other : '';

/** What a query asks for. Empty words are left out, unless there is nothing else. */
function termsOf(query: string): Term[] {
  const words = wordsOf(query);
  const isKept = words.some(isFull) ? isFull : () => true;
  const hasTelling = words.some(isTelling);
  return words.flatMap((word, index) => {
    if (!isKept(word)) return [];
    const joined = [join(words[index - 1], word), join(word, words[index + 1])].filter((form) => form !== '');
    return [{ word, forms: [...new Set([word, stemOf(word), ...joined])], isVague: hasTelling && isVague(word) }];
  });
}

interface Place {
  at: number;
  weight: number;
}

/** Where each word stands, and how much it weighs there. Entries are put in one after the other. */
type Places = Map<string, Place[]>;

function put(places: Places, word: string, at: number, weight: number): void {
  const known = places.get(word);
  const last = known?.at(-1);
  if (!known) places.set(word, [{ at, weight }]);
  else if (last?.at !== at) known.push({ at, weight });
  else if (last.weight < weight) last.weight = weight;
}

function putWords(places: Places, words: readonly string[], at: number, weight: number): void {
  for (const word of words) {
    const stem = stemOf(word);
    put(places, word, at, weight);
    if (stem !== word) put(places, stem, at, weight);
  }
}

/** A name, phrase by phrase. Of a short one each word says more, and all words of a long one together say most. */
function putNames(places: Places, names: string, at: number, most: number): void {
  for (const phrase of names.split(',')) {
    const words = wordsOf(phrase);
    const weight = most / Math.sqrt(Math.max(1, words.filter(isTelling).length));
    words.forEach((word, index) => {
      const joined = join(word, words[index + 1]);
      if (joined !== '') put(places, joined, at, weight);
    });
    putWords(places, words, at, weight);
  }
}

/** Where a word stands in a list in order, or would. */
function placeIn(sorted: readonly string[], word: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The words of an index in their order, each with its letters. */
interface Vocabulary {
  sorted: readonly string[];
  letters: Int32Array;
}

function vocabularyOf(words: Iterable<string>): Vocabulary {
  const sorted = [...words].sort((a, b) => (a < b ? -1 : 1));
  return { sorted, letters: Int32Array.from(sorted, lettersOf) };
}

const rangeOf = (start: string, { sorted }: Vocabulary) => [placeIn(sorted, start), placeIn(sorted, `${start}\uffff`)] as const;

const beginningWith = (start: string, vocabulary: Vocabulary) => vocabulary.sorted.slice(...rangeOf(start, vocabulary));

/** The words that may be meant by one with a slip in it, also while it is still being typed. */
function findNear(word: string, vocabulary: Vocabulary): string[] {
  const { sorted, letters } = vocabulary;
  const typed = lettersOf(word);
  const start = word.slice(0, 2);
  const found: string[] = [];
  for (const letter of new Set(start)) {
    const [from, to] = rangeOf(letter, vocabulary);
    for (let at = from; at < to; at += 1) {
      if (isFar(word, typed, letters[at] ?? 0)) continue;
      const other = sorted[at] ?? '';
      const isBegun = () => word.length > 4 && other.startsWith(start) && isNear(word, other.slice(0, word.length));
      if (isNear(word, other) || isBegun()) found.push(other);
    }
  }
  return found;
}

/** The words of an index that a term may stand for; with slips only where it stands for nothing else. */
function matchWords({ word, forms }: Term, places: Places, vocabulary: Vocabulary): (readonly [word: string, grade: MatchGrade])[] {
  const whole = forms.filter((form) => places.has(form));
  const longer = word.length < 2 ? [] : beginningWith(word, vocabulary).filter((other) => !whole.includes(other));
  const found = [...whole.map((form) => [form, grades.whole] as const), ...longer.map((other) => [other, grades.beginning] as const)];
  return found.length > 0 ? found : findNear(word, vocabulary).map((other) => [other, grades.typo] as const);
}

interface Match {
  grade: MatchGrade;
  score: number;
}

/** What a term finds, each with its best match. A word that few have says more than one that many have. */
function findTerm(matched: ReturnType<typeof matchWords>, places: Places, count: number): Map<number, Match> {
  const found = new Map<number, Match>();
  for (const [word, grade] of matched) {
    const known = places.get(word) ?? [];
    const rarity = Math.log(1 + count / known.length) * worth[grade];
    for (const { at, weight } of known) {
      const best = found.get(at);
      if (!best) found.set(at, { grade, score: weight * rarity });
      else {
        if (grade < best.grade) best.grade = grade;
        best.score = Math.max(best.score, weight * rarity);
      }
    }
  }
  return found;
}

/** Once something was found by whole words, what matches loosely is left out; so it is with slips and parts. */
export function keepSurest<T extends { grade: Grade }>(hits: readonly T[]): T[] {
  const surest = hits.reduce<Grade>((best, { grade }) => (grade < best ? grade : best), grades.part);
  return hits.filter(({ grade }) => grade <= Math.max(surest, grades.beginning));
}

/** More than any sum of words. */
const worthOfWhole = 1000;

/** Everything that has all the words, the surest first; where `mayMiss`, what has some of them if nothing has all. */
export function makeIndex(entries: readonly Entry[], { mayMiss = false } = {}): Search {
  const places: Places = new Map();
  entries.forEach(({ name, otherNames = '', text = '' }, at) => {
    putNames(places, name, at, weights.name);
    putNames(places, otherNames, at, weights.otherNames);
    putWords(places, wordsOf(text), at, weights.text);
  });
  // "How much should I charge" is about prices, although "charge a client" is the shorter phrase.
  const wholes = new Map<string, Set<number>>();
  entries.forEach(({ name, otherNames = '' }, at) => {
    for (const phrase of [name, ...otherNames.split(',')]) {
      const whole = wordsOf(phrase).join(' ');
      wholes.set(whole, (wholes.get(whole) ?? new Set()).add(at));
    }
  });
  const vocabulary = vocabularyOf(places.keys());
  return (query) => {
    const terms = termsOf(query);
    const meant = wholes.get(wordsOf(query).join(' '));
    const needed = terms.filter((term) => !term.isVague).length;
    const sums = new Map<number, Match & { had: number; lacks: number }>();
    for (const term of terms) {
      for (const [at, { grade, score }] of findTerm(matchWords(term, places, vocabulary), places, entries.length)) {
        const sum = sums.get(at) ?? { grade: grades.whole, score: 0, had: 0, lacks: terms.length - needed };
        sum.score += term.isVague ? score * worthOfVague : score;
        if (term.isVague) sum.lacks -= 1;
        else {
          sum.had += 1;
          if (grade > sum.grade) sum.grade = grade;
        }
        sums.set(at, sum);
      }
    }
    const hits = [...sums].flatMap(([at, { grade, score, had, lacks }]): Hit[] => {
      if (had === needed) return [{ at, grade, lacks, score: meant?.has(at) ? score + worthOfWhole : score }];
      return mayMiss && had > 0 ? [{ at, grade: grades.part, lacks, score: (score * had) / needed }] : [];
    });
    return keepSurest(hits).sort((a, b) => a.grade - b.grade || b.score - a.score || a.at - b.at);
  };
}
