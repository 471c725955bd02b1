import { findRecords } from '@/kinds/records/shares';
import type { RecordsData } from '@/kinds/records/state';
import { byMeaning, defineShares } from '@/workspace/shares';
import { searchText } from './list';
import { productFields, state, type CompetitorExtra, type fields } from './model';
import { toFiles } from './download';

export const shares = defineShares(state, {
  profile: byMeaning(
    productFields,
    ({ extra }: RecordsData<typeof fields, CompetitorExtra>) => ({ product: extra.product }),
    (data, { product }) => ({ ...data, extra: { ...data.extra, product } }),
  ),
  search: ({ records }) => findRecords(records, ({ name }) => name, searchText),
  files: toFiles,
});
