import { defineShares } from '@/workspace/shares';
import { keepLinks, state } from './model';
import { offerFiles } from './offer-files';

export const shares = defineShares(state, {
  files: ({ records, extra }, around) => offerFiles(records, keepLinks(records, extra.links.records), extra, around),
});
