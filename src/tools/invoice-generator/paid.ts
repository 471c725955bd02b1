import type { BookingLine } from '@/lib/topics/money';
import type { Entry } from './list';
import { isSampleInvoice, kindOf } from './model';

/** Ids are given again once their document is deleted, so the number stands beside it. */
const keyOf = ({ invoice }: Entry) => `${invoice.id} ${invoice.head.invoiceNumber.trim()}`.slice(0, 190);

/** What a paid document brought in; a credit note that was paid out takes it back. A quote brings nothing. */
export function toPaidLines(entry: Entry): BookingLine[] {
  const { invoice, computed } = entry;
  if (invoice.status !== 'paid' || kindOf(invoice) === 'quote' || computed.isTooLarge || isSampleInvoice(computed)) return [];
  const sign = kindOf(invoice) === 'credit-note' ? -1 : 1;
  const { head, total, deposit, balance } = computed;
  const name = [head.invoiceNumber, head.clientName].filter(Boolean).join(', ') || 'Invoice';
  const line = (key: string, shown: string, amount: number): BookingLine => ({
    key: `${keyOf(entry)}${key}`,
    name: shown,
    group: 'Sales',
    type: 'income',
    amount: sign * amount + 0,
    currency: head.currency,
    // Nobody wrote down when it came in.
    day: '',
  });
  // The deposit came on a day of its own and may be in the books already.
  const lines =
    deposit > 0 ? [line(' deposit', `${name}: deposit`, deposit), line('', `${name}: balance`, balance)] : [line('', name, total)];
  return lines.filter(({ amount }) => amount !== 0);
}
