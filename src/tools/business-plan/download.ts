import { planFiles } from './files';
import { isBlank } from './model';
import type { FilesOf } from '@/workspace/shares';
import type { state } from './model';

/** What the document can be taken away as. */
export const toFiles: FilesOf<typeof state> = (data, around) => (data.view === 'steps' && isBlank(data) ? [] : planFiles(data, around));
