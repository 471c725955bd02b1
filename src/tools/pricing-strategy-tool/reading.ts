import { formatMoney, minorDigits } from '@/lib/money';
import { parseNumber } from '@/lib/numbers';
import { findAmounts, type Found } from './amounts';
import { over, plus, round, times, toExact, type Exact } from './exact';
import { periods, type Cadence } from './footing-words';
import { currencyOf } from './signs';

/** What a price is for: prices are compared on one footing only. */
export interface Footing {
  currency: string;
  /** "user" for a price per user; empty for one that covers the customer as a whole. */
  unit: string;
  cadence: Cadence;
}

/** What the user said where the text leaves it open, as typed. */
export interface Said {
  /** The footing to compare on; the commonest where nothing is chosen. */
  footing: string;
  /** How many users a customer has. */
  users: string;
  /** How often prices are paid that do not say it. */
  unsaid: string;
  /** By "GBP>USD". */
  rates: Record<string, string>;
}

export const nothingSaid: Said = { footing: '', users: '', unsaid: '', rates: {} };

/** A price someone typed into a sentence, and whether it counts. */
export interface ReadPrice extends Footing {
  /** Whose price it is, as far as the text says. */
  label: string;
  /** As typed. */
  text: string;
  /** In its own currency and on its own footing: "£19.00 per user per month"; empty for what is no price. */
  readAs: string;
  /** In minor units on the market's footing; 0 where it does not count. */
  amount: number;
  /** Why it does not count; empty where it does. */
  ignored: string;
}

export interface FootingChoice extends Footing {
  key: string;
  count: number;
}

export interface Reading extends Footing {
  prices: ReadPrice[];
  /** How many of them count. */
  count: number;
  average: number;
  lowest: number;
  highest: number;
  /** Every footing found, the commonest first. */
  footings: FootingChoice[];
  /** The one that is compared on. */
  footing: string;
  /** What would let more of them count. */
  asks: { users: boolean; unsaid: boolean; currencies: string[] };
  notes: string[];
}

export function formatFooting({ unit, cadence }: Pick<Footing, 'unit' | 'cadence'>): string {
  const paid = cadence === '' ? '' : cadence === 'once' ? ', paid once' : ` per ${cadence}`;
  return `${unit === '' ? '' : ` per ${unit}`}${paid}`;
}

/** Months and years are the same kind of price; hours are another. */
const kindOf = (cadence: Cadence) => (cadence === 'year' ? 'month' : cadence);
const keyOf = ({ currency, unit, cadence }: Footing) => `${currency} ${unit} ${kindOf(cadence)}`;

/** "GBP per user per month", "USD flat per month" */
export const nameFooting = ({ currency, unit, cadence }: Footing) =>
  `${currency}${unit === '' ? ' flat' : ''}${formatFooting({ unit, cadence })}${cadence === '' ? ', no period named' : ''}`;

interface Candidate extends Footing {
  found: Found;
  /** In minor units of its own currency. */
  exact: Exact;
  wasUnsaid: boolean;
}

function countFootings(candidates: readonly Candidate[], own: string): FootingChoice[] {
  const counts = new Map<string, FootingChoice>();
  for (const candidate of candidates) {
    if (candidate.exact.top === 0n) continue;
    const key = keyOf(candidate);
    const known = counts.get(key);
    const { currency, unit, cadence } = candidate;
    // Months where any of them is by the month, years where all are.
    if (!known) counts.set(key, { key, currency, unit, cadence, count: 1 });
    else counts.set(key, { ...known, count: known.count + 1, cadence: known.cadence === 'year' ? cadence : known.cadence });
  }
  const isOwn = ({ currency }: Footing) => Number(currency === own);
  const isSaid = ({ cadence }: Footing) => Number(cadence !== '');
  return [...counts.values()].sort((a, b) => b.count - a.count || isOwn(b) - isOwn(a) || isSaid(b) - isSaid(a));
}

