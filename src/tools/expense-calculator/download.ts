import { inCurrency } from '@/kinds/records/state';
import { expenseFiles } from './files';
import { fields, type state } from './model';
import type { FilesOf } from '@/workspace/shares';

/** What the document can be taken away as. */
export const toFiles: FilesOf<typeof state> = (data, around) => expenseFiles(inCurrency(fields, data, around.currency), data.extra, around);
