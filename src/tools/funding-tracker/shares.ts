import { inCurrency, ownRecords } from '@/kinds/records/state';
import { defineShares } from '@/workspace/shares';
import { roundFiles } from './files';
import { fields, isOpen, state, type Round } from './model';

/** What a round is to raise: its target, or what was written down as its amount. */
const sizeOf = ({ target, amount }: Round) => (target > 0 ? target : amount);

export const shares = defineShares(state, {
  files: (data, { today, currency }) => roundFiles(inCurrency(fields, data, currency), today, currency),
  offers: {
    rounds: (data, { currency }) =>
      ownRecords(fields, data, currency)
        .filter((round) => !round.refund && sizeOf(round) > 0)
        .map((round) => ({ key: round.id, name: round.roundType, amount: sizeOf(round), currency, isOpen: isOpen(round) })),
  },
});
