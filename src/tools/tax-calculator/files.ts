import type { FileOffer } from '@/lib/files';
import { documentFiles } from '@/kinds/document/files';
import { currency, type TaxInputs } from './model';

const stem = 'tax-summary';

/** The worksheet is written only when a file is asked for. */
export function taxFiles(inputs: TaxInputs): FileOffer[] {
  const worksheet = () => import('./worksheet');
  return [
    ...documentFiles(stem, async () => (await worksheet()).toSummary(inputs), ['txt'], currency),
    ...documentFiles(stem, async () => (await worksheet()).toWorksheet(inputs), ['pdf', 'docx'], currency),
    {
      label: 'Excel',
      name: `${stem}.xlsx`,
      make: async () => (await import('@/formats/xlsx')).xlsxFile((await worksheet()).toSheets(inputs)),
    },
    {
      label: 'CSV',
      name: `${stem}.csv`,
      make: async () => (await import('@/formats/csv')).csvFile((await worksheet()).toSummarySheet(inputs)),
    },
    {
      label: 'Calendar',
      name: 'tax-dates.ics',
      make: async () => {
        const { title, entries } = (await worksheet()).toDates(inputs);
        return (await import('@/formats/ics')).icsFile(title, entries);
      },
    },
  ];
}
