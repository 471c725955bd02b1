import { formatMoney } from '@/lib/money';
import { plural } from '@/lib/text';
import { strategyIds, type StrategyId } from './content';
import type { Curve } from './demand';
import { computePricePoints, type Market, type Span } from './market';
import type { Answers, BusinessModel } from './model';
import { formatFooting } from './reading';
import type { Crossing } from './survey';

/** Why a strategy fits or does not. */
interface Reason {
  points: number;
  /** What you said: "business model = marketplace". */
  because: string;
  text: string;
}

export interface Fit {
  id: StrategyId;
  score: number;
  reasons: Reason[];
  /** Why it is ruled out; empty where it is not. */
  ruledOut: string[];
}

export interface Evidence {
  answers: Answers;
  market: Market;
  range: { pmc: Crossing; pme: Crossing } | null;
  curve: Curve | null;
  /** In minor units of the user's own currency; zero where it is not known. */
  unitCost: number;
  currency: string;
}

type Rule = readonly [strategy: StrategyId, points: number, text: string];
/** Points that rule a strategy out. */
const out = -100;

const modelRules: Record<BusinessModel, readonly Rule[]> = {
  subscription: [
    ['tiered', 3, 'subscribers differ in how much they use, and plans let each pay for that.'],
    ['value', 1, 'a benefit that returns every month can be priced by what it is worth.'],
    ['freemium', 1, 'a free plan lets people try before they subscribe.'],
    ['dynamic', -2, 'people who pay every month expect the same price every month.'],
  ],
  'one-time': [
    ['value', 2, 'you earn once per sale, so the price has to reflect the whole value.'],
    ['competitive', 2, 'buyers compare one-time prices side by side.'],
    ['penetration', -1, 'a low first price brings no later income to make up for it.'],
    ['freemium', out, 'there is no later plan a free user could move up to.'],
  ],
  freemium: [
    ['freemium', 4, 'it is the model you chose.'],
    ['tiered', 2, 'the paid side needs plans worth moving up to.'],
    ['penetration', -1, 'the free plan already lowers the barrier; a low paid price only costs margin.'],
  ],
  marketplace: [
    ['penetration', 3, 'a marketplace needs both sides early, and low fees bring them.'],
    ['dynamic', 2, 'supply and demand move all the time on a marketplace.'],
    ['competitive', 2, 'sellers can list elsewhere, so your fee is compared.'],
    ['tiered', 1, 'small and large sellers accept different fees.'],
  ],
  service: [
    ['value', 3, 'a service is bought for its result, which differs from client to client.'],
    ['tiered', 2, 'fixed packages make a service easy to compare and to buy.'],
    ['dynamic', 1, 'busy and quiet times can carry different prices.'],
    ['freemium', out, 'each free customer would cost your own hours.'],
  ],
  advertising: [
    ['freemium', 3, 'the audience pays with attention, so the free tier is where it comes from.'],
    ['dynamic', 3, 'advertisers bid, so the price moves with demand.'],
    ['competitive', 1, 'advertisers compare what a thousand views cost elsewhere.'],
    ['value', -1, 'the audience that gets the value isn’t the one that pays.'],
  ],
};

const wordRules: readonly { from: 'industry' | 'targetMarket'; words: RegExp; rules: readonly Rule[] }[] = [
  {
    from: 'industry',
    words: /\b(saas|software|apps?|platforms?|cloud|(?:video|mobile|online|computer|web) games?|gaming)\b/i,
    rules: [
      ['freemium', 1, 'one more user of software costs little.'],
      ['tiered', 1, 'software is easily split into plans.'],
    ],
  },
  {
    from: 'industry',
    words: /\b(travel|tourism|hotels?|hospitality|events?|tickets?|ticketing|energy|delivery|airlines?|transport|rentals?|parking)\b/i,
    rules: [['dynamic', 2, 'capacity is limited there and demand varies.']],
  },
  {
    from: 'industry',
    words: /\b(luxury|legal|law|medical|health|healthcare|consulting|finance|security|insurance)\b/i,
    rules: [
      ['value', 1, 'the result matters more than the price where a mistake is costly.'],
      ['penetration', -2, 'a low price may raise doubts about quality there.'],
    ],
  },
  {
    from: 'industry',
    words: /\b(retail|grocery|groceries|e-?commerce|fashion|electronics|restaurants?|food)\b/i,
    rules: [['competitive', 1, 'buyers see other prices within minutes.']],
  },
  {
    from: 'targetMarket',
    words: /\b(enterprises?|compan(?:y|ies)|business(?:es)?|teams?|agenc(?:y|ies)|firms?|clinics?|b2b|corporates?)\b/i,
    rules: [
      ['tiered', 1, 'organizations come in different sizes.'],
      ['value', 1, 'organizations can put a figure on what a problem costs them.'],
    ],
  },
  {
    from: 'targetMarket',
    words: /\b(students?|teens?|teenagers|famil(?:y|ies)|budget|price-sensitive|consumers?|households?|low-income)\b/i,
    rules: [
      ['penetration', 1, 'price-conscious people will switch for a lower price.'],
      ['freemium', 1, 'price-conscious people like to try first.'],
    ],
  },
];

/** What is sold, without whom it is for: "software for clinics" is software. */
const soldIn = ({ industry, productType }: Answers) =>
  [industry, productType].map((typed) => typed.split(/\b(?:for|to|at)\b/i)[0]).join(' ');

type Note = (strategy: StrategyId, points: number, because: string, text: string) => void;

