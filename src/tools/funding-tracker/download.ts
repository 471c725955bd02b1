import { inCurrency } from '@/kinds/records/state';
import { roundFiles } from './files';
import { fields, type state } from './model';
import type { FilesOf } from '@/workspace/shares';

/** What the document can be taken away as. */
export const toFiles: FilesOf<typeof state> = (data, { today, currency }) =>
  roundFiles(inCurrency(fields, data, currency), data.extra, today, currency);
