import { currencies, formatMoney, toMinor } from '@/lib/money';
import { parseNumber } from '@/lib/numbers';

const signs: Record<string, string> = { $: 'USD', '€': 'EUR', '£': 'GBP', '¥': 'JPY', '₹': 'INR' };
const sizes: Record<string, number> = { k: 1e3, m: 1e6, mio: 1e6, million: 1e6, thousand: 1e3 };

/** A budget typed in any way, as an amount; undefined where it is no single amount. What was typed stays as it is. */
export function readBudget(typed: string, home: string): string | undefined {
  const code = currencies.find((known) => new RegExp(`\\b${known}\\b`, 'i').test(typed));
  const sign = Object.keys(signs).find((mark) => typed.includes(mark));
  // A dollar sign in a country with dollars of its own means those.
  const bySign = sign === '$' && /^(USD|CAD|AUD|NZD|SGD|HKD|MXN)$/.test(home) ? home : sign && signs[sign];
  const currency = code ?? bySign ?? home;
  const match = /(\d[\d.,'\s]*)\s*(k|m|mio|million|thousand)?(?![a-z\d])/i.exec(typed.replace(/[\u00a0\u202f]/g, ' '));
  if (!match || /\d\s*(-|–|to)\s*[$€£¥₹]?\s*\d/i.test(typed)) return undefined;
  const digits = (match[1] ?? '').trim();
  // 25.000 is no twenty-five.
  const parsed = parseNumber(/^\d{1,3}(\.\d{3})+$/.test(digits) ? digits.replaceAll('.', '') : digits);
  if (!parsed.ok) return undefined;
  const amount = parsed.value * (sizes[(match[2] ?? '').toLowerCase()] ?? 1);
  return amount > 0 && amount < 1e12 ? formatMoney(toMinor(amount, currency), currency) : undefined;
}
