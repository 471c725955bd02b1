import type { Address } from '@/formats/e-invoice/model';
import { foldText } from '@/lib/text';

const codes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XI YE YT ZA ZM ZW'.split(
    ' ',
  );

const otherNames: Record<string, string> = {
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'XI',
  usa: 'US',
  'u.s.': 'US',
  'u.s.a.': 'US',
  'united states of america': 'US',
  holland: 'NL',
  'the netherlands': 'NL',
  'czech republic': 'CZ',
  turkey: 'TR',
  'south korea': 'KR',
  russia: 'RU',
};

/** On letters in Europe, before the postcode: "D-10119". */
const letterCodes: Record<string, string> = { D: 'DE', A: 'AT', F: 'FR', I: 'IT', B: 'BE', L: 'LU', E: 'ES', S: 'SE', P: 'PT', H: 'HU' };

const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt'];
let names: Map<string, string> | undefined;

/** As people write it at the end of an address, in English or in their own language. */
function namesOfCountries(): Map<string, string> {
  if (names) return names;
  names = new Map(Object.entries(otherNames));
  for (const language of languages) {
    const display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const code of codes) {
      const name = display.of(code);
      if (name && !names.has(foldText(name))) names.set(foldText(name), code);
    }
  }
  return names;
}

/** The ISO code for a country's name or code; nothing where it is neither. */
export function countryCode(text: string): string {
  const trimmed = text.trim();
  const code = trimmed.toUpperCase();
  if (code === 'EL') return 'GR';
  if (codes.includes(code)) return code;
  return namesOfCountries().get(foldText(trimmed)) ?? '';
}

export const countryName = (code: string): string =>
  codes.includes(code) ? (new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }).of(code) ?? code) : code;

/** Of Britain and of Ireland, with letters in it. */
const islandCode = String.raw`(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d{2} ?[A-Z\d]{4})`;
const codeFirst = /^(?:([A-Z]{1,2})-)?(\d{4} ?[A-Z]{2}(?=\s)|\d{4,6}|\d{3} \d{2}|\d{2}-\d{3}|\d{4}-\d{3})\s+(\p{L}.*)$/u;
const codeLast = new RegExp(`^(\\p{L}.*?)\\s+(\\d{4,6}(?:-\\d{4})?|${islandCode}|[A-Z]\\d[A-Z] ?\\d[A-Z]\\d)$`, 'u');
const codeAlone = new RegExp(`^(?:\\d{4,6}(?:-\\d{4})?|\\d{3} \\d{2}|${islandCode})$`, 'u');

const mostLines = 3;

interface Place {
  from: number;
  to: number;
  city: string;
  postcode: string;
  region: string;
  country: string;
}

/** Where in the address postcode and city stand, looked for from its end. */
function findPlace(parts: readonly string[]): Place | undefined {
  for (let at = parts.length - 1; at >= 0; at -= 1) {
    // The first of several lines is a street: its number is no postcode.
    if (at === 0 && parts.length > 1) break;
    const part = parts[at] ?? '';
    // "Portland, OR 97201" has no street before its city.
    const isBehindCity = at > 1 || (at === 1 && !/\d/.test(parts[0] ?? ''));
    const first = codeFirst.exec(part);
    if (first) {
      const [, letter = '', postcode = '', city = ''] = first;
      return { from: at, to: at + 1, city, postcode, region: '', country: letterCodes[letter] ?? (countryCode(letter) || '') };
    }
    const last = codeLast.exec(part);
    if (last) {
      const [, before = '', postcode = ''] = last;
      const isState = /^[A-Z]{2,3}$/.test(before) && isBehindCity;
      const city = isState ? (parts[at - 1] ?? '') : before;
      return { from: isState ? at - 1 : at, to: at + 1, city, postcode, region: isState ? before : '', country: '' };
    }
    if (isBehindCity && codeAlone.test(part)) {
      return { from: at - 1, to: at + 1, city: parts[at - 1] ?? '', postcode: part, region: '', country: '' };
    }
  }
  return undefined;
}

/** An address as it was typed, in the parts an e-invoice asks for. A country said beside it counts before the one in it. */
export function readAddress(typed: string, country: string): Address {
  const parts = typed
    .split(/\n|,\s*/)
    .map((part) => part.trim())
    .filter(Boolean);
  const said = countryCode(country);
  const last = countryCode(parts.at(-1) ?? '');
  if (last !== '') parts.pop();
  const place = findPlace(parts);
  const city = place?.city ?? (parts.length > 1 ? (parts.pop() ?? '') : '');
  const lines = place ? parts.filter((_, index) => index < place.from || index >= place.to) : parts;
  return {
    lines: lines.length > mostLines ? [...lines.slice(0, mostLines - 1), lines.slice(mostLines - 1).join(', ')] : lines,
    city,
    postcode: place?.postcode ?? '',
    region: place?.region ?? '',
    country: said || last || (place?.country ?? ''),
  };
}

/** The same as it is printed, so that it is read back as it was. */
export function writeAddress({ lines, city, postcode, region, country }: Address): string {
  const isAfter = region !== '' || new RegExp(`^${islandCode}$`).test(postcode);
  const place = isAfter
    ? [[city, region].filter(Boolean).join(', '), postcode].filter(Boolean).join(' ')
    : [postcode, city].filter(Boolean).join(' ');
  return [...lines, place, countryName(country)].filter(Boolean).join('\n');
}
