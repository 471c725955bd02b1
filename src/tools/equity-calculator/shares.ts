import { findRecords } from '@/kinds/records/shares';
import { defineShares } from '@/workspace/shares';
import { toAgenda } from './agenda';
import { openInputs } from './inputs';
import { state } from './model';
import { offerFiles } from './offer-files';

export const shares = defineShares(state, {
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
