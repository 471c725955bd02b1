import { currencies, formatMoney, toMinor } from '@/lib/money';
import { parseNumber } from '@/lib/numbers';
import { readDraft } from '@/lib/fields';
import type { Period } from './content';
import { fields, type Draft } from './model';
import { oneLine } from './words';

export interface Pay {
  from: number;
  to: number;
  currency: string;
  period: Period;
}

const periodWords: [Period, RegExp][] = [
  ['hour', /\bhours?\b|\bhourly\b|\bhr\b|\bp\.?h\b|\/\s*h\b/i],
  ['day', /\bdays?\b|\bdaily\b/i],
  ['week', /\bweeks?\b|\bweekly\b|\bwk\b/i],
  ['month', /\bmonths?\b|\bmonthly\b|\bmo\b|\bp\.?m\.?(?!\w)/i],
  ['year', /\byears?\b|\byearly\b|\bannual(ly)?\b|\bannum\b|\byr\b|\bp\.?a\.?(?!\w)/i],
];

const signs: [RegExp, string][] = [
  [/C\$|CA\$/, 'CAD'],
  [/A\$|AU\$/, 'AUD'],
  [/NZ\$/, 'NZD'],
  [/HK\$/, 'HKD'],
  [/US\$/, 'USD'],
  [/S\$/, 'SGD'],
  [/R\$/, 'BRL'],
  [/€/, 'EUR'],
  [/£/, 'GBP'],
  [/₹/, 'INR'],
  [/₩/, 'KRW'],
  [/₪/, 'ILS'],
];
const dollars = ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN', 'ARS', 'CLP', 'COP', 'TWD'];

function currencyIn(text: string, own: string): string {
  const code = currencies.find((candidate) => new RegExp(`(?<![A-Za-z])${candidate}(?![A-Za-z])`, 'i').test(text));
  if (code) return code;
  const sign = signs.find(([pattern]) => pattern.test(text));
  if (sign) return sign[1];
  if (text.includes('$')) return dollars.includes(own) ? own : 'USD';
  if (text.includes('¥')) return own === 'CNY' ? 'CNY' : 'JPY';
  return own;
}

/** Below this an amount without a period could be anything. */
const surelyYearly = 10_000;
const scales: Record<string, number> = { k: 1_000, m: 1_000_000 };

/** What "$120k - 150k a year" means; nothing where it is not a plain range or amount. */
export function parseSalary(typed: string, own: string): Pay | undefined {
  const text = typed.replace(/401\s*\(?k\)?/gi, '');
  if (/\bup to\b|\bfrom\b(?!.*\b(to|and)\b)|\bstarting\b|\d\s*[km]?(?:\+|\s+\+(?!\s*\p{L}))|%/iu.test(text)) return undefined;
  const found = [...text.matchAll(/(\d+(?:[.,’' ]\d+)*)\s*([km])?(?![a-z\d])/gi)];
  const [start, end] = found;
  if (!start || found.length > 2) return undefined;
  // Two numbers are a range only where something says so: "$20 an hour, 40 hours" is none.
  if (end && !/[-–—−~]|\b(?:to|and|bis)\b/i.test(text.slice(start.index + start[0].length, end.index))) return undefined;
  const amounts = found.map(([, digits = '', scale = '']) => {
    const plain = digits.replace(/[’' ]/g, '');
    // No pay has three decimals, so three digits behind a dot are a group.
    const parsed = parseNumber(/^[1-9]\d{0,2}(?:\.\d{3})+$/.test(plain) ? plain.replaceAll('.', '') : plain);
    return { value: parsed.ok ? parsed.value : Number.NaN, scale: scale.toLowerCase() };
  });
  const [first, second = first] = amounts;
  if (!first || !second || !Number.isFinite(first.value) || !Number.isFinite(second.value)) return undefined;
  // In "80-100k" the k belongs to both.
  const firstScale = first.scale === '' && first.value < 1000 ? second.scale : first.scale;
  const from = first.value * (scales[firstScale] ?? 1);
  const to = second.value * (scales[second.scale] ?? 1);
  const named = periodWords.find(([, pattern]) => pattern.test(text))?.[0];
  const period = named ?? (from >= surelyYearly ? 'year' : undefined);
  if (!period || from <= 0 || to < from || to > 1e9) return undefined;
  return { from, to, currency: currencyIn(text, own), period };
}

const formatAmount = (amount: number, currency: string) => formatMoney(toMinor(amount, currency), currency).replace(/\.0+$/, '');

/** "$105,000 to $130,000 a year" */
export function formatPay({ from, to, currency, period }: Pay): string {
  const amounts = from === to ? formatAmount(from, currency) : `${formatAmount(from, currency)} to ${formatAmount(to, currency)}`;
  // Readers elsewhere take a bare $ for their own.
  const code = amounts.startsWith('$') && currency !== 'USD' ? ` ${currency}` : '';
  return `${amounts}${code} ${period === 'hour' ? 'an' : 'a'} ${period}`;
}

export interface PayReading {
  pay: Pay | undefined;
  salary: string;
  /** What to say beside the fields. */
  problem?: string;
  note?: string;
}

/** The figures of the fields where they are given, otherwise those of the typed range. */
export function readPay(answers: Draft, own: string): PayReading {
  const typed = oneLine(answers.salaryRange);
  const fromText = typed === '' ? undefined : parseSalary(typed, own);
  const hasFigures = answers.payFrom.trim() !== '' || answers.payTo.trim() !== '';
  if (!hasFigures) {
    if (!fromText) return { pay: undefined, salary: typed };
    return { pay: fromText, salary: typed, note: `Read as ${formatPay(fromText)}.` };
  }
  const { values, problems } = readDraft(fields, answers, { today: '', currency: own });
  const from = answers.payFrom.trim() === '' ? values.payTo : values.payFrom;
  const to = answers.payTo.trim() === '' ? values.payFrom : values.payTo;
  // What cannot be read says so beside its field; until then the typed range counts.
  if (problems.payFrom || problems.payTo || to <= 0) return { pay: fromText, salary: typed };
  if (to < from) return { pay: undefined, salary: typed, problem: 'Pay To is below Pay From.' };
  const currency = currencies.find((candidate) => candidate === values.payCurrency) ?? own;
  const pay: Pay = { from, to, currency, period: values.payPeriod };
  const isOther = fromText !== undefined && JSON.stringify(fromText) !== JSON.stringify(pay);
  return {
    pay,
    salary: typed === '' ? formatPay(pay) : typed,
    ...(isOther ? { problem: `Salary Range says ${formatPay(fromText)}; these figures say ${formatPay(pay)}.` } : {}),
  };
}
