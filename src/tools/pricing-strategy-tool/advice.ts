import { joinWords, splitList } from '@/lib/text';
import { seededRandom, hashText, type Random } from '@/lib/random';
import { beginSentence, cleanPhrase, lowerCommon, pick, shortenPhrase, withoutBrackets } from '@/writer/words';
import { lowerPeople, lowerStart, toField, toPeople, toTradeName } from '@/writer/said';
import { findTrade } from '@/writer/trades';
import { strategyIds, type StrategyId } from './content';
import type { Answers } from './model';

interface Words {
  /** The user's market, or how the trade calls its buyers. */
  market: string;
  /** Empty where nothing was said. */
  value: string;
  buyers: string;
  gain: string;
  pain: string;
  rival: string;
  measure: string;
  otherMeasure: string;
  test: string;
}

type Sentence = (words: Words) => string;

/** What to do with the strategy here: one of each pair of lists, chosen by the seed. */
const firstSentences: Record<StrategyId, readonly Sentence[]> = {
  value: [
    ({ gain, buyers }) => `Ask ${buyers} what ${gain} would be worth to them in money, and price below that figure.`,
    ({ pain, buyers }) => `Work out with three or four ${buyers} what they lose in a year through ${pain}; a share of that is your price.`,
    ({ gain, rival }) => `Begin the price page with ${gain}, and compare it with ${rival}, not with another price list.`,
  ],
  competitive: [
    ({ rival, market }) => `For ${market} the real comparison may be ${rival}; note what that costs before you look at other offers.`,
    ({ gain }) => `Match the usual price and let ${gain} be the reason to choose you.`,
    ({ pain, rival }) => `Stay near the others, and let an end to ${pain} be the reason to choose you over ${rival}.`,
  ],
  penetration: [
    ({ market, measure }) => `Name the low price an opening offer to ${market}, with an end date, and watch ${measure} while it runs.`,
    ({ rival }) => `Start low enough that moving away from ${rival} is an easy decision, and announce the later price from the first day.`,
    ({ buyers, measure }) => `Limit the low price to the first group of ${buyers} and raise it once you are content with ${measure}.`,
  ],
  freemium: [
    ({ gain, pain }) => `Let the free tier take away ${pain}; keep ${gain} for those who pay.`,
    ({ buyers }) => `Decide what ${buyers} can do for free for as long as they like, and at what point more use shows they earn from it.`,
    ({ gain, measure }) => `Give enough away that people see ${gain}, and judge the paid step by ${measure}.`,
  ],
  tiered: [
    ({ gain, market }) => `Build the middle tier around ${gain}, since most of your customers (${market}) should land there.`,
    ({ measure }) => `Part the tiers by how much a customer uses, not by long lists of features, and judge the split by ${measure}.`,
    ({ pain, buyers }) =>
      `Let the smallest tier put an end to ${pain}, and give growing customers a reason to move up; ask a few ${buyers} what that would be.`,
  ],
  dynamic: [
    ({ measure }) => `Look at ${measure} by weekday and season first: without a pattern there is nothing to price by.`,
    ({ buyers }) => `Set a lowest and a highest price, and tell ${buyers} in advance when each of them applies.`,
    ({ market }) => `Reward ${market} for buying early or at quiet times, so that the lower price is earned and not begged for.`,
  ],
};

const secondSentences: Record<StrategyId, readonly Sentence[]> = {
  value: [
    ({ value }) => (value === '' ? '' : `Your own words to prove with figures: ${value}.`),
    ({ measure }) => `The figure to watch while you raise the price: ${measure}.`,
  ],
  competitive: [
    ({ measure }) => `At an equal price the offer decides: keep an eye on ${measure}.`,
    ({ test }) => `To check it cheaply: ${test}.`,
  ],
  penetration: [
    ({ test }) => `Before you commit: ${test}.`,
    ({ otherMeasure }) => `Decide now at what level of ${otherMeasure} the low price ends.`,
  ],
  freemium: [
    ({ otherMeasure }) => `Keep count of what free users cost, beside ${otherMeasure}.`,
    ({ test }) => `To see whether anyone pays: ${test}.`,
  ],
  tiered: [
    ({ test }) => `To learn what belongs in which tier: ${test}.`,
    ({ value }) => (value === '' ? '' : `Keep this in every tier: ${value}.`),
  ],
  dynamic: [
    ({ otherMeasure }) => `Compare ${otherMeasure} with a month of fixed prices before you keep it.`,
    ({ measure }) => `Stop the test after the first bad week for ${measure}.`,
  ],
};

