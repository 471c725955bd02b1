import { readDraft } from '@/lib/fields';
import { fillGap, gap } from '@/lib/gaps';
import { readPlace } from '@/lib/places';
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

/** The end of a sentence after something typed, which may bring its own. */
export const ended = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** "30 days", or an open place where nothing sensible was typed. */
export const daysIn = (days: number, label = 'Number of Days') => (days > 0 ? plural(days, 'day') : `${gap(label)} days`);

export const companyIn = ({ answers }: Facts) => named(answers.companyName, 'Company Name');
export const websiteIn = ({ answers }: Facts) => named(answers.website, 'Website');
export const emailIn = ({ answers }: Facts) => named(answers.contactEmail, 'Contact Email');
export const addressIn = ({ answers }: Facts) => named(answers.address, 'Postal Address');

/** Countries whose states, provinces or parts have contract law of their own: the country alone names no law. */
const dividedCountries = /^(canada|australia|mexico)$/i;
/** Parts that people give as their country, and that have a law of their own. */
const partsWithLaw = /^(england|england and wales|scotland|wales|northern ireland)$/i;

function needsState(country: string): boolean {
  const { region } = readPlace(country);
  if (partsWithLaw.test(country)) return false;
  return country === '' || region === 'US' || region === 'UK' || dividedCountries.test(country);
}

/** Whose law: "California, United States". */
export function lawIn({ answers }: Facts): string {
  const country = tidy(answers.country);
  const state = tidy(answers.state);
  if (state === '' && !needsState(country)) return country;
  return `${named(state, 'State')}, ${named(country, 'Country')}`;
}

/** "by email at …", or through the website where no address was given and none is needed. */
export function contactIn(facts: Facts): string {
  const email = tidy(facts.answers.contactEmail);
  return email === '' && !facts.hasConsumerLaw ? `through ${websiteIn(facts)}` : `by email at ${emailIn(facts)}`;
}
