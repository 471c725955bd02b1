import { readLocation, type EuCountry } from './places';
import { foldText } from './text';

const withOwnMoney: Partial<Record<EuCountry, string>> = {
  Czechia: 'CZK',
  Denmark: 'DKK',
  Hungary: 'HUF',
  Poland: 'PLN',
  Romania: 'RON',
  Sweden: 'SEK',
};

const elsewhere: Record<string, string> = {
  switzerland: 'CHF',
  norway: 'NOK',
  canada: 'CAD',
  australia: 'AUD',
  'new zealand': 'NZD',
  israel: 'ILS',
  turkey: 'TRY',
  'united arab emirates': 'AED',
  'saudi arabia': 'SAR',
  kuwait: 'KWD',
  'south africa': 'ZAR',
  nigeria: 'NGN',
  kenya: 'KES',
  egypt: 'EGP',
  india: 'INR',
  pakistan: 'PKR',
  bangladesh: 'BDT',
  indonesia: 'IDR',
  malaysia: 'MYR',
  singapore: 'SGD',
  philippines: 'PHP',
  thailand: 'THB',
  vietnam: 'VND',
  japan: 'JPY',
  'south korea': 'KRW',
  china: 'CNY',
  'hong kong': 'HKD',
  taiwan: 'TWD',
  brazil: 'BRL',
  mexico: 'MXN',
  argentina: 'ARS',
  chile: 'CLP',
  colombia: 'COP',
};

/** What people pay with there; nothing where the words do not say for certain where it is. */
export function currencyOfPlace(place: string): string | undefined {
  const parts = foldText(place)
    .split(/[,/()\n]|\s-\s/)
    .map((part) => part.trim().replace(/^the |\.$/g, ''));
  const named = parts.find((part) => Object.hasOwn(elsewhere, part));
  if (named !== undefined) return elsewhere[named];
  const { region, country } = readLocation(place);
  if (region === 'US') return 'USD';
  if (region === 'UK') return 'GBP';
  if (country) return withOwnMoney[country] ?? 'EUR';
  return undefined;
}
