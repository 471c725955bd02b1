import { recordFiles } from '@/kinds/records/files';
import { defineShares } from '@/workspace/shares';
import { fields, state } from './model';

export const shares = defineShares(state, {
  files: ({ records }, { currency }) => recordFiles('tech-stack', 'Tech stack', fields, records, currency),
});
