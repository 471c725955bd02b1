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
const longestMarket = 70;
const mostRivals = 3;
const longestName = 5;

/** One mark where several stand in a row. */
const oneMark = (phrase: string) => phrase.replace(/\.{2,}/g, '…').replace(/[.…!?]*([!?])[.…!?]*/g, '$1');
/** No sentence has room for more, so no more is read. */
const longestRead = 1000;
const clean = (raw: string) => cleanPhrase(oneMark(cleanPhrase(raw.slice(0, longestRead))));

/** For the middle of a sentence, where a question or exclamation mark would end it. */
const inline = (raw: string) => clean(clean(raw).replace(/[\s!?….,;:]+$/, ''));

const clauseOf = (raw: string) => {
  const phrase = clean(raw);
  if (Array.from(phrase).length <= longestClause) return phrase;
  // A whole first sentence says more than a cut one.
  const sentence = clean(phrase.split(/(?<=[.!?])\s/)[0] ?? '');
  return Array.from(sentence).length <= longestClause ? sentence : shortenPhrase(phrase, longestClause);
};

const talk = /\b(?:there|is|are|was|were|we|they|it|but|not|none|nobody|have|has|had|do|does|can|will|would|our|my|i|who|which|because)\b/i;

/** "A, B and C" are three, but pen and paper belong together. */
function splitList(raw: string): string[] {
  const parts = raw.split(/[,;\n]/);
  const last = parts.at(-1) ?? '';
  if (parts.length < 2 || /\b(?:pen|pencil) and paper\b/i.test(last)) return parts;
  return [...parts.slice(0, -1), ...last.split(/\s(?:and|or)\s/i)];
}

/** Names in a list; a sentence about the competition is none. */
function toNames(raw: string): string[] {
  const parts = splitList(raw)
    .map((part) => inline(withoutBrackets(part)).replace(/^(?:and|or|e\.g\.|like|such as|mainly|mostly)\s+/i, ''))
    .map((part) => lowerCommonWord(part));
  const names = parts.filter((part) => part !== '' && part.split(' ').length <= longestName && !talk.test(part));
  // What has a name comes before what is only done, so that sentences speak of the former.
  return [...new Set(names)].sort((a, b) => Number(habit.test(a)) - Number(habit.test(b))).slice(0, mostRivals);
}

const habit = /^(?:\p{L}+ing\b|nothing\b)/iu;

/** A single capitalised word may be a name; "Pen and paper" and "Spreadsheets" are none. */
const commonThings =
  /^(?:pen|paper|spreadsheets?|excel sheets|e-?mails?|phone|word of mouth|doing|using|hiring|local|large|big|small|other|free|traditional|manual|existing|online|generic|general|general-purpose|home-?made|in-house|apps?|consultants?|agencies|freelancers?|supermarkets?|restaurants?)\b/i;
const lowerCommonWord = (phrase: string) => (commonThings.test(phrase) ? lowerCommon(phrase) : phrase);

export function toWords(answers: Answers): Words {
  return {
    title: shortenPhrase(inline(answers.ideaTitle), longestTitle),
    problem: clauseOf(answers.problemStatement),
    solution: clauseOf(answers.solution),
    market: lowerAudience(shortenPhrase(inline(withoutBrackets(answers.targetMarket)), longestMarket)),
    value: clauseOf(answers.uniqueValue),
    model: clauseOf(answers.businessModel),
    resources: clauseOf(answers.resources),
    rivals: toNames(answers.competition),
  };
}

/** Ends a sentence that the user's own words close. */
export const endSentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);
