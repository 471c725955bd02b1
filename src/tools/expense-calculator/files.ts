import type { FileOffer } from '@/lib/files';
import type { Surroundings } from '@/lib/fields';
import { documentFiles } from '@/kinds/document/files';
import { sampleStem } from '@/kinds/records/files';
import type { Expense, ExpenseExtra } from './model';

/** The CSV is the list alone, so that it can be read back in; the workbook has the sums too. */
export function expenseFiles(expenses: readonly Expense[], extra: ExpenseExtra, around: Surroundings): FileOffer[] {
  const { currency } = around;
  const stem = sampleStem('startup-costs', expenses);
  return [
    {
      label: 'CSV',
      name: `${stem}.csv`,
      make: async () => {
        const [{ csvFile }, { toExpenseSheet }] = await Promise.all([import('@/formats/csv'), import('./sheets')]);
        return csvFile(toExpenseSheet(expenses, currency));
      },
    },
    {
      label: 'Excel',
      name: `${stem}.xlsx`,
      make: async () => {
        const [{ xlsxFile }, { toExpenseSheet, toSumSheet }] = await Promise.all([import('@/formats/xlsx'), import('./sheets')]);
        return xlsxFile([toExpenseSheet(expenses, currency), toSumSheet(expenses, extra, around)]);
      },
    },
    ...documentFiles(stem, async () => (await import('./printed')).toCostPaper(expenses, extra, around), ['pdf', 'docx'], currency),
  ];
}
