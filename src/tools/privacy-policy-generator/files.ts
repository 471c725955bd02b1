import type { FileOffer } from '@/lib/files';
import { documentFiles } from '@/kinds/document/files';
import type { Document } from '@/lib/blocks';
import { fileStem, type PolicyData, type Work } from './model';

const formats = ['txt', 'md', 'html', 'docx', 'pdf'] as const;

/** The text first, then the formats people paste, edit and print; then the record of processing. */
export function policyFiles({ made: work, versions, kept }: PolicyData, currency: string): FileOffer[] {
  if (!work) return [];
  const document = async () => (await import('./policy')).toPolicy(work, versions, kept);
  const map = fileStem('data-map', work);
  return [
    ...documentFiles(fileStem('privacy-policy', work), document, formats, currency),
    {
      label: 'Data map, CSV',
      name: `${map}.csv`,
      make: async () => {
        const [{ csvFile }, { toDataMap }] = await Promise.all([import('@/formats/csv'), import('./data-map')]);
        return csvFile(toDataMap(work));
      },
    },
    {
      label: 'Data map, Excel',
      name: `${map}.xlsx`,
      make: async () => {
        const [{ xlsxFile }, { toDataMap }] = await Promise.all([import('@/formats/xlsx'), import('./data-map')]);
        return xlsxFile([toDataMap(work)]);
      },
    },
  ];
}

export const choicesFiles = (work: Work, document: Document, currency: string): FileOffer[] =>
  documentFiles(fileStem('do-not-sell', work), document, formats, currency);
