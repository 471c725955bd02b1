import { inCurrency, ownRecords } from '@/kinds/records/state';
import { defineShares } from '@/workspace/shares';
import { expenseFiles } from './files';
import { toLines } from './lines';
import { fields, state } from './model';

export const shares = defineShares(state, {
  offers: { money: (data, { currency }) => toLines(ownRecords(fields, data, currency), currency) },
  files: (data, around) => expenseFiles(inCurrency(fields, data, around.currency), data.extra, around),
});
