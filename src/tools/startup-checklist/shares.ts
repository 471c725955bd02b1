import { dueRecords, findRecords } from '@/kinds/records/shares';
import type { RecordsData } from '@/kinds/records/state';
import { byMeaning, defineShares } from '@/workspace/shares';
import type { KeyDates } from './due';
import { isDone, keyFields, searchText, state, type fields } from './model';
import { toFiles } from './download';

const { read, fill } = byMeaning(
  keyFields,
  ({ extra }: RecordsData<typeof fields, KeyDates>) => extra,
  (data, dates) => ({ ...data, extra: { ...data.extra, ...dates } }),
);

export const shares = defineShares(state, {
  profile: { read, fill },
  agenda: ({ records }) =>
    dueRecords(records, (task) => ({ day: task.dueDate, title: task.title.trim() || 'Untitled task', isDone: isDone(task) })),
  search: ({ records }) => findRecords(records, ({ title }) => title, searchText),
  files: toFiles,
});
