import type { FileOffer } from '@/formats/file';
import { documentFiles } from '@/kinds/document/files';
import type { Document } from '@/lib/blocks';
import { fileStem } from './document';
import type { Computed } from './totals';

/** HTML first, then what else people send and keep; all of the same figures. */
export function invoiceFiles(computed: Computed, document: Document): FileOffer[] {
  const stem = fileStem(computed);
  return [
    ...documentFiles(stem, document, ['html', 'pdf', 'docx', 'md', 'txt'], computed.head.currency),
    {
      label: 'Excel',
      name: `${stem}.xlsx`,
      make: async () => {
        const [{ xlsxFile }, { toLineSheet }] = await Promise.all([import('@/formats/xlsx'), import('./data')]);
        return xlsxFile([toLineSheet(computed)]);
      },
    },
    {
      label: 'CSV',
      name: `${stem}.csv`,
      make: async () => {
        const [{ csvFile }, { toLineSheet }] = await Promise.all([import('@/formats/csv'), import('./data')]);
        return csvFile(toLineSheet(computed));
      },
    },
    {
      label: 'JSON',
      name: `${stem}.json`,
      make: async () => {
        const [{ jsonFile }, { toData }] = await Promise.all([import('@/formats/json'), import('./data')]);
        return jsonFile(toData(computed));
      },
    },
  ];
}
