import { currencyMark, currencyWord } from './numbers';

/** Those on offer in every list of currencies. */
export const currencies = [
  'USD', 'EUR', 'GBP', 'CAD', 'AUD', 'NZD', 'CHF', 'SEK', 'NOK', 'DKK', 'PLN', 'CZK', 'HUF', 'RON', 'TRY', 'ILS',
  'AED', 'SAR', 'KWD', 'ZAR', 'NGN', 'KES', 'EGP', 'INR', 'PKR', 'BDT', 'IDR', 'MYR', 'SGD', 'PHP', 'THB', 'VND',
  'JPY', 'KRW', 'CNY', 'HKD', 'TWD', 'BRL', 'MXN', 'ARS', 'CLP', 'COP',
] as const; // prettier-ignore

/** A sign may belong to several currencies; the most usual one comes first. */
const codesOf: Record<string, readonly string[]> = {
  $: ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'TWD', 'MXN', 'ARS', 'CLP', 'COP'],
  US$: ['USD'],
  C$: ['CAD'],
  CA$: ['CAD'],
  A$: ['AUD'],
  AU$: ['AUD'],
  NZ$: ['NZD'],
  S$: ['SGD'],
  HK$: ['HKD'],
  NT$: ['TWD'],
  MX$: ['MXN'],
  R$: ['BRL'],
  '€': ['EUR'],
  '£': ['GBP', 'EGP'],
  '¥': ['JPY', 'CNY'],
  '₹': ['INR'],
  '₩': ['KRW'],
  '₪': ['ILS'],
  '₺': ['TRY'],
  '₫': ['VND'],
  '₱': ['PHP'],
  '฿': ['THB'],
  '₦': ['NGN'],
  '₨': ['PKR', 'INR'],
  '৳': ['BDT'],
  kr: ['SEK', 'NOK', 'DKK'],
  zł: ['PLN'],
  Kč: ['CZK'],
  Ft: ['HUF'],
  Fr: ['CHF'],
  lei: ['RON'],
};

const marks = new RegExp(String.raw`^[\s(-]*(${currencyMark})|(${currencyMark})[\s)-]*$`, 'u');

/** The sign or code typed with an amount, as written; empty where there is none. */
export function typedMark(text: string): string {
  const [, before, after] = marks.exec(text.trim()) ?? [];
  const mark = (before ?? after ?? '').replace(/\.$/, '');
  return Object.hasOwn(codesOf, mark) || (currencies as readonly string[]).includes(mark) ? mark : '';
}

const signOfWord: Record<string, string> = { d: '$', e: '€', p: '£' };
const wordBehind = new RegExp(String.raw`\d\s*(?:[kKmMbB](?:illion)?\s*)?(${currencyWord})[\s)-]*$`, 'u');

/** "20 dollars" has a sign as well. */
const signIn = (text: string) => signOfWord[wordBehind.exec(text)?.[1]?.[0]?.toLowerCase() ?? ''] ?? '';

/**
 * The currency of an amount as typed: "£200k" is GBP, "200 EUR" is EUR. A sign that the current currency shares
 * ("$" in a document in Canadian dollars) means the current one. Nothing where no sign or code was typed.
 */
export function typedCurrency(text: string, current = ''): string | undefined {
  const mark = typedMark(text) || signIn(text);
  if (mark === '') return undefined;
  const codes = Object.hasOwn(codesOf, mark) ? (codesOf[mark] ?? []) : [mark];
  return codes.includes(current) ? current : codes[0];
}
