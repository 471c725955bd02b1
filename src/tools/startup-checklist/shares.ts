import { hashText } from '@/lib/random';
import { dueRecords, findRecords } from '@/kinds/records/shares';
import { isSampleRecord, type RecordsData } from '@/kinds/records/state';
import { launchIn } from '@/workspace/share-parts';
import { byMeaning, defineShares } from '@/workspace/shares';
import type { KeyDates } from './due';
import { isDone, keyFields, moveToStage, searchText, state, type fields } from './model';
import { toFiles } from './download';

const { read, fill } = byMeaning(
  keyFields,
  ({ extra }: RecordsData<typeof fields, KeyDates>) => extra,
  (data, dates) => ({ ...data, extra: { ...data.extra, ...dates } }),
);

export const shares = defineShares(state, {
  profile: { read, fill },
  offers: {
    tasks: ({ records }) =>
      records
        .filter((task) => !isSampleRecord(task) && !isDone(task) && task.title.trim() !== '')
        .map(({ id, title, description, priority, dueDate, owner }) => ({
          key: id,
          title,
          about: description,
          priority,
          owner: owner.trim(),
          day: dueDate,
        })),
  },
  claims: ({ records }) => ({
    'company.launch': launchIn(records.filter((task) => !isSampleRecord(task)).map(({ title, dueDate }) => ({ title, day: dueDate }))),
  }),
  agenda: ({ records }) =>
    dueRecords(records, (task) => ({ day: task.dueDate, title: task.title.trim() || 'Untitled task', isDone: isDone(task) })),
  done: (data, id, isNowDone) => {
    const day = data.records.find((task) => task.id === id)?.dueDate ?? '';
    // The next round of what repeats: the same wherever it is ticked off.
    const newId = `round-${hashText(`${id} ${day}`).toString(36)}`;
    return { ...data, records: moveToStage(data.records, id, isNowDone ? 'done' : 'todo', day, newId).tasks };
  },
  search: ({ records }) => findRecords(records, ({ title }) => title, searchText),
  files: toFiles,
});
