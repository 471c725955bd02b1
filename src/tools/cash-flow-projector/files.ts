import type { FileOffer } from '@/formats/file';
import { sampleStem } from '@/kinds/records/files';
import { hasSample } from '@/kinds/records/state';
import type { Item, Settings } from './model';
import type { Projection } from './projection';

interface Given {
  items: readonly Item[];
  settings: Settings;
  projection: Projection;
  currency: string;
}

/** The projection of the open scenario first; its items and the whole calculation beside it. */
export function cashFiles({ items, settings, projection, currency }: Given): FileOffer[] {
  const isSample = hasSample(items);
  const stem = (name: string) => sampleStem(name, items);
  return [
    {
      label: 'CSV',
      name: `${stem('cash-flow-projection')}.csv`,
      make: async () => {
        const [{ csvFile }, { toProjectionSheet }] = await Promise.all([import('@/formats/csv'), import('./sheets')]);
        return csvFile(toProjectionSheet(projection, settings, currency));
      },
    },
    {
      label: 'Excel, with formulas',
      name: `${stem('cash-flow-projection')}.xlsx`,
      make: async () => {
        const [{ xlsxFile }, { toWorkbook }] = await Promise.all([import('@/formats/xlsx'), import('./workbook')]);
        return xlsxFile(toWorkbook({ items, settings, projection, currency, isSample }));
      },
    },
    {
      label: 'Items as CSV',
      name: `${stem('cash-flow-items')}.csv`,
      make: async () => {
        const [{ csvFile }, { toItemsFile }] = await Promise.all([import('@/formats/csv'), import('./sheets')]);
        return csvFile(toItemsFile(items, currency));
      },
    },
  ];
}
