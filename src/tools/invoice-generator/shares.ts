import { addDays, isDay } from '@/lib/dates';
import { toFigureIn } from '@/lib/fields/meaning';
import { emptyDraft, integer, type Surroundings } from '@/lib/fields';
import { isOver, joinLines, listDue, listFound } from '@/workspace/share-parts';
import { byMeaning, defineShares, joinProfiles, startOnly, type Due } from '@/workspace/shares';
import { planBills } from './agreements';
import { kindTitles } from './content';
import { invoiceFiles } from './files';
import { toEntries, type Entry } from './list';
import { changeOpen, fields, isBlank, isSampleInvoice, kindOf, state, type Invoice, type InvoiceData } from './model';
import { toPaidLines } from './paid';

/** "Invoice INV-001 to Acre Foods" */
function nameOf(invoice: Invoice): string {
  const { invoiceNumber, clientName } = invoice.head;
  const title = `${kindTitles[kindOf(invoice)]} ${invoiceNumber.trim()}`.trim();
  return clientName.trim() === '' ? title : `${title} to ${clientName.trim()}`;
}

const ownInvoices = ({ invoices }: InvoiceData) =>
  invoices.filter((invoice) => !isSampleInvoice(invoice) && !isBlank({ invoices: [invoice], openId: '' }));

function toDue({ invoice, computed }: Entry, around: Surroundings): Due {
  const { dueDate, currency } = invoice.head;
  const isQuote = kindOf(invoice) === 'quote';
  return {
    id: invoice.id,
    day: dueDate,
    title: `${nameOf(invoice)} ${isQuote ? 'runs out' : 'is due'}`,
    isDone: invoice.status === 'paid' || (isQuote && isOver(dueDate, around)),
    ...(computed.isTooLarge ? {} : { amount: computed.balance }),
    // An invoice may be in a currency of its own.
    ...(currency === around.currency ? {} : { currency }),
  };
}

const openOf = ({ invoices, openId }: InvoiceData) => invoices.find(({ id }) => id === openId) ?? invoices[0];

const head = byMeaning(
  fields,
  (data: InvoiceData) => openOf(data)?.head ?? emptyDraft(fields, ''),
  (data, typed) => changeOpen(data, openOf(data)?.id ?? '', (invoice) => ({ ...invoice, head: typed })),
);

const daysToPay = integer('Days to pay', { min: 0, max: 365 });

/** A due date follows from how long customers have; what one of them was given says nothing of the others. */
const due = startOnly<InvoiceData>({
  fill: (data, answers) => {
    const open = openOf(data);
    const days = toFigureIn(daysToPay, answers['sales.days'] ?? '', '');
    if (!open || open.head.dueDate !== '' || !isDay(open.head.invoiceDate) || days === undefined) return { data, names: [] };
    const dueDate = addDays(open.head.invoiceDate, days);
    if (!isDay(dueDate)) return { data, names: [] };
    return {
      data: changeOpen(data, open.id, (invoice) => ({ ...invoice, head: { ...invoice.head, dueDate } })),
      names: [fields.dueDate.label],
    };
  },
});

export const shares = defineShares(state, {
  profile: joinProfiles(head, due),
  offers: { bookings: ({ invoices }, around) => toEntries(invoices, around).flatMap(toPaidLines) },
  accepts: { agreements: { noun: 'invoice', verb: 'Start it', plan: planBills } },
  agenda: (data, around) => listDue(toEntries(ownInvoices(data), around).map((entry) => toDue(entry, around))),
  search: (data) =>
    listFound(
      ownInvoices(data).map((invoice) => ({
        id: invoice.id,
        title: nameOf(invoice),
        text: joinLines([...invoice.lines.map(({ description }) => description), invoice.head.notes, invoice.head.reference]),
      })),
    ),
  files: invoiceFiles,
});
