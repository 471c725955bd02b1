import { currencies, formatMoney, toMinor } from '@/lib/money';
import { parseNumber } from '@/lib/numbers';

const signs: Record<string, string> = { $: 'USD', '€': 'EUR', '£': 'GBP', '¥': 'JPY', '₹': 'INR' };
const dollars: Record<string, string> = { us: 'USD', c: 'CAD', ca: 'CAD', a: 'AUD', au: 'AUD', nz: 'NZD', s: 'SGD', hk: 'HKD', mx: 'MXN' };
const sizes: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  lakh: 1e5,
  m: 1e6,
  mio: 1e6,
  mn: 1e6,
  million: 1e6,
  crore: 1e7,
  bn: 1e9,
  billion: 1e9,
};
const amountPattern = /(\d[\d.,'\s]*)(thousand|million|billion|crore|lakh|mio|mn|bn|k|m)?/i;
/** What a number counts when it is no money. */
const otherUnits = /\d\s*(%|percent|people|persons?\b|employees|days?\b|weeks?\b|months?\b|years?\b|hours?\b|items?\b|pieces?\b)/i;

/** The currency of the text; nothing where a sign is not known for sure. */
function readCurrency(typed: string, home: string): string | undefined {
  const code = currencies.find((known) => new RegExp(`(?<![a-z])${known}(?![a-z])`, 'i').test(typed));
  if (code) return code;
  const letters = /([a-z]+)\$/i.exec(typed)?.[1]?.toLowerCase();
  if (letters !== undefined) return dollars[letters];
  const sign = Object.keys(signs).find((mark) => typed.includes(mark));
  // A dollar sign in a country with dollars of its own means those.
  const isHome = sign === undefined || (sign === '$' && Object.values(dollars).includes(home)) || (sign === '¥' && home === 'CNY');
  return isHome ? home : signs[sign];
}

/** A budget typed in any way, as an amount; undefined where it is no single amount. What was typed stays as it is. */
export function readBudget(typed: string, home: string): string | undefined {
  const flat = typed.replace(/[\u00a0\u202f]/g, ' ').trim();
  const match = amountPattern.exec(flat);
  if (!match || otherUnits.test(flat)) return undefined;
  const before = flat.slice(0, match.index);
  const after = flat.slice(match.index + match[0].length);
  // A second number makes it a range, a sum or a story; a minus makes it no budget; letters behind a size make it another word.
  const isOther = /\d/.test(after) || /[-–−]\s*[$€£¥₹]?\s*$/.test(before) || (match[2] !== undefined && /^[a-z]/i.test(after));
  const currency = readCurrency(flat, home);
  if (isOther || currency === undefined) return undefined;
  const digits = (match[1] ?? '').trim();
  // 25.000 is no twenty-five.
  const parsed = parseNumber(/^\d{1,3}(\.\d{3})+$/.test(digits) ? digits.replaceAll('.', '') : digits);
  if (!parsed.ok) return undefined;
  const amount = parsed.value * (sizes[(match[2] ?? '').toLowerCase()] ?? 1);
  return amount > 0 && amount < 1e12 ? formatMoney(toMinor(amount, currency), currency) : undefined;
}