const positive = (typed: string | undefined): number | undefined => {
  const parsed = parseNumber(typed ?? '');
  return parsed.ok && parsed.value > 0 && parsed.value <= 1e9 ? parsed.value : undefined;
};

/** How many users a customer has, as a whole number; nothing where that is not said. */
const readUsers = (typed: string) => {
  const users = positive(typed);
  return users !== undefined && Number.isInteger(users) ? users : undefined;
};

export const rateKey = (from: string, to: string) => `${from}>${to}`;

type Moved = { exact: Exact } | { ignored: string };

/** Onto another footing, as far as the user said how; never by a guess. */
function moveTo(target: Footing, candidate: Candidate, { users, rates }: Said): Moved {
  const { currency, unit, cadence } = candidate;
  let { exact } = candidate;
  if (kindOf(cadence) !== kindOf(target.cadence)) {
    if (cadence === '') return { ignored: 'it doesn’t say how often it is paid' };
    return { ignored: `${formatFooting({ unit: '', cadence }).replace(/^[, ]+/, '')}, not comparable` };
  }
  if (cadence === 'year' && target.cadence === 'month') exact = over(exact, toExact(12));
  if (unit !== target.unit) {
    const count = readUsers(users);
    const isUsers = [unit, target.unit].every((each) => each === '' || each === 'user');
    if (!isUsers) return { ignored: `${unit === '' ? 'flat' : `per ${unit}`}, not comparable` };
    if (count === undefined) return { ignored: unit === '' ? 'one price for all users' : 'per user' };
    exact = unit === 'user' ? times(exact, toExact(count)) : over(exact, toExact(count));
  }
  if (currency !== target.currency) {
    const rate = positive(rates[rateKey(currency, target.currency)]);
    if (rate === undefined) return { ignored: `in ${currency}, without a rate` };
    const digits = minorDigits(target.currency) - minorDigits(currency);
    exact = times(times(exact, toExact(rate)), digits < 0 ? { top: 1n, bottom: 10n ** BigInt(-digits) } : toExact(10 ** digits));
  }
  return { exact };
}

const tooLarge = BigInt(Math.floor(Number.MAX_SAFE_INTEGER / 100));

function toCandidates(all: readonly Found[], own: string, unsaid: string): { candidates: Candidate[]; usual: string } {
  const priced = all.filter(({ sign }) => sign !== '');
  const signed = priced.map(({ sign }) => currencyOf(sign, own));
  const usual = signed.includes(own) ? own : (signed[0] ?? own);
  const answered = [...periods, 'once' as const].find((period) => period === unsaid);
  const candidates = all
    .filter(({ isPercent, isCount, sign, isRate }) => !isPercent && !isCount && (priced.length === 0 || sign !== '' || isRate))
    .map((found): Candidate => {
      const currency = found.sign === '' ? usual : currencyOf(found.sign, own);
      const middle = over(plus(toExact(found.from), toExact(found.to)), toExact(2));
      const cadence = found.cadence === '' && answered !== undefined ? answered : found.cadence;
      const exact = times(middle, toExact(10 ** minorDigits(currency)));
      return { found, currency, unit: found.unit, cadence, exact, wasUnsaid: found.cadence === '' };
    });
  return { candidates, usual };
}

const notPrice = ({ isPercent, isCount }: Found) =>
  isPercent ? 'a percentage' : isCount ? 'a count, not a price' : 'no currency sign, while others have one';

