import { replaceById } from '@/lib/lists';
import { findRecords } from '@/kinds/records/shares';
import { byMeaning, defineShares } from '@/workspace/shares';
import { toAgenda, toTaskLines } from './agenda';
import { answerFields, state, type ChecklistData } from './model';
import { searchText } from './progress';
import { toFiles } from './download';

export const shares = defineShares(state, {
  profile: byMeaning(
    answerFields,
    ({ extra }: ChecklistData) => extra.answers,
    (data, answers) => ({ ...data, extra: { ...data.extra, answers } }),
  ),
  offers: { tasks: ({ records }) => toTaskLines(records) },
  agenda: ({ records, extra }) => toAgenda(records, (extra.made ?? extra.answers).formedOn),
  // The next round of what comes back is begun where its new day can be seen.
  done: (data, id, isDone) =>
    data.records.some((item) => item.id === id)
      ? { ...data, records: replaceById(data.records, id, (item) => ({ ...item, status: isDone ? 'completed' : 'not-started' })) }
      : data,
  search: ({ records }) => findRecords(records, ({ requirement }) => requirement, searchText),
  files: toFiles,
});
