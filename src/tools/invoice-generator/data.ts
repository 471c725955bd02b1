import { toMajor } from '@/lib/money';
import { formatPercent } from '@/lib/numbers';
import type { Sheet } from '@/lib/sheet';
import { sampleMark } from './content';
import { titleOf, tooLarge } from './document';
import { isSampleInvoice } from './model';
import type { Computed } from './totals';

/** What every row says of the document it belongs to, so that the files of many invoices can be put together. */
const headColumns: Sheet['columns'] = [
  { label: 'Document', kind: 'text' },
  { label: 'Number', kind: 'text' },
  { label: 'Date', kind: 'day' },
  { label: 'Due Date', kind: 'day' },
  { label: 'Client', kind: 'text' },
  { label: 'Currency', kind: 'text' },
];

/** The items, then the figures below them, as a table of typed cells; "Line" tells the one from the other. */
export function toLineSheet(computed: Computed, faults: readonly string[] = []): Sheet {
  const { head, lines, taxes } = computed;
  const major = (minor: number) => toMajor(minor, head.currency);
  const about = [titleOf(computed), head.invoiceNumber, head.invoiceDate, head.dueDate, head.clientName, head.currency];
  const figure = (line: string, minor: number, text = line) => [
    ...about,
    line,
    text,
    null,
    '',
    null,
    null,
    '',
    computed.isTooLarge ? tooLarge : major(minor),
  ];
  const figures = [
    figure('Subtotal', computed.subtotal),
    ...(computed.discount === 0 ? [] : [figure('Discount', -computed.discount, computed.discountLabel)]),
    ...taxes
      .filter(({ mode }) => mode !== 'none')
      .map(({ label, tax }) => figure('Tax', tax, head.hasTaxInside ? `${label}, included` : label)),
    ...(computed.shipping === 0 ? [] : [figure('Shipping', computed.shipping)]),
    figure('Total', computed.total),
    ...(computed.deposit === 0 ? [] : [figure('Deposit paid', -computed.deposit), figure('Balance due', computed.balance)]),
  ];
  return {
    name: computed.head.invoiceNumber || titleOf(computed),
    currency: head.currency,
    columns: [
      ...headColumns,
      { label: 'Line', kind: 'text' },
      { label: 'Description', kind: 'text' },
      { label: 'Quantity', kind: 'number' },
      { label: 'Unit', kind: 'text' },
      // Not money: a rate keeps its own digits.
      { label: 'Rate', kind: 'number' },
      { label: 'Discount', kind: 'money' },
      { label: 'Tax', kind: 'text' },
      { label: 'Amount', kind: 'money' },
    ],
    rows: [
      ...faults.map((text) => [...about, 'Draft', text, null, '', null, null, '', null]),
      ...lines.map((line) => [
        ...about,
        'Item',
        line.description,
        line.quantity,
        line.unit,
        line.rate,
        major(line.discount),
        line.tax.label,
        line.isTooLarge ? tooLarge : major(line.amount),
      ]),
      ...figures,
    ],
  };
}

/** What was filled in of what most documents do without. */
const given = (parts: Record<string, string>) => Object.fromEntries(Object.entries(parts).filter(([, text]) => text !== ''));

/** The whole document as data, amounts in the currency's main unit. */
export function toData(computed: Computed, faults: readonly string[] = []) {
  const { head } = computed;
  const major = (minor: number) => toMajor(minor, head.currency);
  return {
    document: titleOf(computed),
    ...(isSampleInvoice(computed) ? { note: sampleMark } : {}),
    ...(faults.length > 0 ? { draft: faults } : {}),
    number: head.invoiceNumber,
    date: head.invoiceDate,
    dueDate: head.dueDate,
    reference: head.reference,
    currency: head.currency,
    company: {
      name: head.companyName,
      address: head.companyAddress,
      email: head.companyEmail,
      ...given({
        phone: head.companyPhone,
        vatId: head.companyVatId,
        taxNumber: head.companyTaxNumber,
        registration: head.companyRegistration,
      }),
    },
    client: { name: head.clientName, address: head.clientAddress, ...given({ email: head.clientEmail, vatId: head.clientVatId }) },
    ...given({
      purchaseOrder: head.poNumber,
      buyerReference: head.buyerReference,
      supplied: head.supplyDate,
      suppliedUntil: head.supplyEnd,
      taxReason: head.taxReason,
    }),
    pricesIncludeTax: head.hasTaxInside,
    items: computed.lines.map((line) => ({
      description: line.description,
      quantity: line.quantity,
      unit: line.unit,
      rate: line.rate,
      discount: major(line.discount),
      tax: line.tax.label,
      amount: line.isTooLarge ? null : major(line.amount),
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
