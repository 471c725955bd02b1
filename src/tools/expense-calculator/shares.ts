import { ownRecords } from '@/kinds/records/state';
import { defineShares } from '@/workspace/shares';
import { toLines } from './lines';
import { fields, state } from './model';

export const shares = defineShares(state, {
  offers: { money: (data, { currency }) => toLines(ownRecords(fields, data, currency), currency) },
});
