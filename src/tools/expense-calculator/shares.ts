import { findRecords } from '@/kinds/records/shares';
import { ownRecords } from '@/kinds/records/state';
import { defineShares } from '@/workspace/shares';
import { toLines } from './lines';
import { fields, searchText, state } from './model';
import { toFiles } from './download';

export const shares = defineShares(state, {
  offers: { money: (data, { currency }) => toLines(ownRecords(fields, data, currency), currency) },
  search: ({ records }) => findRecords(records, ({ description }) => description, searchText),
  files: toFiles,
});
