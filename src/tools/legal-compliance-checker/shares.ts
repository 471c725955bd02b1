import { findRecords } from '@/kinds/records/shares';
import { defineShares } from '@/workspace/shares';
import { checklistFiles } from './files';
import { toAgenda } from './agenda';
import { state } from './model';
import { searchText } from './progress';

export const shares = defineShares(state, {
  agenda: ({ records, extra }) => toAgenda(records, (extra.made ?? extra.answers).formedOn),
  search: ({ records }) => findRecords(records, ({ requirement }) => requirement, searchText),
  files: ({ records, extra }, around) => (extra.made ? checklistFiles(records, extra, around) : []),
});
