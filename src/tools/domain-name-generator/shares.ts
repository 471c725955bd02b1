import { defineShares } from '@/workspace/shares';
import { nameFiles, shortlistFiles } from './files';
import { state } from './model';
import { candidatesOf } from './search';

export const shares = defineShares(state, {
  /** The names that were made; without them, the shortlist. */
  files: ({ records, extra }) => {
    const { made, ideas } = extra;
    if (made) return nameFiles(made, candidatesOf(made, ideas), extra);
    return records.length === 0 ? [] : shortlistFiles(records, extra);
  },
});