/** "Teams (5 to 50 people)" as "teams"; a list typed with commas gets its "and". */
function toMarket(raw: string): string {
  const whole = shortenPhrase(cleanPhrase(withoutBrackets(toPeople(raw.replace(/\([^)]*\)/g, ' ').replace(/\s+/g, ' ')))));
  const calm = whole.replace(/[!?]+$/, '');
  const parts = / (?:and|or) /.test(calm) || calm.endsWith('…') ? [calm] : splitList(calm);
  // What is shouted keeps all of its capitals.
  return joinWords(parts.map((part) => (/^\p{Lu}{2}/u.test(part) ? part : lowerPeople(part))));
}

const areSeveral = (market: string) => {
  const [head = ''] = market.split(/ (?:aged|at|between|for|from|in|near|of|on|over|that|under|who|with|without)\b|,/);
  return /(?:[^isu]s|people|women|men|children)$/i.test(head) && !/^(?:all|any|each|every|my|our|the|they|we|your) /i.test(market);
};

function toWords(answers: Answers, random: Random): Words {
  const phrase = (raw: string, longest?: number) => shortenPhrase(cleanPhrase(withoutBrackets(raw)), longest);
  const industry = lowerStart(phrase(toTradeName(answers.industry)));
  const trade = findTrade(industry === '' ? '' : toField(industry));
  const market = toMarket(answers.targetMarket);
  // Whom the user named comes before whom the trade sells to, where it is several people that can be asked.
  const named = pick(trade.buyers, random);
  const buyers = areSeveral(market) ? market : named;
  const pain = pick(trade.pains, random);
  const measure = Math.floor(random() * trade.measures.length);
  return {
    market: market || named,
    value: lowerCommon(phrase(answers.valueProposition, 120)),
    buyers,
    gain: pick(trade.gains, random),
    pain,
    // "An end to spreadsheets that break" is no reason to leave spreadsheets for.
    rival: pick(
      trade.rivals.filter((rival) => !pain.split(' ').some((word) => word.length > 3 && rival.split(' ').includes(word))),
      random,
    ),
    measure: `your ${trade.measures[measure] ?? 'sales'}`,
    otherMeasure: `your ${trade.measures[(measure + 1) % trade.measures.length] ?? 'margin'}`,
    test: pick(trade.tests, random),
  };
}

/** The user's words may bring their own end of a sentence. */
const finish = (sentence: string) => beginSentence(sentence).replace(/([!?…])\.$/, '$1');

export interface Advice {
  notes: Record<StrategyId, string>;
  /** Said beside the tip on metrics. */
  measures: string;
}

/** A note for each strategy in the words of the trade; it says what to try, never what is. */
export function writeAdvice(answers: Answers, seed: number): Advice {
  const random = seededRandom(hashText(`pricing${JSON.stringify(answers)}${seed}`));
  const notes = Object.fromEntries(
    strategyIds.map((id) => {
      const words = toWords(answers, random);
      const second = secondSentences[id].map((sentence) => sentence(words)).filter((sentence) => sentence !== '');
      return [id, [pick(firstSentences[id], random)(words), pick(second, random)].map(finish).join(' ')];
    }),
  ) as Record<StrategyId, string>;
  const { measure, otherMeasure } = toWords(answers, random);
  return { notes, measures: `In your trade that may be ${measure} and ${otherMeasure}.` };
}
