import { findRecords } from '@/kinds/records/shares';
import { defineShares } from '@/workspace/shares';
import { listOffers } from './list-offers';
import { state } from './model';

export const shares = defineShares(state, {
  search: ({ records }) =>
    findRecords(
      records,
      ({ name }) => name,
      ({ category, subject, preheader, content }) => [category, subject, preheader, content].join(' '),
    ),
  files: ({ records }, { currency }) => listOffers(records, currency),
});
