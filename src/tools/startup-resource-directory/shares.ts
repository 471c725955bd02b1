import { findRecords } from '@/kinds/records/shares';
import { defineShares } from '@/workspace/shares';
import { resourceFiles } from './files';
import { state, type Resource } from './model';

const textOf = ({ description, category, url, tags, notes, country }: Resource) =>
  [description, category, url, ...tags, notes, country].join(' ');

export const shares = defineShares(state, {
  search: ({ records }) => findRecords(records, ({ name }) => name, textOf),
  files: ({ records }, { currency }) => resourceFiles(records, currency),
});
