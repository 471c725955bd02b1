import { endSentence } from '@/lib/sentences';
import type { Clause } from '@/lib/clauses';
import { isDay } from '@/lib/dates';
import { readDraft } from '@/lib/fields';
import { fillGap, gap } from '@/lib/gaps';
import { formatMoney, minorDigits, parseMoney } from '@/lib/money';
import { parseNumber } from '@/lib/numbers';
import { formatLegalDay, insideSentence } from '@/lib/legal-words';
import { lawPackFor, type LawPack } from '@/lib/law-packs';
import { readPlace, withArticle } from '@/lib/places';
import { plural } from '@/lib/text';
import { roles, ukGap, type ContractType } from './content';
import { readWorkPlace, type WorkPlace } from './jurisdiction';
import { fields, type Answers, type Draft } from './fields';
import { isSaid, type Payment } from './row-fields';
import { typeOf, type Made } from './model';
import { countryIn, saysSomething, stateIn, tidy, toLine } from './typed';

/** The answers, understood: what every clause and check reads. */
export interface Facts {
  type: ContractType;
  answers: Answers;
  /** The answers as they were typed. */
  draft: Draft;
  exhibits: Made['exhibits'];
  /** The installments that say something. */
  payments: readonly Payment[];
  currency: string;
  /** "Client" and "Provider", in the words of this contract. */
  client: string;
  provider: string;
  /** What it calls itself: an "Agreement", unless it is none. */
  noun: string;
  /** What is paid is called this. */
  feeName: 'Fee' | 'Rent';
  /** Clauses of the law that was chosen, where they are at hand. */
  pack: LawPack | undefined;
  place: WorkPlace;
  /** The items are lent and come back: nothing is made that could be owned. */
  isRental: boolean;
  /** Switches that this kind of contract knows, and that are on. */
  has: Record<Switch, boolean>;
}

/** A clause with the one sentence that says it in plain English. */
export interface Section extends Clause {
  short: string;
}

export type Switch = 'ip' | 'confidentiality' | 'lateFee' | 'liabilityCap' | 'nonSolicit' | 'nonCompete';

const forWork = ['ip', 'confidentiality', 'lateFee', 'liabilityCap', 'nonSolicit'] as const;
export const switchesFor: Record<ContractType, readonly Switch[]> = {
  service: forWork,
  freelance: [...forWork, 'nonCompete'],
  consulting: [...forWork, 'nonCompete'],
  employment: ['ip', 'confidentiality', 'nonSolicit', 'nonCompete'],
  nda: ['nonSolicit'],
  subscription: ['confidentiality', 'lateFee', 'liabilityCap', 'nonSolicit'],
  equipment: ['confidentiality', 'lateFee', 'liabilityCap'],
  pilot: ['confidentiality', 'lateFee', 'liabilityCap'],
  intent: ['confidentiality'],
  founders: ['confidentiality'],
  safe: [],
};

export const numberNames = [
  'confidentialYears',
  'lateFeeRate',
  'nonSolicitMonths',
  'nonCompeteMonths',
  'noticeDays',
  'acceptDays',
  'exitDays',
  'exclusiveDays',
  'vestingYears',
  'cliffMonths',
] as const;
export type NumberName = (typeof numberNames)[number];

/** A number is printed as it was typed or not at all: one that is out of range is named as a fault, never changed. */
function typedNumbers(draft: Draft): Record<NumberName, number> {
  const read = (name: NumberName) => {
    const parsed = parseNumber(draft[name]);
    const value = parsed.ok ? parsed.value : 0;
    return Math.max(0, fields[name].kind === 'integer' ? Math.trunc(value) : value);
  };
  return Object.fromEntries(numberNames.map((name) => [name, read(name)])) as Record<NumberName, number>;
}

/** Something is rented out; work on software or for a rental business is not. */
function readsLikeRental({ serviceDescription, deliverables }: Pick<Answers, 'serviceDescription' | 'deliverables'>): boolean {
  const text = `${serviceDescription}\n${deliverables}`;
  return (
    /\b(?:rent(?:s|ed|al|als|ing)?|leas(?:es?|ed|ing)|equipment hire|hire of)\b/i.test(text) &&
    !/\b(?:web ?sites?|software|apps?|platform|design|build|develop\w*|marketing|consult\w*|advi[cs]e|manag\w*|bookkeeping)\b/i.test(text)
  );
}

