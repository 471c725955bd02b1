import { currencies, formatMoney, multiplyMoney, toMinor } from '@/lib/money';
import { parseNumber, sumOf } from '@/lib/numbers';
import type { StrategyId } from './content';
import { currencyOf } from './signs';

const periods = ['month', 'year', 'week', 'day', 'hour'] as const;
type Period = (typeof periods)[number];

/** A price someone typed into a sentence, and whether it counts. */
interface ReadPrice {
  /** As it stands in the text. */
  text: string;
  /** In minor units and the market's period; the middle of a range. */
  amount: number;
  /** Why it does not count; empty where it does. */
  ignored: string;
}

export interface Market {
  prices: ReadPrice[];
  /** How many of them count. */
  count: number;
  average: number;
  lowest: number;
  highest: number;
  currency: string;
  /** Nothing where the text names no period. */
  period: Period | '';
  /** A competitor gives something away. */
  hasFree: boolean;
  notes: string[];
}

const codes = `${currencies.join('|')}|usd|eur|gbp`;
const space = String.raw`[ \u00a0]?`;
/** Digits as written anywhere; groups parted by plain spaces only before a sign, where they cannot be two numbers. */
const digitsPattern = String.raw`\d{1,3}(?:[\u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?|\d{1,3}(?: \d{3})+(?:[.,]\d{1,2})?(?=${space}(?:\p{Sc}|(?:${codes})\b))|\d(?:[\d.,'’]*\d)?`;
/** A sign behind an amount; one that has its own amount behind it belongs to that. */
const trailPattern = String.raw`%|percent\b|(?:\p{Sc}|(?:${codes})\b)(?!${space}\d)|dollars?\b|euros?\b|pounds?\b`;
const anAmount = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])(?:([A-Z]{0,3}\p{Sc}|(?:${codes})|Rs\.?)${space})?(${digitsPattern})([kKM](?![\p{L}\p{N}]))?${space}(${trailPattern})?`,
  'gu',
);

const periodWords: Record<Period, string> = {
  month: 'months?|mo|monthly|p\\.?m|pcm',
  year: 'years?|yr|yearly|annum|annually|annual|p\\.?a',
  week: 'weeks?|wk|weekly',
  day: 'days?|daily',
  hour: 'hours?|hrs?|h|hourly',
};
const aPeriod = new RegExp(
  String.raw`^\+?[ \u00a0]*(?:(?:billed|paid|charged) )?(?:(?:\/|per|a|an|each|every)[ \u00a0]*)?(?:(?:user|seat|person|member|agent|editor|licen[cs]e|location|team)[ \u00a0]*(?:(?:\/|per|a|an|each)[ \u00a0]*)?)?(?:${periods
    .map((period) => `(?<${period}>${periodWords[period]})`)
    .join('|')})(?![\p{L}\p{N}])`,
  'iu',
);
/** "Yearly: $290" and "billed annually ($290)" say it beforehand. */
const earlierPeriod = new RegExp(
  `(?<![\\p{L}])(?:(?<month>monthly)|(?<year>yearly|annual|annually)|(?<week>weekly)|(?<day>daily)|(?<hour>hourly)):? *\\(? *$`,
  'iu',
);
/** "12 months", "5 users", "3 plans": counted things, not prices. */
const counted =
  /^[ \u00a0-]*(?:users?|seats?|plans?|tiers?|people|customers?|clients?|employees?|members?|days?|weeks?|hours?|months?|years?|minutes?|gb|tb|mb|features?|projects?|items?|pages?|times|stars?|competitors?|x|st|nd|rd|th)(?![\p{L}\p{N}])/iu;

const paidOnce = String.raw`(?:one[- ]?(?:time|off)|once|life-?time|set-?up)`;
const laterOnce = new RegExp(String.raw`^[ \u00a0(]*(?:(?:paid|as an?|for an?|charged|billed)[ \u00a0])?${paidOnce}(?![\p{L}\p{N}])`, 'iu');
const earlierOnce = new RegExp(String.raw`(?<![\p{L}])${paidOnce}(?: (?:fee|price|payment|purchase|plan|licen[cs]e))?:? *\(? *$`, 'iu');

interface Found {
  text: string;
  from: number;
  to: number;
  end: number;
  sign: string;
  period: Period | '';
  isPercent: boolean;
  isCount: boolean;
  /** "200/hr": a price without a sign. */
  isRate: boolean;
  /** "$99 one-time", "lifetime: $99" */
  isOnce: boolean;
}

function readPeriod(before: string, after: string): Period | '' {
  const groups = (aPeriod.exec(after) ?? earlierPeriod.exec(before))?.groups ?? {};
  return periods.find((period) => groups[period] !== undefined) ?? '';
}

/** "Plan 2: 20", "1. Acme": what a number is called by, or a place in a list. */
const aName = /\b(?:plan|tier|option|level|version|package|phase|competitor|company|brand|product|rival|alternative)s? #?$/i;
const isLabel = (before: string, after: string) =>
  aName.test(before) || /^ ?[:=]/.test(after) || (/(?:^|\n)\s*$/.test(before) && /^[.)] +\S/.test(after));

/** A price has no three decimals outside of dollars and pounds, so "1.000 €" is a thousand. */
const withoutGroups = (digits: string, sign: string) =>
  /^\d{1,3}(?:\.\d{3})+$/.test(digits) && sign !== '' && !/[$£¥]|usd|gbp|dollar|pound/i.test(sign) ? digits.replaceAll('.', '') : digits;

const mostPrices = 300;

function findAmounts(text: string): Found[] {
  const found: Found[] = [];
  for (const match of text.matchAll(anAmount)) {
    const [whole, lead = '', digits = '', scale = '', trail = ''] = match;
    const end = match.index + whole.trimEnd().length;
    const before = text.slice(Math.max(0, match.index - 24), match.index);
    const after = text.slice(end, end + 40);
    const isAlways = (digits === '24' && after.startsWith('/7')) || (digits === '7' && before.endsWith('24/'));
    const read = (part: string) => {
      const parsed = parseNumber(part);
      return parsed.ok ? parsed.value * (scale === '' ? 1 : scale === 'M' ? 1e6 : 1e3) : undefined;
    };
    // "29,49,99" is no number, so it is three.
    const isPercent = /^(%|percent)/.test(trail);
    const sign = lead || (isPercent ? '' : trail);
    const period = readPeriod(before, after);
    const parts = read(digits) === undefined ? digits.split(/[,']/, mostPrices) : [digits];
    for (const part of parts) {
      const value = read(withoutGroups(part, sign));
      if (value === undefined) continue;
      found.push({
        text: parts.length > 1 ? part : whole.trim(),
        from: value,
        to: value,
        end,
        sign,
        period,
        isPercent,
        isCount:
          sign === '' &&
          (isAlways || counted.test(after) || /^\p{L}/u.test(after) || /\b(?:in|since|until|by) $/i.test(before) || isLabel(before, after)),
        isOnce: period === '' && (laterOnce.test(after) || earlierOnce.test(before)),
        isRate: sign === '' && period !== '' && /^\+?[ \u00a0]*(?:\/|(?:per|an?|each|every)\b)/i.test(after),
      });
    }
    if (found.length >= mostPrices) break;
  }
  return shareSigns(joinRanges(found, text), text);
}

/** "$20-30" and "$20 to $30" are one price: its middle. */
function joinRanges(found: readonly Found[], text: string): Found[] {
  const joined: Found[] = [];
  for (const next of found) {
    const last = joined.at(-1);
    const between = last ? text.slice(last.end, next.end - next.text.length) : '';
    const isRange = last && last.from === last.to && next.end > last.end && /^\s*(?:[-–—]|to)\s*$/.test(between) && next.from > last.from;
    if (!isRange || last.isPercent || next.isPercent) joined.push(next);
    else
      joined[joined.length - 1] = {
        ...next,
        text: `${last.text}${between}${next.text}`,
        from: last.from,
        sign: last.sign || next.sign,
        isCount: next.isCount && last.sign === '' && next.sign === '',
      };
  }
  return joined;
}

/** "$29, 49 and 99": one sign stands for a whole list; a year is none of it. */
function shareSigns(found: readonly Found[], text: string): Found[] {
  const shared = [...found];
  const isYear = ({ text: typed }: Found) => /^(?:19|20)\d\d$/.test(typed);
  const share = (from: Found | undefined, index: number, between: string) => {
    const next = shared[index];
    if (!from || !next || from.sign === '' || next.sign !== '' || next.isPercent || next.isCount || isYear(next)) return;
    if (/^[ \u00a0]*(?:[,;/&]|,? ?(?:and|or)\b)[ \u00a0]*$/.test(between)) shared[index] = { ...next, sign: from.sign };
  };
  const gaps = found.map((next, index) => text.slice(found[index - 1]?.end ?? 0, next.end - next.text.length));
  for (let index = 1; index < shared.length; index += 1) share(shared[index - 1], index, gaps[index] ?? '');
  for (let index = shared.length - 2; index >= 0; index -= 1) share(shared[index + 1], index, gaps[index + 1] ?? '');
  return shared;
}

const commonest = <T extends string>(items: readonly T[]): T | undefined => {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].reduce<[T, number] | undefined>((best, next) => (best && best[1] >= next[1] ? best : next), undefined)?.[0];
};

/** Months and years are the same kind of price; hours are another. */
const kindOf = (period: Period) => (period === 'year' ? 'month' : period);

/** Prices in a text as people paste it, nothing converted that would need an exchange rate. */
export function readMarket(text: string, own: string): Market {
  const all = findAmounts(text);
  const priced = all.filter(({ sign }) => sign !== '');
  const hasSigns = priced.length > 0;
  const candidates = all.filter(({ isPercent, isCount, sign, isRate }) => !isPercent && !isCount && (!hasSigns || sign !== '' || isRate));
  const signed = priced.map(({ sign }) => currencyOf(sign, own));
  const usual = signed.includes(own) ? own : (commonest(signed) ?? own);
  const currencyIn = ({ sign }: Found) => (sign === '' ? usual : currencyOf(sign, own));
  const named = candidates.map(currencyIn);
  const currency = named.includes(own) ? own : (commonest(named) ?? own);
  const said = candidates.filter((found) => currencyIn(found) === currency).flatMap(({ period }) => (period === '' ? [] : [period]));
  const kind = commonest(said.map(kindOf));
  const period: Period | '' = kind === 'month' ? (said.includes('month') ? 'month' : 'year') : (kind ?? '');

  const prices = all.map((found): ReadPrice => {
    const middle = (found.from + found.to) / 2;
    const perPeriod = found.period === 'year' && period === 'month' ? middle / 12 : middle;
    const amount = toMinor(perPeriod, currency);
    const ignored = !candidates.includes(found)
      ? found.isPercent
        ? 'a percentage'
        : found.isCount
          ? 'a count, not a price'
          : 'no currency sign, while others have one'
      : currencyIn(found) !== currency
        ? 'another currency'
        : found.period !== '' && kindOf(found.period) !== kind
          ? `per ${found.period}, while most are per ${period}`
          : found.isOnce && period !== ''
            ? `paid once, while others are per ${period}`
            : amount <= 0
              ? 'free'
              : amount > Number.MAX_SAFE_INTEGER / 100
                ? 'too large'
                : '';
    return { text: found.text + (found.period === '' || found.isCount ? '' : ` per ${found.period}`), amount, ignored };
  });
  const amounts = prices.filter(({ ignored }) => ignored === '').map(({ amount }) => amount);
  const notes = [
    ...(period === 'month' && said.includes('year') ? ['Yearly prices are divided by 12.'] : []),
    ...(period !== '' &&
    candidates.some((found, index) => found.period === '' && !found.isOnce && named[index] === currency && found.to > 0)
      ? [`Prices without a period are taken as per ${period}.`]
      : []),
    ...(amounts.length > 0 && currency !== own ? [`Amounts stay in ${currency}; your currency is ${own}.`] : []),
    ...(all.some(({ from, to }) => from !== to) ? ['A range counts as its middle.'] : []),
  ];
  return {
    prices,
    count: amounts.length,
    average: amounts.length === 0 ? 0 : Math.round(sumOf(amounts) / amounts.length),
    lowest: amounts.length === 0 ? 0 : Math.min(...amounts),
    highest: amounts.length === 0 ? 0 : Math.max(...amounts),
    currency,
    period,
    hasFree:
      /(?<![\p{L}-])free(?!-| (?:trial|shipping|delivery|of)|\p{L})/iu.test(text) || prices.some(({ ignored }) => ignored === 'free'),
    notes,
  };
}

export interface Span {
  label: string;
  low: number;
  high: number;
}

/** Each strategy's rule of thumb in money, worked from the average as shown; nothing without a competitor price. */
export function computePricePoints(market: Market, basis: 'lowest' | 'average'): Record<StrategyId, Span[]> | null {
  if (market.count === 0) return null;
  const { average, lowest, highest } = market;
  const around = (label: string, low: number, high: number): Span[] => [
    { label, low: multiplyMoney(average, low), high: multiplyMoney(average, high) },
  ];
  const x = basis === 'lowest' ? lowest : average;
  return {
    value: around('', 1.2, 1.5),
    competitive: around('', 0.9, 1.1),
    penetration: around('', 0.6, 0.8),
    freemium: [
      { label: 'Free tier', low: 0, high: 0 },
      { label: 'Premium', low: average, high: average },
    ],
    tiered: [
      { label: 'Basic', low: x, high: x },
      { label: 'Pro', low: 2 * x, high: 3 * x },
      { label: 'Enterprise', low: 5 * x, high: 10 * x },
    ],
    dynamic: [{ label: '', low: lowest, high: highest }],
  };
}

export function formatSpan({ label, low, high }: Span, currency: string): string {
  if (high === 0) return label;
  const amounts = low === high ? formatMoney(low, currency) : `${formatMoney(low, currency)} to ${formatMoney(high, currency)}`;
  return label === '' ? amounts : `${label} ${amounts}`;
}

export const formatPeriod = (period: Period | '') => (period === '' ? '' : ` per ${period}`);
