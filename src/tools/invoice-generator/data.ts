import { toMajor } from '@/lib/money';
import { formatPercent } from '@/lib/numbers';
import type { Sheet } from '@/lib/sheet';
import { sampleMark } from './content';
import { isSample, titleOf } from './document';
import type { Computed } from './totals';

/** The items as a table of typed cells. */
export function toLineSheet(computed: Computed): Sheet {
  const { head, lines } = computed;
  const major = (minor: number) => toMajor(minor, head.currency);
  return {
    name: computed.head.invoiceNumber || titleOf(computed),
    currency: head.currency,
    columns: [
      { label: 'Description', kind: 'text' },
      { label: 'Quantity', kind: 'number' },
      { label: 'Unit', kind: 'text' },
      { label: 'Rate', kind: 'money' },
      { label: 'Discount', kind: 'money' },
      { label: 'Tax', kind: 'text' },
      { label: 'Amount', kind: 'money' },
    ],
    rows: lines.map((line) => [
      line.description,
      line.quantity,
      line.unit,
      major(line.rate),
      major(line.discount),
      line.tax.label,
      major(line.amount),
    ]),
  };
}

/** The whole document as data, amounts in the currency's main unit. */
export function toData(computed: Computed) {
  const { head } = computed;
  const major = (minor: number) => toMajor(minor, head.currency);
  return {
    document: titleOf(computed),
    ...(isSample(computed) ? { note: sampleMark } : {}),
    number: head.invoiceNumber,
    date: head.invoiceDate,
    dueDate: head.dueDate,
    reference: head.reference,
    currency: head.currency,
    company: { name: head.companyName, address: head.companyAddress, email: head.companyEmail },
    client: { name: head.clientName, address: head.clientAddress },
    pricesIncludeTax: head.hasTaxInside,
    items: computed.lines.map((line) => ({
      description: line.description,
      quantity: line.quantity,
      unit: line.unit,
      rate: major(line.rate),
      discount: major(line.discount),
      tax: line.tax.label,
      amount: major(line.amount),
    })),
    subtotal: major(computed.subtotal),
    discount: major(computed.discount),
    taxes: computed.taxes.map(({ label, rate, net, tax }) => ({
      label,
      rate: formatPercent(rate),
      withoutTax: major(net),
      tax: major(tax),
    })),
    tax: major(computed.tax),
    shipping: major(computed.shipping),
    total: major(computed.total),
    depositPaid: major(computed.deposit),
    balanceDue: major(computed.balance),
    payment: { bank: head.bankName, iban: head.iban, bic: head.bic, link: head.payLink, upi: head.upiId },
    notes: head.notes,
  };
}
