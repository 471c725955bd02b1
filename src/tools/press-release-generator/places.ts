import { usStates, type UsState } from '@/lib/places';
import { endsShort } from './sentences';

/** States as a dateline shortens them; the eight that are missing here are written out. */
const shortStates: Partial<Record<UsState, string>> = {
  AL: 'Ala.', AZ: 'Ariz.', AR: 'Ark.', CA: 'Calif.', CO: 'Colo.', CT: 'Conn.', DE: 'Del.', DC: 'D.C.', FL: 'Fla.', GA: 'Ga.', IL: 'Ill.',
  IN: 'Ind.', KS: 'Kan.', KY: 'Ky.', LA: 'La.', MD: 'Md.', MA: 'Mass.', MI: 'Mich.', MN: 'Minn.', MS: 'Miss.', MO: 'Mo.', MT: 'Mont.',
  NE: 'Neb.', NV: 'Nev.', NH: 'N.H.', NJ: 'N.J.', NM: 'N.M.', NY: 'N.Y.', NC: 'N.C.', ND: 'N.D.', OK: 'Okla.', OR: 'Ore.', PA: 'Pa.',
  RI: 'R.I.', SC: 'S.C.', SD: 'S.D.', TN: 'Tenn.', VT: 'Vt.', VA: 'Va.', WA: 'Wash.', WV: 'W.Va.', WI: 'Wis.', WY: 'Wyo.',
}; // prettier-ignore

/** Cities whose country shares its name or code with a state: Berlin, DE; Mumbai, IN; Toronto, CA; Tbilisi, Georgia. */
const citiesAbroad = new Set([
  'berlin', 'munich', 'hamburg', 'frankfurt', 'cologne', 'stuttgart', 'düsseldorf', 'dusseldorf', 'leipzig', 'dresden', 'nuremberg',
  'mumbai', 'delhi', 'new delhi', 'bengaluru', 'bangalore', 'hyderabad', 'chennai', 'pune', 'kolkata', 'ahmedabad', 'gurgaon', 'noida',
  'toronto', 'vancouver', 'montreal', 'montréal', 'ottawa', 'calgary', 'edmonton', 'winnipeg', 'tel aviv', 'jerusalem', 'haifa',
  'perth', 'tunis', 'tirana', 'chisinau', 'ulaanbaatar', 'bonn', 'dortmund', 'essen', 'potsdam', 'mannheim', 'tbilisi', 'batumi', 'kutaisi', 'rustavi', 'buenos aires', 'bogotá', 'bogota', 'medellín', 'medellin', 'casablanca', 'rabat',
]); // prettier-ignore

/** Cities that need no state: everybody knows which one is meant. */
const knownCities: Partial<Record<UsState, readonly string[]>> = {
  AZ: ['phoenix'], CA: ['los angeles', 'san diego', 'san francisco'], CO: ['denver'], DC: ['washington'], FL: ['miami'], GA: ['atlanta'],
  HI: ['honolulu'], IL: ['chicago'], IN: ['indianapolis'], LA: ['new orleans'], MA: ['boston'], MD: ['baltimore'], MI: ['detroit'],
  MN: ['minneapolis'], MO: ['st. louis'], NV: ['las vegas'], NY: ['new york'], OH: ['cincinnati', 'cleveland'], OK: ['oklahoma city'],
  PA: ['philadelphia', 'pittsburgh'], TX: ['dallas', 'houston', 'san antonio'], UT: ['salt lake city'], WA: ['seattle'], WI: ['milwaukee'],
}; // prettier-ignore

function stateIn(part: string): UsState | undefined {
  return (Object.keys(usStates) as UsState[]).find(
    (candidate) =>
      candidate === part.replaceAll('.', '').toUpperCase() ||
      shortStates[candidate] === part ||
      usStates[candidate].toLowerCase() === part.toLowerCase(),
  );
}

const withoutEnd = (part: string) => (endsShort(part) ? part : part.replace(/[\s.]+$/, ''));

/** "PORTLAND, Ore.": the city in capitals, an American state as newspapers shorten it or leave it out, everything else as typed. */
export function toDatelinePlace(location: string): string {
  const [city = '', ...rest] = location
    .split(',')
    .map((part) => withoutEnd(part.trim().replace(/\s+/g, ' ')))
    .filter((part) => part !== '');
  const isAbroad = citiesAbroad.has(city.toLowerCase());
  const others = rest.flatMap((part) => {
    const state = isAbroad ? undefined : stateIn(part);
    if (!state) return [part];
    return knownCities[state]?.includes(city.toLowerCase()) ? [] : [shortStates[state] ?? usStates[state]];
  });
  return [city.toUpperCase(), ...others].join(', ');
}
