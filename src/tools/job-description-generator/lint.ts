import { capitalise } from '@/lib/text';
import { codedStems, kindReasons, wordRules, type WordKind } from './lint-words';
import { articleFor } from './words';

export interface Finding {
  /** Where in the text. */
  at: number;
  found: string;
  kind: WordKind;
  reason: string;
  /** Ready to put in, in the case and number of what was found. */
  swaps: string[];
}

const letterLike = '[\\w\\u00c0-\\u024f]';
const endsInLetter = new RegExp(`${letterLike}$`);
// A look behind at every place of a long text is slow; the few matches are looked at instead.
const isWordStart = (text: string, at: number) => at === 0 || !endsInLetter.test(text.slice(at - 1, at));
const rules = wordRules.map((rule) => ({ ...rule, regExp: new RegExp(`(?:${rule.pattern})(?!${letterLike})`, 'gi') }));
/** Most lines hold nothing; one look tells. */
const anyRule = new RegExp(`(?<!${letterLike})(?:${wordRules.map(({ pattern }) => pattern).join('|')})(?!${letterLike})`, 'i');

/** Years act as an age limit unless the same line says that skills count, too. */
const yearsPattern =
  /(?<![\p{L}\p{N}])\d+\s*(?:(?:-|–|to)\s*\d+|\+)?\s*(?:or more )?years?(?:['’])?(?: of)?(?: [\p{L}-]+){0,2} experience(?: (?:in|with|as) [\p{L}\p{N} -]+)?/giu;
const hasWayIn = /equivalent|or similar skills|or comparable|skills count/i;

/** These have a capital wherever they stand. */
const isAlwaysCapital = /^(?:ocd|millennials?|gen[- ]?z)$/i;
const isSentenceStart = (text: string, at: number) => /(?:^|[.!?:\n•*-])\s*$/.test(text.slice(Math.max(0, at - 4), at));

function likeFound(swap: string, found: string, isStart: boolean): string {
  const isMany = /[^s']s$/i.test(found) && !swap.endsWith('s') && !/(ness|hours|ively|less)$/i.test(found) && isNoun.test(swap);
  const inNumber = isMany ? `${swap}s` : swap;
  return /^\p{Lu}/u.test(found) && (isStart || !isAlwaysCapital.test(found)) ? capitalise(inNumber) : inNumber;
}
/** Swaps that have a plural of their own. */
const isNoun = /(?:expert|specialist|colleague|candidate|representative|speaker|check|gap|technician|team)$/;

/** What a posting should not say, where it stands, and what could stand there. */
export function findWords(text: string): Finding[] {
  const taken = new Uint8Array(text.length);
  const findings: Finding[] = [];
  const add = (at: number, found: string, finding: Omit<Finding, 'at' | 'found'>) => {
    if (taken.subarray(at, at + found.length).includes(1)) return;
    taken.fill(1, at, at + found.length);
    findings.push({ at, found, ...finding });
  };
  for (const { regExp, kind, swaps, reason } of anyRule.test(text) ? rules : []) {
    for (const { index, 0: found } of text.matchAll(regExp)) {
      if (!isWordStart(text, index)) continue;
      const isStart = isSentenceStart(text, index);
      add(index, found, { kind, reason: reason ?? kindReasons[kind], swaps: swaps.map((swap) => likeFound(swap, found, isStart)) });
    }
  }
  for (const { index, 0: matched } of text.matchAll(yearsPattern)) {
    const found = matched.trimEnd();
    const lineEnd = text.indexOf('\n', index);
    const line = text.slice(text.lastIndexOf('\n', index) + 1, lineEnd < 0 ? undefined : lineEnd);
    if (hasWayIn.test(line)) continue;
    add(index, found, {
      kind: 'age',
      reason: 'Years alone work as an age limit. Let equivalent skills count.',
      swaps: [`${found}, or equivalent skills${/^ \p{L}/u.test(text.slice(index + found.length)) ? ',' : ''}`],
    });
  }
  return findings.sort((a, b) => a.at - b.at);
}

/** Words in s that are no verbs, and may follow "he" or "she". */
const noVerbs = /^(?:always|sometimes|perhaps|thus|its|this|plus|nevertheless|besides|afterwards|towards|less|across)$/i;
const plainVerbs = new Map([
  ['is', 'are'],
  ['has', 'have'],
  ['was', 'were'],
  ['does', 'do'],
  ['goes', 'go'],
  ['focuses', 'focus'],
  ["doesn't", "don't"],
  ['doesn’t', 'don’t'],
]);

/** "he works" is "they work": the verb goes with its new subject. */
function agreeVerb(rest: string, swap: string): string {
  if (!/^(?:they|you)$/i.test(swap)) return rest;
  return rest.replace(/^( (?:\p{L}+ly |always |also |often |sometimes )?)(\p{L}+(?:['’]t)?)/u, (whole, lead: string, verb: string) => {
    const known = plainVerbs.get(verb.toLowerCase());
    if (known) return lead + known;
    if (verb.length < 4 || noVerbs.test(verb) || !/[^su]s$/i.test(verb)) return whole;
    return (
      lead +
      verb
        .replace(/ies$/i, 'y')
        .replace(/(ss|sh|ch|x|zz)es$/i, '$1')
        .replace(/(?<!s)s$/i, '')
    );
  });
}

/** Puts a swap in and keeps the article before it and the verb after it right. */
export function swapWord(text: string, { at, found }: Pick<Finding, 'at' | 'found'>, swap: string): string {
  const before = text.slice(0, at).replace(/(^|[^\p{L}])(an?)(\s+)$/iu, (_whole, lead: string, article: string, space: string) => {
    const right = articleFor(swap);
    return `${lead}${article.startsWith('A') ? capitalise(right) : right}${space}`;
  });
  return before + swap + agreeVerb(text.slice(at + found.length), swap);
}

/** Every finding with a swap, from the end so that the places before it stay true. */
export function swapAll(text: string): { text: string; replaced: number } {
  let result = text;
  let replaced = 0;
  for (const finding of findWords(text).reverse()) {
    const [swap] = finding.swaps;
    if (swap === undefined) continue;
    result = swapWord(result, finding, swap);
    replaced += 1;
  }
  return { text: result, replaced };
}

export interface Tally {
  masculine: string[];
  feminine: string[];
}

const stemsOf = (list: string) => {
  const stems = list.split(' ');
  return (word: string) => stems.some((stem) => word.startsWith(stem));
};
const isMasculine = stemsOf(codedStems.masculine);
const isFeminine = stemsOf(codedStems.feminine);

/** Coded words on either side, each once. */
export function tallyWords(text: string): Tally {
  const words = new Set(text.toLowerCase().match(/[a-z]+(?:-[a-z]+)*/g) ?? []);
  const all = [...words].sort();
  return { masculine: all.filter(isMasculine), feminine: all.filter(isFeminine) };
}

export function describeTally({ masculine, feminine }: Tally): string {
  const lead = masculine.length - feminine.length;
  if (masculine.length + feminine.length === 0) return 'No coded words found.';
  const side = Math.abs(lead) <= 1 ? 'balanced' : lead > 0 ? 'masculine-coded' : 'feminine-coded';
  return `${masculine.length} masculine-coded and ${feminine.length} feminine-coded: reads ${side}.`;
}
