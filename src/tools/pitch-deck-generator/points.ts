import { beginSentence, innerCapitals } from '@/writer/words';
import { isPeriod, leadingFigure } from './figures';

/** What was typed, on one line; marks and quotes stay as they are. */
export const toLine = (typed: string) => innerCapitals(typed.replace(/[\p{C}\s]+/gu, ' ').trim());

/** A point on a slide has no full stop at its end; those of "Acme Inc." and "etc." are part of the word. */
const withoutStop = (line: string) => (shortWord.test(line) || line.endsWith('..') ? line : line.replace(/(?<=\S)[.;,]$/, ''));

/** Ends with a shortened word, so its full stop ends no sentence: "e.g.", "Dr.", "U.S.". */
const shortWord =
  /(?:^|[\s(])(?:e\.g|i\.e|approx|ca|etc|vs|incl|est|inc|corp|ltd|co|bros|mr|mrs|ms|dr|prof|st|jr|sr|fig|\p{L}|(?:\p{L}\.)+\p{L})\.$/iu;

function toSentences(line: string): string[] {
  const sentences: string[] = [];
  for (const part of line.split(/(?<=[.!?]["”’)]?)\s+(?=["“(]?[\p{Lu}\p{N}])/u)) {
    const end = sentences.at(-1)?.slice(-16) ?? '';
    const isNumber = /\bno\.$/i.test(end) && /^\d/.test(part);
    if (shortWord.test(end) || isNumber) sentences.push(`${sentences.pop() ?? ''} ${part}`);
    else sentences.push(part);
  }
  // "Yellow leaves. Why?" is said in one breath.
  return sentences.some((sentence) => sentence.split(' ').length < 3) ? [line] : sentences;
}

/** What stands before a point in a list: "- ", "* ", "1. ". */
const listMark = /^\s*(?:[-*•–]+\s+|\d{1,2}[.)]\s+)+/;
const saysSomething = (line: string) => /[\p{L}\p{N}]/u.test(line);

/** A long answer as points: one for each line or sentence, in the user's own words. */
export const toPoints = (raw: string): string[] =>
  raw
    .split('\n')
    .flatMap((line) => toSentences(toLine(line.replace(listMark, ''))))
    .map((part) => beginSentence(withoutStop(part)))
    .filter(saysSomething);

/** What the money is for, or who founds: a line each where it looks like a list; the commas inside numbers stay. */
export function toListed(raw: string): string[] {
  const points = toPoints(raw);
  if (points.length !== 1) return points;
  const parts = raw.split(/;|,(?!\d{3})/).map((part) => toLine(part).replace(/^and\s/i, ''));
  const isList = parts.every((part) => saysSomething(part) && part.split(' ').length <= 6);
  return isList ? parts.map((part) => beginSentence(withoutStop(part))) : points;
}

/** "Our bread is baked at night", but not "my grandmother’s dough". */
const tellsItself = /^(?:(?:we|i|they)\b|(?:our|my)\b.*\b(?:is|are|was|were|has|have|can|will|do|does|comes?|sees?|works?|stays?)\b)/i;

/** A phrase needs to be told what it is; a sentence says so itself. */
export const labelled = (label: string, said: string): string[] => {
  const [first, ...others] = toPoints(said);
  if (first === undefined) return [];
  const isSentence = others.length > 0 || tellsItself.test(first) || /[.!?]["”’)]?$/.test(first);
  return isSentence ? [first, ...others] : [`${label}: ${beginSentence(toLine(said).replace(/\.$/, ''))}`];
};

const marketName = /^(?:TAM|SAM|SOM)$/i;

/** "Feb 5 clinics" in its label, its figure and what is counted; the label is a time or one of the three markets. */
function toFigurePart(part: string): { label: string; shown: string; counted: string } | undefined {
  const words = part.replace(/^and\s/i, '').split(' ');
  for (let count = 1; count < words.length; count += 1) {
    const label = words.slice(0, count).join(' ').replace(/:$/, '');
    const found = isPeriod(label) || marketName.test(label) ? leadingFigure(words.slice(count).join(' ')) : undefined;
    if (found) return { label, shown: found.shown, counted: found.rest };
  }
  return undefined;
}

/** "TAM $4bn, SAM $900m" and "Jan 3, Feb 5, Mar 9 clinics" as a line for each figure, so that they are drawn; all else as points. */
export function toFigureLines(raw: string): string[] {
  const parts = toLine(raw).replace(/\.$/, '').split(/[;,] /).map(toFigurePart);
  const known = parts.filter((part) => part !== undefined);
  const counted = [...new Set(known.map((part) => part.counted).filter((word) => word !== ''))];
  if (known.length < parts.length || known.length < 2 || counted.length > 1) return toPoints(raw);
  return [...known.map(({ label, shown }) => `${label}: ${shown}`), ...counted.map(beginSentence)];
}
