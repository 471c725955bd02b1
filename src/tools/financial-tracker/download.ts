import { recordFiles } from '@/kinds/records/files';
import { inCurrency } from '@/kinds/records/state';
import { fields, filesFields, type state } from './model';
import type { FilesOf } from '@/workspace/shares';

/** What the document can be taken away as. */
export const toFiles: FilesOf<typeof state> = (data, { currency }) => {
  const records = inCurrency(fields, data, currency);
  return recordFiles('transactions', 'Transactions', filesFields(records), records, currency);
};
