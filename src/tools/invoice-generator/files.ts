import type { FileOffer } from '@/lib/files';
import { documentFiles } from '@/kinds/document/files';
import type { Surroundings } from '@/lib/fields';
import { eFormatLabels } from './content';
import { fileStem } from './document';
import { findFaults, toMarkedDocument } from './faults';
import { findOpen, hasSameNumber, type InvoiceData } from './model';
import { drawPayment } from './payment-picture';
import { forPlainText } from './plain-text';
import { computeInvoice } from './totals';

/** The open document: HTML first, then what else people send and keep; all of the same figures. */
export function invoiceFiles(data: InvoiceData, around: Surroundings): FileOffer[] {
  const invoice = findOpen(data, around);
  const computed = computeInvoice(invoice, around);
  const found = findFaults(computed, invoice, data, hasSameNumber(invoice, data.invoices));
  const faults = found.map(({ text }) => text);
  const stem = fileStem(computed);
  const { currency } = computed.head;
  // A code that cannot be drawn is no reason to send nothing.
  const whole = async () => toMarkedDocument(computed, found, await drawPayment(computed).catch(() => undefined), data.logo);
  const plain = async () => toMarkedDocument(computed, found);
  const { eFormat } = computed.head;
  return [
    ...documentFiles(stem, whole, ['html', 'pdf', 'docx'], currency),
    ...(eFormat === 'none'
      ? []
      : [
          {
            label: eFormatLabels[eFormat],
            name: eFormat === 'factur-x' ? `${stem}-factur-x.pdf` : `${stem}.xml`,
            make: async () => (await import('./e-files')).makeEInvoice(computed, found, whole),
          },
        ]),
    ...documentFiles(stem, plain, ['md'], currency),
    ...documentFiles(stem, async () => forPlainText(await plain()), ['txt'], currency),
    {
      label: 'Excel',
      name: `${stem}.xlsx`,
      make: async () => {
        const [{ xlsxFile }, { toLineSheet }] = await Promise.all([import('@/formats/xlsx'), import('./data')]);
        return xlsxFile([toLineSheet(computed, faults)]);
      },
    },
    {
      label: 'CSV',
      name: `${stem}.csv`,
      make: async () => {
        const [{ csvFile }, { toLineSheet }] = await Promise.all([import('@/formats/csv'), import('./data')]);
        return csvFile(toLineSheet(computed, faults));
      },
    },
    {
      label: 'Figures as JSON',
      name: `${stem}-figures.json`,
      make: async () => {
        const [{ jsonFile }, { toData }] = await Promise.all([import('@/formats/json'), import('./data')]);
        return jsonFile(toData(computed, faults));
      },
    },
  ];
}
