import type { Document } from '@/lib/blocks';
import type { FileOffer } from '@/lib/files';
import { documentFiles } from '@/kinds/document/files';
import { currency, type TaxInputs } from './model';

const stem = 'tax-summary';

/** The worksheet is written only when a file is asked for. */
export function taxFiles(inputs: TaxInputs, isSample: boolean): FileOffer[] {
  const mark = (document: Document): Document => (isSample ? { ...document, mark: 'Sample' } : document);
  const worksheet = () => import('./worksheet');
  return [
    ...documentFiles(stem, async () => mark((await worksheet()).toSummary(inputs)), ['txt'], currency),
    ...documentFiles(stem, async () => mark((await worksheet()).toWorksheet(inputs)), ['pdf', 'docx'], currency),
    {
      label: 'Excel',
      name: `${stem}.xlsx`,
      make: async () => (await import('@/formats/xlsx')).xlsxFile((await worksheet()).toSheets(inputs, isSample)),
    },
    {
      label: 'CSV',
      name: `${stem}.csv`,
      make: async () => (await import('@/formats/csv')).csvFile((await worksheet()).toSummarySheet(inputs, isSample)),
    },
    {
      label: 'Calendar',
      name: 'tax-dates.ics',
      make: async () => {
        const { title, entries } = (await worksheet()).toDates(inputs);
        return (await import('@/formats/ics')).icsFile(isSample ? `${title} (sample)` : title, entries);
      },
    },
  ];
}
