import { compareWords, type WordChange } from './compare-words';

/** One place where two versions of a document differ. */
export interface Redline {
  kind: 'added' | 'removed' | 'changed';
  /** The heading that it stands under; nothing above the first one. */
  under: string;
  ours: string;
  theirs: string;
  /** From our wording to theirs. */
  words: WordChange[];
}

/** Far more than any contract has. */
const mostLines = 3_000;

/** Numbers move when a clause comes or goes, and every program has quotation marks of its own: neither is a change of the text. */
const tidyLine = (line: string) =>
  line
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d\u201e]/g, '"')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:(?:\d+\.)+\d*|\d+(?=\s+[A-Z])|\((?:[a-z]{1,2}|\d+)\)|[•·–-])\s+/, '');

const readLines = (text: string, headings: ReadonlyMap<string, string>) =>
  text
    .split(/\r\n|\r|\n/)
    .map(tidyLine)
    // A program may set headings in capitals.
    .map((line) => (line === line.toUpperCase() ? (headings.get(line) ?? line) : line))
    .filter((line) => /[\p{L}\d]/u.test(line))
    .slice(0, mostLines);

/** Which lines of each are the same, in order: the longest row of them. */
function findSame(ours: readonly string[], theirs: readonly string[]): [number, number][] {
  const width = theirs.length + 1;
  const common = new Uint16Array((ours.length + 1) * width);
  const at = (row: number, column: number) => common[row * width + column] ?? 0;
  for (let row = ours.length - 1; row >= 0; row -= 1)
    for (let column = theirs.length - 1; column >= 0; column -= 1)
      common[row * width + column] =
        ours[row] === theirs[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
  const pairs: [number, number][] = [];
  let row = 0;
  let column = 0;
  while (row < ours.length && column < theirs.length) {
    if (ours[row] === theirs[column]) {
      pairs.push([row, column]);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}

const wordsOf = (line: string) => line.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

/** From 0, nothing in common, to 1. */
function likeness(one: string, other: string): number {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const left = [...others];
  let shared = 0;
  for (const word of words) {
    const place = left.indexOf(word);
    if (place < 0) continue;
    left.splice(place, 1);
    shared += 1;
  }
  return (2 * shared) / Math.max(words.length + others.length, 1);
}

const alike = 0.4;

/** A line that was reworded stands against its new wording; the others came or went. */
function pairUp(ours: readonly string[], theirs: readonly string[]): Pick<Redline, 'ours' | 'theirs'>[] {
  const rows: Pick<Redline, 'ours' | 'theirs'>[] = [];
  let next = 0;
  for (const line of ours) {
    let best = -1;
    let bestScore = alike;
    for (let place = next; place < theirs.length; place += 1) {
      const score = likeness(line, theirs[place] ?? '');
      if (score > bestScore) [best, bestScore] = [place, score];
    }
    if (best < 0) {
      rows.push({ ours: line, theirs: '' });
      continue;
    }
    for (; next < best; next += 1) rows.push({ ours: '', theirs: theirs[next] ?? '' });
    rows.push({ ours: line, theirs: theirs[best] ?? '' });
    next = best + 1;
  }
  for (; next < theirs.length; next += 1) rows.push({ ours: '', theirs: theirs[next] ?? '' });
  return rows;
}

/** What the other side changed in a document, paragraph by paragraph and word by word. Its headings say where. */
export function redline(ourText: string, theirText: string, headings: readonly string[] = []): Redline[] {
  const known = new Set(headings.map(tidyLine));
  const inCapitals = new Map([...known].map((each) => [each.toUpperCase(), each]));
  const [ours, theirs] = [readLines(ourText, inCapitals), readLines(theirText, inCapitals)];
  const changes: Redline[] = [];
  let under = '';
  let row = 0;
  let column = 0;
  for (const [sameRow, sameColumn] of [...findSame(ours, theirs), [ours.length, theirs.length] as const]) {
    for (const { ours: was, theirs: is } of pairUp(ours.slice(row, sameRow), theirs.slice(column, sameColumn)))
      changes.push({
        kind: was === '' ? 'added' : is === '' ? 'removed' : 'changed',
        under,
        ours: was,
        theirs: is,
        words: compareWords(was, is),
      });
    const same = ours[sameRow];
    if (same !== undefined && known.has(same)) under = same;
    row = sameRow + 1;
    column = sameColumn + 1;
  }
  return changes;
}
