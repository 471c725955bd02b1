import { daysBetween, isDay, type Day } from '@/lib/dates';
import type { Surroundings } from '@/lib/fields';
import { sumOf } from '@/lib/numbers';
import { groupBy } from '@/lib/lists';
import { kindPrefixes, kindTitles } from './content';
import {
  changeOpen,
  kindOf,
  nextId,
  nextNumber,
  startInvoice,
  type DocumentKind,
  type Invoice,
  type InvoiceData,
  type Status,
} from './model';
import { computeInvoice, type Computed } from './totals';

/** As many numbers of deleted documents as are remembered. */
export const mostRetired = 500;

export type ShownStatus = Status | 'overdue';

export interface Entry {
  invoice: Invoice;
  computed: Computed;
  status: ShownStatus;
}

/** Overdue is never stored: it is what a sent invoice becomes when its day passes. */
export function statusOf({ status, head }: Invoice, today: Day): ShownStatus {
  const isLate = status === 'sent' && isDay(head.dueDate) && today !== '' && head.dueDate < today;
  return isLate ? 'overdue' : status;
}

export const toEntries = (invoices: readonly Invoice[], around: Surroundings): Entry[] =>
  invoices.map((invoice) => ({
    invoice,
    computed: computeInvoice(invoice, around),
    status: kindOf(invoice) === 'invoice' ? statusOf(invoice, around.today) : invoice.status,
  }));

export const ageLabels = ['Not yet due', '0–30 days', '31–60 days', '61–90 days', 'Over 90 days'] as const;

/** Days past due, or past the invoice's own date where no due date was agreed. */
function ageBucket({ head }: Computed, today: Day): number {
  const from = head.dueDate || head.invoiceDate;
  if (from === '' || today === '') return 0;
  const days = daysBetween(from, today);
  if (days < 0) return 0;
  return days <= 30 ? 1 : days <= 60 ? 2 : days <= 90 ? 3 : 4;
}

export interface Ageing {
  currency: string;
  /** One sum for each of the labels. */
  sums: number[];
}

/** What sent invoices still bring in, by age; currencies are never added up together. */
export function toAgeing(entries: readonly Entry[], today: Day): Ageing[] {
  const unpaid = entries.filter(({ invoice }) => kindOf(invoice) === 'invoice' && invoice.status === 'sent');
  return [...groupBy(unpaid, ({ computed }) => computed.head.currency as string)].map(([currency, members]) => ({
    currency,
    sums: ageLabels.map((_, bucket) =>
      sumOf(members.filter(({ computed }) => ageBucket(computed, today) === bucket).map(({ computed }) => computed.balance)),
    ),
  }));
}

export const addOpened = (data: InvoiceData, invoice: Invoice): InvoiceData => ({
  ...data,
  invoices: [invoice, ...data.invoices],
  openId: invoice.id,
});

const ownNames = [
  'companyName',
  'companyAddress',
  'companyEmail',
  'companyVatId',
  'companyTaxNumber',
  'companyRegistration',
  'companyCountry',
  'companyContact',
  'companyPhone',
  'companyPeppolId',
  'taxName',
  'taxPercent',
  'taxMode',
  'taxReason',
  'currency',
  'bankName',
  'iban',
  'bic',
  'payLink',
  'upiId',
  'hasDecimals',
  'eFormat',
] as const;

/** A new document keeps who you are and how you are paid; the rest starts afresh. */
export function addInvoice(data: InvoiceData, kind: DocumentKind, from: Invoice, around: Surroundings): InvoiceData {
  const kept = Object.fromEntries(ownNames.map((name) => [name, from.head[name]]));
  const invoice = startInvoice(nextId(data.invoices), around, {
    ...kept,
    kind,
    invoiceNumber: nextNumber(data.invoices, kind, data.retired),
  });
  return addOpened(data, invoice);
}

export function duplicateInvoice(data: InvoiceData, from: Invoice, { today }: Surroundings): InvoiceData {
  const invoiceNumber = nextNumber(data.invoices, kindOf(from), data.retired);
  const head = { ...from.head, invoiceNumber, invoiceDate: today, dueDate: '', deposit: '' };
  return addOpened(data, { ...from, id: nextId(data.invoices), status: 'draft', head, kept: [] });
}

const conversions: Record<DocumentKind, DocumentKind | undefined> = { quote: 'invoice', invoice: 'credit-note', 'credit-note': undefined };

/** A quote becomes an invoice, an invoice is taken back by a credit note. */
export const nextKind = (invoice: Invoice) => conversions[kindOf(invoice)];

export function convertInvoice(data: InvoiceData, from: Invoice, around: Surroundings): InvoiceData {
  const kind = nextKind(from);
  if (!kind) return data;
  const copied = duplicateInvoice(data, from, around);
  const [copy, ...others] = copied.invoices;
  if (!copy) return data;
  const reference = `${kindTitles[kindOf(from)]} ${from.head.invoiceNumber}`.trim();
  const head = { ...copy.head, kind, reference, invoiceNumber: nextNumber(data.invoices, kind, data.retired) };
  return { ...copied, invoices: [{ ...copy, head }, ...others] };
}

/** Numbers we gave ourselves; one that was typed is the user's. */
const isGivenNumber = (number: string, kind: DocumentKind) =>
  number.trim() === '' || new RegExp(`^${kindPrefixes[kind]}-\\d+$`).test(number.trim());

/** Another kind of document in the same place: each kind has numbers of its own, and an invoice never takes a quote's. */
export function changeKind(data: InvoiceData, id: string, kind: DocumentKind): InvoiceData {
  return changeOpen(data, id, (invoice) => {
    const from = kindOf(invoice);
    const { invoiceNumber, reference } = invoice.head;
    const isNumbered = kind !== from && (from === 'quote' || isGivenNumber(invoiceNumber, from));
    const others = data.invoices.filter((other) => other.id !== id);
    // What the client has already seen under its old number is named.
    const isKnown = isNumbered && invoice.status !== 'draft' && reference === '' && invoiceNumber.trim() !== '';
    return {
      ...invoice,
      head: {
        ...invoice.head,
        kind,
        ...(isNumbered ? { invoiceNumber: nextNumber(others, kind, data.retired) } : {}),
        ...(isKnown ? { reference: `${kindTitles[from]} ${invoiceNumber.trim()}` } : {}),
      },
    };
  });
}

/** A number that a client has seen belongs to that document for good. */
function retire({ invoices, retired = [] }: InvoiceData, id: string): Pick<InvoiceData, 'retired'> {
  const gone = invoices.find((invoice) => invoice.id === id);
  const number = gone?.head.invoiceNumber.trim() ?? '';
  if (!gone || gone.status === 'draft' || number === '') return {};
  return { retired: [{ kind: kindOf(gone), number }, ...retired].slice(0, mostRetired) };
}

/** Deleting the last document leaves a fresh one, so that there is always a form. */
export function removeInvoice(data: InvoiceData, id: string, around: Surroundings): InvoiceData {
  const invoices = data.invoices.filter((invoice) => invoice.id !== id);
  const kept = invoices.length > 0 ? invoices : [startInvoice(nextId(data.invoices), around)];
  const isOpenKept = kept.some((invoice) => invoice.id === data.openId);
  return { ...data, ...retire(data, id), invoices: kept, openId: isOpenKept ? data.openId : (kept[0]?.id ?? '') };
}
