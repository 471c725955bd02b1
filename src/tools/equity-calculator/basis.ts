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
export function keepBasis(
  before: readonly Stakeholder[],
  after: readonly Stakeholder[],
  table: CapTable,
  lastRound: string,
): Stakeholder[] {
  const known = new Map(before.map((record) => [record.id, record]));
  return after.map((record) => {
    const old = known.get(record.id);
    if (!old) return { ...record, afterRound: lastRound };
    if (old === record) return record;
    const isSame =
      old.exactShares === record.exactShares && Math.abs(record.equityPercentage * 100 - Number(typedPercent(table, old))) < 1e-9;
    if (isSame) return { ...record, equityPercentage: old.equityPercentage, afterRound: old.afterRound };
    return { ...record, afterRound: lastRound };
  });
}

/**
 * An import that takes the place of what was there. Where it replaces the samples, sample rounds, SAFEs and settings go with
 * them: nobody's shares are diluted by a round that never was.
 */
export function replaceStakeholders(
  data: EquityData,
  records: readonly Stakeholder[],
  startSettings: EquityData['extra']['settings'],
): EquityData {
  const { rounds, convertibles, settings } = data.extra;
  const dropsSamples = hasSample(data.records) && !hasSample(records);
  const own = <T extends { id: string; isEdited?: true }>(list: T[]) => (dropsSamples ? list.filter((one) => !isSampleRecord(one)) : list);
  const wasAllSample = isAllSample([...data.records, ...rounds.records, ...convertibles.records]);
  const kept = own(rounds.records);
  const known = new Set(data.records.map(({ id }) => id));
  const last = kept.at(-1)?.id ?? '';
  return {
    ...data,
    records: records.map((record) => (known.has(record.id) ? record : { ...record, afterRound: last })),
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
