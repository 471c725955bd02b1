import { findRecords } from '@/kinds/records/shares';
import { byMeaning, defineShares } from '@/workspace/shares';
import { senderFields, state, type TemplatesData } from './model';
import { toFiles } from './download';

export const shares = defineShares(state, {
  profile: byMeaning(
    senderFields,
    ({ extra }: TemplatesData) => extra.sender,
    (data, sender) => ({ ...data, extra: { ...data.extra, sender } }),
  ),
  search: ({ records }) =>
    findRecords(
      records,
      ({ name }) => name,
      ({ category, subject, preheader, content }) => [category, subject, preheader, content].join(' '),
    ),
  files: toFiles,
});
