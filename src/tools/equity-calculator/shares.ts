import { findRecords } from '@/kinds/records/shares';
import { byMeaning, defineShares } from '@/workspace/shares';
import { toAgenda } from './agenda';
import { openInputs } from './inputs';
import { companyFields, state, type EquityData } from './model';
import { offerFiles } from './offer-files';

export const shares = defineShares(state, {
  profile: byMeaning(
    companyFields,
    ({ extra }: EquityData) => ({ company: extra.company ?? '' }),
    (data, { company }) => ({ ...data, extra: { ...data.extra, company } }),
  ),
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
