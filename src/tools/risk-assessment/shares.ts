import { inCurrency } from '@/kinds/records/state';
import { defineShares } from '@/workspace/shares';
import { riskFiles } from './files';
import { fields, state } from './model';

export const shares = defineShares(state, {
  files: (data, around) => riskFiles(inCurrency(fields, data, around.currency), around),
});
