import { toDomain } from '@/lib/domains';
import type { Ending } from './content';
import { toExactLabel } from './labels';
import { fromPunycode } from './punycode';

/** A name that came from the user: typed, pasted or from a link. */
export interface OwnName {
  label: string;
  ending: string;
  shown: string;
  domain: string;
}

/** Endings of two parts under which people register, such as co.uk. */
const secondLevel = /^(?:co|com|org|net|ac|edu|gov|or|ne|go)$/;

const toOwnName = (typed: string, ending: string): OwnName | undefined => {
  const [head = '', tail] = ending.includes('.') ? [ending.slice(ending.indexOf('.') + 1), ending.slice(0, ending.indexOf('.'))] : [ending];
  const ascii = toDomain(typed, head);
  if (ascii === undefined) return undefined;
  // Pasted as registries write it: shown as people read it, so that a look-alike is seen.
  const decoded = fromPunycode(typed);
  const label = toDomain(decoded, head) === ascii ? decoded : typed;
  const domain = tail === undefined ? ascii : `${ascii.slice(0, ascii.lastIndexOf('.'))}.${tail}.${head}`;
  return { label, ending, shown: `${label}.${ending}`, domain };
};

const isEnding = (ending: string) => /^(?:[a-z]{2,24}|xn--[a-z0-9-]{2,40})$/.test(ending) && !(ending in {});

/** The registrable part of what was typed: "https://www.shop.acme.com/x" is acme.com. Nothing where there is no ending. */
export function readDomain(typed: string): OwnName | undefined {
  const host = typed
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//, '')
    .replace(/^[^/?#@\s]*@/, '')
    .replace(/[/?#:].*$/s, '')
    .replace(/\.+$/, '');
  const parts = host.split('.');
  if (parts.length < 2 || parts.some((part) => part === '')) return undefined;
  const last = parts.at(-1) ?? '';
  const isDouble = parts.length > 2 && last.length === 2 && secondLevel.test(parts.at(-2) ?? '');
  const ending = parts.slice(isDouble ? -2 : -1).join('.');
  const label = parts.at(isDouble ? -3 : -2) ?? '';
  return isEnding(last) ? toOwnName(label, ending) : undefined;
}

export const mostPasted = 300;

export interface Pasted {
  names: OwnName[];
  /** Lines that no domain can be made of, by number. */
  problems: { line: number; text: string }[];
  /** Names that wait for an ending to be ticked. */
  withoutEnding: number;
  /** Lines beyond what is read. */
  left: number;
}

/** One name a line, or parted by commas. A name without an ending gets every chosen one. */
export function readPasted(typed: string, chosen: readonly Ending[]): Pasted {
  const entries = typed.split(/\r?\n/).flatMap((text, index) =>
    text
      .split(/[,;\t]/)
      .map((part) => ({ line: index + 1, text: part.trim().replace(/^(?:\d+[.)]|[-*•])\s+/, '') }))
      .filter((entry) => entry.text !== ''),
  );
  const names = new Map<string, OwnName>();
  const problems: Pasted['problems'] = [];
  let withoutEnding = 0;
  for (const { line, text } of entries.slice(0, mostPasted)) {
    // The dot of "St. Mary" or "Acme Inc." has no ending behind it.
    const hasEnding = /\.[\p{L}\p{N}]/u.test(text);
    if (!hasEnding && chosen.length === 0 && toExactLabel(text) !== '') {
      withoutEnding += 1;
      continue;
    }
    const found = hasEnding ? [readDomain(text)] : chosen.map((ending) => toOwnName(toExactLabel(text), ending));
    const usable = found.filter((name) => name !== undefined);
    if (usable.length === 0) problems.push({ line, text });
    for (const name of usable) if (!names.has(name.domain)) names.set(name.domain, name);
  }
  return { names: [...names.values()], problems, withoutEnding, left: Math.max(0, entries.length - mostPasted) };
}

const mark = 's=';
export const mostShared = 50;

/** The part behind the # of a link that carries names, and names only: notes stay where they are. */
export const toFragment = (domains: readonly string[]) => mark + domains.slice(0, mostShared).map(encodeURIComponent).join(',');

/** The names in a link; whatever is none is left out. */
export function readFragment(fragment: string): OwnName[] {
  const body = fragment.replace(/^[#/]+/, '');
  if (!body.startsWith(mark)) return [];
  const names = new Map<string, OwnName>();
  for (const part of body.slice(mark.length).split(',').slice(0, mostShared)) {
    const name = readDomain(decode(part));
    if (name) names.set(name.domain, name);
  }
  return [...names.values()];
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
