import { findRecords } from '@/kinds/records/shares';
import { defineShares } from '@/workspace/shares';
import { state, type Resource } from './model';
import { toFiles } from './download';

const textOf = ({ description, category, url, tags, notes, country }: Resource) =>
  [description, category, url, ...tags, notes, country].join(' ');

export const shares = defineShares(state, {
  search: ({ records }) => findRecords(records, ({ name }) => name, textOf),
  files: toFiles,
});
