import type { Fields, RecordOf, Surroundings } from '@/lib/fields';
import { formatNumber } from '@/lib/numbers';
import { joinWords, plural } from '@/lib/text';
import { inCurrency } from '@/kinds/records/state';
import { computeCapTable } from './cap-table';
import {
  convertibleFields,
  roundFields,
  stakeholderIdentity,
  type Convertible,
  type EquityData,
  type Inputs,
  type Round,
  type Stakeholder,
} from './model';
import type { Counts, OcfFile } from './ocf-import';

export interface OcfPlan {
  stakeholders: Stakeholder[];
  rounds: Round[];
  convertibles: Convertible[];
  already: number;
  /** Only for a table that has nothing yet: the totals of another would be wrong for it. */
  counts: Counts | undefined;
  /** What the amounts of the file are in, where there is nothing yet that is in another currency. */
  currency: string | undefined;
  /** Why nothing can be taken as things are. */
  problem: string;
  notes: string[];
}

const roundIdentity = ({ name, investment, valuation }: Round) => JSON.stringify([name.trim().toLowerCase(), investment, valuation]);
const convertibleIdentity = ({ name, instrument, amount, cap, discount }: Convertible) =>
  JSON.stringify([name.trim().toLowerCase(), instrument, amount, cap, discount]);

/** What is not there yet. Two of the same in the file are two, unless as many are there. */
function withoutKnown<T>(found: readonly T[], existing: readonly T[], identity: (record: T) => string): T[] {
  const left = new Map<string, number>();
  for (const record of existing) left.set(identity(record), (left.get(identity(record)) ?? 0) + 1);
  return found.filter((record) => {
    const count = left.get(identity(record)) ?? 0;
    left.set(identity(record), count - 1);
    return count <= 0;
  });
}

/** What taking the file would do to the work of the screen. */
export function planOcf(file: OcfFile, inputs: Inputs, around: Surroundings, makeId: () => string): OcfPlan {
  const currency = file.currencies[0] ?? around.currency;
  const hasAmounts = file.rounds.length + file.convertibles.length > 0;
  // A table that has no amounts yet takes the currency of the file; nothing is ever converted.
  const hasOwnAmounts = inputs.rounds.length + inputs.convertibles.length > 0;
  const shownIn = hasAmounts && !hasOwnAmounts ? currency : around.currency;
  const shown = <F extends Fields>(of: F, records: RecordOf<F>[]) => inCurrency(of, { records, currency }, shownIn);
  const [rounds, convertibles] = [shown(roundFields, file.rounds), shown(convertibleFields, file.convertibles)];
  const isEmpty = [inputs.stakeholders, inputs.rounds, inputs.convertibles].every(({ length }) => length === 0);
  const newId = (id: string) => (id.startsWith('sample-') ? `sample-${makeId()}` : makeId());

  const newRounds = withoutKnown(rounds, inputs.rounds, roundIdentity).map((round) => ({
    old: round.id,
    round: { ...round, id: newId(round.id) },
  }));
  const idOf = new Map(newRounds.map(({ old, round }) => [old, round.id]));
  const shares = new Map(file.stakeholders.map((one) => [one.record.id, one.shares]));
  const newHolders = withoutKnown(
    file.stakeholders.map(({ record }) => record),
    inputs.stakeholders,
    stakeholderIdentity,
  );
  const newConvertibles = withoutKnown(convertibles, inputs.convertibles, convertibleIdentity);
  const found = file.stakeholders.length + rounds.length + convertibles.length;
  const lastRound = inputs.rounds.at(-1)?.id ?? '';
  const held = newHolders.map((record) => ({
    issued: shares.get(record.id) ?? 0,
    record: { ...record, id: newId(record.id), afterRound: isEmpty ? (idOf.get(record.afterRound) ?? '') : lastRound },
  }));
  const added = {
    stakeholders: held.map(({ record }) => record),
    rounds: newRounds.map(({ round }) => round),
    convertibles: newConvertibles.map((record) => ({ ...record, id: newId(record.id) })),
  };
  const counts = isEmpty && found > 0 ? file.counts : undefined;
  const table = computeCapTable({ ...inputs, ...added, settings: { ...inputs.settings, ...counts } }, true);
  const foreign = hasAmounts ? file.currencies.filter((one) => one !== shownIn) : [];
  return {
    ...added,
    // A percentage says the same in a table that has nothing else; where it does not, the shares in the file count.
    stakeholders: held.map(({ issued, record }) =>
      issued > 0 && (!isEmpty || table.sharesOf.get(record.id) !== issued) ? { ...record, exactShares: issued } : record,
    ),
    already: found - newHolders.length - newRounds.length - newConvertibles.length,
    counts,
    currency: shownIn === around.currency ? undefined : shownIn,
    problem:
      foreign.length > 0
        ? `This file has amounts in ${joinWords(foreign)} and this table is in ${shownIn}. Amounts aren’t converted, so change one of the currencies first.`
        : '',
    notes: [
      ...file.notes,
      ...(counts ? [`Total Shares becomes ${formatNumber(counts.totalShares)}, the option pool ${formatNumber(counts.pool)}.`] : []),
      ...(shownIn === around.currency ? [] : [`The amounts are in ${shownIn}, and so will this table be.`]),
    ],
  };
}

export const countAdded = ({ stakeholders, rounds, convertibles }: OcfPlan) => stakeholders.length + rounds.length + convertibles.length;

export function describeOcf(plan: OcfPlan, verb = 'to add'): string {
  const parts = [
    plural(plan.stakeholders.length, 'stakeholder'),
    plural(plan.rounds.length, 'round'),
    plural(plan.convertibles.length, 'SAFE or note', 'SAFEs and notes'),
  ];
  return `${joinWords(parts)} ${verb}${plan.already > 0 ? `, ${formatNumber(plan.already)} already here` : ''}.`;
}

/** The amounts of the plan are in the currency of the screen, so those that are there must be, too. */
export function takeOcf(data: EquityData, plan: OcfPlan, currency: string): EquityData {
  const { rounds, convertibles, settings } = data.extra;
  const joined = <F extends Fields>(of: F, list: { records: RecordOf<F>[]; currency: string }, added: readonly RecordOf<F>[]) => ({
    currency,
    records: [...inCurrency(of, list, currency), ...added],
  });
  const typed = (count: number) => (count > 0 ? formatNumber(count) : '');
  return {
    ...data,
    records: [...data.records, ...plan.stakeholders],
    extra: {
      ...data.extra,
      rounds: joined(roundFields, rounds, plan.rounds),
      convertibles: joined(convertibleFields, convertibles, plan.convertibles),
      settings: plan.counts
        ? {
            ...settings,
            totalShares: formatNumber(Math.max(0, plan.counts.totalShares)),
            pool: typed(plan.counts.pool),
            promised: typed(plan.counts.promised),
          }
        : settings,
    },
  };
}
