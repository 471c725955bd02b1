import { registerFiles } from '@/kinds/register/register';
import { legalFiles } from './files';
import type { FilesOf } from '@/workspace/shares';
import type { state } from './model';

/** What the document can be taken away as. */
export const toFiles: FilesOf<typeof state> = (data, around) => [...legalFiles(data, around.currency), ...registerFiles(data, around)];
