import { inCurrency } from '@/kinds/records/state';
import { findRecords } from '@/kinds/records/shares';
import { defineShares } from '@/workspace/shares';
import { fields, searchText, state } from './model';
import { offerFiles } from './offer-files';

export const shares = defineShares(state, {
  search: ({ records }) => findRecords(records, ({ title }) => title, searchText),
  files: (data, around) => offerFiles(inCurrency(fields, data, around.currency), data.extra, around),
});
