import { readDraft } from '@/lib/fields';
import { fillGap, gap } from '@/lib/gaps';
import { parseNumber } from '@/lib/numbers';
import { readLocation, readPlace, usStates, withArticle } from '@/lib/places';
import { plural } from '@/lib/text';
import { numberNames, ukGap, ukLaws, type NumberName } from './content';
import { fields, type Answers, type Draft } from './model';

export type Region = 'us' | 'eu' | 'uk' | 'other';

/** The answers, understood: what every clause, check and snippet reads. */
export interface Facts {
  answers: Answers;
  /** The answers as they were typed. */
  draft: Draft;
  region: Region;
  hasConsumers: boolean;
  hasBusinesses: boolean;
  /** Consumers in the EU or the UK, whose rights no contract takes away. */
  hasConsumerLaw: boolean;
  /** Consumers whose subscriptions German law has rules of its own for. */
  hasGermanLaw: boolean;
  /** Consumers who are to be told the name of a mediator. */
  isFrench: boolean;
  /** The company is there, whoever its customers are. */
  isGermany: boolean;
}

const regions: Record<ReturnType<typeof readPlace>['region'], Region> = { US: 'us', EU: 'eu', UK: 'uk', other: 'other', unknown: 'other' };

export function readAnswers(draft: Draft): Facts {
  const { values } = readDraft(fields, draft, { today: '', currency: 'USD' });
  const answers = { ...values, ...typedNumbers(draft) };
  const region = answers.region === 'country' ? regionOf(answers) : answers.region;
  const hasConsumers = answers.audience !== 'businesses';
  const hasConsumerLaw = hasConsumers && (region === 'eu' || region === 'uk');
  return {
    answers,
    draft,
    region,
    hasConsumers,
    hasBusinesses: answers.audience !== 'consumers',
    hasConsumerLaw,
    hasGermanLaw: hasConsumerLaw && region === 'eu' && isGerman(answers),
    isFrench: hasConsumerLaw && region === 'eu' && countryOf(answers) === 'France',
    isGermany: region === 'eu' && isGerman(answers),
  };
}

const countryOf = ({ country, state }: Answers) => readLocation(tidy(country) || tidy(state)).country;
const isGerman = (answers: Answers) => countryOf(answers) === 'Germany';

/** A number is printed as it was typed or not at all: one that is out of range is named as a fault, never changed. */
function typedNumbers(draft: Draft): Record<NumberName, number> {
  const read = (name: NumberName) => {
    const parsed = parseNumber(draft[name]);
    return parsed.ok ? Math.max(0, Math.trunc(parsed.value)) : 0;
  };
  return Object.fromEntries(numberNames.map((name) => [name, read(name)])) as Record<NumberName, number>;
}

function regionOf({ country, state }: Answers): Region {
  const { region } = readPlace(country);
  return regions[region === 'unknown' ? readPlace(state).region : region];
}

/** One line, whatever was pasted, without the signs that the document keeps for itself. */
export const tidy = (typed: string) =>
  typed
    .replace(/[\uE000-\uE003]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

export const named = (typed: string, label: string) => fillGap(tidy(typed), label);

/** For the middle of a sentence: a full stop behind a whole word, a number or an address does not end ours. */
const withoutEnd = (text: string) => text.replace(/(?<=\p{L}{4,}|\d|[.@]\p{L}{2,})[.;:,]+$/u, '');
export const namedInside = (typed: string, label: string) => named(withoutEnd(tidy(typed)), label);

/** "the American Arbitration Association", but "JAMS". */
export function bodyIn(typed: string, label: string): string {
  const body = namedInside(typed, label);
  return /\b(association|board|cent(er|re)|chamber|commission|council|court|institut(e|ion))\b/i.test(body) && !/^the /i.test(body)
    ? `the ${body}`
    : body;
}

/** "30 days", or an open place where nothing sensible was typed. */
export const daysIn = (days: number, label = 'Number of Days') => (days > 0 ? plural(days, 'day') : `${gap(label)} days`);

export const companyIn = ({ answers }: Facts) => named(answers.companyName, 'Company Name');
export const websiteIn = ({ answers }: Facts) => namedInside(answers.website, 'Website');
export const emailIn = ({ answers }: Facts) => namedInside(answers.contactEmail, 'Contact Email');
export const addressIn = ({ answers }: Facts) => namedInside(answers.address, 'Postal Address');

/** Countries whose states, provinces or parts have contract law of their own: the country alone names no law. */
const dividedCountries = /^(canada|australia|mexico)$/i;

const statesByCode = new Map<string, string>(Object.entries(usStates));

/** "or" and "OR" are Oregon, but only in the United States. */
const stateIn = (state: string, country: string) =>
  readPlace(country).region === 'US' ? (statesByCode.get(state.toUpperCase()) ?? state) : state;

const needsState = (country: string) => country === '' || readPlace(country).region === 'US' || dividedCountries.test(country);

/** England and Wales share one law. */
const ukLawIn = (typed: string) =>
  ukLaws.find((law) => (law === 'England and Wales' ? /\b(england|wales)\b/i : new RegExp(`\\b${law}\\b`, 'i')).test(typed));

/** What was said of the law, empty where nothing was. */
export const lawNamed = ({ answers }: Pick<Facts, 'answers'>) => {
  const country = withoutEnd(tidy(answers.country));
  return [stateIn(withoutEnd(tidy(answers.state)), country), country].filter(Boolean).join(', ');
};

/** Whose law: "California, United States". */
export function lawIn({ answers }: Facts): string {
  const country = withoutEnd(tidy(answers.country));
  const state = stateIn(withoutEnd(tidy(answers.state)), country);
  if (readPlace(country).region === 'UK') return ukLawIn(`${state} ${country}`) ?? gap(ukGap);
  if (state === '' && !needsState(country)) return withArticle(country);
  return `${withArticle(named(state, 'State'))}, ${named(country, 'Country')}`;
}

/** "by email at …", or through the website where no address was given and none is needed. */
export function contactIn(facts: Facts): string {
  const email = tidy(facts.answers.contactEmail);
  return email === '' && !facts.hasConsumerLaw ? `through ${websiteIn(facts)}` : `by email at ${emailIn(facts)}`;
}
