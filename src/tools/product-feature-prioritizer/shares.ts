import { defineShares } from '@/workspace/shares';
import { featureFiles } from './files';
import { state } from './model';

export const shares = defineShares(state, {
  files: ({ records, extra }, around) => featureFiles(records, extra, around),
});
