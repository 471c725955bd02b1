import { defineShares } from '@/workspace/shares';
import { state } from './model';
import { offerFiles } from './offer-files';

export const shares = defineShares(state, {
  files: ({ records, extra }, { currency }) => offerFiles(records, extra, currency),
});
