import { inCurrency } from '@/kinds/records/state';
import { riskFiles } from './files';
import { fields, type state } from './model';
import type { FilesOf } from '@/workspace/shares';

/** What the document can be taken away as. */
export const toFiles: FilesOf<typeof state> = (data, around) => riskFiles(inCurrency(fields, data, around.currency), around);
