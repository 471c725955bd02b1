import { calendarOffer, recordFiles, sampleStem } from '@/kinds/records/files';
import { dueRecords, findRecords } from '@/kinds/records/shares';
import { defineShares } from '@/workspace/shares';
import { fields, searchText, state, toCalendar } from './model';

export const shares = defineShares(state, {
  agenda: ({ records }) =>
    dueRecords(records, ({ title, dueDate, status }) => ({
      day: dueDate,
      title: title.trim() || 'Untitled task',
      isDone: status === 'completed',
    })),
  search: ({ records }) => findRecords(records, ({ title }) => title, searchText),
  files: ({ records }, { currency }) => [
    ...recordFiles('tasks', 'Tasks', fields, records, currency),
    calendarOffer(`${sampleStem('tasks', records)}.ics`, 'Tasks', toCalendar(records)),
  ],
});
