import { dueRecords, findRecords } from '@/kinds/records/shares';
import { defineShares } from '@/workspace/shares';
import { searchText, state } from './model';
import { toFiles } from './download';

export const shares = defineShares(state, {
  agenda: ({ records }) =>
    dueRecords(records, ({ title, dueDate, status }) => ({
      day: dueDate,
      title: title.trim() || 'Untitled task',
      isDone: status === 'completed',
    })),
  search: ({ records }) => findRecords(records, ({ title }) => title, searchText),
  files: toFiles,
});
