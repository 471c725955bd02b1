import type { Surroundings } from '@/lib/fields';
import { formatPlainMoney } from '@/lib/money';
import type { AgreementLine } from '@/lib/topics/deals';
import { takenId, type Plan, type Source } from '@/workspace/shares';
import { addInvoice } from './list';
import { fields, findOpen, isBlank, lineFields, startLine, type Invoice, type InvoiceData } from './model';

const unitOf = { total: '', hour: 'h', day: 'day', month: '' } as const;

const workOf = ({ work, per }: AgreementLine) => [work || 'Work as agreed', ...(per === 'month' ? ['per month'] : [])].join(', ');

/** Who is billed for what, as it was agreed; sent invoices are never touched. */
function bill(invoice: Invoice, line: AgreementLine): Invoice {
  const [first = startLine('1'), ...others] = invoice.lines;
  const rate = line.amount > 0 ? formatPlainMoney(line.amount, line.currency) : first.rate;
  return {
    ...invoice,
    head: {
      ...invoice.head,
      clientName: line.client.slice(0, fields.clientName.maxLength),
      clientAddress: line.clientAddress.slice(0, fields.clientAddress.maxLength),
      ...(unitOf[line.per] === '' ? {} : { hasLineOptions: true }),
    },
    lines: [{ ...first, description: workOf(line).slice(0, lineFields.description.maxLength), rate, unit: unitOf[line.per] }, ...others],
  };
}

/** What was agreed with a client, as a draft of the bill: the blank one that is open, or a new one. */
export function planBills(data: InvoiceData, lines: readonly AgreementLine[], source: Source, around: Surroundings): Plan<InvoiceData> {
  let next = data;
  const names: string[] = [];
  const changed: string[] = [];
  for (const line of lines) {
    const id = takenId(source, line.key);
    const old = next.invoices.find((invoice) => invoice.id === id);
    const put = (invoice: Invoice) => {
      next = { ...next, invoices: next.invoices.map((one) => (one === invoice || one.id === id ? { ...bill(one, line), id } : one)) };
    };
    if (old) {
      if (old.status !== 'draft' || JSON.stringify(bill(old, line)) === JSON.stringify(old)) continue;
      put(old);
      changed.push(line.client);
    } else {
      const open = findOpen(next, around);
      if (!isBlankBill(next)) next = addInvoice(next, 'invoice', open, around);
      const [fresh] = next.invoices;
      if (!fresh) continue;
      put(fresh);
      next = { ...next, openId: id };
      names.push(line.client);
    }
  }
  return names.length + changed.length === 0 ? { data, names: [] } : { data: next, names, changed };
}

/** Who sends it may be filled in from the profile already. */
const isBlankBill = ({ invoices, openId }: InvoiceData) =>
  isBlank({
    openId,
    invoices: invoices.map((one) => ({ ...one, head: { ...one.head, companyName: '', companyAddress: '', companyEmail: '' } })),
  });
