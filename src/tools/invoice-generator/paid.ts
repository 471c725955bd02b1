import { monthOf } from '@/lib/months';
import type { Day } from '@/lib/dates';
import type { MoneyLine, MoneyParcel } from '@/lib/topics/money';
import { isSample } from './document';
import type { Entry } from './list';
import { kindOf } from './model';

/** The tool that keeps what came in and went out. */
export const tracker = { id: 'financial-tracker', name: 'Financial Tracker' };

/** Currencies are never put into one parcel: nothing is converted. */
export const senderOf = (currency: string) => `invoice-generator-${currency}`;

/** Ids are given again once their document is deleted, so the number stands beside it. */
const keyOf = ({ invoice }: Entry) => `${invoice.id} ${invoice.head.invoiceNumber.trim()}`;

/** What a paid document brought in; a credit note that was paid out takes it back. A quote brings nothing. */
export function toPaidLines(entry: Entry, today: Day): MoneyLine[] {
  const { invoice, computed } = entry;
  if (invoice.status !== 'paid' || kindOf(invoice) === 'quote' || computed.isTooLarge) return [];
  const sign = kindOf(invoice) === 'credit-note' ? -1 : 1;
  const { head, total, deposit, balance } = computed;
  const name = [head.invoiceNumber, head.clientName].filter(Boolean).join(', ') || 'Invoice';
  const line = (key: string, shown: string, amount: number): MoneyLine => ({
    key: `${keyOf(entry)}${key}`,
    name: shown,
    group: 'Sales',
    type: 'income',
    amount: sign * amount + 0,
    repeats: 'once',
    month: today === '' ? '' : monthOf(today),
  });
  // The deposit came on a day of its own and may be in the books already.
  const lines =
    deposit > 0 ? [line(' deposit', `${name}: deposit`, deposit), line('', `${name}: balance`, balance)] : [line('', name, total)];
  return lines.filter(({ amount }) => amount !== 0);
}

/** The parcel that waits, with this document's lines as they are now: none where it is not paid any more. */
export function withPaid(waiting: MoneyParcel | undefined, entry: Entry, today: Day): MoneyParcel {
  const { currency } = entry.computed.head;
  const key = keyOf(entry);
  const others = (waiting?.lines ?? []).filter((line) => line.key !== key && line.key !== `${key} deposit`);
  const lines = toPaidLines(entry, today);
  return {
    from: senderOf(currency),
    fromName: 'Invoice Generator',
    isSample: (others.length > 0 && waiting?.isSample === true) || (lines.length > 0 && isSample(entry.computed)),
    currency,
    lines: [...others, ...lines],
  };
}