function judgeAnswers({ answers }: Evidence, note: Note): void {
  const { businessModel, valueProposition } = answers;
  if (businessModel !== '')
    for (const [strategy, points, text] of modelRules[businessModel]) note(strategy, points, `business model = ${businessModel}`, text);
  for (const { from, words, rules } of wordRules) {
    const found = words.exec(from === 'industry' ? soldIn(answers) : answers[from])?.[0];
    if (found === undefined) continue;
    const said = from === 'industry' ? 'industry or product' : 'target market';
    for (const [strategy, points, text] of rules) note(strategy, points, `${said} says ${found}`, text);
  }
  if (valueProposition.trim() === '') note('value', -1, 'value proposition is empty', 'this price is based on it.');
  else note('value', 2, 'value proposition is given', 'you can say what makes it worth more.');
}

const wideSpread = 2;
const narrowSpread = 1.25;

function judgeMarket({ market }: Evidence, note: Note): void {
  const { count, lowest, highest, currency, hasFree } = market;
  const money = (minor: number) => formatMoney(minor, currency);
  if (hasFree) note('freemium', 1, 'a competitor is free', 'people will ask why yours isn’t.');
  if (count === 0) {
    note('competitive', -1, 'no competitor price is given', 'there is nothing to stay within 10% of.');
    return;
  }
  note('competitive', Math.min(2, count), `${plural(count, 'competitor price')} can be compared`, 'you know what you’re compared with.');
  if (count < 2) return;
  const because = `competitors charge ${money(lowest)} to ${money(highest)}${formatFooting(market)}`;
  if (highest >= wideSpread * lowest) {
    note('tiered', 1, because, 'a spread this wide leaves room for several tiers.');
    note('value', 1, because, 'a spread this wide shows that price alone doesn’t decide.');
  } else if (highest <= narrowSpread * lowest) {
    note('competitive', 1, because, 'with prices this close, it is hard to charge something else.');
    note('value', -1, because, 'a far higher price needs a strong reason here.');
  }
}

function judgeFigures({ market, range, curve, unitCost, currency }: Evidence, note: Note): void {
  const money = (minor: number) => formatMoney(minor, currency);
  const points = computePricePoints(market, 'lowest');
  const isComparable = points !== null && market.currency === currency;
  const span = (strategy: StrategyId) => points?.[strategy][0] as Span;
  if (isComparable && unitCost > 0) {
    const because = `cost per unit = ${money(unitCost)}`;
    for (const strategy of ['value', 'competitive', 'penetration'] as const) {
      const { low, high } = span(strategy);
      if (high <= unitCost) note(strategy, out, because, `even ${money(high)}, the top of this range, doesn’t cover it.`);
      else if (low <= unitCost) note(strategy, -1, because, `the lower end of this range, ${money(low)}, doesn’t cover it.`);
    }
    if (market.average <= unitCost)
      note('freemium', out, because, `paying users at ${money(market.average)} couldn’t cover the cost of free ones.`);
  }
  if (range) {
    const because = `survey accepts ${money(range.pmc.price)} to ${money(range.pme.price)}`;
    if (!isComparable) note('value', 1, because, 'you know what the product is worth to people.');
    else {
      if (span('value').low > range.pme.price)
        note('value', -2, because, `20% above market, ${money(span('value').low)}, is already too expensive.`);
      else note('value', 2, because, `20% above market, ${money(span('value').low)}, is still accepted.`);
      if (span('penetration').low < range.pmc.price)
        note('penetration', -1, because, `40% below market, ${money(span('penetration').low)}, makes people doubt the quality.`);
      const isInside = market.average >= range.pmc.price && market.average <= range.pme.price;
      note(
        'competitive',
        isInside ? 1 : -1,
        because,
        `the competitor average, ${money(market.average)}, is ${isInside ? 'inside' : 'outside'} that range.`,
      );
    }
  }
  if (curve && curve.best.revenue > 0 && isComparable) {
    const because = `revenue is highest at ${money(curve.best.price)}`;
    const average = money(market.average);
    if (curve.best.price > span('competitive').high) note('value', 1, because, `that is well above the competitor average of ${average}.`);
    else if (curve.best.price < span('competitive').low)
      note('penetration', 1, because, `that is well below the competitor average of ${average}.`);
    else note('competitive', 1, because, `that is close to the competitor average of ${average}.`);
  }
}

/** All six, best fit first, what is ruled out last; equals keep their usual order. */
export function rankStrategies(evidence: Evidence): Fit[] {
  const fits = new Map(strategyIds.map((id): [StrategyId, Fit] => [id, { id, score: 0, reasons: [], ruledOut: [] }]));
  const note: Note = (strategy, points, because, text) => {
    const fit = fits.get(strategy);
    if (!fit) return;
    if (points === out) fit.ruledOut.push(`Because ${because}: ${text}`);
    else {
      fit.reasons.push({ points, because, text });
      fit.score += points;
    }
  };
  judgeAnswers(evidence, note);
  judgeMarket(evidence, note);
  judgeFigures(evidence, note);
  return [...fits.values()].sort((a, b) => Number(a.ruledOut.length > 0) - Number(b.ruledOut.length > 0) || b.score - a.score);
}

/** Without prices or answers of real people it is advice for anyone. */
export const isGeneral = ({ market, range, curve }: Evidence) => market.count === 0 && range === null && curve === null;

export const formatReason = ({ points, because, text }: Reason) =>
  `${points > 0 ? '+' : '−'}${Math.abs(points)} because ${because}: ${text}`;
