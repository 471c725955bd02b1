import { cutTo } from './cut';

/** Past this size a double no longer holds every cent, so nothing larger is taken in or shown. */
export const largestAmount = 1e13;

export type Parsed<T> = { ok: true; value: T } | { ok: false; problem: string };

/** By their first letter: 5k, 2m, 2 million. */
const suffixes: Record<string, number> = { k: 1e3, m: 1e6, b: 1e9 };

/** "1.234,56", "1,234.56", "1 234" and "1,23,456" all reach the same plain form "1234.56". */
function toPlainDigits(text: string): string | undefined {
  const body = text.replace(/[\s\u00a0\u202f'’_]/g, '');
  const commas = body.split(',').length - 1;
  const dots = body.split('.').length - 1;
  if (commas === 0 && dots <= 1) return body;
  if (commas > 0 && dots > 0) {
    const decimal = body.lastIndexOf('.') > body.lastIndexOf(',') ? '.' : ',';
    const group = decimal === '.' ? ',' : '.';
    const [whole = '', fraction, ...more] = body.split(decimal);
    return more.length === 0 && isGrouped(whole, group) ? `${whole.split(group).join('')}.${fraction}` : undefined;
  }
  if (dots > 1) return isGrouped(body, '.') ? body.split('.').join('') : undefined;
  if (commas > 1) return isGrouped(body, ',') ? body.split(',').join('') : undefined;
  const [whole = '', tail = ''] = body.split(',');
  const isThousands = tail.length === 3 && /^\d{1,3}$/.test(whole) && whole !== '0';
  return isThousands ? whole + tail : `${whole}.${tail}`;
}

function isGrouped(text: string, separator: string): boolean {
  const [head = '', ...groups] = text.split(separator);
  const last = groups.at(-1);
  if (!/^\d{1,3}$/.test(head) || last?.length !== 3) return false;
  return groups.every((group) => /^\d{2,3}$/.test(group));
}

/** What may stand before or behind an amount: "$", "US$", "EUR", "kr". */
export const currencyMark = String.raw`(?:(?:US|CA|C|AU|A|NZ|S|HK|NT|MX|R)?\p{Sc}|[A-Z]{3}|kr\.?|zł|Kč|Ft|Fr\.?|lei)`;

/** And what people say instead behind one: "20 dollars". */
export const currencyWord = '(?:[Dd]ollar|[Ee]uro|[Pp]ound|DOLLAR|EURO|POUND)[sS]?';

const plainPattern = new RegExp(
  String.raw`^${currencyMark}?\s*([\d.,\s\u00a0\u202f'’_]+(?:[eE][+-]?\d{1,3})?)\s*([kK]|[mMbB](?:illion)?)?\s*(?:${currencyMark}|${currencyWord}|%)?$`,
  'u',
);

function parsePlain(text: string): number | undefined {
  const match = plainPattern.exec(text.trim());
  if (!match?.[1] || !/\d/.test(match[1])) return undefined;
  const [mantissa = '', exponent] = match[1].split(/e/i);
  const digits = toPlainDigits(mantissa);
  if (digits === undefined || !/^\d*\.?\d*$/.test(digits)) return undefined;
  const value = Number(exponent === undefined ? digits : `${digits}e${exponent}`);
  return value * (suffixes[match[2]?.[0]?.toLowerCase() ?? ''] ?? 1);
}

/** A small calculator for amounts such as "12*3" or "(40+2)/2"; anything else is undefined. */
function parseExpression(text: string): number | undefined {
  const tokens = text.match(/[-+*/()]|[^-+*/()]+/g)?.map((token) => token.trim());
  if (!tokens || tokens.length > 60) return undefined;
  let position = 0;
  const peek = () => tokens[position];

  function factor(): number | undefined {
    const token = tokens?.[position++];
    if (token === '-' || token === '+') {
      const value = factor();
      return value === undefined ? undefined : token === '-' ? -value : value;
    }
    if (token === '(') {
      const value = sum();
      return tokens?.[position++] === ')' ? value : undefined;
    }
    return token === undefined ? undefined : parsePlain(token);
  }
  function fold(next: () => number | undefined, operators: readonly string[]): number | undefined {
    let left = next();
    while (left !== undefined && operators.includes(peek() ?? '')) {
      const operator = tokens?.[position++];
      const right = next();
      if (right === undefined) return undefined;
      if (operator === '+') left += right;
      else if (operator === '-') left -= right;
      else if (operator === '*') left *= right;
      else left /= right;
    }
    return left;
  }
  const product = () => fold(factor, ['*', '/']);
  const sum = (): number | undefined => fold(product, ['+', '-']);

  const value = sum();
  return position === tokens.length ? value : undefined;
}

const bracketPattern = new RegExp(String.raw`^${currencyMark}?\s*\(([^()]*)\)\s*(?:${currencyMark}|%)?$`, 'u');

/** Accountants write minus fifty as "(50)" and banks as "50-"; a sum in brackets stays a sum. */
function parseAccounting(text: string): number | undefined {
  const body = bracketPattern.exec(text)?.[1] ?? /^(.*[^\s-])\s*-$/.exec(text)?.[1];
  const value = body === undefined ? undefined : parsePlain(body);
  return value === undefined ? undefined : -value;
}

/** Where people pay in euros a dot groups thousands: "20.000 €" is never twenty. */
const inEuros = /€|EUR\b|[Ee]uros?\b|EUROS?\b/;

const signBeforeMinus = new RegExp(String.raw`^(${currencyMark})\s*-`, 'u');

/** Reads a number as people write it. Text that is not a number is a problem, never a silent guess. */
export function parseNumber(text: string): Parsed<number> {
  const typed = text.trim().replace(/[−–]/g, '-').replace(signBeforeMinus, '-$1');
  const trimmed = inEuros.test(typed) ? withoutGroupDot(typed) : typed;
  const value = parsePlain(trimmed) ?? parseAccounting(trimmed) ?? parseExpression(trimmed);
  if (value === undefined || Number.isNaN(value)) {
    return { ok: false, problem: `“${cutTo(text.trim(), 24)}” isn’t a number.` };
  }
  if (Math.abs(value) > largestAmount) {
    return { ok: false, problem: 'That number is too large to calculate with.' };
  }
  return { ok: true, value: Object.is(value, -0) ? 0 : value };
}

/** Where nobody writes three decimals, three digits behind a dot are a group: 1.500 is fifteen hundred, "1.500k" is not meant. */
export const withoutGroupDot = (text: string) => text.replace(/^(\D*[1-9]\d{0,2})\.(\d{3}(?!\s*[kmb](?:illion)?\b)\D*)$/i, '$1$2');

/** A figure as it would be typed to be read as it is: three decimals get a fourth, so that they are no group. */
export const typeDecimal = (value: number) => {
  const text = String(value);
  return withoutGroupDot(text) === text ? text : `${text}0`;
};

/** Shown where a figure has no meaning, such as a share of nothing. */
export const noFigure = '—';

const formatters = new Map<string, Intl.NumberFormat>();

export function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify(options);
  const known = formatters.get(key) ?? new Intl.NumberFormat('en-US', options);
  formatters.set(key, known);
  return known;
}

export function formatNumber(value: number, decimals?: number): string {
  if (!Number.isFinite(value)) return noFigure;
  return numberFormat({
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? 6,
  }).format(value + 0);
}

/** Rates are values as fractions and typed as percent: 0.075 and 7.5. Both ways without the dust that floating point leaves. */
export const toFraction = (percent: number) => Number((percent / 100).toFixed(12));
export const toPercent = (fraction: number) => Number((fraction * 100).toFixed(10));

export function formatPercent(fraction: number, decimals?: number): string {
  if (!Number.isFinite(fraction)) return noFigure;
  return `${formatNumber(Number((fraction * 100).toFixed(6)), decimals)}%`;
}

export const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

export const sumOf = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
