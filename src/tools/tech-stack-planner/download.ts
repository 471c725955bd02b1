import { recordFiles } from '@/kinds/records/files';
import { fields } from './model';
import type { FilesOf } from '@/workspace/shares';
import type { state } from './model';

/** What the document can be taken away as. */
export const toFiles: FilesOf<typeof state> = ({ records }, { currency }) =>
  recordFiles('tech-stack', 'Tech stack', fields, records, currency);
