import { checklistFiles } from './files';
import { toHireViews } from './hires';
import type { FilesOf } from '@/workspace/shares';
import type { state } from './model';

/** What the document can be taken away as. */
export const toFiles: FilesOf<typeof state> = (data, { today, currency }) => checklistFiles(data, toHireViews(data, today), currency);
