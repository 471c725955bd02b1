import { cities, otherCountries, otherSpellings } from './place-names';
import { foldText } from './text';

/** The states and the district, by postal code. */
export const usStates = {
  AL: 'Alabama', AK: 'Alaska', AZ: 'Arizona', AR: 'Arkansas', CA: 'California', CO: 'Colorado', CT: 'Connecticut', DE: 'Delaware',
  DC: 'District of Columbia', FL: 'Florida', GA: 'Georgia', HI: 'Hawaii', ID: 'Idaho', IL: 'Illinois', IN: 'Indiana', IA: 'Iowa',
  KS: 'Kansas', KY: 'Kentucky', LA: 'Louisiana', ME: 'Maine', MD: 'Maryland', MA: 'Massachusetts', MI: 'Michigan', MN: 'Minnesota',
  MS: 'Mississippi', MO: 'Missouri', MT: 'Montana', NE: 'Nebraska', NV: 'Nevada', NH: 'New Hampshire', NJ: 'New Jersey',
  NM: 'New Mexico', NY: 'New York', NC: 'North Carolina', ND: 'North Dakota', OH: 'Ohio', OK: 'Oklahoma', OR: 'Oregon',
  PA: 'Pennsylvania', RI: 'Rhode Island', SC: 'South Carolina', SD: 'South Dakota', TN: 'Tennessee', TX: 'Texas', UT: 'Utah',
  VT: 'Vermont', VA: 'Virginia', WA: 'Washington', WV: 'West Virginia', WI: 'Wisconsin', WY: 'Wyoming',
} as const; // prettier-ignore
export type UsState = keyof typeof usStates;

export const euCountries = [
  'Austria', 'Belgium', 'Bulgaria', 'Croatia', 'Cyprus', 'Czechia', 'Denmark', 'Estonia', 'Finland', 'France', 'Germany', 'Greece',
  'Hungary', 'Ireland', 'Italy', 'Latvia', 'Lithuania', 'Luxembourg', 'Malta', 'Netherlands', 'Poland', 'Portugal', 'Romania',
  'Slovakia', 'Slovenia', 'Spain', 'Sweden',
] as const; // prettier-ignore

type Region = 'US' | 'UK' | 'EU';

const namesOf: Record<Region, readonly string[]> = {
  US: ['us', 'usa', 'u.s.', 'u.s.a.', 'america', 'united states', 'united states of america'],
  UK: ['uk', 'u.k.', 'gb', 'great britain', 'britain', 'england', 'scotland', 'wales', 'northern ireland', 'united kingdom'],
  EU: ['eu', 'europe', 'european union', 'holland', 'czech republic', ...euCountries.map((name) => name.toLowerCase())],
};

export type EuCountry = (typeof euCountries)[number];

export interface Place {
  region: Region | 'other' | 'unknown';
  state?: UsState;
}

const regionOf = (part: string) => {
  const name = part.toLowerCase().replace(/^the /, '');
  return (Object.keys(namesOf) as Region[]).find((region) => namesOf[region].includes(name));
};

const stateOf = (part: string) =>
  (Object.keys(usStates) as UsState[]).find(
    (code) => code === part.replace(/\s+\d{5}(-\d{4})?$/, '') || usStates[code].toLowerCase() === part.toLowerCase(),
  );

/** The capital is named like a state at the other end of the country. */
export const isUsCapital = (typed: string) => /\bwashington\W{0,3}d\.?\s?c\b\.?/i.test(typed);

