import { defineShares } from '@/workspace/shares';
import { listOffers } from './list-offers';
import { state } from './model';

export const shares = defineShares(state, {
  files: ({ records }, { currency }) => listOffers(records, currency),
});
