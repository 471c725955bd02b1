import { findRecords } from '@/kinds/records/shares';
import { isSampleRecord } from '@/kinds/records/state';
import { byMeaning, defineShares } from '@/workspace/shares';
import { toAgenda } from './agenda';
import { openInputs } from './inputs';
import { companyFields, isFounder, state, type EquityData } from './model';
import { offerFiles } from './offer-files';
import { planRounds, toRoundLines } from './taking';

export const shares = defineShares(state, {
  profile: byMeaning(
    companyFields,
    ({ extra }: EquityData) => ({ company: extra.company ?? '' }),
    (data, { company }) => ({ ...data, extra: { ...data.extra, company } }),
  ),
  offers: { rounds: toRoundLines },
  accepts: { rounds: { noun: 'round', plan: planRounds } },
  claims: ({ records }) => ({
    'company.founders': records
      .filter((holder) => !isSampleRecord(holder) && isFounder(holder.role))
      .map(({ name }) => name.trim())
      .join(', '),
  }),
  agenda: (data, around) => toAgenda(openInputs(data, around)),
  search: ({ records, extra }) => [
    ...findRecords(
      records,
      ({ name }) => name,
      ({ role }) => role,
    ),
    ...findRecords(
      extra.rounds.records,
      ({ name }) => name,
      () => 'Round',
      'round ',
    ),
    ...findRecords(
      extra.convertibles.records,
      ({ name }) => name,
      ({ instrument }) => instrument,
      'convertible ',
    ),
  ],
  files: offerFiles,
});
