import { personaFiles } from './files';
import type { FilesOf } from '@/workspace/shares';
import type { state } from './model';

/** What the document can be taken away as. */
export const toFiles: FilesOf<typeof state> = (data, { currency }) => (data.personas.length === 0 ? [] : personaFiles(data, currency));
