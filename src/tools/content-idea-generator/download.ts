import { allIdeas, ideaFiles } from './files';
import type { FilesOf } from '@/workspace/shares';
import type { state } from './model';

/** What the document can be taken away as. */
export const toFiles: FilesOf<typeof state> = (data, { currency }) =>
  data.ideas.length + data.kept.length === 0 ? [] : ideaFiles(allIdeas(data), currency);
