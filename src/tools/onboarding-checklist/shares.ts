import { defineShares } from '@/workspace/shares';
import { checklistFiles } from './files';
import { toHireViews } from './hires';
import { state } from './model';

export const shares = defineShares(state, {
  files: (data, { today, currency }) => checklistFiles(data, toHireViews(data, today), currency),
});
