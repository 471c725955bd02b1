import { defineShares } from '@/workspace/shares';
import { planNotes } from './arrival';
import { canvasFiles } from './files';
import { state } from './model';

export const shares = defineShares(state, {
  accepts: { texts: { noun: 'note', plan: planNotes } },
  files: (data, { today }) => canvasFiles(data, today),
});
