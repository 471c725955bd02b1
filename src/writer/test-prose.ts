import { groupBy } from '@/lib/lists';
import type { Answers } from '@/lib/topics/texts';
import { beginSentence } from './words';
import { trades } from './trades/names';
import { wordsOf } from './trades/words';

/** What a reader would stumble over in a text that was written for a company; used in tests only. */

const sayAloud: readonly (readonly [fault: string, pattern: RegExp])[] = [
  ['a word twice', /(?<![\p{L}\p{N}.,])(?!(?:had|that|so|very|bye|no)\s)(\p{L}+)\s+\1(?![\p{L}\p{N}])/iu],
  ['"a" before a vowel', /\ba (?=[aeio])(?!(?:one|once|euro|eu|ewe)\b|one-|uni|use|usu|uti|euro)\p{L}/iu],
  ['"an" before a consonant', /\ban (?=[bcdfgjklpqtvwyz])[a-z]{3,}/],
  ['an open frame', /\{\w*\}|\$\{|\[object|\b(?:undefined|NaN|null|Infinity)\b/],
  ['empty quotes or brackets', /""|“”|‘’|\(\s*\)/],
  ['stray marks', / [,;:.!?](?!\w)|,,|;;|\.\.(?!\.)|,\.|;\.|:\.|\?\.|!\./],
  ['two spaces', /\S {2,}\S/],
  ['a sentence that starts small', /[a-z]{3}[.!?] +(?!(?:de|von|van|iPhone|eBay|io|com|example)\b)[a-z]{2,}(?![\w.]*@)/],
];

/** A sentence needs a verb; these say most of what business texts say, with their endings. */
const verbs =
  /\b(?:am|is|are|was|were|be|been|being|has|have|had|do|does|did|will|would|can|could|may|might|must|should|shall|let|get|got|make|made|say|said|know|see|buy|bought|sell|sold|find|found|keep|kept|take|took|give|gave|go|goes|come|came|run|ran|cost|mean|meant|put|show|tell|told|think|write|wrote|pay|paid|want|need|use|ask|call|try|help|work|start|stop|send|book|visit|read|join|tap|reply|choose|compare|meet|learn|add|list|check|note|describe|include|explain|offer|plan|test|talk|set|bring|bake|save|share|look|lead|build|expect|thank|hope|lose|lost|win|won|grow|grew|wait|speak|\w+(?:'s|’s|'re|’re|'ll|’ll|'ve|’ve|'d|’d|n't|n’t)|\w{2,}(?:ed|ing|es)|\w{3,}s)\b/i;

export const sentencesOf = (text: string): string[] =>
  text
    .split(/\n+|(?<=[.!?]["”’)]?)\s+(?=["“(]?[\p{Lu}\p{N}])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** Faults of running text, each with the words where it is; none of a good text. What the user typed is never at fault. */
export function faultsIn(text: string, company: Answers): string[] {
  let ours = text;
  // Their words may say anything, so they stand as one plain word while the frame round them is read.
  // A title is written in capitals in a text file.
  const titles = [company['company.name'], company['offer.name']].flatMap((name) => (name === undefined ? [] : [name.toUpperCase()]));
  // In the middle of a sentence they may have lost their capital, and a quotation has its stop inside.
  const typed = [
    ...Object.entries(company).map(([means, said]) => (means.endsWith('name') ? said : said.replace(/\.$/, ''))),
    ...titles,
  ].flatMap((said) => [said, said.charAt(0).toLowerCase() + said.slice(1), beginSentence(said), said.replace(/(["”])$/, '.$1')]);
  for (const said of typed.sort((a, b) => b.length - a.length))
    if (said.length > 3) ours = ours.split(said).join(/^[aeio]/i.test(said) ? 'Answers' : said.endsWith('.') ? 'Firms' : 'Words');
  const heard = sayAloud.flatMap(([fault, pattern]) => {
    const [found] = pattern.exec(ours) ?? [];
    if (found === undefined) return [];
    const at = ours.indexOf(found);
    return [`${fault}: …${ours.slice(Math.max(0, at - 30), at + found.length + 30)}…`];
  });
  const silent = sentencesOf(ours)
    .filter((sentence) => /[.!?]["”’)]?$/.test(sentence) && sentence.split(/\s+/).length > 3 && !verbs.test(sentence))
    .map((sentence) => `no verb: ${sentence}`);
  return [...heard, ...silent];
}

const fold = (text: string) => text.toLowerCase().replaceAll('’', "'");
const ofTrades = [
  ...new Set(
    trades.flatMap(({ id }) => {
      const { topics, measures, places, questions } = wordsOf(id);
      return [...topics, ...measures, ...places, ...questions].map(fold).filter((phrase) => phrase.split(' ').length > 2);
    }),
  ),
];

/** By their first letters: a text is walked through once instead of once for each of thousands of phrases. */
const headLength = 5;
const byHead = groupBy(ofTrades, (phrase) => phrase.slice(0, headLength));

/** The suggestions of any trade that a text holds although the company did not say them; none in a finished document. */
export function tradeWordsIn(text: string, company: Answers): string[] {
  const said = fold(Object.values(company).join('\n'));
  const read = fold(text);
  const found = new Set<string>();
  for (let at = 0; at < read.length; at += 1)
    for (const phrase of byHead.get(read.slice(at, at + headLength)) ?? []) if (read.startsWith(phrase, at)) found.add(phrase);
  return [...found].filter((phrase) => !said.includes(phrase));
}

/** The share of the sentences of one text that another one has as well, word for word. */
export function sharedBetween(one: string, other: string): number {
  const [ours, theirs] = [one, other].map((text) => sentencesOf(text).map(fold));
  const known = new Set(theirs);
  return ours && ours.length > 0 ? ours.filter((sentence) => known.has(sentence)).length / ours.length : 0;
}

/** The largest share of sentences that two of these texts have in common, with the two. */
export function mostShared(texts: readonly string[]): { share: number; pair: readonly [number, number] } {
  let most: { share: number; pair: readonly [number, number] } = { share: 0, pair: [0, 0] };
  // Taken apart once: there are thousands of pairs.
  const told = texts.map((text) => sentencesOf(text).map(fold));
  const known = told.map((sentences) => new Set(sentences));
  told.forEach((ours, index) =>
    known.forEach((theirs, second) => {
      const share = index === second || ours.length === 0 ? 0 : ours.filter((sentence) => theirs.has(sentence)).length / ours.length;
      if (share > most.share) most = { share, pair: [index, second] };
    }),
  );
  return most;
}
