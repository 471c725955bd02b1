import { toSheet } from '@/lib/sheet';
import { markSamples, recordFiles, sampleStem } from '@/kinds/records/files';
import { printFiles } from '@/kinds/records/print-files';
import { inCurrency, isAllSample } from '@/kinds/records/state';
import { fields, filesFields, type state } from './model';
import type { FilesOf } from '@/workspace/shares';

/** What the document can be taken away as. */
export const toFiles: FilesOf<typeof state> = (data, { currency, today }) => {
  const records = inCurrency(fields, data, currency);
  return [
    ...recordFiles('transactions', 'Transactions', filesFields(records), records, currency),
    ...printFiles(sampleStem('transactions', records), currency, () => ({
      title: 'Transactions',
      sheet: markSamples(toSheet('Transactions', filesFields(records), records, currency), records),
      today,
      isSample: isAllSample(records),
    })),
  ];
};
