import { findRecords } from '@/kinds/records/shares';
import { defineShares } from '@/workspace/shares';
import { searchText, state } from './model';
import { planBookings } from './taking';
import { toFiles } from './download';

export const shares = defineShares(state, {
  accepts: { bookings: { noun: 'line', plan: planBookings } },
  search: ({ records }) => findRecords(records, ({ description }) => description, searchText),
  files: toFiles,
});
