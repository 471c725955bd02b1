import { findRecords } from '@/kinds/records/shares';
import { defineShares } from '@/workspace/shares';
import { searchText, state } from './model';
import { offerFiles } from './offer-files';

export const shares = defineShares(state, {
  search: ({ records }) => findRecords(records, ({ title }) => title, searchText),
  files: ({ records, extra }, { currency }) => offerFiles(records, extra, currency),
});
