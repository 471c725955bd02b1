import { readLocation, usStates } from '@/lib/places';
import { foldText } from '@/lib/text';
import { offices, type Office } from './offices';

export interface DataLink {
  label: string;
  href: string;
  /** The office's own address, where the link is a search on it. */
  site?: string;
}

const enc = encodeURIComponent;
/** Where a statistics office takes no word in its address, a web search is limited to its pages, and the link says so. */
const searchOn = (office: string, site: string, words: string): DataLink => ({
  label: `${office} (searched with DuckDuckGo)`,
  href: `https://duckduckgo.com/?q=${enc(`site:${site} ${words}`)}`,
  site,
});

const us = 'United States';
type Country = string;

const named = new Map<string, Office[]>();
const add = (word: string, office: Office) => named.set(word, [...(named.get(word) ?? []), office]);
for (const office of offices) {
  add(foldText(office.country), office);
  for (const word of office.also.split(',').filter(Boolean)) add(word, office);
}
/** The longest first: "South Africa" before "Africa", "Newcastle upon Tyne" before "Tyne". */
const words = [...named.keys()].sort((one, other) => other.length - one.length);

const isWord = (text: string, word: string) => {
  const at = text.indexOf(word);
  return at >= 0 && !/[\p{L}\p{N}]/u.test(text[at - 1] ?? ' ') && !/[\p{L}\p{N}]/u.test(text[at + word.length] ?? ' ');
};

const countriesIn = (part: string): Country[] => {
  const exact = named.get(part.replace(/^the /, '').replace(/\.$/, ''));
  if (exact) return exact.map(({ country }) => country);
  const found = words.find((word) => word.length > 3 && isWord(part, word));
  return (found === undefined ? [] : (named.get(found) ?? [])).map(({ country }) => country);
};

const stateNames = Object.values(usStates).map((name) => name.toLowerCase());
/** What also is a country, or stands in one: only with the United States beside it is it certain. */
const isAmbiguousState = (part: string) => part === 'georgia';

/** The countries of one place: what stands last says most. "Birmingham, AL" is in Alabama, "Cordoba, Spain" in Spain. */
function readGroup(group: string): Country[] {
  const text = foldText(group).replace(/\s+/g, ' ').trim();
  const parts = text
    .split(/[,()]|\s-\s/)
    .map((part) => part.trim())
    .filter(Boolean);
  if (readLocation(group).region === 'US') return [us];
  const exact = parts.flatMap((part) =>
    stateNames.includes(part) && !isAmbiguousState(part) ? [us] : (named.get(part) ?? []).map(({ country }) => country),
  );
  const countries = parts.flatMap((part) =>
    offices.filter(({ country }) => foldText(country) === part.replace(/^the /, '')).map(({ country }) => country),
  );
  if (countries.length > 0) return countries;
  if (exact.length > 0) return exact;
  return parts.flatMap(countriesIn);
}

/** The countries that a typed place is in or names, each once; none where it says nothing we know. */
export function countriesOf(location: string): Country[] {
  const whole = foldText(location).trim();
  const asOne = named.get(whole.replace(/^the /, ''));
  if (asOne) return asOne.map(({ country }) => country);
  const groups = location.split(/[/&+;\n]|\s(?:and|und|et|y|plus)\s/i).filter((group) => group.trim() !== '');
  const found = groups.flatMap(readGroup);
  return [...new Set(found.length > 0 ? found : countriesIn(whole))];
}

/** Offices whose address takes the words that are looked for. */
function searchOf(country: Country, words: string, location: string): DataLink[] {
  if (country === us) {
    const { state } = readLocation(location);
    return [
      { label: 'US Census Bureau', href: `https://data.census.gov/all?q=${enc(`${words} ${state ?? ''}`.trim())}` },
      { label: 'US Bureau of Labor Statistics', href: `https://data.bls.gov/search/query/results?q=${enc(words)}` },
    ];
  }
  if (country === 'United Kingdom')
    return [{ label: 'Office for National Statistics (UK)', href: `https://www.ons.gov.uk/search?q=${enc(words)}`, site: 'ons.gov.uk' }];
  if (country === 'Canada')
    return [{ label: 'Statistics Canada', href: `https://www150.statcan.gc.ca/n1/en/type/data?text=${enc(words)}`, site: 'statcan.gc.ca' }];
  const office = offices.find((one) => one.country === country);
  return office ? [searchOn(office.name, office.site, words)] : [];
}

const inEurostat = new Set(['Iceland', 'Norway', 'Switzerland']);

/** Official statistics of the place, opened with the industry's words. Nothing is asked until a link is followed. */
export function officialData(industry: string, location: string): DataLink[] {
  const words = industry.trim() || 'business';
  const countries = countriesOf(location).slice(0, 6);
  const european = countries.filter((country) => inEurostat.has(country) || readLocation(country).region === 'EU');
  const isUnion = countries.length === 0 && readLocation(location).region === 'EU';
  return [
    ...countries.flatMap((country) => searchOf(country, words, location)),
    ...(european.length > 0 || isUnion ? [searchOn('Eurostat', 'ec.europa.eu/eurostat', `${words} ${european.join(' ')}`.trim())] : []),
    { label: 'World Bank', href: `https://datacatalog.worldbank.org/search?q=${enc(words)}` },
    { label: 'OECD', href: `https://data-explorer.oecd.org/?tm=${enc(words)}` },
  ];
}
