import { recordFiles } from '@/kinds/records/files';
import { inCurrency } from '@/kinds/records/state';
import { defineShares } from '@/workspace/shares';
import { fields, shownFields, state } from './model';
import { planBookings } from './taking';

export const shares = defineShares(state, {
  accepts: { bookings: { noun: 'line', plan: planBookings } },
  files: (data, { currency }) => recordFiles('transactions', 'Transactions', shownFields, inCurrency(fields, data, currency), currency),
});
