import { inCurrency, ownRecords, type RecordsData } from '@/kinds/records/state';
import { findRecords } from '@/kinds/records/shares';
import { typeMoney } from '@/lib/type-money';
import { byMeaning, defineShares } from '@/workspace/shares';
import { toAgenda } from './agenda';
import { fields, searchText, state, updateFields, type FundingExtra } from './model';
import { planCommitments, planRounds, sizeOf, toRoundLine } from './taking';
import { toFiles } from './download';

export const shares = defineShares(state, {
  profile: byMeaning(
    updateFields,
    ({ extra }: RecordsData<typeof fields, FundingExtra>) => extra.update,
    (data, update) => ({ ...data, extra: { ...data.extra, update } }),
  ),
  // The one round that is being raised.
  claims: (data, { currency }) => {
    const [round, ...others] = ownRecords(fields, data, currency).filter((one) => !one.refund && one.status === 'In Progress');
    return round && others.length === 0 && sizeOf(round) > 0 ? { 'raise.amount': typeMoney(sizeOf(round), currency) } : {};
  },
  agenda: (data, { today, currency }) => toAgenda(inCurrency(fields, data, currency), today, data.extra),
  search: ({ records }) => findRecords(records, ({ roundType }) => roundType, searchText),
  offers: {
    rounds: (data, { currency }) =>
      ownRecords(fields, data, currency)
        .filter((round) => !round.refund && sizeOf(round) > 0)
        .map((round) => toRoundLine(round, currency)),
  },
  accepts: { commitments: { noun: 'figure', verb: 'Use them', plan: planCommitments }, rounds: { noun: 'round', plan: planRounds } },
  files: toFiles,
});
