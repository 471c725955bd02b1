import { findRecords } from '@/kinds/records/shares';
import { inCurrency, ownRecords } from '@/kinds/records/state';
import { defineShares } from '@/workspace/shares';
import { expenseFiles } from './files';
import { toLines } from './lines';
import { fields, searchText, state } from './model';

export const shares = defineShares(state, {
  offers: { money: (data, { currency }) => toLines(ownRecords(fields, data, currency), currency) },
  search: ({ records }) => findRecords(records, ({ description }) => description, searchText),
  files: (data, around) => expenseFiles(inCurrency(fields, data, around.currency), data.extra, around),
});
