import { oneLine } from '@/lib/one-line';
import { isSaid, lowered } from '@/writer/in-sentence';
import { strategyIds, type StrategyId } from './content';
import type { Answers, BusinessModel, PricingData } from './model';

/** The answers as they were typed, to be named inside a sentence. */
interface Words {
  /** "your booking software", “Larkrota” or "your product". */
  product: string;
  /** Whom to ask: 'five customers (“Independent clinics”)'. */
  five: string;
  /** In quotes, or "what sets you apart"; empty where nothing was said. */
  value: string;
}

type Sentence = (words: Words) => string;

/** How to go about each strategy: by asking people, by trying it, or by the way the price is shown. */
const notes: Record<StrategyId, { ask: Sentence; test: Sentence; show: Sentence }> = {
  value: {
    ask: ({ five, value }) =>
      `Ask ${five} what the result is worth to them in a year, and price below that figure.${value === '' ? '' : ` Let them put a number on ${value}.`}`,
    test: ({ product }) => `Offer ${product} to the next three buyers for 20% more, and write down what each of them says.`,
    show: ({ value }) => `Put ${value || 'the result, in one sentence,'} first on the price page, and the price after it.`,
  },
  competitive: {
    ask: ({ five }) => `Ask ${five} what else they looked at, and what put them off.`,
    test: ({ product }) => `Sell ${product} at the usual price for a month, and ask every buyer what decided it for them.`,
    show: ({ value }) =>
      value === ''
        ? 'At the same price you need another reason to be chosen: write it in one sentence.'
        : `At the same price, ${value} has to be the reason to choose you. Put it first.`,
  },
  penetration: {
    ask: () => 'Ask people who didn’t buy what price would have made them switch without thinking twice.',
    test: ({ product }) => `Limit the low price to the first customers for ${product}, and announce the later price from day one.`,
    show: ({ product }) => `Call the low price for ${product} an opening offer, and print the date on which it ends.`,
  },
  freemium: {
    ask: ({ product }) => `Ask people which part of ${product} they would use even if they never paid.`,
    test: ({ product }) => `Give one part of ${product} away for a month, and count how many ask for the rest.`,
    show: ({ value }) =>
      value === ''
        ? 'Say next to the free plan what only paying customers get.'
        : `Keep ${value} for those who pay, and say so next to the free plan.`,
  },
  tiered: {
    ask: ({ five }) => `Ask ${five} what they would miss first: that is where the tiers divide.`,
    test: ({ product }) => `Offer three packages of ${product} for a month, and see whether most people choose the middle one.`,
    show: ({ value }) =>
      `Separate the tiers by how much a customer uses${value === '' ? ', not by long lists of features' : `, and keep ${value} in every one`}.`,
  },
  dynamic: {
    ask: ({ product }) => `Ask customers when they need ${product} most, and when they could wait.`,
    test: ({ product }) => `First record demand for ${product} by weekday and month: without a pattern there is nothing to price by.`,
    show: ({ product }) => `Set a lowest and a highest price for ${product}, and say in advance when each applies.`,
  },
};
const ways = ['ask', 'test', 'show'] as const;

/** What to count, by how the money is earned. */
const measures: Record<BusinessModel | '', string> = {
  '': '',
  subscription: ' With a subscription, watch sign-ups, cancellations and income per customer.',
  'one-time': ' With one-time sales, watch sales per week, the average order and returns.',
  freemium: ' With a free plan, watch free users, the share that pays and what a free user costs you.',
  marketplace: ' On a marketplace, watch buyers, sellers and your share of each sale.',
  service: ' With a service, watch inquiries, orders won and hours per order.',
  advertising: ' With advertising, watch your audience, the ads sold and what a thousand views bring in.',
};

const longestCited = 160;
/** More than this is a sentence, and reads as one in the middle of another. */
const mostWords = 6;

/** A name, however it is punctuated: Yahoo! "Pro". */
const mostNamed = 3;

const mostPromised = 12;

const countWords = (line: string) => line.split(/\s+/).length;
const isPhrase = (line: string) => !isSaid(line) && countWords(line) <= mostWords;

/** As typed; what is too long for a sentence is left out of it. */
function cite(typed: string): string {
  const line = oneLine(typed).replace(/(?<=[^.])\.$/, '');
  if (!/[\p{L}\p{N}]/u.test(line) || Array.from(line).length > longestCited) return '';
  return /^["“].*["”]$/.test(line) ? line : `“${line}”`;
}

/** A promise is often a short sentence, and named as one; a long one is pointed at. */
const nameValue = (typed: string) =>
  cite(typed) === '' ? '' : countWords(oneLine(typed)) <= mostPromised ? cite(typed) : 'what sets you apart';

/** "Fresh loaves at the café door before six" are "your fresh loaves": what stands before the first word that explains it. */
function nameThing(typed: string): string {
  const line = oneLine(typed).replace(/(?<=[^.])\.$/, '');
  if (isSaid(line) && countWords(line) > mostNamed) return '';
  const [head = ''] = line.split(/[,;:]|\s(?:\p{Ll}+ed\s)?(?:that|which|who|where|so|for|with|at|about|in|on|to|by|from)\s/u);
  const short = isPhrase(line) ? line : head.trim();
  const noun = short
    .replace(/^(?:an?|the|our|my)\s+/i, '')
    .replace(/\s+/g, ' ')
    .trim();
  const lower = lowered(noun);
  // A name stays a name; what is sure to be a word is "your" one.
  if (lower !== undefined && /^\p{Ll}/u.test(lower) && isPhrase(noun)) return `your ${lower}`;
  return isPhrase(short) || countWords(short) <= mostNamed ? cite(short) : '';
}

/** "Software" alone says little; the field says which. */
function nameProduct({ productType, industry }: Pick<Answers, 'productType' | 'industry'>): string {
  const [thing, field] = [nameThing(productType), nameThing(industry)];
  const isBare = /^your \S+$/.test(thing) && countWords(field) > 2;
  return (isBare ? field : thing || field) || 'your product';
}

export interface Advice {
  notes: Record<StrategyId, string>;
  /** Said beside the tip on metrics; empty, or a sentence with a space before it. */
  measures: string;
}

/** A note for each strategy in the user's own words; another seed goes about it another way, and edited notes stay as edited. */
export function writeAdvice(answers: Answers, { seed, notes: own }: Pick<PricingData, 'seed' | 'notes'>): Advice {
  const market = cite(answers.targetMarket);
  const words: Words = {
    product: nameProduct(answers),
    five: market === '' ? 'five customers' : `five customers (${market})`,
    value: nameValue(answers.valueProposition),
  };
  const way = ways[seed % ways.length] ?? 'ask';
  return {
    notes: Object.fromEntries(strategyIds.map((id) => [id, own?.[id] ?? notes[id][way](words)])) as Record<StrategyId, string>,
    measures: measures[answers.businessModel],
  };
}
