import { currencies, formatMoney, toMinor } from '@/lib/money';
import { clamp, formatNumber, largestAmount, numberFormat, parseNumber, sumOf } from '@/lib/numbers';
import { plural } from '@/lib/text';
import type { Technology } from './model';

type Period = 'month' | 'year' | 'quarter' | 'week' | 'day' | 'hour';

/** How many of a period a month holds, on average over a year. */
const perMonth: Record<Period, number> = { month: 1, year: 1 / 12, quarter: 1 / 3, week: 52 / 12, day: 365 / 12, hour: 730 };

/** In this order: "$20/mo billed yearly" is a price a month. */
const periods: [Period, RegExp][] = [
  ['month', /\b(?:months?|mo|mos|mth|mths|monthly|pcm)\b|\/\s*m\b/],
  ['year', /\b(?:years?|yrs?|yearly|annually|annual|annum)\b|\/\s*y\b|\bp\.?a\b/],
  ['quarter', /\b(?:quarters?|quarterly|qtr)\b/],
  ['week', /\b(?:weeks?|wks?|weekly)\b|\/\s*w\b/],
  ['day', /\b(?:days?|daily)\b|\/\s*d\b/],
  ['hour', /\b(?:hours?|hrs?|hourly)\b|\/\s*h\b/],
];
const isPeriod = (word: string) => periods.some(([, words]) => words.test(`/${word}`));

const once = /\b(?:once|one[- ]?time|one[- ]?off|lifetime|upfront|setup)\b/;
const free = /\b(?:free|open[- ]?source|oss|gratis|no cost|no charge|nothing|zero)\b/;
/** Words that may stand beside a plain amount without changing it. */
const filler =
  /\b(?:about|around|roughly|approx|approximately|ca|circa|from|starting|starts|at|under|over|up|to|usd|plan|flat|fixed|total|only|just|the|a|an)\b/g;

interface CostReading {
  kind: 'empty' | 'monthly' | 'once' | 'unknown';
  /** In whole currency, a month or once, for one unit. */
  price: number;
  isPerUnit: boolean;
  /** What it is a price for the use of, such as "GB"; without an amount of it there is no cost. */
  use?: string;
  /** How it was read, where that may surprise. */
  note?: string;
  /** Why it cannot be counted. */
  problem?: string;
}

const unknown = (problem: string): CostReading => ({ kind: 'unknown', price: 0, isPerUnit: false, problem });

