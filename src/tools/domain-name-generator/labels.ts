import { endings } from './content';

const cleanWord = (word: string) =>
  word
    .replace(/[^\p{L}\p{M}\p{N}-]/gu, '')
    .replace(/-{2,}/g, '-')
    .replace(/^[-\p{M}]+|-+$/gu, '');

/** The words of a name, each as it may stand in a domain. "Smith & Sons" has three. */
export function toWords(typed: string): string[] {
  const flat = typed
    .normalize('NFKC')
    .toLowerCase()
    // What a capital İ leaves behind: no name has a second dot on its i.
    .replaceAll('i\u0307', 'i')
    .normalize('NFC')
    .trim()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/, '');
  const ending = /^[^\s.]+\.([a-z]+)$/.exec(flat)?.[1];
  const name = (endings as readonly string[]).includes(ending ?? '') ? flat.slice(0, flat.lastIndexOf('.')) : flat;
  return name
    .replace(/[&＆]/g, ' and ')
    .split(/[\s_/\\|·–—]+/)
    .map(cleanWord)
    .filter((word) => word !== '');
}

/** The business name in lower case, without spaces. */
export const toExactLabel = (businessName: string) => toWords(businessName).join('');
