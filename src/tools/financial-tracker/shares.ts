import { findRecords } from '@/kinds/records/shares';
import { ownRecords } from '@/kinds/records/state';
import { defineShares } from '@/workspace/shares';
import { fields, searchText, state } from './model';
import { toActualLines, toCashMetrics, toMonthMetrics, toYearLines } from './offers';
import { planBookings } from './taking';
import { toFiles } from './download';

export const shares = defineShares(state, {
  accepts: { bookings: { noun: 'line', plan: planBookings } },
  offers: {
    actuals: (data, around) => toActualLines(ownRecords(fields, data, around.currency), around),
    years: (data, around) => toYearLines(ownRecords(fields, data, around.currency), around),
    metrics: (data, around) => {
      const own = ownRecords(fields, data, around.currency);
      return [...toMonthMetrics(own, around), ...toCashMetrics(data.extra, own, around)];
    },
  },
  search: ({ records }) => findRecords(records, ({ description }) => description, searchText),
  files: toFiles,
});
