import { dueRecords, findRecords } from '@/kinds/records/shares';
import { defineShares } from '@/workspace/shares';
import { isDone, searchText, state } from './model';
import { toFiles } from './download';

export const shares = defineShares(state, {
  agenda: ({ records }) =>
    dueRecords(records, (task) => ({ day: task.dueDate, title: task.title.trim() || 'Untitled task', isDone: isDone(task) })),
  search: ({ records }) => findRecords(records, ({ title }) => title, searchText),
  files: toFiles,
});
