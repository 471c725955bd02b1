import { addDays } from '@/lib/dates';
import { choice, day, decimal, email, emptyDraft, flag, integer, longText, money, percent, text, url } from '@/lib/fields';
import type { DraftOf, Surroundings } from '@/lib/fields';
import { replaceById } from '@/lib/lists';
import type { Logo } from '@/lib/logos';
import { currencies, typedCurrency } from '@/lib/currencies';
import { parseNumber } from '@/lib/numbers';
import { defineState } from '@/workspace/tool-state';
import { eFormatLabels, kindPrefixes, kindTitles, sampleClient, sampleCompany, taxModeLabels, units } from './content';

export const documentKinds = ['invoice', 'quote', 'credit-note'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const statuses = ['draft', 'sent', 'paid'] as const;
export type Status = (typeof statuses)[number];

const taxModes = ['standard', 'exempt', 'reverse', 'intra', 'export', 'outside'] as const;
export type TaxMode = (typeof taxModes)[number];

const discountKind = choice('Discount in', ['percent', 'amount'], {
  default: 'percent',
  labels: { percent: 'Percent', amount: 'Amount' },
});

const eFormats = ['none', 'xrechnung', 'xrechnung-cii', 'peppol', 'factur-x', 'ubl', 'cii'] as const;
export type EFormat = (typeof eFormats)[number];

/** What came later: documents without it are as good as ever. */
export const laterFields = {
  companyVatId: text('VAT ID', { placeholder: 'DE123456789' }),
  companyTaxNumber: text('Tax number'),
  companyRegistration: text('Company registration number'),
  companyCountry: text('Country', { placeholder: 'Germany or DE', means: 'company.country' }),
  companyContact: text('Contact person'),
  companyPhone: text('Phone', { autoComplete: 'tel', means: 'company.phone' }),
  companyPeppolId: text('Peppol ID', { placeholder: '0088:1234567890123' }),
  clientEmail: email('Client email'),
  clientVatId: text('Client VAT ID'),
  clientCountry: text('Client country', { placeholder: 'Germany or DE' }),
  clientPeppolId: text('Client Peppol ID', { placeholder: '0088:1234567890123' }),
  supplyDate: day('Supply date'),
  supplyEnd: day('Supply period ends', { hint: 'For a period that starts on the supply date.' }),
  poNumber: text('Purchase order number'),
  buyerReference: text('Buyer reference', { hint: 'In Germany: the Leitweg-ID.' }),
  taxReason: text('Reason for the exemption', { placeholder: 'Small business, § 19 UStG' }),
  eFormat: choice('E-invoice', eFormats, { default: 'none', labels: eFormatLabels }),
};

/** Everything on the document but its items. */
export const fields = {
  companyName: text('Company Name', { autoComplete: 'organization', means: 'company.name' }),
  companyAddress: longText('Address', { autoComplete: 'street-address', means: 'company.address' }),
  companyEmail: email('Email', { autoComplete: 'email', means: 'company.email' }),
  clientName: text('Client Name'),
  clientAddress: longText('Client Address'),
  invoiceNumber: text('Invoice Number', { default: 'INV-001' }),
  invoiceDate: day('Invoice Date', { default: 'today' }),
  dueDate: day('Due Date'),
  notes: longText('Notes', { placeholder: 'Thank you, payment terms…' }),
  taxName: text('Tax name', { default: 'Tax' }),
  taxPercent: percent('Tax %', { default: '10', min: 0, means: 'sales.tax' }),
  kind: choice('Document', documentKinds, { default: 'invoice', labels: kindTitles }),
  reference: text('Refers to', { placeholder: 'Quote QUO-001' }),
  currency: choice('Currency', currencies, { default: 'USD' }),
  taxMode: choice('Tax on this document', taxModes, { default: 'standard', labels: taxModeLabels }),
  hasTaxInside: flag('Prices include tax'),
  hasDecimals: flag('Allow decimal quantities'),
  hasLineOptions: flag('Unit, discount and tax for each item'),
  discountKind,
  discount: decimal('Discount', { min: 0 }),
  shipping: money('Shipping', { hint: 'Not taxed. Add it as an item to tax it.' }),
  deposit: money('Deposit paid'),
  bankName: text('Bank'),
  iban: text('IBAN', { hint: 'Or a plain account number.' }),
  bic: text('BIC'),
  payLink: url('Pay link', { placeholder: 'https://' }),
  upiId: text('UPI ID', { placeholder: 'name@bank' }),
  ...laterFields,
};

export const lineFields = {
  description: text('Description'),
  quantity: integer('Quantity', { default: '1', required: 'No quantity.' }),
  /** With its own digits, so that 0.004 a piece is not nothing; only the line's amount is rounded. */
  rate: decimal('Rate', { default: '0', required: 'No rate.' }),
  unit: choice('Unit', units, { default: '', labels: { '': 'None' } }),
  discountKind,
  discount: decimal('Discount', { min: 0 }),
  taxMode: choice('Tax', ['invoice', ...taxModes], { default: 'invoice', labels: { invoice: 'As document', ...taxModeLabels } }),
  taxPercent: percent('Tax %', { min: 0 }),
};

export const decimalLineFields = { ...lineFields, quantity: decimal('Quantity', { default: '1', required: 'No quantity.' }) };

export type Head = DraftOf<typeof fields>;
export type Line = DraftOf<typeof lineFields> & { id: string };

export interface Invoice {
  id: string;
  status: Status;
  head: Head;
  lines: Line[];
  /** Faults the user has seen and wants to keep, by their ids. */
  kept?: string[];
}

export interface InvoiceData {
  /** Newest first, never empty. */
  invoices: Invoice[];
  openId: string;
  logo?: Logo;
  /** Numbers of documents that were sent and deleted: they are never given again. */
  retired?: { kind: DocumentKind; number: string }[];
}

export const startLine = (id: string, more: Partial<Line> = {}): Line => ({ ...emptyDraft(lineFields, ''), id, ...more });

export const startInvoice = (id: string, { today, currency }: Surroundings, more: Partial<Head> = {}): Invoice => ({
  id,
  status: 'draft',
  head: { ...emptyDraft(fields, today), currency, ...more },
  lines: [startLine('1')],
});

function sampleInvoice(around: Surroundings): Invoice {
  const { today } = around;
  const head = {
    companyName: sampleCompany,
    companyAddress: '12 Harbor Row, Portland',
    companyEmail: 'hello@northwind.co',
    clientName: sampleClient,
    clientAddress: '88 Mill St, Salem',
    dueDate: today === '' ? '' : addDays(today, 30),
    notes: 'Thank you. Payment within 30 days by bank transfer.',
  };
  const lines = [
    startLine('1', { description: 'Brand workshop', quantity: '2', rate: '1,250.00' }),
    startLine('2', { description: 'Design system', quantity: '1', rate: '4,800.00' }),
  ];
  return { ...startInvoice('1', around, head), lines };
}

export const isSampleInvoice = ({ head }: { head: Pick<Head, 'companyName' | 'clientName'> }) =>
  head.companyName === sampleCompany && head.clientName === sampleClient;

const only = (invoice: Invoice): InvoiceData => ({ invoices: [invoice], openId: invoice.id });

export const state = defineState<InvoiceData>({
  version: 1,
  isSample: ({ invoices }) => invoices.some(isSampleInvoice),
  start: (around) => only(startInvoice('1', around)),
  sample: (around) => only(sampleInvoice(around)),
});

export const findOpen = ({ invoices, openId }: InvoiceData, around: Surroundings): Invoice =>
  invoices.find(({ id }) => id === openId) ?? invoices[0] ?? startInvoice('1', around);

export const changeOpen = (data: InvoiceData, id: string, change: (invoice: Invoice) => Invoice): InvoiceData => ({
  ...data,
  invoices: replaceById(data.invoices, id, change),
});

/** Every amount of money as typed, those still empty left out. */
const typedAmounts = ({ head, lines }: Invoice): string[] =>
  [
    head.shipping,
    head.deposit,
    head.discountKind === 'amount' ? head.discount : '',
    ...lines.flatMap(({ rate, discount, discountKind: kind }) => [rate, kind === 'amount' ? discount : '']),
  ].filter((typed) => typed.trim() !== '' && typed.trim() !== '0');

/** Typing "€500" into a document that has no other amounts puts it into euro; with others in it, the sign is refused where it stands. */
export function followTypedCurrency(invoice: Invoice): Invoice {
  const { currency } = invoice.head;
  const codes = new Set(typedAmounts(invoice).map((typed) => (parseNumber(typed).ok ? typedCurrency(typed, currency) : undefined)));
  const [code] = codes;
  const isOne = codes.size === 1 && code !== undefined && code !== currency;
  return isOne ? { ...invoice, head: { ...invoice.head, currency: code } } : invoice;
}

/** One past the largest number in use, so that an id is never given twice while its owner exists. */
export const nextId = (taken: readonly { id: string }[]): string =>
  String(Math.max(0, ...taken.map(({ id }) => (/^\d{1,15}$/.test(id) ? Number(id) : 0))) + 1);

const isBlankLine = ({ description, rate }: Line) => description === '' && (rate === '0' || rate === '');

/** Nothing has been typed that a sample could overwrite. */
export const isBlank = ({ invoices: [first, ...others] }: InvoiceData): boolean =>
  first !== undefined &&
  others.length === 0 &&
  first.lines.every(isBlankLine) &&
  [first.head.companyName, first.head.companyAddress, first.head.companyEmail, first.head.clientName, first.head.clientAddress]
    .concat(first.head.notes)
    .every((typed) => typed === '');

export const kindOf = ({ head }: Invoice): DocumentKind => documentKinds.find((kind) => kind === head.kind) ?? 'invoice';

/** INV-001 follows nothing; after 2026/017 comes 2026/018; numbers in use are passed over. */
export function nextNumber(invoices: readonly Invoice[], kind: DocumentKind, retired: InvoiceData['retired'] = []): string {
  const numbers = [
    ...invoices.filter((invoice) => kindOf(invoice) === kind).map(({ head }) => head.invoiceNumber.trim()),
    ...retired.filter((one) => one.kind === kind).map(({ number }) => number),
  ];
  const taken = new Set(numbers);
  const pattern = numbers.map((number) => /^(.*?)(\d{1,12})$/s.exec(number)).find((match) => match !== null);
  const [stem, digits] = pattern ? [pattern[1] ?? '', pattern[2] ?? ''] : [`${kindPrefixes[kind]}-`, '000'];
  const write = (value: number) => `${stem}${String(value).padStart(digits.length, '0')}`;
  let value = Number(digits) + 1;
  while (taken.has(write(value))) value += 1;
  return write(value);
}

export const hasSameNumber = (invoice: Invoice, all: readonly Invoice[]): boolean =>
  invoice.head.invoiceNumber.trim() !== '' &&
  all.some(
    (other) =>
      other.id !== invoice.id && kindOf(other) === kindOf(invoice) && other.head.invoiceNumber.trim() === invoice.head.invoiceNumber.trim(),
  );
