import { readDraft, type DraftOf, type Surroundings, type ValuesOf } from '@/lib/fields';
import { clamp, sumOf } from '@/lib/numbers';
import { moveFields, tidyTier, type Tier } from './model';
import { revenuePerSubscriber, roundHalf, stepCount, type ProjectionSettings } from './projection';

export type MoveDraft = DraftOf<typeof moveFields>;
export type Moves = ValuesOf<typeof moveFields>;

export const readMoves = (draft: MoveDraft, around: Surroundings): Moves => readDraft(moveFields, draft, around).values;

export const moveNames = { trials: 'Trials', rise: 'Price rise', upgrades: 'Upgrades' } as const;
export type MoveName = keyof typeof moveNames;

/** Trials of a tier that is gone count for the first one; an upgrade needs two tiers. */
function settle(tiers: readonly Tier[], moves: Moves) {
  const place = (id: string) => tiers.findIndex((tier) => tier.id === id);
  const [from, to] = [place(moves.upgradeFrom), place(moves.upgradeTo)];
  return {
    trialPlace: Math.max(0, place(moves.trialTier)),
    converting: Math.max(0, moves.trialStarts) * clamp(moves.trialRate, 0, 1),
    riseMonth: Math.trunc(moves.riseMonth),
    factor: 1 + clamp(moves.rise, -1, 10),
    lost: clamp(moves.riseLoss, 0, 1),
    upgrade: from >= 0 && to >= 0 && from !== to ? { from, to, rate: clamp(moves.upgradeRate, 0, 1) } : undefined,
  };
}

const noMoves: Moves = {
  trialTier: '',
  trialStarts: 0,
  trialRate: 0,
  riseMonth: 0,
  rise: 0,
  riseLoss: 0,
  upgradeFrom: '',
  upgradeTo: '',
  upgradeRate: 0,
};

/** One of them alone. */
const only = (moves: Moves, name: MoveName): Moves => {
  const { trialTier, trialStarts, trialRate, riseMonth, rise, riseLoss, upgradeFrom, upgradeTo, upgradeRate } = moves;
  if (name === 'trials') return { ...noMoves, trialTier, trialStarts, trialRate };
  return name === 'rise' ? { ...noMoves, riseMonth, rise, riseLoss } : { ...noMoves, upgradeFrom, upgradeTo, upgradeRate };
};

/** Past this a sum of revenue would lose its cents. */
const mostRevenue = 1e13;

/**
 * Revenue by month. In each month growth and churn come first, as in the projection; then those join whose trial ends, then
 * the part of a tier’s subscribers before the month that upgrades moves on, and in its month the price rise takes effect, once.
 */
function project(tiers: readonly Tier[], { months, monthlyShare, roundsMonthly }: ProjectionSettings, moves: Moves): number[] | null {
  const { trialPlace, converting, riseMonth, factor, lost, upgrade } = settle(tiers, moves);
  const tidy = tiers.map(tidyTier);
  const counts = tidy.map(({ subscribers }) => subscribers);
  const revenue: number[] = [];
  for (let month = 1; month <= months; month += 1) {
    const before = [...counts];
    tidy.forEach((tier, place) => {
      counts[place] = stepCount(before[place] ?? 0, tier, roundsMonthly).count;
    });
    counts[trialPlace] = (counts[trialPlace] ?? 0) + converting;
    if (upgrade) {
      const moved = Math.min((before[upgrade.from] ?? 0) * upgrade.rate, counts[upgrade.from] ?? 0);
      counts[upgrade.from] = (counts[upgrade.from] ?? 0) - moved;
      counts[upgrade.to] = (counts[upgrade.to] ?? 0) + moved;
    }
    if (month === riseMonth) counts.forEach((count, place) => (counts[place] = count * (1 - lost)));
    const price = riseMonth > 0 && month >= riseMonth ? factor : 1;
    const sum = sumOf(
      tidy.map((tier, place) => roundHalf(roundHalf(counts[place] ?? 0) * revenuePerSubscriber(tier, monthlyShare) * price)),
    );
    if (!(sum <= mostRevenue)) return null;
    revenue.push(sum);
  }
  return revenue;
}

export interface WhatIf {
  months: { month: number; base: number; moved: number }[];
  /** What all of them, and each alone, add to the revenue of the whole period. */
  gain: number;
  alone: Record<MoveName, number>;
}

/** The projection beside what it would be; nothing where the figures are too large or there is no tier. */
export function computeWhatIf(tiers: readonly Tier[], settings: ProjectionSettings, moves: Moves): WhatIf | null {
  const run = (some: Moves) => (tiers.length > 0 ? project(tiers, settings, some) : null);
  const base = run(noMoves);
  const moved = run(moves);
  const names = Object.keys(moveNames) as MoveName[];
  const alone = names.map((name) => run(only(moves, name)));
  if (!base || !moved || alone.includes(null)) return null;
  const total = sumOf(base);
  return {
    months: base.map((revenue, index) => ({ month: index + 1, base: revenue, moved: moved[index] ?? 0 })),
    gain: sumOf(moved) - total,
    alone: Object.fromEntries(names.map((name, place) => [name, sumOf(alone[place] ?? []) - total])) as Record<MoveName, number>,
  };
}
