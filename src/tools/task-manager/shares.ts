import { replaceById } from '@/lib/lists';
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
  done: (data, id, isDone) => ({
    ...data,
    records: replaceById(data.records, id, (task) => ({ ...task, status: isDone ? 'completed' : 'todo' })),
  }),
  search: ({ records }) => findRecords(records, ({ title }) => title, searchText),
  files: toFiles,
});
