import { defineShares } from '@/workspace/shares';
import { competitorFiles } from './files';
import { state } from './model';

export const shares = defineShares(state, {
  files: ({ records, extra }, around) => competitorFiles(records, extra, around),
});
