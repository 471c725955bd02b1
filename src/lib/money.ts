import { typedCurrency } from './currencies';
import { largestAmount, noFigure, numberFormat, parseNumber, sumOf, withoutGroupDot, type Parsed } from './numbers';

export { currencies } from './currencies';

/** Money is a whole number of the currency's smallest unit; the currency travels beside it. */
const digitsOf = new Map<string, number>();

export function minorDigits(currency: string): number {
  const known = digitsOf.get(currency) ?? numberFormat({ style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  digitsOf.set(currency, known);
  return known;
}

function toExact(value: number): { digits: bigint; scale: number } {
  const text = value.toFixed(Math.min(12, decimalsOf(value)));
  const [whole = '0', fraction = ''] = text.split('.');
  return { digits: BigInt(whole + fraction), scale: fraction.length };
}

function decimalsOf(value: number): number {
  const text = String(value);
  const [mantissa = '', exponent] = text.split('e-');
  const fraction = mantissa.split('.')[1]?.length ?? 0;
  return fraction + (exponent ? Number(exponent) : 0);
}

/** Half away from zero, on exact decimals: 1.005 × 100 is 101, not the 100 that doubles give. */
export function multiplyMoney(minor: number, factor: number): number {
  if (!Number.isFinite(factor) || !Number.isFinite(minor)) return 0;
  const [amount, times] = [toExact(minor), toExact(factor)];
  const product = amount.digits * times.digits;
  const divisor = 10n ** BigInt(amount.scale + times.scale);
  const size = product < 0n ? -product : product;
  const rounded = (size * 2n + divisor) / (divisor * 2n);
  const result = Number(product < 0n ? -rounded : rounded);
  return Math.abs(result) > largestAmount * 1000 ? 0 : result;
}

/**
 * Factors such as a quantity and a rate, multiplied with all their digits and rounded once, half away from zero:
 * 3 × 33.333 is 100.00, and 100,000 × 0.004 is 400.00. What no longer holds every cent is a problem, never a zero.
 */
export function multiplyExactly(currency: string, ...factors: readonly number[]): Parsed<number> {
  const exact = factors.map(toExact);
  const digits = exact.reduce((product, factor) => product * factor.digits, 10n ** BigInt(minorDigits(currency)));
  const divisor = 10n ** BigInt(sumOf(exact.map(({ scale }) => scale)));
  const size = digits < 0n ? -digits : digits;
  const rounded = (size * 2n + divisor) / (divisor * 2n);
  if (rounded > BigInt(Number.MAX_SAFE_INTEGER)) return { ok: false, problem: 'This amount is too large to calculate with.' };
  return { ok: true, value: Number(digits < 0n ? -rounded : rounded) };
}

export function toMinor(major: number, currency: string): number {
  return multiplyMoney(10 ** minorDigits(currency), major);
}

export const toMajor = (minor: number, currency: string) => minor / 10 ** minorDigits(currency);

/** An amount with all digits that were typed, in minor units and parts of them. */
const toMinorExactly = (major: number, currency: string) => Number((major * 10 ** minorDigits(currency)).toFixed(8));

/** A sign or code typed with the amount is never replaced: what is in another currency is refused, with the reason. */
export function parseMoney(text: string, currency: string, isRate = false): Parsed<number> {
  const parsed = parseNumber(isRate || minorDigits(currency) > 2 ? text : withoutGroupDot(text));
  const typed = parsed.ok ? typedCurrency(text, currency) : undefined;
  if (typed !== undefined && typed !== currency) return { ok: false, problem: `This is in ${typed}, and the rest is in ${currency}.` };
  return parsed.ok ? { ok: true, value: (isRate ? toMinorExactly : toMinor)(parsed.value, currency) } : parsed;
}

/** "$1,234.50", "-$1,234.50": one form on screen and in every file, whatever the browser's language. */
/** "$", or the code where there is no sign for it. */
export const currencySign = (currency: string): string =>
  numberFormat({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

export function formatMoney(minor: number, currency: string): string {
  if (!Number.isFinite(minor)) return noFigure;
  const digits = minorDigits(currency);
  return numberFormat({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(
    Number((minor / 10 ** digits).toFixed(digits)) + 0,
  );
}

/** A price for one piece, with as many digits as it has: "$0.004", "$3,600.00". */
export function formatRate(minor: number, currency: string): string {
  if (!Number.isFinite(minor)) return noFigure;
  const digits = Math.max(minorDigits(currency), decimalsOf(toMajor(minor, currency)));
  return numberFormat({
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: minorDigits(currency),
    maximumFractionDigits: Math.min(digits, 10),
  }).format(toMajor(minor, currency) + 0);
}

/** "1234.50": for number cells and fields that are typed into again. */
export const formatPlainMoney = (minor: number, currency: string) => toMajor(minor, currency).toFixed(minorDigits(currency));

/** Splits an amount in proportion to the weights so that the parts always add up to the whole. */
export function allocateMoney(minor: number, weights: readonly number[]): number[] {
  const total = sumOf(weights);
  if (total === 0) return weights.map((_, index) => (index === 0 ? minor : 0));
  let usedWeight = 0;
  let used = 0;
  return weights.map((weight) => {
    usedWeight += weight;
    const upToHere = Math.round((minor * usedWeight) / total);
    const part = upToHere - used;
    used = upToHere;
    return part + 0;
  });
}
