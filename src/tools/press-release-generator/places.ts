import { usStates, type UsState } from '@/lib/places';

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
  'tbilisi', 'batumi', 'kutaisi', 'rustavi', 'buenos aires', 'bogotá', 'bogota', 'medellín', 'medellin', 'casablanca', 'rabat',
]); // prettier-ignore

function stateIn(part: string): string | undefined {
  const code = (Object.keys(usStates) as UsState[]).find(
    (candidate) => candidate === part.replaceAll('.', '') || usStates[candidate].toLowerCase() === part.toLowerCase(),
  );
  return code && (shortStates[code] ?? usStates[code]);
}

/** "PORTLAND, Ore.": the city in capitals, an American state as newspapers shorten it, everything else as typed. */
export function toDatelinePlace(location: string): string {
  const [city = '', ...rest] = location
    .split(',')
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part !== '');
  const isAbroad = citiesAbroad.has(city.toLowerCase());
  return [city.toUpperCase(), ...rest.map((part) => (isAbroad ? part : (stateIn(part) ?? part)))].join(', ');
}
