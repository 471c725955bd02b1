import { inCurrency } from '@/kinds/records/state';
import { defineShares } from '@/workspace/shares';
import { fields, state } from './model';
import { offerFiles } from './offer-files';

export const shares = defineShares(state, {
  files: (data, around) => offerFiles(inCurrency(fields, data, around.currency), data.extra, around),
});