/** Nothing until a type is chosen. */
export function readFacts({ answers: draft, exhibits, payments = [], currency }: Made): Facts | undefined {
  const type = typeOf(draft);
  if (type === '') return undefined;
  const { values } = readDraft(fields, draft, { today: '', currency });
  const answers = { ...values, ...typedNumbers(draft) };
  const isOn = (name: Switch) => switchesFor[type].includes(name) && answers[name];
  const isRental = type === 'service' && (answers.rental === 'yes' || (answers.rental === 'auto' && readsLikeRental(answers)));
  const isMutual = type === 'nda' && answers.mutual;
  return {
    type,
    answers,
    draft,
    exhibits,
    payments: payments.filter(isSaid),
    currency,
    client: isMutual ? 'First Party' : roles[type].client,
    provider: isMutual ? 'Second Party' : roles[type].provider,
    noun: type === 'intent' ? 'Letter' : type === 'safe' ? 'Sheet' : 'Agreement',
    feeName: type === 'equipment' ? 'Rent' : 'Fee',
    pack: lawPackFor(lawIn({ answers })),
    place: readWorkPlace(answers, type),
    isRental,
    has: {
      ip: isOn('ip') && !isRental,
      confidentiality: isOn('confidentiality'),
      lateFee: isOn('lateFee'),
      liabilityCap: isOn('liabilityCap'),
      nonSolicit: isOn('nonSolicit'),
      nonCompete: isOn('nonCompete'),
    },
  };
}

/** What the law there adds to a bill. */
export const taxIn = ({ pack, place }: Facts) =>
  pack || place.region === 'EU' || place.region === 'UK' ? 'VAT' : place.region === 'US' ? 'sales tax' : 'sales tax or VAT';

export const named = (typed: string, label: string) => fillGap(tidy(typed), label);

/** "the American Arbitration Association", but "JAMS". */
export function bodyIn(typed: string, label: string): string {
  const body = named(typed, label);
  return /\b(association|board|cent(er|re)|chamber|commission|council|court|institut(e|ion))\b/i.test(body) && !/^the /i.test(body)
    ? `the ${body}`
    : body;
}

/** Lines as typed, without the signs people put before the points of a list. */
export const linesOf = (typed: string): string[] =>
  typed
    .split(/\n/)
    .map((line) => toLine(line).replace(/^(?:[-*•–]|\d{1,2}[.)])\s+/, ''))
    .filter(saysSomething);

/** An introduction and what was typed: one line goes on in the sentence, several become a lettered list, none leaves the place open. */
export function said(intro: string, typed: string, label: string): Clause['body'] {
  const [first, ...rest] = linesOf(typed);
  if (first === undefined) return [`${intro} ${gap(label)}.`];
  return rest.length === 0 ? [endSentence(`${intro} ${tidy(first)}`)] : [intro, [first, ...rest]];
}

/** "11 January 2027": a contract names the month in full. */
/** As the law of the contract writes it; a sentence may go on behind it. */
export const dayIn = (day: string, label: string, answers: Answers) =>
  isDay(day) ? formatLegalDay(day, lawNamed({ answers })) : gap(label);
export const dayInside = (day: string, label: string, answers: Answers) => insideSentence(dayIn(day, label, answers));

/** "30 days", or an open place where nothing sensible was typed. */
export const countIn = (count: number, unit: string, label: string) => (count > 0 ? plural(count, unit) : `${gap(label)} ${unit}s`);

/** "30 days' notice", or an open place. */
export const noticeIn = (days: number) =>
  days > 0 ? `${plural(days, "day's", "days'")} notice` : `${gap('Notice to end (days)')} days' notice`;

const symbolOf = (currency: string) => formatMoney(0, currency).replace(/[\d.,\s]/g, '');

