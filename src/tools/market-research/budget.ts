import { currencies, formatMoney, toMinor } from '@/lib/money';
import { parseNumber } from '@/lib/numbers';

const dollars: Record<string, string> = { us: 'USD', c: 'CAD', ca: 'CAD', a: 'AUD', au: 'AUD', nz: 'NZD', s: 'SGD', hk: 'HKD', mx: 'MXN' };
const dollarCodes = Object.values(dollars);

/** A sign or word and the currencies it may stand for: the one at home, else the first. Where none comes first, it is not known for sure. */
const coins: readonly (readonly [RegExp, readonly string[]])[] = [
  [/€|\beuros?\b/i, ['EUR']],
  [/£|\bpounds?\b|\bquid\b/i, ['GBP', 'EGP']],
  [/¥/, ['JPY', 'CNY']],
  [/\byen\b/i, ['JPY']],
  [/\byuan\b|\brenminbi\b|\brmb\b/i, ['CNY']],
  [/₹/, ['INR']],
  [/\brupees?\b|\brs\b/i, ['', 'INR', 'PKR']],
  [/\bfrancs?\b/i, ['CHF']],
  [/\bkr\b|\bkron[aeo]r?\b/i, ['', 'SEK', 'NOK', 'DKK']],
  [/zł|\bzlot(?:y|ys|ych)\b/i, ['PLN']],
  [/₩/, ['KRW']],
  [/₺|\bliras?\b/i, ['TRY']],
  [/₪|\bshekels?\b/i, ['ILS']],
  [/₦|\bnaira\b/i, ['NGN']],
  [/₱/, ['PHP']],
  [/\bpesos?\b/i, ['', 'MXN', 'ARS', 'CLP', 'COP', 'PHP']],
  [/฿|\bbaht\b/i, ['THB']],
  [/₫/, ['VND']],
  [/\breais\b/i, ['BRL']],
  [/\brands?\b/i, ['ZAR']],
  [/\bro?ubles?\b|\bdinars?\b|\bhryvnias?\b/i, ['']],
  [/\bdirhams?\b/i, ['', 'AED']],
  [/\bshillings?\b/i, ['', 'KES']],
  [/\$/, dollarCodes],
  [/\bdollars?\b|\bbucks\b/i, dollarCodes.filter((code) => code !== 'MXN')],
  // Any other sign, and what looks like the code of a currency we do not have.
  [/\p{Sc}|(?<![A-Za-z])[A-Z]{3}\s*\d|\d\s*(?!MIO)[A-Z]{3}(?![A-Za-z])/u, ['']],
];
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
const amountPattern = /((?:\d|(?<!\d)\.\d)[\d.,'\s]*)(thousand|million|billion|crore|lakh|mio|mn|bn|k(?!r)|m)?/i;
/** What a number counts when it is no money. */
const otherUnits = /\d\s*(%|percent|people|persons?\b|employees|days?\b|weeks?\b|months?\b|years?\b|hours?\b|items?\b|pieces?\b)/i;

/** The currency of the text; nothing where it is not known for sure. */
function readCurrency(typed: string, home: string): string | undefined {
  // "Try" is a word, TRY the Turkish lira.
  const said = typed.replace(/\b[Tt]ry\b/g, ' ');
  const code = currencies.find((known) => new RegExp(`(?<![a-z])${known}(?![a-z])`, 'i').test(said));
  if (code) return code;
  const letters = /([a-z]+)\$/i.exec(said)?.[1]?.toLowerCase();
  if (letters !== undefined) return dollars[letters];
  const [, candidates] = coins.find(([pattern]) => pattern.test(said)) ?? [undefined, [home]];
  return candidates.includes(home) ? home : candidates[0] || undefined;
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
  if (amount <= 0 || amount >= 1e12) return undefined;
  const shown = formatMoney(toMinor(amount, currency), currency);
  // Many countries have dollars.
  return shown.startsWith('$') && currency !== home ? `${shown} ${currency}` : shown;
}
