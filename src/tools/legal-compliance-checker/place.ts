import { euCountries, readPlace, usStates, type UsState } from '@/lib/places';
import { foldText } from '@/lib/text';

export type EuCountry = (typeof euCountries)[number];

/** Where the business is, as far as the typed words say it for certain. */
export interface Location {
  region: 'US' | 'UK' | 'EU' | 'other';
  state?: UsState;
  country?: EuCountry;
  /** "Texas, United States", or what was typed where it says nothing we know. */
  label: string;
}

/** Cities that stand for their country when nothing else is typed, with the country's code: "Berlin, DE" is not in Delaware. */
const cities: Record<string, { country: string; code: string }> = {
  berlin: { country: 'Germany', code: 'de' },
  munich: { country: 'Germany', code: 'de' },
  hamburg: { country: 'Germany', code: 'de' },
  cologne: { country: 'Germany', code: 'de' },
  frankfurt: { country: 'Germany', code: 'de' },
  munchen: { country: 'Germany', code: 'de' },
  koln: { country: 'Germany', code: 'de' },
  stuttgart: { country: 'Germany', code: 'de' },
  dusseldorf: { country: 'Germany', code: 'de' },
  hannover: { country: 'Germany', code: 'de' },
  leipzig: { country: 'Germany', code: 'de' },
  dresden: { country: 'Germany', code: 'de' },
  paris: { country: 'France', code: 'fr' },
  lyon: { country: 'France', code: 'fr' },
  amsterdam: { country: 'Netherlands', code: 'nl' },
  rotterdam: { country: 'Netherlands', code: 'nl' },
  brussels: { country: 'Belgium', code: 'be' },
  dublin: { country: 'Ireland', code: 'ie' },
  madrid: { country: 'Spain', code: 'es' },
  barcelona: { country: 'Spain', code: 'es' },
  lisbon: { country: 'Portugal', code: 'pt' },
  porto: { country: 'Portugal', code: 'pt' },
  rome: { country: 'Italy', code: 'it' },
  milan: { country: 'Italy', code: 'it' },
  vienna: { country: 'Austria', code: 'at' },
  stockholm: { country: 'Sweden', code: 'se' },
  copenhagen: { country: 'Denmark', code: 'dk' },
  helsinki: { country: 'Finland', code: 'fi' },
  tallinn: { country: 'Estonia', code: 'ee' },
  riga: { country: 'Latvia', code: 'lv' },
  vilnius: { country: 'Lithuania', code: 'lt' },
  warsaw: { country: 'Poland', code: 'pl' },
  krakow: { country: 'Poland', code: 'pl' },
  prague: { country: 'Czechia', code: 'cz' },
  budapest: { country: 'Hungary', code: 'hu' },
  bucharest: { country: 'Romania', code: 'ro' },
  sofia: { country: 'Bulgaria', code: 'bg' },
  athens: { country: 'Greece', code: 'gr' },
  london: { country: 'United Kingdom', code: 'uk' },
  manchester: { country: 'United Kingdom', code: 'uk' },
  edinburgh: { country: 'United Kingdom', code: 'uk' },
  'new york city': { country: 'New York', code: 'ny' },
  nyc: { country: 'New York', code: 'ny' },
  'san francisco': { country: 'California', code: 'ca' },
  'los angeles': { country: 'California', code: 'ca' },
  chicago: { country: 'Illinois', code: 'il' },
  houston: { country: 'Texas', code: 'tx' },
  seattle: { country: 'Washington', code: 'wa' },
  toronto: { country: 'Canada', code: 'ca' },
  vancouver: { country: 'Canada', code: 'ca' },
  montreal: { country: 'Canada', code: 'ca' },
  ottawa: { country: 'Canada', code: 'ca' },
  calgary: { country: 'Canada', code: 'ca' },
  edmonton: { country: 'Canada', code: 'ca' },
  mumbai: { country: 'India', code: 'in' },
  delhi: { country: 'India', code: 'in' },
  'new delhi': { country: 'India', code: 'in' },
  bangalore: { country: 'India', code: 'in' },
  bengaluru: { country: 'India', code: 'in' },
  hyderabad: { country: 'India', code: 'in' },
  chennai: { country: 'India', code: 'in' },
  pune: { country: 'India', code: 'in' },
  kolkata: { country: 'India', code: 'in' },
  ahmedabad: { country: 'India', code: 'in' },
  gurugram: { country: 'India', code: 'in' },
  'tel aviv': { country: 'Israel', code: 'il' },
  haifa: { country: 'Israel', code: 'il' },
  jerusalem: { country: 'Israel', code: 'il' },
  valletta: { country: 'Malta', code: 'mt' },
  casablanca: { country: 'Morocco', code: 'ma' },
  tunis: { country: 'Tunisia', code: 'tn' },
  medellin: { country: 'Colombia', code: 'co' },
  perth: { country: 'Australia', code: 'wa' },
  'buenos aires': { country: 'Argentina', code: 'ar' },
  bogota: { country: 'Colombia', code: 'co' },
  jakarta: { country: 'Indonesia', code: 'id' },
};

/** Countries whose states or codes look like those of the United States: "Perth, WA, Australia". */
const otherCountries = ['argentina', 'australia', 'brazil', 'canada', 'colombia', 'india', 'indonesia', 'israel', 'mexico', 'new zealand'];

const otherSpellings: Record<string, EuCountry> = {
  holland: 'Netherlands',
  'the netherlands': 'Netherlands',
  'czech republic': 'Czechia',
  deutschland: 'Germany',
  osterreich: 'Austria',
  espana: 'Spain',
  italia: 'Italy',
  polska: 'Poland',
  nederland: 'Netherlands',
  belgie: 'Belgium',
  belgique: 'Belgium',
  sverige: 'Sweden',
  danmark: 'Denmark',
  suomi: 'Finland',
  cesko: 'Czechia',
  'republic of ireland': 'Ireland',
};

const countryOf = (part: string): EuCountry | undefined => euCountries.find((name) => name.toLowerCase() === part) ?? otherSpellings[part];

const fromState = (state: UsState): Location => ({ region: 'US', state, label: `${usStates[state]}, United States` });

function fromName(name: string): Location {
  const country = countryOf(name.toLowerCase());
  if (country) return { region: 'EU', country, label: country };
  const { region, state } = readPlace(name);
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
  const known = cities[city];
  if (known && parts.slice(1).every((part) => part === known.code || part === city)) return fromName(known.country);
  if (parts.length > 1 && parts.at(-1) === 'georgia' && georgianCities.includes(city)) return fromState('GA');
  const { region, state } = readPlace(text);
  if (region === 'US') return state ? fromState(state) : { region, label: 'United States' };
  if (region === 'UK') return { region, label: 'United Kingdom' };
  if (region === 'EU') return { region, label: 'European Union' };
  return { region: 'other', label };
}

/** What the reading means for the list, said beside the field and on the checklist. */
export function describeLocation(location: Location): string {
  const { region, label, state, country } = location;
  if (label === '') return '';
  if (region === 'other') {
    return /\bgeorgia$/.test(foldText(label))
      ? 'Georgia is a state and a country. Write “Georgia, US” for the state.'
      : 'No local rules loaded - general list. If you are in the US, the UK or the EU, add the state or the country.';
  }
  if (region === 'US' && !state) return 'Read as: United States. Add the state for its filing names and dates.';
  if (region === 'EU' && !country) return 'Read as: European Union. Add the country for its register.';
  return `Read as: ${label}.`;
}
