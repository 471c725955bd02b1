/** Finds things by their words. An index is made once and asked at every key. */
import { isEmpty, isNear, isVague, stemOf, wordsOf } from './words';

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

/** What a query asks for. Empty words are left out, unless there is nothing else. */
function termsOf(query: string): Term[] {
  const words = wordsOf(query);
  const isKept = words.some(isFull) ? isFull : () => true;
  const hasTelling = words.some(isTelling);
  return words.flatMap((word, index) => {
    if (!isKept(word)) return [];
    const joined = [`${words[index - 1] ?? ''}${word}`, `${word}${words[index + 1] ?? ''}`];
    return [{ word, forms: [...new Set([word, stemOf(word), ...joined])], isVague: hasTelling && isVague(word) }];
  });
}

/** Where each word stands, and how much it weighs there. */
type Places = Map<string, Map<number, number>>;

function put(places: Places, word: string, at: number, weight: number): void {
  const known = places.get(word) ?? new Map<number, number>();
  places.set(word, known);
  known.set(at, Math.max(known.get(at) ?? 0, weight));
}

function putText(places: Places, text: string, at: number, weight: number): void {
  for (const word of wordsOf(text)) {
    put(places, word, at, weight);
    put(places, stemOf(word), at, weight);
  }
}

/** A name, phrase by phrase, with neighbours joined as people write them. */
function putNames(places: Places, names: string, at: number, weight: number): void {
  for (const phrase of names.split(',')) {
    const words = wordsOf(phrase);
    words.forEach((word, index) => {
      const next = words[index + 1];
      if (next !== undefined) put(places, word + next, at, weight);
    });
    putText(places, phrase, at, weight);
  }
}

/** The words of an index that a term may stand for; with slips only where it stands for nothing else. */
function matchWords({ word, forms }: Term, places: Places): (readonly [word: string, grade: MatchGrade])[] {
  const whole = forms.filter((form) => places.has(form)).map((form) => [form, grades.whole] as const);
  const known = new Set(whole.map(([form]) => form));
  const others = [...places.keys()];
  const longer = word.length < 2 ? [] : others.filter((other) => other.startsWith(word) && !known.has(other));
  const found = [...whole, ...longer.map((other) => [other, grades.beginning] as const)];
  if (found.length > 0) return found;
  const start = word.slice(0, 2);
  // Also while it is still being typed.
  const isBegun = (other: string) => word.length > 4 && other.startsWith(start) && isNear(word, other.slice(0, word.length));
  const isMeant = (other: string) => isNear(word, other) || isBegun(other);
  return others.filter(isMeant).map((other) => [other, grades.typo] as const);
}

interface Match {
  grade: MatchGrade;
  score: number;
}

/** What a term finds, each with its best match. A word that few have says more than one that many have. */
function findTerm(term: Term, places: Places, count: number): Map<number, Match> {
  const found = new Map<number, Match>();
  for (const [word, grade] of matchWords(term, places)) {
    const at = places.get(word) ?? new Map<number, number>();
    const rarity = Math.log(1 + count / at.size) * worth[grade];
    for (const [entry, weight] of at) {
      const best = found.get(entry);
      found.set(entry, { grade: best && best.grade < grade ? best.grade : grade, score: Math.max(best?.score ?? 0, weight * rarity) });
    }
  }
  return found;
}

/** Once something was found by whole words, what matches loosely is left out; so it is with slips and parts. */
export function keepSurest<T extends { grade: Grade }>(hits: readonly T[]): T[] {
  const surest = Math.min(...hits.map(({ grade }) => grade));
  return hits.filter(({ grade }) => grade <= Math.max(surest, grades.beginning));
}

/** Everything that has all the words, the surest first; where `mayMiss`, what has some of them if nothing has all. */
export function makeIndex(entries: readonly Entry[], { mayMiss = false } = {}): Search {
  const places: Places = new Map();
  entries.forEach(({ name, otherNames = '', text = '' }, at) => {
    putNames(places, name, at, weights.name);
    putNames(places, otherNames, at, weights.otherNames);
    putText(places, text, at, weights.text);
  });
  return (query) => {
    const terms = termsOf(query);
    const needed = terms.filter((term) => !term.isVague).length;
    const sums = new Map<number, Match & { had: number; lacks: number }>();
    for (const term of terms) {
      for (const [at, { grade, score }] of findTerm(term, places, entries.length)) {
        const sum = sums.get(at) ?? { grade: grades.whole, score: 0, had: 0, lacks: terms.length - needed };
        if (term.isVague) sums.set(at, { ...sum, score: sum.score + score * worthOfVague, lacks: sum.lacks - 1 });
        else sums.set(at, { ...sum, grade: sum.grade > grade ? sum.grade : grade, score: sum.score + score, had: sum.had + 1 });
      }
    }
    const hits = [...sums].flatMap(([at, { grade, score, had, lacks }]): Hit[] => {
      if (had === needed) return [{ at, grade, lacks, score }];
      return mayMiss && had > 0 ? [{ at, grade: grades.part, lacks, score: (score * had) / needed }] : [];
    });
    return keepSurest(hits).sort((a, b) => a.grade - b.grade || b.score - a.score || a.at - b.at);
  };
}
