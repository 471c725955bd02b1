import { oneLine } from '@/lib/one-line';

/** Too wide to begin in. */
export const isEverywhere = (place: string) =>
  /^(worldwide|global(ly)?|nationwide|international(ly)?|everywhere|anywhere|online|remote(ly)?)$/i.test(place);

const companies =
  /\b(?:compan(?:y|ies)|business(?:es)?|firms?|shops?|stores?|restaurants?|canteens?|clinics?|practices?|offices?|schools?|agenc(?:y|ies)|hotel(?:s|iers?)|cafés?|bakeries|supermarkets?|contractors?|associations?|authorities|operators?|fintechs?|dentists?|farms|labs|museums?|(?:site|practice|facility|office|plant|product) managers?|heads? of|directors?|c[eft]os?)\b/i;
const people =
  /\b(?:people|famil(?:y|ies)|parents?|students?|women|men|adults?|couples?|homeowners?|home cooks?|readers?|runners?|tenants?|hikers?|campers?|nurses?|kids|children|consumers?|commuters|tourists|grandparents?)\b/i;

/** Whether companies buy or people, where the words say so for certain. */
export function buyersIn(market: string): 'companies' | 'people' | '' {
  const isFor = (pattern: RegExp) => pattern.test(market);
  return isFor(companies) === isFor(people) ? '' : isFor(companies) ? 'companies' : 'people';
}

/** As typed, in quotes; the full stop belongs to the sentence around them. */
export function cite(typed: string): string {
  const line = oneLine(typed).replace(/(?<=[^.])\.$/, '');
  if (!/[\p{L}\p{N}]/u.test(line)) return '';
  return /^["“].*["”]$/.test(line) ? line : `“${line}”`;
}
