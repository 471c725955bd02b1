import type { Lever, Tier } from './model';
import { computeProjection, type ProjectionSettings } from './projection';

export type GoalAnswer =
  | { kind: 'nothing'; reason: string }
  /** The end of the range that does most; still not enough. */
  | { kind: 'out of reach'; best: number; reaches: number }
  | { kind: 'reached'; value: number; reaches: number | null; now: number | null };

interface LeverRange {
  /** Values are step × unit, from 0 on unless told otherwise. */
  unit: number;
  from?: number;
  steps: number;
  /** More of it brings less. */
  isFalling?: boolean;
}

/** Rates in hundredths of a percent, people and cents one by one. */
const ranges: Record<Lever, LeverRange> = {
  churn: { unit: 1e-4, steps: 10_000, isFalling: true },
  growth: { unit: 1e-4, steps: 10_000 },
  subscribers: { unit: 1, steps: 1e9 },
  // A tier must cost something.
  monthlyPrice: { unit: 1, from: 1, steps: 1e9 },
};

/** The tiers with the lever set in one of them, or in all. */
export const setLever = (tiers: readonly Tier[], lever: Lever, tierId: string, value: number): Tier[] =>
  tiers.map((tier) => (tierId === '' || tier.id === tierId ? { ...tier, [lever]: value } : tier));

/** The mildest value that brings the wanted revenue in the last month. Revenue only rises, or only falls, with each lever. */
export function seekGoal(
  tiers: readonly Tier[],
  settings: ProjectionSettings,
  { target, lever, tierId }: { target: number; lever: Lever; tierId: string },
): GoalAnswer {
  const chosen = tiers.filter((tier) => tierId === '' || tier.id === tierId);
  if (chosen.length === 0) return { kind: 'nothing', reason: 'Add a tier first.' };
  if (target <= 0) return { kind: 'nothing', reason: 'Enter the MRR you want.' };
  if (lever === 'growth' && chosen.every(({ newBy }) => newBy === 'number'))
    return { kind: 'nothing', reason: 'A fixed number joins each month here, so the growth rate changes nothing.' };

  const { unit, from = 0, steps, isFalling = false } = ranges[lever];
  const toValue = (step: number) => Number(((isFalling ? steps - step : step) * unit).toFixed(6));
  const reach = (value: number) => computeProjection(setLever(tiers, lever, tierId, value), settings).finalRevenue;
  // Too large to show is more than enough.
  const isEnough = (step: number) => (reach(toValue(step)) ?? Infinity) >= target;

  if (!isEnough(steps)) return { kind: 'out of reach', best: toValue(steps), reaches: reach(toValue(steps)) ?? 0 };
  let low = from - 1;
  let high = steps;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isEnough(middle)) high = middle;
    else low = middle;
  }
  const value = toValue(high);
  return { kind: 'reached', value, reaches: reach(value), now: computeProjection(tiers, settings).finalRevenue };
}
