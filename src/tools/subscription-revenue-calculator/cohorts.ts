import { sumOf } from '@/lib/numbers';
import { tidyTier } from './model';
import type { Projection } from './projection';

export interface Cohort {
  /** The month they joined in; 0 for those who are there today. */
  joined: number;
  /** How many of them are left, from the month they joined in on. */
  left: number[];
}

/** More would not fit on a screen or a sheet of paper. */
export const cohortMonths = 12;

/** Everybody by the month they joined in, thinned out month by month by the churn of their tier, before any rounding. */
export function computeCohorts({ tiers, months, totalRevenue }: Projection): Cohort[] {
  if (totalRevenue === null || tiers.length === 0) return [];
  const last = Math.min(cohortMonths, months);
  return Array.from({ length: last + 1 }, (_, joined): Cohort => ({
    joined,
    left: Array.from({ length: last - joined + 1 }, (_none, age) =>
      sumOf(
        tiers.map(({ tier, months: projected }) => {
          const { subscribers, churn } = tidyTier(tier);
          return (joined === 0 ? subscribers : (projected[joined - 1]?.joined ?? 0)) * (1 - churn) ** age;
        }),
      ),
    ),
  }));
}
