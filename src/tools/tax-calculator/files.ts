import type { FileOffer } from '@/formats/file';
import { documentFiles, type DocumentFormat } from '@/kinds/document/files';
import { currency, type TaxInputs } from './model';

const stem = 'tax-summary';

/** The worksheet is written only when a file is asked for. */
export function taxFiles(inputs: TaxInputs): FileOffer[] {
  const worksheet = () => import('./worksheet');
  const inFormat = (label: string, format: DocumentFormat): FileOffer => ({
    label,
    name: `${stem}.${format}`,
    make: async () => {
      const { toSummary, toWorksheet } = await worksheet();
      const document = format === 'txt' ? toSummary(inputs) : toWorksheet(inputs);
      const [offer] = documentFiles(stem, document, [format], currency);
      if (!offer) throw new Error('This format is not known.');
      return offer.make();
    },
  });
  return [
    inFormat('Text', 'txt'),
    inFormat('PDF', 'pdf'),
    inFormat('Word', 'docx'),
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
