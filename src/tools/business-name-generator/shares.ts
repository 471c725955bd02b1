import { defineShares } from '@/workspace/shares';
import { nameFiles, shortlistFiles } from './files';
import { makeNames } from './generate';
import { listNames } from './ideas';
import { state } from './model';

export const shares = defineShares(state, {
  /** The names that were made; without them, the shortlist. */
  files: (data) => {
    const { made, ideas, shortlist } = data;
    if (made) return nameFiles(data, made, listNames(ideas, makeNames(made)));
    return shortlist.length === 0 ? [] : shortlistFiles(data);
  },
});
