import { toPercent } from '@/lib/numbers';
import { hasSample, isAllSample, isSampleRecord } from '@/kinds/records/state';
import type { CapTable } from './cap-table';
import type { EquityData, Stakeholder } from './model';

/** As precise as a form shows it. */
const shownDecimals = 4;

/** What the table says a stakeholder holds, in percent as it would be typed. */
export const typedPercent = ({ sharesOf, basis }: CapTable, { id }: Stakeholder) =>
  basis > 0 ? String(Number((((sharesOf.get(id) ?? 0) / basis) * 100).toFixed(shownDecimals))) : '';

/**
 * A percentage is of the shares there are when it is said. So a new or changed one is tied to the last round;
 * one that was only shown and saved again stays what it was.
 */
export function keepBasis<Saved extends Pick<Stakeholder, 'exactShares' | 'equityPercentage' | 'afterRound'>>(
  before: Stakeholder | undefined,
  saved: Saved,
  table: CapTable,
  lastRound: string,
): Saved {
  const isSame =
    before !== undefined &&
    before.exactShares === saved.exactShares &&
    toPercent(saved.equityPercentage) === Number(typedPercent(table, before));
  return isSame
    ? { ...saved, equityPercentage: before.equityPercentage, afterRound: before.afterRound }
    : { ...saved, afterRound: lastRound };
}

/**
 * An import that joins what was there or takes its place. Where it replaces the samples, sample rounds, SAFEs and settings go with
 * them: nobody's shares are diluted by a round that never was.
 */
export function replaceStakeholders(
  data: EquityData,
  records: readonly Omit<Stakeholder, 'afterRound'>[],
  startSettings: EquityData['extra']['settings'],
): EquityData {
  const { rounds, convertibles, settings } = data.extra;
  const dropsSamples = hasSample(data.records) && !hasSample(records);
  const own = <T extends { id: string; isEdited?: true }>(list: T[]) => (dropsSamples ? list.filter((one) => !isSampleRecord(one)) : list);
  const wasAllSample = isAllSample([...data.records, ...rounds.records, ...convertibles.records]);
  const kept = own(rounds.records);
  const rounded = new Map(data.records.map(({ id, afterRound }) => [id, afterRound]));
  const last = kept.at(-1)?.id ?? '';
  return {
    ...data,
    records: records.map((record) => ({ ...record, afterRound: rounded.get(record.id) ?? last })),
    extra: {
      ...data.extra,
      rounds: { ...rounds, records: kept },
      convertibles: { ...convertibles, records: own(convertibles.records) },
      settings: dropsSamples && wasAllSample ? startSettings : settings,
    },
  };
}

/** Percentages said after a round that goes are of the shares before it. */
export function withoutRounds(data: EquityData, ids: readonly string[]): EquityData {
  const gone = new Set(ids);
  const { rounds } = data.extra;
  const earlier = new Map<string, string>();
  let last = '';
  for (const { id } of rounds.records) {
    if (gone.has(id)) earlier.set(id, last);
    else last = id;
  }
  return {
    ...data,
    records: data.records.map((record) => {
      const basis = earlier.get(record.afterRound);
      return basis === undefined ? record : { ...record, afterRound: basis };
    }),
    extra: { ...data.extra, rounds: { ...rounds, records: rounds.records.filter(({ id }) => !gone.has(id)) } },
  };
}
