import { defineShares } from '@/workspace/shares';
import { checklistFiles } from './files';
import { state } from './model';

export const shares = defineShares(state, {
  files: ({ records }, { today, currency }) => checklistFiles(records, today, currency),
});
