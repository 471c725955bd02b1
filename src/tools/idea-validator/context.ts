import { hashText, seededRandom, shuffle, type Random } from '@/lib/random';
import { joinWords, plural } from '@/lib/text';
import { findTradeName } from '@/writer/trade-names';
import { findTrade, type Trade } from '@/writer/trades';
import { beginSentence, pick } from '@/writer/words';
import { isFilling, isForEveryone } from './advice';
import { tradeLabels } from './content';
import { toPayload, type Answers, type Idea } from './fields';
import { scoreIdea, interviewsIn, type Scores } from './scores';
import { toWords, type Words } from './words';

export type TradeKey = keyof typeof tradeLabels;

/** Everyday words that hold the name of a trade: "it", "prevent", "of course". */
const everyday = /\b(?:prevent\w*|eventual\w*|of course|flaw\w*|power(?:ful|less)\w*|(?:takes?|taking) care|cares? about)\b/gi;
const pronoun = /\b[Ii]t\b/g;

/** The trade that the answers name first, unless another was chosen. */
export function tradeOf({ answers, trade }: Pick<Idea, 'answers' | 'trade'>): TradeKey {
  if (trade !== '') return trade;
  const { ideaTitle, solution, targetMarket, problemStatement } = answers;
  const said = [ideaTitle, solution, targetMarket, problemStatement].join('; ');
  return findTradeName(said.replace(pronoun, '').replace(everyday, '')) ?? 'general';
}

/** Everything a text is made from, read once. */
export interface Context {
  answers: Answers;
  words: Words;
  scores: Scores;
  /** The idea's name within a sentence, and at its start. */
  subject: string;
  opener: string;
  /** "in software" */
  inTrade: string;
  trade: Trade;
  /** Draws of one part of the text do not move those of another. */
  drawFor: (part: string) => Draw;
}

export interface Draw {
  random: Random;
  /** One of several wordings. */
  say: (...wordings: string[]) => string;
  /** A few words of the trade, none twice. */
  some: (list: keyof Trade, count: number) => string[];
}

/** What nobody could make sense of is left out of the sentences, and so is a market of everyone. */
function toReadable(answers: Answers): Words {
  const readable = Object.fromEntries(Object.entries(answers).map(([name, typed]) => [name, isFilling(typed) ? '' : typed])) as Answers;
  return toWords(isForEveryone(readable.targetMarket) ? { ...readable, targetMarket: '' } : readable);
}

const longestName = 4;
const sentenceOpener = /^(?:we|i|my|our|an?|the|how|to|it|for|help\w*|make|build)\b/i;

/** A title that is a whole line reads badly inside a sentence. */
const isName = (title: string) => title !== '' && title.split(' ').length <= longestName && !sentenceOpener.test(title);

export function toContext(idea: Pick<Idea, 'answers' | 'wording' | 'trade' | 'facts' | 'interviews'>): Context {
  const { answers, wording } = idea;
  const words = toReadable(answers);
  const name = tradeOf(idea);
  const trade = findTrade(tradeLabels[name]);
  const seed = `${JSON.stringify(toPayload(answers))}${wording}${name}`;
  return {
    answers,
    words,
    scores: scoreIdea(idea),
    subject: isName(words.title) ? words.title : 'this idea',
    opener: isName(words.title) ? beginSentence(words.title) : 'This idea',
    inTrade: `in ${tradeLabels[name]}`,
    trade,
    drawFor: (part) => {
      const random = seededRandom(hashText(`${part}${seed}`));
      return { random, say: (...wordings) => pick(wordings, random), some: (list, count) => shuffle(trade[list], random).slice(0, count) };
    },
  };
}

/** "3 people who paid and 12 waitlist sign-ups": what was entered, strongest first. */
export function describeFacts({ counts }: Scores): string {
  const { waitlist, letters, users, paid } = counts;
  const facts = [
    paid > 0 && `${plural(paid, 'person', 'people')} who paid`,
    users > 0 && `${plural(users, 'person', 'people')} using it`,
    letters > 0 && plural(letters, 'letter of intent', 'letters of intent'),
    waitlist > 0 && plural(waitlist, 'waitlist sign-up'),
    interviewsIn(counts) > 0 && plural(interviewsIn(counts), 'interview'),
  ].filter((fact) => fact !== false);
  return joinWords(facts);
}
