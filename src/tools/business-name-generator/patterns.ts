import type { Length, Style } from './model';

/**
 * How names of a style and length are put together. Each letter is a slot:
 * R a word of the user, N a noun of theirs, U a noun for a thing, S such a noun of theirs alone, A another of theirs to stand before it, I another of its sort, E a word of the trade, K a noun for the business,
 * J two words joined, X two words run into each other, V a coined word, P a phrase of the trade round R,
 * M a modern second word, F a word for the firm, O a modern opener, C a classic opener, B an animal, T a thing,
 * H an hour, L an adjective that begins like R, W a mood, D a plain opener, Z a plain closer, Y a plain second word, Q a place.
 * "&" is no word, so no name of one or two words has it: everyone counts those alike.
 */
interface Pattern {
  form: string;
  category: Category;
}

export type Category =
  | 'Compound'
  | 'Blend'
  | 'Two words'
  | 'Pair'
  | 'Firm name'
  | 'Picture'
  | 'Alliteration'
  | 'Descriptive'
  | 'Coined'
  | 'Phrase';

const of = (category: Category, forms: string): Pattern[] => forms.split('|').map((form) => ({ form, category }));

export const patterns: Record<Style, Record<Length, Pattern[]>> = {
  modern: {
    short: [...of('Compound', '{J}|{J}|{J}'), ...of('Blend', '{X}'), ...of('Two words', '{R} {M}|{O} {N}|{R} {E}')],
    medium: [
      ...of('Two words', '{R} {M}|{O} {N}|{R} {E}|{R} {E} {F}'),
      ...of('Compound', '{J} {F}|{J} {E}'),
      ...of('Firm name', '{O} {N} {F}|{R} {M} {F}'),
      ...of('Blend', '{X} {F}'),
    ],
    long: [
      ...of('Two words', '{R} {E} {F}|{O} {R} {M}'),
      ...of('Firm name', 'The {R} {M} {F}|The {R} {E} Project|Office of {R} {E}|{R} {M} and Company'),
      ...of('Compound', 'The {J} {F}|{J} {K} {F}|{J} by {E} {F}'),
      ...of('Pair', '{O} {U} & {E} {F}'),
    ],
  },
  classic: {
    short: [...of('Compound', '{J}|{J}'), ...of('Firm name', '{R} House|{R} {K}|{C} {N}|{R} Hall'), ...of('Two words', '{R} {E}')],
    medium: [
      ...of('Pair', '{U} & {E}|{E} & {U}|{C} & {U}'),
      ...of('Firm name', 'The {R} {Q}|{C} {N} {K}|{C} {N}|House of {U}|{R} {K} Company|{C} {N} Company'),
      ...of('Compound', '{J} {K}|{J} & Company'),
    ],
    long: [
      ...of('Firm name', 'The {C} {N} {Q}|The Old {N} {Q}|The {R} {Q} Company|The {J} {K} Company|{C} {N} {K} Company'),
      ...of('Pair', '{U} & {E} {K}|{C} & {U} {K}|The {U} & {E} Company|The House of {U} & {E}|{E} & {U} Trading Company'),
    ],
  },
  creative: {
    short: [
      ...of('Alliteration', '{L} {N}'),
      ...of('Picture', '{R} {B}|{R} {T}|{W} {N}'),
      ...of('Compound', '{J}|{J}'),
      ...of('Blend', '{X}'),
    ],
    medium: [
      ...of('Alliteration', 'The {L} {N}|{L} {R} {B}'),
      ...of('Pair', '{B} & {U}|{U} & {T}'),
      ...of('Picture', '{R} {T}|{R} {B}|{W} {R} {B}|{N} at {H}|{W} {R} {T}'),
      ...of('Compound', '{W} {J}'),
    ],
    long: [
      ...of('Phrase', '{P}|{P}|{P}|The {S} by the {T}'),
      ...of('Alliteration', 'The {L} {R} {B}|The {L} {R} {T}'),
      ...of('Picture', 'The {B} & the {U}|{U} for the {W} {B}|The {W} {R} {T}|{U} & the {W} {B}|The {R} {T} & {B}'),
    ],
  },
  descriptive: {
    short: [...of('Descriptive', '{R} {K}|{R} {Y}|{D} {N}|{A} {N}|{R} {Y}|Simply {N}|Just {N}|All {N}')],
    medium: [
      ...of(
        'Descriptive',
        '{D} {R} {K}|{R} {K} Direct|The {R} {Q}|{A} {N} {K}|{R} & {I}|{R} {K} {Y}|{D} {R} {Y}|The {N} Specialists|Simply {R} {K}',
      ),
    ],
    long: [
      ...of(
        'Descriptive',
        '{R} {K} {Z}|The {D} {R} {Q}|{R} & {I} {K} {Z}|Your Local {R} {K}|{D} {R} {K} {Z}|{D} {R} {K} Direct|The {R} {Q} {Z}|Simply {R} {K} {Z}',
      ),
    ],
  },
  abstract: {
    short: [...of('Coined', '{V}|{V}|{V}|{V}|{V} {F}|{V} {E}')],
    medium: [...of('Coined', '{V} {E}|{V} {F}|{V} {M}|{V} {K}|{V} & {E}|{V} {E} {F}')],
    long: [...of('Coined', '{V} {E} {F}|The {V} {E} Company|House of {V} {E}|The {V} {K} {F}|{V} {M} {F}|{V} {K} & {E}')],
  },
};
