import { hashText } from '@/lib/random';
import { dueRecords, findRecords } from '@/kinds/records/shares';
import { defineShares } from '@/workspace/shares';
import { isDone, moveToStage, searchText, state } from './model';
import { toFiles } from './download';

export const shares = defineShares(state, {
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
