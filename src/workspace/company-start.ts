/** What a tool starts with once the suite knows the company. */
import { withCodes } from '@/lib/amount-currency';
import type { Surroundings } from '@/lib/fields';
import { readLocation, usStates } from '@/lib/places';
import type { Answers } from '@/lib/topics/texts';
import type { Shares, Source } from './shares';
import type { Company } from './store';

/** The profile, in the place of a document. */
export const companySource: Source = { doc: 'company', tool: 'Your profile', name: '' };

/** "Austin, TX" says which state and country that is; only what is certain, and only where nobody said it. */
function withPlace(answers: Answers): Answers {
  const { 'company.place': place = '', 'company.country': toldCountry, 'company.region': toldRegion } = answers;
  if (place === '' || toldCountry !== undefined || toldRegion !== undefined) return answers;
  const { region, state, country } = readLocation(place);
  const named = region === 'US' ? 'United States' : region === 'UK' ? 'United Kingdom' : country;
  return { ...answers, ...(named ? { 'company.country': named } : {}), ...(state ? { 'company.region': usStates[state] } : {}) };
}

/** Only a figure that is told by itself becomes one: a price may be any words. */
const withAmount = (answers: Answers): Answers =>
  answers['raise.amount'] === undefined ? answers : { ...answers, 'raise.amount': withCodes(answers['raise.amount']) };

export function startFrom<T>(shares: Shares<T>, data: T, { answers, look }: Company, around: Surroundings): T {
  const filled = shares.profile?.fill(data, withAmount(withPlace(answers))).data ?? data;
  return look ? (shares.accepts?.looks?.plan(filled, [look], companySource, around).data ?? filled) : filled;
}
