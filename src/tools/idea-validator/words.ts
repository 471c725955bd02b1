import { shortenPhrase, cleanPhrase, lowerAudience, lowerCommon, withoutBrackets } from '@/writer/words';
import type { Answers } from './fields';

/** The user's own words, fit for a sentence; empty where nothing was said. */
export interface Words {
  title: string;
  problem: string;
  solution: string;
  market: string;
  value: string;
  model: string;
  resources: string;
  /** What people use today, by name. */
  rivals: string[];
}

const longestClause = 110;
const longestTitle = 60;
const longestMarket = 90;
const mostRivals = 3;
const longestName = 5;

/** One mark where several stand in a row. */
const oneMark = (phrase: string) => phrase.replace(/\.{2,}/g, '…').replace(/[.…!?]*([!?])[.…!?]*/g, '$1');
/** No sentence has room for more, so no more is read. */
const longestRead = 1000;
const clean = (raw: string) => cleanPhrase(oneMark(cleanPhrase(raw.slice(0, longestRead))));

/** A list with a point on each line, as one sentence would give it. */
const joinLines = (raw: string) =>
  raw
    .slice(0, longestRead)
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[-–—•*]|\d{1,2}[.)])\s+/, '').trim())
    .filter((line) => line !== '')
    .map((line, index, { length }) => (index === length - 1 || /[.!?…,;:]$/.test(line) ? line : `${line};`))
    .join(' ');

/** For the middle of a sentence, where a question or exclamation mark would end it. */
const inline = (raw: string) => clean(clean(raw).replace(/[\s!?….,;:]+$/, ''));

const clauseOf = (raw: string) => {
  const phrase = clean(joinLines(raw));
  if (Array.from(phrase).length <= longestClause) return phrase;
  // A whole first sentence says more than a cut one.
  const sentence = clean(phrase.split(/(?<=[.!?])\s/)[0] ?? '');
  return Array.from(sentence).length <= longestClause ? sentence : shortenPhrase(phrase, longestClause);
};

/** Brackets inside brackets would be hard to read. */
const openBrackets = (raw: string) => withoutBrackets(raw.replace(/\s*\(([^()]*)\)\s*(?=\S)/g, ', $1, ')).replace(/,\s*(?=,)/g, '');

const denial =
  /^\W*(?:none|no|nobody|nothing|n\/a|no one|not any|zero)\b(?!-)|\bno (?:real |direct |other )?(?:competition|competitors?)\b/i;
/** Whether someone says that there is nobody else. */
export const isDenial = (typed: string) => denial.test(typed.trim());

/** "None yet", "n/a", "nothing really": an answer that says there is nothing to say. */
const nothing =
  /^\W*(?:(?:i|we)(?:'ve| have|’ve)? (?:got )?)?(?:nothing|none|nil|zero|nope?|n\/?a|tbd|tba|unknown|no idea|not sure|not (?:any|yet)|(?:don['’]?t|do not) (?:know|have (?:any|anything)))(?: (?:yet|so far|at all|really|much|for now|right now|at the moment))*\W*$|^[\W_]+$/i;
/** "No money, no team": nothing to work with. */
const means = '(?:money|budget|team|time|skills?|resources?|capital|funds|funding|savings|staff|people|experience|cash|help|partners?)';
const without = new RegExp(
  String.raw`^\W*no ${means}(?:\W+(?:(?:and|or|nor) )?(?:no )?${means})*(?: (?:yet|so far|at all|right now))*\W*$`,
  'i',
);
export const saysNothing = (typed: string) => nothing.test(typed.trim());
/** The same of what someone has to work with. */
export const hasNothing = (typed: string) => saysNothing(typed) || without.test(typed.trim());

const talk = /\b(?:there|is|are|was|were|we|they|it|but|not|none|nobody|have|has|had|do|does|can|will|would|our|my|i|who|which|because)\b/i;

/** "A, B and C" are three, but pen and paper belong together. */
function splitList(raw: string): string[] {
  const parts = raw.split(/[,;\n]/);
  const last = parts.at(-1) ?? '';
  if (parts.length < 2 || /\b(?:pen|pencil) and paper\b/i.test(last)) return parts;
  return [...parts.slice(0, -1), ...last.split(/\s(?:and|or)\s/i)];
}

/** Names in a list; a sentence about the competition is none. */
function toNames(raw: string, others: string): string[] {
  const known = new Set(others.match(/\p{L}+/gu));
  // A remark in brackets is no part of a name; a list in them holds names.
  const plain = raw.replace(/\(([^()]*)\)/g, (_, inner: string) => (/[,;]/.test(inner) ? `, ${inner}` : ' '));
  const parts = splitList(plain)
    .map((part) => inline(withoutBrackets(part)).replace(/^(?:and|or|but|e\.g\.|like|such as|mainly|mostly)\s+/i, ''))
    .map((part) => lowerCommonWord(part, known));
  const names = parts.filter((part) => part !== '' && part.split(' ').length <= longestName && !talk.test(part) && !isDenial(part));
  // What has a name comes before what is only done, so that sentences speak of the former.
  return [...new Set(names)].sort((a, b) => Number(habit.test(a)) - Number(habit.test(b))).slice(0, mostRivals);
}

const habit = /^(?:\p{L}+ing\b|nothing\b)/iu;

/** A single capitalised word may be a name; "Pen and paper" and "Spreadsheets" are none, nor is what the other answers write small. */
const commonThings =
  /^(?:pen|paper|spreadsheets?|excel sheets|e-?mails?|phone|word of mouth|doing|using|hiring|local|large|big|small|other|free|traditional|manual|existing|online|generic|general|general-purpose|home-?made|in-house|apps?|consultants?|agencies|freelancers?|supermarkets?|restaurants?)\b/i;
const lowerCommonWord = (phrase: string, known: ReadonlySet<string>) =>
  commonThings.test(phrase) || known.has((/^\p{L}+/u.exec(phrase)?.[0] ?? '').toLowerCase()) ? lowerCommon(phrase) : phrase;

const said = (typed: string) => (saysNothing(typed) ? '' : typed);

export function toWords(answers: Answers): Words {
  return {
    title: shortenPhrase(inline(answers.ideaTitle), longestTitle),
    problem: clauseOf(said(answers.problemStatement)),
    solution: clauseOf(said(answers.solution)),
    market: lowerAudience(shortenPhrase(inline(openBrackets(joinLines(said(answers.targetMarket)))), longestMarket)),
    value: clauseOf(said(answers.uniqueValue)),
    model: clauseOf(said(answers.businessModel)),
    resources: hasNothing(answers.resources) ? '' : clauseOf(answers.resources),
    rivals: toNames(answers.competition, [answers.problemStatement, answers.solution, answers.targetMarket, answers.uniqueValue].join(' ')),
  };
}

/** Ends a sentence that the user's own words close. */
export const endSentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);
