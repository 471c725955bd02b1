import { toFraction } from '@/lib/numbers';

/** Percent, as kept in older tables that mix personal and corporate rates. */
const olderRates = {
  Alabama: 5, Alaska: 0, Arizona: 4.5, Arkansas: 5.9, California: 8.84, Colorado: 4.55, Connecticut: 7.5, Delaware: 8.7, Florida: 5.5,
  Georgia: 5.75, Hawaii: 6.4, Idaho: 6.5, Illinois: 9.5, Indiana: 5.25, Iowa: 9.8, Kansas: 7, Kentucky: 5, Louisiana: 7.5,
  Maine: 8.93, Maryland: 8.25, Massachusetts: 8, Michigan: 6, Minnesota: 9.8, Mississippi: 5, Missouri: 4, Montana: 6.75, Nebraska: 7.81,
  Nevada: 0, 'New Hampshire': 7.7, 'New Jersey': 9, 'New Mexico': 5.9, 'New York': 7.25, 'North Carolina': 2.5, 'North Dakota': 4.31,
  Ohio: 0, Oklahoma: 6, Oregon: 6.6, Pennsylvania: 9.99, 'Rhode Island': 7, 'South Carolina': 5, 'South Dakota': 0, Tennessee: 6.5,
  Texas: 0, Utah: 4.95, Vermont: 8.5, Virginia: 6, Washington: 0, 'West Virginia': 6.5, Wisconsin: 7.9, Wyoming: 0,
  'District of Columbia': 8.25,
}; // prettier-ignore

const toId = (name: string) => name.toLowerCase().replaceAll(' ', '-');
const percentById = new Map(Object.entries(olderRates).map(([name, percent]) => [toId(name), percent]));

export const stateNames: Record<string, string> = Object.fromEntries(Object.keys(olderRates).map((name) => [toId(name), name]));
export const stateIds: readonly string[] = Object.keys(stateNames);

/** Fractions are divided out of the percent once, so that 8.84% is exactly 0.0884. */

export const olderRateOf = (state: string) => toFraction(percentById.get(state) ?? 0);
export const stateNameOf = (state: string) => (Object.hasOwn(stateNames, state) ? (stateNames[state] ?? '') : 'Unknown state');

interface DatedRate {
  percent: number;
  year: number;
}
const at = (year: number, percents: Record<string, number>) =>
  Object.entries(percents).map(([id, percent]) => [id, { percent, year }] as const);

/** What a person pays on income: states with one rate, and states with none. */
const individualRates = new Map<string, DatedRate>([
  ...at(2025, {
    alaska: 0,
    florida: 0,
    nevada: 0,
    'new-hampshire': 0,
    'south-dakota': 0,
    tennessee: 0,
    texas: 0,
    washington: 0,
    wyoming: 0,
  }),
  ...at(2025, { arizona: 2.5, illinois: 4.95, indiana: 3, iowa: 3.8, louisiana: 3, pennsylvania: 3.07 }),
  ...at(2026, { kentucky: 3.5, 'north-carolina': 3.99 }),
]);

/** What a corporation pays on profit; the top rate where there are several. */
const corporateRates = new Map<string, DatedRate>([
  ...at(2025, { california: 8.84, iowa: 7.1, louisiana: 5.5, nebraska: 5.2, pennsylvania: 7.99 }),
  ...at(2025, { nevada: 0, ohio: 0, 'south-dakota': 0, texas: 0, washington: 0, wyoming: 0 }),
  ...at(2026, { 'north-carolina': 2 }),
]);

export const newerRateOf = (state: string, kind: 'individual' | 'corporate') => {
  const found = (kind === 'corporate' ? corporateRates : individualRates).get(state);
  return found && { rate: toFraction(found.percent), year: found.year };
};

/** A rate of 0 is not the whole story where business is taxed on what it takes in. */
const grossReceiptsTaxes = new Map([
  ['nevada', 'commerce tax'],
  ['ohio', 'commercial activity tax'],
  ['texas', 'franchise (margin) tax'],
  ['washington', 'business and occupation tax'],
]);

export function describeGrossReceipts(state: string): string | undefined {
  const name = grossReceiptsTaxes.get(state);
  return name && `${stateNameOf(state)} has no rate on income here, but it taxes gross receipts (the ${name}). That tax isn’t counted.`;
}
