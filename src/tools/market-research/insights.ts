import { hashText, seededRandom, shuffle } from '@/lib/random';
import { joinWords, plural } from '@/lib/text';
import { findTrade } from '@/writer/trades';
import { beginSentence, cleanPhrase, lowerAudience, lowerCommon, pick, shortenPhrase, withoutBrackets } from '@/writer/words';
import type { Insight } from './content';
import { namedCompetitors, readMarket, type ResearchData } from './model';

interface Words {
  industry: string;
  market: string;
  place: string;
  budget: string;
  rivals: string[];
  prices: number;
}

const short = (typed: string) => shortenPhrase(cleanPhrase(withoutBrackets(typed)));

function toWords(data: ResearchData): Words {
  const market = readMarket(data.market);
  const named = namedCompetitors(data);
  return {
    industry: lowerCommon(short(market.industry)),
    market: lowerAudience(short(market.targetMarket)),
    place: short(market.location),
    budget: short(market.budget),
    rivals: named.map(({ name }) => short(name)).filter((name) => name !== ''),
    prices: named.filter(({ pricing }) => pricing.trim() !== '').length,
  };
}

/** Four notes to start from, made of the answers and the words of the trade: what to find out, never what was found. */
export function writeInsights(data: ResearchData): Record<Insight, string> {
  const words = toWords(data);
  const { industry, market, place, budget, rivals, prices } = words;
  const trade = findTrade(industry);
  const random = seededRandom(hashText(JSON.stringify([industry, market, place])));
  const where = place === '' ? '' : ` in ${place}`;
  const field = industry === '' ? 'your market' : `your market (${industry})`;
  const whom = market === '' ? 'the people you want to serve' : market;
  const [pain = '', second = ''] = shuffle(trade.pains, random);
  const [measure = '', other = ''] = shuffle(trade.measures, random);
  const [spot = '', corner = ''] = shuffle(trade.places, random);
  const known = rivals.slice(0, 3);
  const rest = rivals.length - known.length;
  const listed = joinWords(rest > 0 ? [...known, `${rest} more`] : known);
  return {
    size: [
      pick(
        [
          `Before you size ${field}${where}, decide whom you count: ${whom}.`,
          `The size of ${field}${where} depends on one number first: how many of ${whom} there are.`,
        ],
        random,
      ),
      `Find that number in official statistics, then what one of them spends a year.`,
      `Check the result from below: ${measure} and ${other} of one firm you know, times the number of firms.`,
    ].join(' '),
    audience: [
      market === ''
        ? 'Name your target market, and this note becomes about them.'
        : `${beginSentence(market)}: find out how they ${pick(trade.jobs, random)} today, and what it costs them.`,
      `Ask about ${pain} and ${second}; write down their words, not yours.`,
      `They can be found through ${spot} and ${corner}.`,
    ].join(' '),
    landscape: [
      rivals.length === 0
        ? `No competitor is named yet. Add the first three that ${whom} would mention, and what they use instead: ${joinWords(trade.rivals.slice(0, 2), 'or')}.`
        : `You named ${plural(rivals.length, 'competitor')}: ${listed}. Beside them stands what people do instead: ${joinWords(trade.rivals.slice(0, 2), 'or')}.`,
      rivals.length > 0 && prices < rivals.length
        ? `${plural(rivals.length - prices, 'price')} still missing: look them up and note the date.`
        : 'Compare what each of them promises with what its customers complain about.',
    ].join(' '),
    entry: [
      `Start small${where}: ${pick(trade.tests, random)}.`,
      budget === ''
        ? 'Set a budget for the first test before you begin.'
        : `Of your budget (${budget}), set aside what the first test may cost before you begin.`,
      `Decide beforehand which result would make you stop; ${measure} is one to watch.`,
    ].join(' '),
  };
}
