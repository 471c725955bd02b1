import { defineShares } from '@/workspace/shares';
import { analysisFiles } from './files';
import { state } from './model';

export const shares = defineShares(state, {
  files: ({ records, extra }, around) => analysisFiles(records, extra, around),
});
