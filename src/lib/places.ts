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
  EU: ['eu', 'europe', 'european union', 'holland', 'the netherlands', 'czech republic', ...euCountries.map((name) => name.toLowerCase())],
};

export interface Place {
  region: Region | 'other' | 'unknown';
  state?: UsState;
}

const regionOf = (part: string) => (Object.keys(namesOf) as Region[]).find((region) => namesOf[region].includes(part.toLowerCase()));

const stateOf = (part: string) =>
  (Object.keys(usStates) as UsState[]).find(
    (code) => code === part.replace(/\s+\d{5}(-\d{4})?$/, '') || usStates[code].toLowerCase() === part.toLowerCase(),
  );

/** The capital is named like a state at the other end of the country. */
export const isUsCapital = (typed: string) => /\bwashington\W{0,3}d\.?\s?c\b\.?/i.test(typed);

/** Where somebody means, from what they typed: a country, a state, a city with either ("Austin, TX"). Only what is certain is said. */
export function readPlace(typed: string): Place {
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
