import { findRecords } from '@/kinds/records/shares';
import { defineShares } from '@/workspace/shares';
import { checklistFiles } from './files';
import { toAgenda } from './agenda';
import { toHireViews } from './hires';
import { searchText, state } from './model';

export const shares = defineShares(state, {
  agenda: (data, { today }) => toAgenda(toHireViews(data, today), today),
  search: ({ records, extra }) => [
    ...findRecords(records, ({ title }) => title, searchText),
    ...findRecords(
      extra.hires,
      ({ name }) => name,
      () => 'New hire',
      'hire ',
    ),
  ],
  files: (data, { today, currency }) => checklistFiles(data, toHireViews(data, today), currency),
});
