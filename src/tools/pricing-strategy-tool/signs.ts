import { currencies } from '@/lib/money';

const dollars = ['USD', 'CAD', 'AUD', 'NZD', 'HKD', 'SGD', 'TWD', 'MXN', 'ARS', 'CLP', 'COP'];
const signs: Record<string, string> = {
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '₩': 'KRW',
  '₺': 'TRY',
  '₪': 'ILS',
  '₦': 'NGN',
  '₱': 'PHP',
  '฿': 'THB',
  '₫': 'VND',
};

const dollarNames: Record<string, string> = { US: 'USD', C: 'CAD', CA: 'CAD', A: 'AUD', AU: 'AUD', NZ: 'NZD', HK: 'HKD', S: 'SGD', NT: 'TWD', MX: 'MXN', R: 'BRL' }; // prettier-ignore

/** The currency a sign, a code or a word stands for; the user's own where it could be several. */
export function currencyOf(sign: string, own: string): string {
  const code = sign.trim().replace(/^(usd|eur|gbp)$/, (word) => word.toUpperCase());
  const dollar = dollarNames[/^([A-Z]+)\$$/.exec(code)?.[1] ?? ''];
  if (dollar) return dollar;
  if (currencies.some((known) => known === code)) return code;
  if (/dollar|\$$/i.test(code)) return dollars.includes(own) ? own : 'USD';
  if (/^rs/i.test(code)) return 'INR';
  if (/^euro/i.test(code)) return 'EUR';
  if (/^pound/i.test(code)) return 'GBP';
  if (code === '¥') return ['JPY', 'CNY'].includes(own) ? own : 'JPY';
  return signs[code] ?? own;
}
