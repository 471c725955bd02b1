import { defineShares } from '@/workspace/shares';
import { taxFiles } from './files';
import { readInputs, state } from './model';

export const shares = defineShares(state, {
  files: (data, around) => {
    const inputs = readInputs(data, around);
    return inputs ? taxFiles(inputs) : [];
  },
});
