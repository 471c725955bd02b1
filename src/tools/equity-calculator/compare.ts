import { sumOf } from '@/lib/numbers';
import { computeCapTable, groups, type CapTable, type Group } from './cap-table';
import type { Inputs } from './model';
import { computeExit, toHolders } from './waterfall';

export interface Figures {
  total: number;
  owned: Record<Group, number | null>;
  lastPrice: number | null;
  lastPostMoney: number | null;
  exitValue: number;
  founderPayout: number;
}

/** What one scenario comes to, SAFEs, notes and pool counted. */
export function computeFigures(inputs: Inputs): Figures {
  const table = computeCapTable(inputs, true);
  const last = table.steps.filter(({ price }) => price !== null).at(-1);
  const { holdings } = table;
  const exit = computeExit(toHolders(inputs, table), inputs.settings.exitValue);
  const share = (group: Group) => [group, table.total > 0 ? holdings[group] / table.total : null] as const;
  return {
    total: table.total,
    owned: Object.fromEntries(groups.map(share)) as Figures['owned'],
    lastPrice: last?.price ?? null,
    lastPostMoney: last?.postMoney ?? null,
    exitValue: inputs.settings.exitValue,
    founderPayout: sumOf(exit.payouts.filter(({ holder }) => holder.group === 'Founders').map(({ amount }) => amount)),
  };
}

export interface DilutionStep {
  name: string;
  before: number;
  bySafes: number;
  byPool: number;
  byMoney: number;
  after: number;
}

/** What a round takes from the founders, cause by cause: conversions first, then the pool, then the new money. */
export function toDilution({ steps }: CapTable): DilutionStep[] {
  return steps
    .filter(({ price, before }) => price !== null && before > 0)
    .map(({ round, before, converted, poolIncrease, after, founderShares }) => {
      const withSafes = before + sumOf(converted.map(({ shares }) => shares));
      const withPool = withSafes + poolIncrease;
      const [first, second, third, last] = [before, withSafes, withPool, after].map((shares) => founderShares / shares) as [
        number,
        number,
        number,
        number,
      ];
      return { name: round.name, before: first, bySafes: second - first, byPool: third - second, byMoney: last - third, after: last };
    });
}
