import { readPlace, usStates } from '@/lib/places';

/** One line, whatever was pasted, without the signs that the document keeps for itself. */
export const toLine = (typed: string) =>
  typed
    .replace(/[\uE000-\uE003]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** A dash or a dot alone is no answer. */
export const saysSomething = (text: string) => /[^\p{P}\s]/u.test(text);

/** For the middle of a sentence: one line without a loose comma at its end, or nothing. */
export function tidy(typed: string): string {
  const line = toLine(typed).replace(/[\s,;:]+$/, '');
  return saysSomething(line) ? line : '';
}

/** A full stop behind a whole word belongs to no country. */
export const countryIn = (typed: string) => tidy(typed).replace(/(?<=\p{L}{4,})\.+$/u, '');

const statesByCode = new Map<string, string>(Object.entries(usStates));

/** "or" and "OR" are Oregon, but only in the United States. */
export function stateIn(typed: string, country: string): string {
  const state = countryIn(typed);
  return readPlace(countryIn(country)).region === 'US' ? (statesByCode.get(state.toUpperCase()) ?? state) : state;
}
