import { minorDigits, parseMoney, toMinor } from '@/lib/money';
import { numberFormat, parseNumber } from '@/lib/numbers';
import { cleanPhrase, shortenPhrase } from '@/writer/words';

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

const signOf = (currency: string) =>
  numberFormat({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(1)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** An amount of money in the user's own currency, in minor units; nothing where the text is not one. */
export function readAmount(typed: string, currency: string): number | undefined {
  const own = typed
    .trim()
    .replace(signOf(currency), '')
    .replace(new RegExp(`^${currency}|${currency}$`, 'i'), '')
    .trim();
  // Another currency's sign stays what it was typed as.
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

/** What was asked for, or nothing where the figure is none: nobody raises 0. */
export function toAsk(typed: string, currency: string): string {
  const minor = readAmount(typed, currency);
  if (minor !== undefined) return formatAmount(minor, currency);
  const words = shortenPhrase(cleanPhrase(typed));
  return /(?!0)[\p{L}\p{N}]/u.test(words) && !/^[\p{Sc}\s]*[-−–(]/u.test(words) ? words : '';
}

const amountPattern =
  /(?:[A-Z]{3}\s?|[$€£¥₹₩]\s?)?(?<!\d)\.?\d[\d.,]*(?:\s?(?:k|mm?|mn|mio|bn?|thousand|million|billion)\b)?(?!\s?%|\s?months|\s?years|\d|x\b)/gi;

/** The largest amount in a text: what a funding slide asks for. */
export function findAmount(text: string, currency: string): number | undefined {
  const amounts = [...text.matchAll(amountPattern)].flatMap(([found]) => readAmount(found.replace(/[.,]$/, ''), currency) ?? []);
  return amounts.length > 0 ? Math.max(...amounts) : undefined;
}
