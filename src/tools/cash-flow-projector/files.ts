import type { FileOffer } from '@/lib/files';
import { sampleStem } from '@/kinds/records/files';
import { hasSample } from '@/kinds/records/state';
import type { Item, Settings } from './model';
import { projectCash } from './projection';

/** The projection of the open scenario first; its items and the whole calculation beside it. */
export function cashFiles(items: readonly Item[], settings: Settings, currency: string): FileOffer[] {
  const isSample = hasSample(items);
  const project = () => projectCash(items, settings);
  const stem = (name: string) => sampleStem(name, items);
  return [
    {
      label: 'CSV',
      name: `${stem('cash-flow-projection')}.csv`,
      make: async () => {
        const [{ csvFile }, { toProjectionSheet }] = await Promise.all([import('@/formats/csv'), import('./sheets')]);
        return csvFile(toProjectionSheet(project(), settings, currency));
      },
    },
    {
      label: 'Excel, with formulas',
      name: `${stem('cash-flow-projection')}.xlsx`,
      make: async () => {
        const [{ xlsxFile }, { toWorkbook }] = await Promise.all([import('@/formats/xlsx'), import('./workbook')]);
        return xlsxFile(toWorkbook({ items, settings, projection: project(), currency, isSample }));
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
