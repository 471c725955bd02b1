import { findCoarse, findUnwanted, wordsIn } from '@/kinds/names/unwanted';
import { findLookAlikes } from '@/lib/domains';
import { findBrandWords, findSimilarBrand } from './brands';
import { domainOf } from './model';

export interface Warning {
  text: string;
  /** Worth a sign in the list; the others are in the details. */
  isSerious: boolean;
}

/** What to think about before a name is chosen, from lists on this device. */
export function findWarnings(name: string): Warning[] {
  const brand = findSimilarBrand(name);
  const label = (domainOf(name) ?? '').replace(/\.com$/, '');
  const isPlain = /^[a-z0-9-]*$/.test(label) && !label.startsWith('xn--');
  const serious = [
    ...(brand
      ? [`At most one letter away from ${brand}, a well-known brand.`]
      : findBrandWords(name).map((word) => `${word} is also a well-known brand.`)),
    ...findUnwanted(name).map(({ language, word, meaning }) => `${language}: “${word}” means ${meaning}.`),
    ...findCoarse(name, wordsIn(name)).map((word) => `Without spaces, as in a domain, “${word}” can be read inside it.`),
  ];
  return [
    ...serious.map((text) => ({ text, isSerious: true })),
    ...findLookAlikes(isPlain ? label : name).map((text) => ({ text, isSerious: false })),
  ];
}
