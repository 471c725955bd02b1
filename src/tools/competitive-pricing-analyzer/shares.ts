import { findRecords } from '@/kinds/records/shares';
import type { RecordsData } from '@/kinds/records/state';
import { byMeaning, defineShares } from '@/workspace/shares';
import { searchText, state, whatIfFields, type fields, type PricingExtra, type Product } from './model';
import { list } from './rivals';
import { toFiles } from './download';

const titleOf = ({ competitor, name }: Product) => [competitor.trim(), name.trim()].filter(Boolean).join(': ');

export const shares = defineShares(state, {
  list,
  profile: byMeaning(
    whatIfFields,
    ({ extra }: RecordsData<typeof fields, PricingExtra>) => ({ whatIf: extra.whatIf }),
    (data, { whatIf }) => ({ ...data, extra: { ...data.extra, whatIf } }),
  ),
  search: ({ records }) => findRecords(records, titleOf, searchText),
  files: toFiles,
});
