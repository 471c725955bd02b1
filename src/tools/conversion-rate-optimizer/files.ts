import type { FileOffer } from '@/lib/files';
import type { Surroundings } from '@/lib/fields';
import { markSamples, sampleStem } from '@/kinds/records/files';
import type { FunnelExtra, Step } from './model';

/** The CSV is the list alone, so that it can be read back in; the workbook works everything out. */
export function funnelFiles(steps: readonly Step[], extra: FunnelExtra, around: Surroundings): FileOffer[] {
  const { currency } = around;
  const stem = sampleStem('conversion-funnel', steps);
  return [
    {
      label: 'CSV',
      name: `${stem}.csv`,
      make: async () => {
        const [{ csvFile }, { toStepSheet }] = await Promise.all([import('@/formats/csv'), import('./sheets')]);
        return csvFile(markSamples(toStepSheet(steps, currency), steps));
      },
    },
    {
      label: 'Excel',
      name: `${stem}.xlsx`,
      make: async () => {
        const [{ xlsxFile }, { toWorkbook }, { toTestSheets }, { toBacklogSheets }] = await Promise.all([
          import('@/formats/xlsx'),
          import('./sheets'),
          import('./test-sheets'),
          import('./backlog-sheet'),
        ]);
        return xlsxFile([...toWorkbook(steps, extra, around), ...toTestSheets(extra, around), ...toBacklogSheets(steps, extra, around)]);
      },
    },
  ];
}
