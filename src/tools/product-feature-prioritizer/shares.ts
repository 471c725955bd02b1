import { findRecords } from '@/kinds/records/shares';
import { defineShares } from '@/workspace/shares';
import { featureFiles } from './files';
import { searchText } from './list';
import { state } from './model';

export const shares = defineShares(state, {
  search: ({ records }) => findRecords(records, ({ title }) => title, searchText),
  files: ({ records, extra }, around) => featureFiles(records, extra, around),
});
