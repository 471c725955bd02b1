import { recordFiles } from '@/kinds/records/files';
import { findRecords } from '@/kinds/records/shares';
import { inCurrency } from '@/kinds/records/state';
import { defineShares } from '@/workspace/shares';
import { fields, searchText, shownFields, state } from './model';
import { planBookings } from './taking';

export const shares = defineShares(state, {
  accepts: { bookings: { noun: 'line', plan: planBookings } },
  search: ({ records }) => findRecords(records, ({ description }) => description, searchText),
  files: (data, { currency }) => recordFiles('transactions', 'Transactions', shownFields, inCurrency(fields, data, currency), currency),
});
