import { findRecords } from '@/kinds/records/shares';
import { defineShares } from '@/workspace/shares';
import { searchText } from './list';
import { state, type Decision } from './model';
import { toFiles } from './download';

const decisionText = ({ context, consequences, options }: Decision) =>
  [context, consequences, ...options.map(({ name }) => name)].join(' ');

export const shares = defineShares(state, {
  search: ({ records, extra }) => [
    ...findRecords(records, ({ name }) => name, searchText),
    ...findRecords(extra.decisions, ({ title }) => title, decisionText, 'decision '),
  ],
  files: toFiles,
});