/** What a plain figure comes to, in minor units; nothing where it is a range, or has words or a currency of its own. */
export function figureIn(typed: string, currency: string): number | undefined {
  const text = toLine(typed);
  const symbol = symbolOf(currency);
  const figure = symbol !== '' && text.startsWith(symbol) ? text.slice(symbol.length) : text;
  if (!/^[\d\s.,'’+*/()-]+$/.test(figure) || /\d\s*-\s*\d/.test(figure) || isOpenFigure(figure, currency)) return undefined;
  const parsed = parseMoney(figure, currency);
  return parsed.ok ? parsed.value : undefined;
}

/** More digits than the currency has would be rounded, and "84.000" is eighty-four thousand in Berlin: both stay as they were typed. */
function isOpenFigure(figure: string, currency: string): boolean {
  const digits = minorDigits(currency);
  if (digits < 3 && /^\D*\d{1,3}\.\d{3}\D*$/.test(figure)) return true;
  const parsed = parseNumber(figure);
  const minor = parsed.ok && !/[+*/]/.test(figure) ? parsed.value * 10 ** digits : 0;
  return Math.abs(minor - Math.round(minor)) > 1e-4;
}

/** "€5,000", "EUR 500", "72k", "5,000-6,000": a number that says what it is in, but not what it is for. */
const amountAlone = /^(?:[A-Za-z]{1,3}\s?)?\p{Sc}?\s?\d[\d.,\s'’–-]*[kK]?\s?(?:[A-Z]{3}|\p{Sc})?$/u;
const ownCurrency = /\p{Sc}|[A-Za-z]{2}/u;

/** Printed with the currency of the contract, since it was typed without one: "8400", "72k", "5,000-6,000". */
export const isBareAmount = (typed: string) => {
  const text = withoutEnd(typed);
  return amountAlone.test(text) && !ownCurrency.test(text);
};

const withoutEnd = (typed: string) => toLine(typed).replace(/[.;,]+$/, '');

/** A plain figure gets the currency it is in and what it is paid for; an amount in words stays as it was typed. */
export function moneyIn(typed: string, currency: string, label: string, after = ''): string {
  const text = withoutEnd(typed);
  if (!/[\p{L}\p{N}]/u.test(text)) return gap(label);
  const figure = figureIn(typed, currency);
  if (figure !== undefined) return `${formatMoney(figure, currency)} (${currency})${after}`;
  if (!amountAlone.test(text)) return text;
  return `${text}${isBareAmount(typed) ? ` (${currency})` : ''}${after}`;
}

const currencyNames =
  /\p{Sc}|\b(dollar|euro|pound|sterling|quid|franc|yen|yuan|rupee|kron[aeo]r?|peso|real|reais|rand|won|z[lł]oty|dirham|riyal|shekel|lira|forint|koruna|baht|ringgit|naira|shilling)s?\b/iu;

/** An amount in words that leaves open what it is in: "8,400 a month". */
export function lacksCurrency(typed: string): boolean {
  const text = toLine(typed);
  return /\d/.test(text) && !amountAlone.test(text) && !currencyNames.test(text) && !/(?<![A-Z])[A-Z]{3}(?![A-Z])/.test(text);
}

/** Countries whose states, provinces or parts have contract law of their own: the country alone names no law. */
const dividedCountries = /^(canada|australia|mexico|united states( of america)?|america|u\.?s\.?(a\.?)?)$/i;

/** The parts of the United Kingdom by the name of their law: England and Wales share one. */
const ukParts: [RegExp, string][] = [
  [/\b(england|wales)\b/i, 'England and Wales'],
  [/\bscotland\b/i, 'Scotland'],
  [/\bnorthern ireland\b/i, 'Northern Ireland'],
];
export const ukLaws = ukParts.map(([, law]) => law);
const ukLawIn = (typed: string) => ukParts.find(([pattern]) => pattern.test(typed))?.[1];
const isUk = (country: string) => readPlace(country).region === 'UK';

/** What was said of the law, empty where nothing was. */
export const lawNamed = ({ answers }: Pick<Facts, 'answers'>) =>
  [stateIn(answers.state, answers.country), countryIn(answers.country)].filter(Boolean).join(', ');

/** Whose law: "Oregon, United States". */
export function lawIn({ answers }: Pick<Facts, 'answers'>): string {
  const country = countryIn(answers.country);
  const state = stateIn(answers.state, answers.country);
  if (country === '' && state === '') return gap('Country');
  if (isUk(country)) return ukLawIn(`${state} ${country}`) ?? gap(ukGap);
  if (state === '' && !dividedCountries.test(country)) return withArticle(country);
  return `${withArticle(named(state, 'State'))}, ${named(country, 'Country')}`;
}
