import { inCurrency, ownRecords, type RecordsData } from '@/kinds/records/state';
import { findRecords } from '@/kinds/records/shares';
import { byMeaning, defineShares } from '@/workspace/shares';
import { toAgenda } from './agenda';
import { fields, isOpen, searchText, state, updateFields, type FundingExtra, type Round } from './model';
import { toFiles } from './download';

/** What a round is to raise: its target, or what was written down as its amount. */
const sizeOf = ({ target, amount }: Round) => (target > 0 ? target : amount);

export const shares = defineShares(state, {
  profile: byMeaning(
    updateFields,
    ({ extra }: RecordsData<typeof fields, FundingExtra>) => extra.update,
    (data, update) => ({ ...data, extra: { ...data.extra, update } }),
  ),
  agenda: (data, { today, currency }) => toAgenda(inCurrency(fields, data, currency), today),
  search: ({ records }) => findRecords(records, ({ roundType }) => roundType, searchText),
  offers: {
    rounds: (data, { currency }) =>
      ownRecords(fields, data, currency)
        .filter((round) => !round.refund && sizeOf(round) > 0)
        .map((round) => ({ key: round.id, name: round.roundType, amount: sizeOf(round), currency, isOpen: isOpen(round) })),
  },
  files: toFiles,
});
