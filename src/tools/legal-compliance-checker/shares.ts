import { findRecords } from '@/kinds/records/shares';
import { byMeaning, defineShares } from '@/workspace/shares';
import { toAgenda } from './agenda';
import { answerFields, state, type ChecklistData } from './model';
import { searchText } from './progress';
import { toFiles } from './download';

export const shares = defineShares(state, {
  profile: byMeaning(
    answerFields,
    ({ extra }: ChecklistData) => extra.answers,
    (data, answers) => ({ ...data, extra: { ...data.extra, answers } }),
  ),
  agenda: ({ records, extra }) => toAgenda(records, (extra.made ?? extra.answers).formedOn),
  search: ({ records }) => findRecords(records, ({ requirement }) => requirement, searchText),
  files: toFiles,
});
