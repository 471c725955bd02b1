import { toKey } from './names';
import { organisationNouns } from './organisations';
import { roles, type Role } from './roles';
import { harmless } from './sold-words';
import { toTokens } from './tokens';

/** Who buys, as far as an answer says so for certain. */
export interface Buyer {
  role?: Role;
  /** The title the answer names, for one person: "Head of Security". */
  title?: string;
  /** In the user's own words: "fintechs". */
  organisations?: string;
}

/** "VPs" are many of one "VP". */
const keyOf = (words: string) => toKey(toTokens(words.replace(/(?<=\b\p{Lu}{2,})s\b/gu, '')));
const titles = new Map<string, { role: Role; title: string }>(
  roles.flatMap((role) => [role.title, ...role.others].map((title) => [keyOf(title), { role, title }] as const)),
);
const organisations = new Set(organisationNouns.split(';').map(keyOf));

const opening =
  /^(?:(?:we|i) (?:mainly |mostly |only )?(?:sell to|target|serve|work with|help|focus on|cater to) |(?:our|my|the) (?:(?:main|ideal|typical|target|primary) )*(?:customers?|clients?|buyers?|users?|audience|market|persona|decision[- ]makers?) (?:are|is|will be) |for |mainly |mostly |typically |usually |primarily |often )+/i;
const word = /[\p{L}\p{N}&'’/+-]+/gu;
const before = new Set([
  'busy',
  'senior',
  'junior',
  'young',
  'experienced',
  'lead',
  'overworked',
  'stressed',
  'individual',
  'male',
  'time',
  'poor',
  'self',
  'employed',
  'aspiring',
  'ambitious',
  'chief',
  'deputy',
  'assistant',
  'interim',
  'technical',
  'newly',
  'appointed',
  'mid',
  'level',
]);
const isAdjective = (token: string) => token !== 'home' && (harmless.has(token) || before.has(token));
/** What may follow a title. */
const leading = /manager|head|director|owner|founder|chief|officer|lead|president|principal|partner|trustee|member|^\p{Lu}{2,4}$/iu;
const joining = /^(?:and|or|,|&|\/)$/i;
const placing = /^(?:at|within|inside|running|leading)$/i;
const maybePlacing = /^(?:in|of|from|for)$/i;
const ending =
  /^(?:at|within|inside|running|leading|in|of|from|for|who|that|with|on|across|near|without|aged|whose|between|responsible|working|over|under|around|\p{Ps}.*)$/iu;

/** The part of a phrase that says what it is: before "in Bristol", before a comma. */
const headOf = (phrase: string) =>
  phrase.split(/,|\s(?:in|with|for|near|across|that|who|from|of|between|on|under|without|over|at|around|where|whose)\s/i)[0] ?? '';

function isOrganisation(phrase: string): boolean {
  const tokens = toTokens(headOf(phrase));
  return [1, 2, 3].some((length) => tokens.length >= length && organisations.has(toKey(tokens.slice(-length))));
}

const withoutArticle = (phrase: string) => phrase.replace(/^(?:an?|the|any|all|our|their)\s+/i, '').replace(/[.!?\s]+$/, '');

/** Reads the role and the organisations out of an answer such as "Heads of Security at fintechs"; what is unsure is left out. */
export function readBuyer(typed: string): Buyer {
  const text = (typed.trim().split(/[.!?](?:\s|$)|[;\n]/)[0] ?? '').replace(opening, '');
  const words = [...text.matchAll(word)].map((found) => ({ text: found[0], at: found.index, end: found.index + found[0].length }));
  const textOf = (from: number, to: number) => text.slice(words[from]?.at ?? text.length, words[to - 1]?.end ?? 0);

  /** The longest title that starts at a word and is followed by nothing, a joining or a placing word. */
  const findTitle = (from: number) => {
    for (let to = Math.min(words.length, from + 6); to > from; to--) {
      const found = titles.get(keyOf(textOf(from, to)));
      const next = words[to]?.text;
      const isComma = /^\s*[,(]/.test(text.slice(words[to - 1]?.end));
      if (found && (next === undefined || isComma || joining.test(next) || ending.test(next))) return { ...found, to };
    }
    return undefined;
  };

  for (let from = 0; from < Math.min(words.length, 4); from++) {
    const found = findTitle(from);
    if (found) {
      let { to } = found;
      // "CFOs and finance directors at …": the place comes after the last of them.
      for (let next = findTitle(to + 1); joining.test(words[to]?.text ?? '') && next; next = findTitle(to + 1)) to = next.to;
      const link = words[to]?.text ?? '';
      const rest = withoutArticle(text.slice(words[to + 1]?.at ?? text.length));
      // "Within 15 km" says how far, not where they work.
      const isPlaced = rest !== '' && !/^\d/.test(rest) && (placing.test(link) || (maybePlacing.test(link) && isOrganisation(rest)));
      // "Developers of wind farms" are no programmers there, as managers are.
      if (/^of$/i.test(link) && !(isPlaced && leading.test(found.title))) return {};
      return { role: found.role, title: found.title, ...(isPlaced ? { organisations: rest } : {}) };
    }
    const [token = ''] = toTokens(words[from]?.text ?? '');
    // "Owners of cafés", "managers of care homes".
    if ((token === 'owner' || token === 'manager') && /^of$/i.test(words[from + 1]?.text ?? '')) {
      const rest = withoutArticle(text.slice(words[from + 2]?.at ?? text.length));
      if (!isOrganisation(rest)) return {};
      const exact = titles.get(keyOf(`${headOf(rest)} ${token}`));
      const owner = token === 'owner' ? titles.get('businessowner') : undefined;
      const named = exact ?? owner;
      return { ...(named ? { role: named.role, title: named.title } : {}), organisations: rest };
    }
    if (!isAdjective(token)) break;
  }
  const whole = withoutArticle(text);
  return isOrganisation(whole) ? { organisations: whole } : {};
}
