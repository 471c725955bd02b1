import { findRecords } from '@/kinds/records/shares';
import { defineShares } from '@/workspace/shares';
import { searchText, state, type Product } from './model';
import { toFiles } from './download';

const titleOf = ({ competitor, name }: Product) => [competitor.trim(), name.trim()].filter(Boolean).join(': ');

export const shares = defineShares(state, {
  search: ({ records }) => findRecords(records, titleOf, searchText),
  files: toFiles,
});
