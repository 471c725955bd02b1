import { defineShares } from '@/workspace/shares';
import { pricingFiles } from './files';
import { state } from './model';

export const shares = defineShares(state, {
  files: (data, around) => (data.hasResult ? pricingFiles(data, around) : []),
});
