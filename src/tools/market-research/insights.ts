import { hashText, seededRandom, shuffle } from '@/lib/random';
import { joinWords, plural } from '@/lib/text';
import { findTrade } from '@/writer/trades';
import { beginSentence, cleanPhrase, lowerAudience, lowerCommon, pick, shortenPhrase, toAside } from '@/writer/words';
import type { Insight } from './content';
import { namedCompetitors, readMarket, type ResearchData } from './model';
import { atPlace, isEverywhere, tidyEnds } from './phrases';

interface Words {
  industry: string;
  market: string;
  place: string;
  budget: string;
  rivals: string[];
  prices: number;
}

const toName = (typed: string) => shortenPhrase(cleanPhrase(typed));

function toWords(data: ResearchData): Words {
  const market = readMarket(data.market);
  const named = namedCompetitors(data).filter(({ name }) => toName(name) !== '');
  return {
    industry: lowerCommon(toAside(market.industry)),
    market: lowerAudience(toAside(market.targetMarket)),
    place: toAside(market.location),
    budget: toAside(market.budget),
    rivals: named.map(({ name }) => toName(name)),
    prices: named.filter(({ pricing }) => pricing.trim() !== '').length,
  };
}

/** Four notes to start from, made of the answers and the words of the trade: what to find out, never what was found. */
export function writeInsights(data: ResearchData): Record<Insight, string> {
  const words = toWords(data);
  const { industry, market, place, budget, rivals, prices } = words;
  const trade = findTrade(industry);
  const random = seededRandom(hashText(JSON.stringify([industry, market, place])));
  const where = atPlace(place);
  const field = industry === '' ? 'your market' : `your market (${industry})`;
  const whom = market === '' ? 'the people you want to serve' : market;
  const [pain = '', second = ''] = shuffle(trade.pains, random);
  const [measure = '', other = ''] = shuffle(trade.measures, random);
  const [spot = '', corner = ''] = shuffle(trade.places, random);
  const known = rivals.slice(0, 3);
  const rest = rivals.length - known.length;
  const listed = joinWords(rest > 0 ? [...known, `${rest} more`] : known);
  const missing = rivals.length - prices;
  const notes: Record<Insight, string> = {
    size: [
      pick(
        [
          `Before you size ${field}${where}, decide whom you count: ${whom}.`,
          `The size of ${field}${where} depends on one number first: a count of ${whom}.`,
        ],
        random,
      ),
      'Look up how many there are in official statistics, then find out what one of them spends in a year.',
      `Check the result from below: what one firm you know sells in a year, times the number of firms like it. Figures to ask such a firm about: ${measure} and ${other}.`,
    ].join(' '),
    audience: [
      market === ''
        ? 'Name your target market, and this note becomes about them.'
        : `${beginSentence(market)}: find out what they do today to ${pick(trade.jobs, random)}, and what it costs them.`,
      `Ask about ${pain} and ${second}; write down their words, not yours.`,
      `Places to look for them first: ${spot} and ${corner}.`,
    ].join(' '),
    landscape: [
      rivals.length === 0
        ? `No competitor is named yet. Add the first three that ${whom} would mention, and what people may turn to instead: ${joinWords(trade.rivals.slice(0, 2), 'or')}.`
        : `You named ${plural(rivals.length, 'competitor')}: ${listed}. Add what people may turn to instead: ${joinWords(trade.rivals.slice(0, 2), 'or')}.`,
      missing > 0
        ? `${plural(missing, 'price')} still missing: look ${missing === 1 ? 'it' : 'them'} up and note the date.`
        : 'Compare what each of them promises with what its customers complain about.',
    ].join(' '),
    entry: [
      `Start small${isEverywhere(place) ? '' : where}: ${pick(trade.tests, random)}.`,
      budget === ''
        ? 'Set a budget for the first test before you begin.'
        : `Of your budget (${budget}), set aside what the first test may cost before you begin.`,
      `Decide beforehand which result would make you stop. One figure to watch: ${measure}.`,
    ].join(' '),
  };
  return Object.fromEntries(Object.entries(notes).map(([insight, text]) => [insight, tidyEnds(text)])) as Record<Insight, string>;
}
