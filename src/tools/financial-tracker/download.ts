import { recordFiles, sampleStem } from '@/kinds/records/files';
import { printFiles } from '@/kinds/records/print-files';
import { inCurrency } from '@/kinds/records/state';
import { fields, filesFields, type state } from './model';
import type { FilesOf } from '@/workspace/shares';

/** What the document can be taken away as. */
export const toFiles: FilesOf<typeof state> = (data, around) => {
  const { currency } = around;
  const records = inCurrency(fields, data, currency);
  return [
    ...recordFiles('transactions', 'Transactions', filesFields(records), records, currency),
    ...printFiles(sampleStem('transactions', records), currency, async () =>
      (await import('./printed')).toPrintedTransactions(records, around),
    ),
  ];
};
