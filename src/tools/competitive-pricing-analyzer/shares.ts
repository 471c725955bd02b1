import { findRecords } from '@/kinds/records/shares';
import { defineShares } from '@/workspace/shares';
import { analysisFiles } from './files';
import { searchText, state, type Product } from './model';

const titleOf = ({ competitor, name }: Product) => [competitor.trim(), name.trim()].filter(Boolean).join(': ');

export const shares = defineShares(state, {
  search: ({ records }) => findRecords(records, titleOf, searchText),
  files: ({ records, extra }, around) => analysisFiles(records, extra, around),
});
