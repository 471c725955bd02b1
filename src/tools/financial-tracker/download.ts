import { recordFiles } from '@/kinds/records/files';
import { inCurrency } from '@/kinds/records/state';
import { fields, shownFields, type state } from './model';
import type { FilesOf } from '@/workspace/shares';

/** What the document can be taken away as. */
export const toFiles: FilesOf<typeof state> = (data, { currency }) =>
  recordFiles('transactions', 'Transactions', shownFields, inCurrency(fields, data, currency), currency);
