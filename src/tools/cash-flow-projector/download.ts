import { inCurrency } from '@/kinds/records/state';
import { cashFiles } from './files';
import { fields, readSettings, type state } from './model';
import type { FilesOf } from '@/workspace/shares';

/** What the document can be taken away as. */
export const toFiles: FilesOf<typeof state> = (data, around) =>
  cashFiles(inCurrency(fields, data, around.currency), readSettings(data.extra.settings, around), around.currency);
