import type { Surroundings } from '@/lib/fields';
import { formatPercent } from '@/lib/numbers';
import { toTextLines } from '@/lib/topics/texts';
import { findRecords } from '@/kinds/records/shares';
import { isSampleRecord } from '@/kinds/records/state';
import { byMeaning, defineShares } from '@/workspace/shares';
import { toAgenda } from './agenda';
import { computeCapTable } from './cap-table';
import { openInputs } from './inputs';
import { companyFields, hasSampleWork, isFounder, state, type EquityData } from './model';
import { offerFiles } from './offer-files';
import { toStakeLines } from './stakes';
import { planRounds, takeGrants, toRoundLines } from './taking';

/** "Ana Loam 60%, Jo Okafor 30%, Seed investors 10%": what a plan says of who owns the company. */
function describeOwners(data: EquityData, around: Surroundings): string {
  if (hasSampleWork(data) || data.records.length === 0) return '';
  const { rows } = computeCapTable(openInputs(data, around), data.extra.isFull);
  return rows
    .filter(({ kind, fraction }) => kind !== 'unallocated' && (fraction ?? 0) > 0)
    .map(({ name, fraction }) => `${name.trim() || 'Unnamed'} ${formatPercent(fraction ?? 0)}`)
    .join(', ');
}

export const shares = defineShares(state, {
  profile: byMeaning(
    companyFields,
    ({ extra }: EquityData) => ({ company: extra.company ?? '' }),
    (data, { company }) => ({ ...data, extra: { ...data.extra, company } }),
  ),
  offers: {
    rounds: toRoundLines,
    stakes: (data, around) => (hasSampleWork(data) ? [] : toStakeLines(openInputs(data, around), data.extra.isFull)),
    texts: (data, around) => toTextLines({ 'business.owners': describeOwners(data, around) }),
  },
  accepts: { rounds: { noun: 'round', plan: planRounds }, grants: takeGrants },
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
