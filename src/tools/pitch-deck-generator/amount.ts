import { typedCurrency, typedMark } from '@/lib/currencies';
import { minorDigits, parseMoney, toMinor } from '@/lib/money';
import { currencyMark, numberFormat, parseNumber } from '@/lib/numbers';
import { cleanPhrase } from '@/writer/words';

const factors: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mm: 1e6,
  mn: 1e6,
  mio: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
};

/** An amount of money in the deck's currency, in minor units; nothing where the text is not one, or is in another currency. */
export function readAmount(typed: string, currency: string): number | undefined {
  if ((typedCurrency(typed, currency) ?? currency) !== currency) return undefined;
  const own = typed.trim().replace(typedMark(typed), '').trim();
  const [, figure, word = ''] = /^(\.?\d[\d.,' ]*?)\s*([a-z]*)\.?$/i.exec(own) ?? [];
  if (figure === undefined) return undefined;
  const factor = word === '' ? 1 : factors[word.toLowerCase()];
  if (factor === undefined) return undefined;
  if (factor === 1) {
    const plain = parseMoney(figure, currency);
    return plain.ok && plain.value > 0 ? plain.value : undefined;
  }
  // Before "million" a dot is a decimal point, never a group: 1.500 million is one and a half, .5 million a half.
  const parsed = parseNumber(/^\d*\.\d+$/.test(figure) ? String(Number(figure)) : figure);
  const minor = parsed.ok ? toMinor(Number((parsed.value * factor).toFixed(2)), currency) : 0;
  return minor > 0 ? minor : undefined;
}

/** "$2,000,000": without decimals where there are none. */
export function formatAmount(minor: number, currency: string): string {
  const major = minor / 10 ** minorDigits(currency);
  const digits = Number.isInteger(major) ? 0 : minorDigits(currency);
  return numberFormat({
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(major);
}

/** "£200,000", "200,000 CHF": the sign or code as it was typed, where it was typed. */
function formatAsTyped(minor: number, currency: string, typed: string): string {
  const mark = typedMark(typed);
  if (mark === '') return formatAmount(minor, currency);
  const major = minor / 10 ** minorDigits(currency);
  const digits = Number.isInteger(major) ? 0 : minorDigits(currency);
  const figure = numberFormat({ minimumFractionDigits: digits, maximumFractionDigits: digits }).format(major);
  const isBefore = typed.trim().startsWith(mark);
  return isBefore ? `${mark}${/\p{L}$/u.test(mark) ? ' ' : ''}${figure}` : `${figure} ${mark}`;
}

/** What was asked for, or nothing where the figure is none: nobody raises 0. */
export function toAsk(typed: string, currency: string): string {
  const own = typedCurrency(typed, currency) ?? currency;
  const minor = readAmount(typed, own);
  if (minor !== undefined) return formatAsTyped(minor, own, typed);
  const words = cleanPhrase(typed);
  return /(?!0)[\p{L}\p{N}]/u.test(words) && !/^[\p{Sc}\s]*[-−–(]/u.test(words) ? words : '';
}

const size = String.raw`(?:\s?(?:[kKbB]|[mM]{1,2}|[mMbB]n|[mM]io|[tT]housand|[mMbB]illion)(?!\p{L}))?`;
const amountPattern = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?:${currencyMark}\s?)?\.?\d[\d.,]*${size}(?:\s?${currencyMark}(?!\p{L}))?(?!\s?%|\s?months|\s?years|\d|x(?!\p{L}))`,
  'gu',
);

const amountsIn = (text: string) => [...text.matchAll(amountPattern)].map(([found]) => found.replace(/[.,]$/, ''));

/** The currency that the texts name, where they agree on one: what was typed counts for amounts without a sign, too. */
export function currencyOf(texts: readonly string[], current: string): string {
  const named = texts.flatMap(amountsIn).flatMap((amount) => typedCurrency(amount, current) ?? []);
  const [code = current, ...others] = new Set(named);
  return others.length === 0 ? code : current;
}

/** The largest amount in a text: what a funding slide asks for. */
export function findAmount(text: string, currency: string): number | undefined {
  const amounts = amountsIn(text).flatMap((amount) => readAmount(amount, currency) ?? []);
  return amounts.length > 0 ? Math.max(...amounts) : undefined;
}
