import { sumOf } from '@/lib/numbers';
import { tidyTier } from './model';
import { roundHalf, type Projection, type TierProjection } from './projection';

export interface CashMonth {
  month: number;
  /** Earned by having served the month: the revenue of the projection. */
  recognised: number;
  /** Paid in that month, a whole year at once by those who pay annually. */
  cash: number;
  /** Paid so far beyond what was earned, by people who left, too. Below zero where more was earned than paid since month 1. */
  ahead: number;
}

/**
 * How many pay for a year in a month: those who join, and those of them still there a year or more later.
 * When today's annual subscribers renew is not known, so a twelfth of them renews each month.
 */
export function countAnnualPayments({ tier, months }: TierProjection, month: number): number {
  const { subscribers, churn } = tidyTier(tier);
  const kept = 1 - churn;
  let payments = (subscribers / 12) * kept ** month;
  for (let joined = month; joined >= 1; joined -= 12) payments += (months[joined - 1]?.joined ?? 0) * kept ** (month - joined);
  return payments;
}

function cashOf(projected: TierProjection, month: number, monthlyShare: number): number {
  const { monthlyPrice, annualPrice } = tidyTier(projected.tier);
  const { subscribers = 0 } = projected.months[month - 1] ?? {};
  const annual = (1 - monthlyShare) * countAnnualPayments(projected, month) * annualPrice;
  return roundHalf(monthlyShare * subscribers * monthlyPrice + annual);
}

/** Nothing where the projection has no figures. */
export function computeCash(projection: Projection, monthlyShare: number): CashMonth[] | null {
  if (projection.totalRevenue === null) return null;
  let ahead = 0;
  const months = projection.revenue.map((revenue, index) => {
    const recognised = revenue ?? 0;
    const cash = sumOf(projection.tiers.map((tier) => cashOf(tier, index + 1, monthlyShare)));
    ahead += cash - recognised;
    return { month: index + 1, recognised, cash, ahead };
  });
  return months.every(({ cash, ahead: sum }) => Number.isSafeInteger(cash) && Number.isSafeInteger(sum)) ? months : null;
}