const symbolOf = (currency: string) =>
  numberFormat({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(1)
    .find(({ type }) => type === 'currency')?.value ?? currency;

const dollars: Record<string, string> = {
  US: 'USD',
  A: 'AUD',
  AU: 'AUD',
  C: 'CAD',
  CA: 'CAD',
  NZ: 'NZD',
  S: 'SGD',
  HK: 'HKD',
  R: 'BRL',
  MX: 'MXN',
};
const isCode = (word: string) => (currencies as readonly string[]).includes(word);

/** What stands beside a number, where it says another currency than the totals are in. */
function findForeign(marks: readonly string[], currency: string): string | undefined {
  return marks.find((mark) => {
    const dollar = /^([A-Z]{1,2})\$$/.exec(mark)?.[1];
    if (dollar) return (dollars[dollar] ?? currency) !== currency;
    return isCode(mark) ? mark !== currency : /^\p{Sc}$/u.test(mark) && mark !== symbolOf(currency);
  });
}

const number = String.raw`\d+(?:[.,'’]\d+|[ \u00a0\u202f]\d{3}(?!\d))*|\.\d+`;
const amountPattern = new RegExp(
  String.raw`([A-Z]{1,2}\$|\p{Sc}|\b[A-Z]{3})?\s*(${number})\s*([kKmM](?![\p{L}\d]))?\s*(\p{Sc}|[A-Z]{3}\b)?`,
  'gu',
);
const volumePattern = new RegExp(String.raw`(?:\/|\bper\b|\bevery\b|\beach\b)\s*(${number})\s*([km])?\s+([a-z]+)`, 'i');
const unitPattern = /(?:\/|\bper\b|\beach\b|\bevery\b)\s*(?:active |monthly |named )?([a-z]+)/gi;

const usePattern =
  /^(?:[kmgtp]i?b|(?:giga|tera|mega)bytes?|requests?|reqs?|calls?|messages?|emails?|mails?|sms|texts?|transactions?|charges?|payments?|orders?|minutes?|mins?|seconds?|secs?|tokens?|events?|sessions?|visits?|views?|impressions?|rows?|records?|operations?|ops|invocations?|executions?|quer(?:y|ies)|lookups?|images?|documents?|pages?|builds?|runs?|jobs?|credits?)$/i;
/** Nobody uses one gigabyte or one request a month, so without a number it is no cost. */
const findUse = (word: string) => (usePattern.test(word) ? word : undefined);

const words: [RegExp, string][] = [
  [/\b(?:us )?dollars?\b/gi, '$'],
  [/\beuros?\b/gi, '€'],
  [/\bpounds?\b/gi, '£'],
  [/(?:\/|\bper\b)\s*million\b/gi, 'per 1000000'],
  [/(?:\/|\bper\b)\s*thousand\b/gi, 'per 1000'],
];

const toNumber = (digits: string, suffix = '') => {
  const parsed = parseNumber(digits + suffix);
  return parsed.ok ? parsed.value : Number.NaN;
};
/** Without the dust that doubles leave, and with every digit of a price such as $0.075 per million. */
const tidy = (value: number) => Number(value.toPrecision(14));

/** A price as people write it: "$20/mo", "240 a year", "€8 per user per month", "free". What is not clear is never guessed. */
export function readCost(typed: string, currency: string): CostReading {
  const trimmed = typed.trim();
  if (trimmed === '') return { kind: 'empty', price: 0, isPerUnit: false };
  const symbol = symbolOf(currency);
  let rest = words.reduce((text, [word, mark]) => text.replace(word, mark), trimmed.slice(0, 200));
  if (/^\p{L}+$/u.test(symbol)) rest = rest.replaceAll(symbol, ' ');
  if (/%|\bper ?cent\b/i.test(rest)) return unknown('A percentage isn’t a price a month.');
  let divisor = 1;
  let isPerUnit = false;
  let use: string | undefined;
  const volume = volumePattern.exec(rest);
  if (volume) {
    divisor = toNumber(volume[1] ?? '', volume[2]);
    isPerUnit = !isPeriod((volume[3] ?? '').toLowerCase());
    if (isPerUnit) use = findUse(volume[3] ?? '');
    // The period itself stays, so that "per 3 months" is still by the month.
    rest = rest.replace(volume[0], isPerUnit ? ' ' : ` per ${volume[3]}`);
  }
  const amounts = [...rest.matchAll(amountPattern)];
  const marks = amounts
    .flatMap((match) => [match[1] ?? '', match[4] ?? ''])
    .filter((mark) => mark !== '' && (!/^[A-Z]{3}$/.test(mark) || isCode(mark)));
  const plain = rest.replace(amountPattern, ' # ').toLowerCase();
  const period = periods.find(([, pattern]) => pattern.test(plain))?.[0];
  if (free.test(plain)) {
    const isPriced = marks.length > 0 || (amounts.length > 0 && period !== undefined);
    return isPriced
      ? unknown('It names a price and something free. Write what you pay now.')
      : { kind: 'monthly', price: 0, isPerUnit: false };
  }
  if (amounts.length === 0) return unknown('There’s no amount in it.');
  if (/^\s*[-−(]/.test(rest) && amounts.length === 1) return unknown('A cost can’t be below 0.');
  const foreign = findForeign(marks, currency);
  if (foreign) return unknown(`It is in ${foreign}, the totals are in ${currency}.`);
  const isRange = amounts.length === 2 && /#\s*(?:-|–|—|to)\s*#/.test(plain);
  if (amounts.length > 1 && !isRange) return unknown('It has more than one amount. Write the one you pay now.');
  const isOnce = once.test(plain);
  const others = plain.replace(filler, '').replace(/[^\p{L}]/gu, '');
  if (marks.length === 0 && !period && !isOnce && !isPerUnit && others !== '') return unknown('It isn’t clear that the number is a price.');
  const values = amounts.map((match) => toNumber(match[2] ?? '', match[3]));
  const price = (sumOf(values) / values.length / divisor) * (isOnce ? 1 : perMonth[period ?? 'month']);
  if (!Number.isFinite(price) || price > largestAmount / 1000) return unknown('The amount is too large to add up.');
  for (const [, word = ''] of rest.matchAll(unitPattern)) {
    isPerUnit ||= !isPeriod(word.toLowerCase());
    use ??= findUse(word);
  }
  const notes = [
    isRange ? `the middle of the range, ${formatNumber(tidy(sumOf(values) / 2))}` : '',
    isOnce ? 'paid once, so not in the monthly total' : period ? '' : 'a month, since no period is given',
    !isOnce && period === 'hour' ? '730 hours a month' : '',
  ].filter(Boolean);
  return {
    kind: isOnce ? 'once' : 'monthly',
    price: tidy(price),
    isPerUnit,
    ...(use === undefined ? {} : { use }),
    ...(notes.length > 0 ? { note: `Read as ${notes.join(', ')}.` } : {}),
  };
}

interface MonthlyCost {
  reading: CostReading;
  /** In minor units; undefined where nothing can be counted. */
  now: number | undefined;
  tenfold: number | undefined;
  once: number;
}

const usage = 10;

const unitsOf = ({ units }: Pick<Technology, 'units'>) => (Number.isFinite(units) ? clamp(units, 0, 1e9) : 1);

/** A price for using something counts once it is said how much of it is used. */
function withUse(reading: CostReading, units: number): CostReading {
  if (reading.use === undefined || units !== 1 || reading.kind !== 'monthly') return reading;
  return unknown(`It is a price per ${reading.use}, not a month. Enter under “Units now” how many you use a month.`);
}

export function costOf(technology: Pick<Technology, 'cost' | 'units' | 'growth' | 'largerPrice'>, currency: string): MonthlyCost {
  const read = readCost(technology.cost, currency);
  const units = unitsOf(technology);
  const toAmount = ({ price, isPerUnit }: CostReading, count: number) => toMinor(tidy(isPerUnit ? price * count : price), currency);
  const isTooLarge = read.isPerUnit && read.price * units > largestAmount / 1000;
  const reading = isTooLarge ? unknown('The amount is too large to add up.') : withUse(read, units);
  const now = reading.kind === 'monthly' ? toAmount(reading, units) : reading.kind === 'once' ? 0 : undefined;
  const larger = readCost(technology.largerPrice, currency);
  const grows = technology.growth === 'tenfold' || (technology.growth === 'price' && reading.isPerUnit);
  // From the price itself: ten times a rounded amount would be off by up to five cents.
  const tenTimes = () => toAmount({ ...reading, price: reading.price * usage }, units);
  const grown = now === undefined ? undefined : grows && reading.kind === 'monthly' ? tenTimes() : now;
  const isLargerKnown = larger.kind === 'monthly' && larger.price * (larger.isPerUnit ? units * usage : 1) <= largestAmount / 100;
  return {
    reading,
    now,
    tenfold: larger.kind === 'empty' ? grown : isLargerKnown ? toAmount(larger, units * usage) : undefined,
    once: reading.kind === 'once' ? toAmount(reading, units) : 0,
  };
}

export interface CostTotals {
  now: number;
  tenfold: number;
  once: number;
  /** With something written in Cost. */
  written: number;
  notUnderstood: Technology[];
  /** Left out of the figure at ten times the usage. */
  notGrown: number;
}

/** What the decided technologies cost together; what cannot be read is counted, never guessed. */
export function computeTotals(technologies: readonly Technology[], currency: string): CostTotals {
  const costs = technologies.map((technology) => ({ technology, ...costOf(technology, currency) }));
  return {
    now: sumOf(costs.map(({ now }) => now ?? 0)),
    tenfold: sumOf(costs.map(({ tenfold }) => tenfold ?? 0)),
    once: sumOf(costs.map(({ once: amount }) => amount)),
    written: costs.filter(({ reading }) => reading.kind !== 'empty').length,
    notUnderstood: costs.filter(({ reading }) => reading.kind === 'unknown').map(({ technology }) => technology),
    notGrown: costs.filter(
      ({ tenfold, technology, reading }) => tenfold === undefined && (reading.kind !== 'empty' || technology.largerPrice.trim() !== ''),
    ).length,
  };
}

export function describeTotals({ written, notUnderstood }: CostTotals): string {
  if (written === 0) return 'No costs written yet';
  const count = notUnderstood.length;
  return count === 0
    ? `${plural(written, 'cost')} understood`
    : `${count.toLocaleString('en-US')} of ${plural(written, 'cost')} not understood`;
}

export function describeGrowth({ written, notGrown }: CostTotals): string {
  return notGrown > 0
    ? `${plural(notGrown, 'cost')} left out`
    : written === 0
      ? 'From the costs you write'
      : 'Prices per user or per use grow, others stay';
}

/** "$20.00 a month, $200.00 at 10x", or why there is no figure. */
export function describeCost(technology: Technology, currency: string): string {
  const { reading, now, tenfold, once: paidOnce } = costOf(technology, currency);
  if (reading.kind === 'empty') return '';
  if (reading.kind === 'unknown') return `Not understood: ${reading.problem}`;
  if (reading.kind === 'once') return `${formatMoney(paidOnce, currency)} once`;
  const later = tenfold === undefined ? 'not known' : formatMoney(tenfold, currency);
  const basis = reading.isPerUnit ? ` for ${plural(tidy(unitsOf(technology)), 'unit')}` : '';
  return `${formatMoney(now ?? 0, currency)} a month${basis}, ${later} at 10x`;
}
