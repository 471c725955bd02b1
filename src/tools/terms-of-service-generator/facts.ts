import { readDraft } from '@/lib/fields';
import { fillGap, gap } from '@/lib/gaps';
import { readPlace, usStates, withArticle } from '@/lib/places';
import { plural } from '@/lib/text';
import { fields, type Answers, type Draft } from './model';

export type Region = 'us' | 'eu' | 'uk' | 'other';

/** The answers, understood: what every clause, check and snippet reads. */
export interface Facts {
  answers: Answers;
  region: Region;
  hasConsumers: boolean;
  hasBusinesses: boolean;
  /** Consumers in the EU or the UK, whose rights no contract takes away. */
  hasConsumerLaw: boolean;
}

const regions: Record<ReturnType<typeof readPlace>['region'], Region> = { US: 'us', EU: 'eu', UK: 'uk', other: 'other', unknown: 'other' };

export function readAnswers(draft: Draft): Facts {
  const { values: answers } = readDraft(fields, draft, { today: '', currency: 'USD' });
  const region = answers.region === 'country' ? regionOf(answers) : answers.region;
  const hasConsumers = answers.audience !== 'businesses';
  return {
    answers,
    region,
    hasConsumers,
    hasBusinesses: answers.audience !== 'consumers',
    hasConsumerLaw: hasConsumers && (region === 'eu' || region === 'uk'),
  };
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

/** The end of a sentence after something typed, which may bring its own. */
export const ended = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** "30 days", or an open place where nothing sensible was typed. */
export const daysIn = (days: number, label = 'Number of Days') => (days > 0 ? plural(days, 'day') : `${gap(label)} days`);

export const companyIn = ({ answers }: Facts) => named(answers.companyName, 'Company Name');
export const websiteIn = ({ answers }: Facts) => namedInside(answers.website, 'Website');
export const emailIn = ({ answers }: Facts) => namedInside(answers.contactEmail, 'Contact Email');
export const addressIn = ({ answers }: Facts) => namedInside(answers.address, 'Postal Address');

/** Countries whose states, provinces or parts have contract law of their own: the country alone names no law. */
const dividedCountries = /^(canada|australia|mexico)$/i;
/** Parts that people give as their country, and that have a law of their own. */
const partsWithLaw = /^(england|england and wales|scotland|wales|northern ireland)$/i;

const statesByCode = new Map<string, string>(Object.entries(usStates));

/** "or" and "OR" are Oregon, but only in the United States. */
const stateIn = (state: string, country: string) =>
  readPlace(country).region === 'US' ? (statesByCode.get(state.toUpperCase()) ?? state) : state;

function needsState(country: string): boolean {
  const { region } = readPlace(country);
  if (partsWithLaw.test(country)) return false;
  return country === '' || region === 'US' || region === 'UK' || dividedCountries.test(country);
}

/** Whose law: "California, United States". */
export function lawIn({ answers }: Facts): string {
  const country = withoutEnd(tidy(answers.country));
  const state = stateIn(withoutEnd(tidy(answers.state)), country);
  if (state === '' && !needsState(country)) return withArticle(country);
  return `${withArticle(named(state, 'State'))}, ${named(country, 'Country')}`;
}

/** "by email at …", or through the website where no address was given and none is needed. */
export function contactIn(facts: Facts): string {
  const email = tidy(facts.answers.contactEmail);
  return email === '' && !facts.hasConsumerLaw ? `through ${websiteIn(facts)}` : `by email at ${emailIn(facts)}`;
}
