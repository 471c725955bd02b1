import { findTradeName } from '@/writer/trade-names';
import { findTrade, type Trade } from '@/writer/trades';

type Words = Pick<Trade, 'jobs' | 'pains' | 'gains' | 'places' | 'rivals'>;
type Lists = Record<keyof Words, string>;

/** Branches whose customers have other worries than those of the wider trade. What stands at the same place goes together. */
const branches: readonly { words: RegExp; lists: Lists }[] = [
  {
    words: /baker|pastr|patisserie|butcher|delicatessen|\bdelis?\b|grocer|cheese|greengrocer/i,
    lists: {
      jobs: 'have something fresh on the table;know what is in the food;shop on the way without a detour;treat guests to something special;waste less of what is bought',
      pains:
        'shelves that are empty by the afternoon;labels that explain little;queues at the busiest hour;the same range everywhere;food that is stale the next day',
      gains:
        'an order that is put aside;a clear list of ingredients;a pick-up without a queue;something that is not sold everywhere;food that keeps for days',
      places: 'neighbourhood groups;weekend markets;the shop window;offices nearby;school and club notice boards',
      rivals: 'the supermarket;making it at home;the shop around the corner;a weekly market;frozen goods',
    },
  },
  {
    words: /fitness|\bgyms?\b|yoga|pilates|personal train|\bsports?\b|martial/i,
    lists: {
      jobs: 'move more in an ordinary week;start again after a long break;train without getting hurt;keep going past the first month;find a class that suits the level',
      pains:
        'class times that clash with work;not daring to begin;exercises nobody corrects;motivation that fades;groups that are too fast or too slow',
      gains:
        'a time slot that fits the week;a gentle first session;a trainer who looks closely;progress that can be seen;a group at the same level',
      places: 'local sports clubs;video platforms;physiotherapy practices;notice boards nearby;fitness communities',
      rivals: 'free videos;running alone;a large gym chain;general fitness apps;good intentions',
    },
  },
  {
    words: /\bpets?\b|\bdogs?\b|\bcats?\b|veterinar|\bvets?\b/i,
    lists: {
      jobs: 'keep an animal healthy;have someone to rely on while away;understand what the animal needs;plan the monthly cost;handle an emergency at the weekend',
      pains:
        'advice that contradicts itself;carers who cancel;labels that are hard to read;bills nobody can foresee;nobody to reach outside opening hours',
      gains: 'one source of advice to trust;a carer the animal knows;a plain explanation;a fixed price in advance;an answer at the weekend',
      places: 'veterinary practices;parks and walking groups;pet shops;owners’ forums;animal shelters',
      rivals: 'the supermarket shelf;friends and neighbours;large pet chains;online forums;doing it oneself',
    },
  },
  {
    words: /construct|\bbuild(?:ing|er)|prefab|civil engineering|renovat/i,
    lists: {
      jobs: 'finish a project on budget;keep to the date of handover;compare bids on the same terms;pass every inspection;know what a building will cost to run',
      pains:
        'costs found after signing;trades that wait for one another;bids that cannot be compared;papers that are missing on site;repairs soon after handover',
      gains: 'a price that holds;a schedule everyone can see;bids in one format;papers in one place;running costs on one page',
      places: 'trade fairs;tender portals;architects and planners;chambers and trade associations;recommendations from other sites',
      rivals:
        'the contractor of the last project;large general contractors;repairing what is there;spreadsheets and site diaries;waiting another year',
    },
  },
];

/** True for those who let as for those who rent. */
const lettingLists: Lists = {
  jobs: 'find a match within weeks;know the full cost in advance;sign without a stack of paper;get repairs done on time;hand over the keys without a dispute',
  pains:
    'viewings that lead to nothing;costs found after signing;paper for every step;messages about repairs that get lost;deposits that are disputed',
  gains: 'fewer and better viewings;all costs on one page;papers signed from anywhere;one place for every repair;a handover with photos',
  places: 'property portals;local groups;building managers;notice boards nearby;associations for landlords and tenants',
  rivals: 'property portals;letting agents;a note on a board;friends of friends;waiting for the right moment',
};
const soundsLikeLetting = /landlord|tenant|renter|\blett?ings?\b|rental (?:listing|home|flat|hous|propert)/i;

/** Those who sell on a marketplace have worries of their own, whatever the trade. */
const sellerLists: Lists = {
  jobs: 'fill the quiet weeks;reach people without a shop window;get paid on time;earn good reviews;spend less time on questions',
  pains:
    'demand that comes in waves;being one of many in a list;money that arrives late;one bad review that stays on top;requests that lead to nothing',
  gains: 'steady orders;a profile that stands out;a fixed day for payments;a fair way to answer reviews;buyers who know what they want',
  places: 'other sellers;trade groups;local business networks;seller forums;courses for the self-employed',
  rivals: 'a page of their own;word of mouth;other marketplaces;notices and flyers;regular customers only',
};

const read = (lists: Lists): Words => ({
  jobs: lists.jobs.split(';'),
  pains: lists.pains.split(';'),
  gains: lists.gains.split(';'),
  places: lists.places.split(';'),
  rivals: lists.rivals.split(';'),
});

export const sellerWords = read(sellerLists);

/** "Software for gyms" is software: the wider trade has its say where it is named first. */
export function findWords(industry: string, targetMarket = ''): Words {
  if (findTradeName(industry) === 'property' && soundsLikeLetting.test(`${industry} ${targetMarket}`)) return read(lettingLists);
  const branch = branches.find(({ words }) => words.test(industry.split(/\b(?:for|to)\b/i)[0] ?? ''));
  return branch && !/software|saas|\bapps?\b|tech\b|platform/i.test(industry) ? read(branch.lists) : findTrade(industry);
}
