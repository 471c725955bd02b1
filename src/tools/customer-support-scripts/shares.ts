import { findRecords } from '@/kinds/records/shares';
import { byMeaning, defineShares } from '@/workspace/shares';
import { profileFields, searchText, state, type ScriptsData } from './model';
import { toFiles } from './download';

export const shares = defineShares(state, {
  profile: byMeaning(
    profileFields,
    ({ extra }: ScriptsData) => extra.profile,
    (data, profile) => ({ ...data, extra: { ...data.extra, profile } }),
  ),
  search: ({ records }) => findRecords(records, ({ title }) => title, searchText),
  files: toFiles,
});
