import { findRecords } from '@/kinds/records/shares';
import { defineShares } from '@/workspace/shares';
import { competitorFiles } from './files';
import { searchText } from './list';
import { state } from './model';

export const shares = defineShares(state, {
  search: ({ records }) => findRecords(records, ({ name }) => name, searchText),
  files: ({ records, extra }, around) => competitorFiles(records, extra, around),
});
