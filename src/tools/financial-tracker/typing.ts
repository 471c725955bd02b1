import type { DraftOf } from '@/lib/fields';
import { formatPlainMoney, multiplyExactly, parseMoney, toMajor } from '@/lib/money';
import { parseNumber } from '@/lib/numbers';
import type { fields } from './model';

type Draft = DraftOf<typeof fields>;

export const isZero = (amount: string, currency: string) => {
  const parsed = parseMoney(amount, currency);
  return parsed.ok && parsed.value === 0 && amount.trim() !== '';
};

export const isNegative = (amount: string, currency: string) => {
  const parsed = parseMoney(amount, currency);
  return parsed.ok && parsed.value < 0;
};

/** A changed type leaves no category that fits; a changed amount has to be confirmed anew, and a rate follows from it. */
export function applyTyping(draft: Draft, name: string, value: string | boolean, currency: string): Draft {
  const changed = { ...draft, [name]: value };
  if (name === 'type' && value !== draft.type) return { ...changed, category: '' };
  if (name === 'amount') return { ...changed, refund: false, rate: findRate(changed, currency) };
  if (name === 'paidIn' && value === '') return { ...changed, paid: '', rate: '' };
  return name === 'paid' || name === 'rate' ? { ...changed, amount: convert(changed, currency) } : changed;
}

/** What an amount in another currency comes to here, to the smallest coin; what was typed stays until that is known. */
function convert({ amount, paid, rate }: Draft, currency: string): string {
  const [of, by] = [parseNumber(paid), parseNumber(rate)];
  if (!of.ok || !by.ok || paid.trim() === '' || rate.trim() === '') return amount;
  const minor = multiplyExactly(currency, of.value, by.value);
  return minor.ok ? formatPlainMoney(minor.value, currency) : amount;
}

/** The rate that the bank's own figure stands for. */
function findRate({ amount, paid, paidIn, rate }: Draft, currency: string): string {
  const [here, there] = [parseMoney(amount, currency), parseNumber(paid)];
  if (paidIn === '' || !here.ok || !there.ok || here.value === 0 || there.value === 0) return rate;
  return String(Number((toMajor(Math.abs(here.value), currency) / Math.abs(there.value)).toPrecision(6)));
}
