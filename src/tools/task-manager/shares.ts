import { acceptLines } from '@/kinds/records/accept-lines';
import { dueRecords, findRecords } from '@/kinds/records/shares';
import type { TaskLine } from '@/lib/topics/work';
import { isSampleRecord } from '@/kinds/records/state';
import { launchIn } from '@/workspace/share-parts';
import { defineShares } from '@/workspace/shares';
import { setDone } from './follow';
import { fields, nobody, searchText, state, type TaskExtra } from './model';
import { toFiles } from './download';

export const shares = defineShares(state, {
  accepts: {
    tasks: acceptLines<typeof fields, TaskExtra, TaskLine>(fields, {
      noun: 'task',
      told: ({ title, about, priority, owner, day }) => ({
        title,
        description: about,
        priority,
        ...(owner === '' ? {} : { assignee: owner }),
        ...(day === '' ? {} : { dueDate: day }),
      }),
      start: () => ({ assignee: nobody }),
      nameOf: ({ title }) => title,
    }),
  },
  claims: ({ records }) => ({
    'company.launch': launchIn(records.filter((task) => !isSampleRecord(task)).map(({ title, dueDate }) => ({ title, day: dueDate }))),
  }),
  agenda: ({ records }) =>
    dueRecords(records, ({ title, dueDate, status }) => ({
      day: dueDate,
      title: title.trim() || 'Untitled task',
      isDone: status === 'completed',
    })),
  done: (data, id, isDone, around) => setDone(data, id, isDone, around?.today ?? ''),
  search: ({ records }) => findRecords(records, ({ title }) => title, searchText),
  files: (data, around) => toFiles(data, around),
});
