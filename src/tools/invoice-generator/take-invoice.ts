import type { Surroundings } from '@/lib/fields';
import { fromEInvoice } from './from-e-invoice';
import { addOpened } from './list';
import { nextId, type InvoiceData } from './model';

/** Reads a file; what comes back puts its invoice in front of the others. */
export async function takeInvoice(file: File) {
  const { readInvoiceFile } = await import('@/formats/e-invoice/read');
  const read = await readInvoiceFile(file);
  return (data: InvoiceData, around: Surroundings) => {
    const { invoice, notes } = fromEInvoice(read, nextId(data.invoices), around);
    return { data: addOpened(data, invoice), said: `${invoice.head.invoiceNumber || 'Invoice'} read from ${file.name}`, notes };
  };
}
