import { findTradeName, type TradeName } from './trade-names';
import { dailyTrades } from './trades-daily';
import { workTrades } from './trades-work';

/**
 * The words of a trade, for texts that should sound as if they knew it. None of them states a fact:
 * each is something a founder of that trade may keep, change or throw out.
 */
export interface Trade {
  /** Those who buy: plural nouns. */
  buyers: readonly string[];
  /** What is sold: nouns without an article. */
  offers: readonly string[];
  /** What buyers try to get done: infinitives without "to". */
  jobs: readonly string[];
  /** What gets in their way: noun phrases. */
  pains: readonly string[];
  /** What they would gladly have instead: noun phrases. */
  gains: readonly string[];
  /** Figures the trade looks at. */
  measures: readonly string[];
  /** Worth writing or talking about: noun phrases. */
  topics: readonly string[];
  /** Where buyers are found. */
  places: readonly string[];
  /** What people use today instead: plural nouns or gerunds. */
  rivals: readonly string[];
  /** Cheap ways to check demand: imperatives. */
  tests: readonly string[];
}

/** Lists parted by semicolons, which keeps eighteen trades readable. */
export type Lists = Record<keyof Trade, string>;

const trades: Record<TradeName, Lists> = { ...dailyTrades, ...workTrades };

/** For any trade; {industry} is the user's own word for it. */
const general: Lists = {
  buyers: 'customers;first-time buyers;people who buy for a team;regulars;people who compare before they buy',
  offers: 'products;services;packages;first orders;support',
  jobs: 'get a reliable result;save time on a task that comes back;compare offers without an expert;know the price in advance;find someone in {industry} to trust',
  pains:
    'offers that are hard to compare;long waits for an answer;prices that change late;promises that are not kept;work that has to be checked twice',
  gains: 'a clear offer;an answer the same day;a price that holds;one person to ask;a result that needs no checking',
  measures: 'new customers a month;repeat purchases;cost to win a customer;gross margin;customers who recommend you',
  topics:
    'questions newcomers to {industry} ask;how the work is done;mistakes to avoid;what a fair price contains;a look behind the scenes;what is changing in {industry}',
  places: 'search results;recommendations;local groups;trade events for {industry};professional networks',
  rivals: 'doing it oneself;the largest supplier in {industry};general tools;asking a friend;doing nothing',
  tests:
    'talk to ten possible customers before you build;sell one by hand;put up a single page with a price;ask for a deposit;help one customer for free and write down every step',
};

export function findTrade(industry: string): Trade {
  const name = findTradeName(industry);
  const lists = name ? trades[name] : general;
  const own = industry.trim() || 'your industry';
  const read = (list: string) => list.split(';').map((phrase) => phrase.replace('{industry}', () => own));
  return {
    buyers: read(lists.buyers),
    offers: read(lists.offers),
    jobs: read(lists.jobs),
    pains: read(lists.pains),
    gains: read(lists.gains),
    measures: read(lists.measures),
    topics: read(lists.topics),
    places: read(lists.places),
    rivals: read(lists.rivals),
    tests: read(lists.tests),
  };
}