/** By the names of countries and states alone. */
function readNames(typed: string): Place {
  if (isUsCapital(typed)) return { region: 'US', state: 'DC' };
  const parts = typed
    .split(/[,/()\n]|\s-\s/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter(Boolean);
  if (parts.length === 0) return { region: 'unknown' };
  const region = parts.map(regionOf).find(Boolean);
  if (region === 'UK' || region === 'EU') return { region };
  const state = parts.map(stateOf).find(Boolean);
  if (region === 'US') return state ? { region, state } : { region };
  // Georgia is a country, too.
  const isCertain = state !== undefined && !parts.some((part) => part.toLowerCase() === 'georgia');
  return isCertain ? { region: 'US', state } : { region: 'other' };
}

/** Where something is, as far as the typed words say it for certain. */
export interface Location {
  region: 'US' | 'UK' | 'EU' | 'other';
  state?: UsState;
  country?: EuCountry;
  /** "Texas, United States", or what was typed where it says nothing we know. */
  label: string;
}

/** Whatever is typed, only what the table itself holds: "constructor" is no city. */
const look = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined => (Object.hasOwn(table, name) ? table[name] : undefined);

const countryOf = (part: string): EuCountry | undefined =>
  euCountries.find((name) => name.toLowerCase() === part) ?? look(otherSpellings, part);

const fromState = (state: UsState): Location => ({ region: 'US', state, label: `${usStates[state]}, United States` });

function fromName(name: string): Location {
  const country = countryOf(name.toLowerCase());
  if (country) return { region: 'EU', country, label: country };
  const { region, state } = readNames(name);
  if (state) return fromState(state);
  return region === 'UK' ? { region, label: name } : { region: 'other', label: name };
}

const stateCode = /^(.*[^\s,])(\s*,\s*|\s+)([a-z]{2})\.?(\s+\d{5}(?:-\d{4})?)?$/i;

/** "austin, tx" and "Austin TX 78701" as "Austin, TX"; without a comma only capitals are certain to be a code. */
function tidyCode(label: string): string {
  const [, city, gap = '', code = '', zip = ''] = stateCode.exec(label) ?? [];
  const isCode = code.toUpperCase() in usStates && (gap.includes(',') || code === code.toUpperCase());
  return city !== undefined && isCode ? `${city}, ${code.toUpperCase()}${zip}` : label;
}

const georgianCities = ['atlanta', 'savannah', 'augusta', 'columbus', 'macon'];

/** Reads a typed place; what is not certain stays "other", so that no rule of another place is shown. */
export function readLocation(typed: string): Location {
  if (isUsCapital(typed)) return fromState('DC');
  const label = typed.trim().replace(/\s+/g, ' ');
  const text = tidyCode(label);
  const parts = foldText(text)
    .split(/[,/()]|\s-\s/)
    .map((part) => part.trim().replace(/\.$/, ''))
    .filter(Boolean);
  if (parts.some((part) => otherCountries.includes(part))) return { region: 'other', label };
  const country = parts.map(countryOf).find(Boolean);
  if (country) return { region: 'EU', country, label: country };
  const [city = ''] = parts;
  const known = look(cities, city);
  if (known && parts.slice(1).every((part) => part === known.code || part === city)) return fromName(known.country);
  if (parts.length > 1 && parts.at(-1) === 'georgia' && georgianCities.includes(city)) return fromState('GA');
  const { region, state } = readNames(text);
  if (region === 'US') return state ? fromState(state) : { region, label: 'United States' };
  if (region === 'UK') return { region, label: 'United Kingdom' };
  if (region === 'EU') return { region, label: 'European Union' };
  return { region: 'other', label };
}

/** Where somebody means, from what they typed: a country, a state, a city with either ("Austin, TX"). Only what is certain is said. */
export function readPlace(typed: string): Place {
  if (typed.trim() === '') return { region: 'unknown' };
  const { region, state } = readLocation(typed);
  return state ? { region, state } : { region };
}

const needsArticle =
  /^(united states|united kingdom|united arab emirates|u\.?s\.?(a\.?)?|u\.?k\.?|netherlands|philippines|czech republic|district of columbia)(?=$|,| of america)/i;

/** "the United States": some places want their article in a sentence. */
export const withArticle = (place: string) => (needsArticle.test(place) ? `the ${place}` : place);
