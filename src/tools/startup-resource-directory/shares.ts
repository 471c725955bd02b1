import { defineShares } from '@/workspace/shares';
import { resourceFiles } from './files';
import { state } from './model';

export const shares = defineShares(state, {
  files: ({ records }, { currency }) => resourceFiles(records, currency),
});