/** Prices in a text as people paste it, brought to one footing; nothing is converted unless the user says how. */
export function readPrices(text: string, own: string, said: Said = nothingSaid): Reading {
  const all = findAmounts(text);
  const { candidates, usual } = toCandidates(all, own, said.unsaid);
  const footings = countFootings(candidates, own);
  const target: Footing & { key: string } = footings.find(({ key }) => key === said.footing) ??
    footings[0] ?? { key: '', currency: usual, unit: '', cadence: '' };

  const counted: Exact[] = [];
  const prices = all.map((found): ReadPrice => {
    const candidate = candidates.find((each) => each.found === found);
    const { label, text: typed } = found;
    if (!candidate) return { label, text: typed, currency: usual, unit: '', cadence: '', readAs: '', amount: 0, ignored: notPrice(found) };
    const { currency, unit, cadence, exact } = candidate;
    const read = { label, text: typed, currency, unit, cadence };
    if (exact.top / exact.bottom > tooLarge) return { ...read, readAs: '', amount: 0, ignored: 'too large' };
    const readAs = `${formatMoney(round(exact), currency)}${formatFooting(candidate)}`;
    if (exact.top === 0n) return { ...read, readAs, amount: 0, ignored: 'free' };
    const moved = moveTo(target, candidate, said);
    if ('ignored' in moved) return { ...read, readAs, amount: 0, ignored: moved.ignored };
    if (moved.exact.top / moved.exact.bottom > tooLarge) return { ...read, readAs, amount: 0, ignored: 'too large' };
    if (round(moved.exact) === 0) return { ...read, readAs, amount: 0, ignored: 'less than the smallest coin' };
    counted.push(moved.exact);
    return { ...read, readAs, amount: round(moved.exact), ignored: '' };
  });
  const amounts = prices.filter(({ ignored }) => ignored === '').map(({ amount }) => amount);
  const total = counted.reduce(plus, toExact(0));
  const reached = candidates.filter(({ found }) => prices[all.indexOf(found)]?.ignored === '');
  return {
    prices,
    count: amounts.length,
    average: amounts.length === 0 ? 0 : round(over(total, toExact(amounts.length))),
    lowest: amounts.length === 0 ? 0 : Math.min(...amounts),
    highest: amounts.length === 0 ? 0 : Math.max(...amounts),
    currency: target.currency,
    unit: target.unit,
    cadence: target.cadence,
    footings,
    footing: target.key,
    asks: toAsks(candidates, target),
    notes: toNotes(reached, target, said, own),
  };
}

function toAsks(candidates: readonly Candidate[], target: Footing): Reading['asks'] {
  const priced = candidates.filter(({ exact }) => exact.top > 0n);
  const units = new Set(priced.map(({ unit }) => unit));
  return {
    users: units.has('') && units.has('user') && ['', 'user'].includes(target.unit),
    unsaid: priced.some(({ wasUnsaid }) => wasUnsaid) && priced.some(({ wasUnsaid }) => !wasUnsaid),
    currencies: [...new Set(priced.map(({ currency }) => currency))].filter((currency) => currency !== target.currency),
  };
}

/** What was done to the prices that count. */
function toNotes(reached: readonly Candidate[], target: Footing, said: Said, own: string): string[] {
  const users = readUsers(said.users);
  const moved = (from: string) => reached.some(({ unit }) => unit === from && unit !== target.unit);
  const from = [...new Set(reached.map(({ currency }) => currency))].filter((currency) => currency !== target.currency);
  return [
    ...(target.cadence === 'month' && reached.some(({ cadence }) => cadence === 'year') ? ['Yearly prices are divided by 12.'] : []),
    ...(reached.some(({ wasUnsaid, cadence }) => wasUnsaid && cadence !== '')
      ? [`Prices without a period are taken as ${said.unsaid === 'once' ? 'paid once' : `per ${said.unsaid}`}, as you said.`]
      : []),
    ...(moved('user') ? [`Prices per user are multiplied by your ${users} users.`] : []),
    ...(moved('') ? [`Prices for all users are divided by your ${users} users.`] : []),
    ...from.map((currency) => `1 ${currency} = ${positive(said.rates[rateKey(currency, target.currency)])} ${target.currency}, your rate.`),
    ...(reached.length > 0 && target.currency !== own ? [`Amounts are in ${target.currency}; your currency is ${own}.`] : []),
    ...(reached.some(({ found }) => found.from !== found.to) ? ['A range counts as its middle.'] : []),
  ];
}
