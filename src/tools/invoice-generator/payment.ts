import { safeUrl } from '@/lib/links';
import { toMajor } from '@/lib/money';
import type { Computed } from './totals';

const cleanIban = (typed: string) => typed.replace(/[\s-]/g, '').toUpperCase();

/** The international check: the country and its digits moved to the end, letters as numbers, the rest of 97 is one. */
export function isIban(typed: string): boolean {
  const iban = cleanIban(typed);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  let rest = 0;
  for (const mark of iban.slice(4) + iban.slice(0, 4)) {
    const value = parseInt(mark, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

/** Only what looks like an IBAN is held to its check; a plain account number is taken as it is. */
export const checkIban = (typed: string): string | undefined =>
  /^\s*[a-z]{2}\s*\d/i.test(typed) && !isIban(typed) ? 'This IBAN doesn’t add up. Check it for a mistyped or missing digit.' : undefined;

export const isUpiId = (typed: string) => /^[\w.-]{2,256}@[a-z][\w.-]{1,63}$/i.test(typed.trim());

export interface PaymentCode {
  text: string;
  label: string;
}

const oneLine = (text: string, most: number) =>
  Array.from(
    text
      .replace(/\p{Cs}/gu, '')
      .replace(/\s+/g, ' ')
      .trim(),
  )
    .slice(0, most)
    .join('');

/** The European Payments Council's code for a SEPA transfer: one value a line, in this order. */
export function toEpcText(payee: { name: string; iban: string; bic: string; amount: number; remittance: string }): string {
  return [
    'BCD',
    '002',
    '1',
    'SCT',
    cleanIban(payee.bic),
    oneLine(payee.name, 70),
    cleanIban(payee.iban),
    `EUR${toMajor(payee.amount, 'EUR').toFixed(2)}`,
    '',
    '',
    oneLine(payee.remittance, 140),
  ].join('\n');
}

const mostEpcBytes = 331;
const mostEpcCents = 99_999_999_999;

/** What a phone reads to pay the balance: a bank transfer where banks read one, else the link. */
export function toPaymentCode({ head, balance }: Computed): PaymentCode | undefined {
  if (head.kind !== 'invoice') return undefined;
  const { companyName: name, currency, iban, bic, invoiceNumber } = head;
  if (currency === 'EUR' && isIban(iban) && name !== '' && balance > 0 && balance <= mostEpcCents) {
    const text = toEpcText({ name, iban, bic, amount: balance, remittance: invoiceNumber });
    if (new TextEncoder().encode(text).length <= mostEpcBytes) return { text, label: 'Scan with your banking app to pay' };
  }
  if (currency === 'INR' && isUpiId(head.upiId) && balance > 0) {
    const parts = {
      pa: head.upiId.trim(),
      pn: oneLine(name, 70),
      am: toMajor(balance, 'INR').toFixed(2),
      cu: 'INR',
      tn: oneLine(invoiceNumber, 50),
    };
    const query = Object.entries(parts).filter(([, value]) => value !== '');
    return {
      text: `upi://pay?${query.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&')}`,
      label: 'Scan with a UPI app to pay',
    };
  }
  const link = safeUrl(head.payLink);
  return link && /^https?:/.test(link) ? { text: link, label: 'Scan to pay online' } : undefined;
}

/** Why there is no code yet, where something was given to make one of. */
export function explainNoCode({ head, balance }: Computed): string | undefined {
  if (head.currency === 'EUR' && isIban(head.iban)) {
    if (head.companyName === '') return 'Enter your company name to print a code for bank transfers.';
    if (balance <= 0) return 'A code for bank transfers appears once there is something to pay.';
  }
  if (head.currency === 'INR' && isUpiId(head.upiId) && balance <= 0) return 'A UPI code appears once there is something to pay.';
  return undefined;
}
