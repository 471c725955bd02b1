import type { FileOffer } from '@/formats/file';
import { documentFiles } from '@/kinds/document/files';
import type { Document } from '@/lib/blocks';
import { fileStem } from './document';
import { forPlainText } from './plain-text';
import type { Computed } from './totals';

/** Most people send an invoice as this. */
export const pdfFiles = (computed: Computed, document: Document): FileOffer[] =>
  documentFiles(fileStem(computed), document, ['pdf'], computed.head.currency);

/** HTML first, then what else people send and keep; all of the same figures. `plain` is the document without pictures. */
export function invoiceFiles(computed: Computed, document: Document, plain: Document, faults: readonly string[]): FileOffer[] {
  const stem = fileStem(computed);
  const { currency } = computed.head;
  return [
    ...documentFiles(stem, document, ['html', 'pdf', 'docx'], currency),
    ...documentFiles(stem, plain, ['md'], currency),
    ...documentFiles(stem, forPlainText(plain), ['txt'], currency),
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
