import { toMinor } from '@/lib/money';
import { Told } from '@/lib/told';
import type { TaxCategory } from './model';
import { textAt, type Node } from './xml';

/** An invoice that came from somebody else: what it says is taken as it is, and what has no place here is named. */
export interface Notes {
  leftOut: Set<string>;
}

/** Numbers in these files have a point and no thousands. */
export function numberAt(node: Node | undefined, path: string): number {
  const text = textAt(node, path);
  return /^[+-]?(\d{1,15}(\.\d*)?|\.\d+)$/.test(text) ? Number(text) : 0;
}

export const moneyAt = (node: Node | undefined, path: string, currency: string) => toMinor(numberAt(node, path), currency);

/** Without it no amount means anything. */
export function toCurrency(code: string): string {
  if (!/^[A-Z]{3}$/.test(code)) throw new Told('This invoice doesn’t say which currency it is in.');
  return code;
}

export const isTrue = (text: string) => text === 'true' || text === '1';

const categories: Record<string, TaxCategory> = { S: 'S', Z: 'Z', E: 'E', AE: 'AE', K: 'K', G: 'G', O: 'O' };

/** Taxes of the Canary Islands and of Ceuta and Melilla are kept as plain taxes with their rates. */
export function toCategory(code: string, notes: Notes): TaxCategory {
  const known = categories[code];
  if (!known && code !== '') notes.leftOut.add(`the tax category ${code}, read as a tax of that rate`);
  return known ?? 'S';
}

/** Credit notes, and corrections that are written like one. */
export const isCreditCode = (code: string) => ['381', '81', '83', '261', '262', '296', '308', '396', '420', '458', '532'].includes(code);

/** What has no place in the tool, by the element it is in. */
export function noteOthers(root: Node | undefined, places: Record<string, string>, notes: Notes): void {
  for (const child of root?.children ?? []) {
    const { [child.name]: words } = places;
    if (words) notes.leftOut.add(words);
  }
}

export const onlyDay = (text: string) => {
  const [, year, month, date] = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(text) ?? [];
  return year && month && date ? `${year}-${month}-${date}` : '';
};

export const joinWords = (...texts: readonly string[]) => texts.filter(Boolean).join('\n');
