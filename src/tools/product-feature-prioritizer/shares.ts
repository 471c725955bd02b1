import { findRecords } from '@/kinds/records/shares';
import { defineShares } from '@/workspace/shares';
import { searchText } from './list';
import { state } from './model';
import { toFiles } from './download';

export const shares = defineShares(state, {
  search: ({ records }) => findRecords(records, ({ title }) => title, searchText),
  files: toFiles,
});
