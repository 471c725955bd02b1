import { findRecords } from '@/kinds/records/shares';
import { ownRecords, type RecordsData } from '@/kinds/records/state';
import { byMeaning, defineShares } from '@/workspace/shares';
import { toLines } from './lines';
import { fields, monthsField, readMonths, searchText, state, type ExpenseExtra } from './model';
import { toFiles } from './download';

export const shares = defineShares(state, {
  profile: byMeaning(
    { months: monthsField },
    ({ extra }: RecordsData<typeof fields, ExpenseExtra>) => ({ months: String(extra.runningMonths) }),
    (data, { months }) => ({ ...data, extra: { ...data.extra, runningMonths: readMonths(months) } }),
  ),
  offers: { money: (data, { currency }) => toLines(ownRecords(fields, data, currency), currency) },
  search: ({ records }) => findRecords(records, ({ description }) => description, searchText),
  files: toFiles,
});
