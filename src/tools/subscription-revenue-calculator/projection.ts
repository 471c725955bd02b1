import { sumOf } from '@/lib/numbers';
import { tidyTier, type Settings, type Tier } from './model';

/** Past these a figure says nothing about a business, and sums of it would lose their cents. */
const mostSubscribers = 1e12;
const mostRevenue = 1e13;
const largestSum = 9e15;

/** Half away from zero, blind to the last digits that doubles get wrong: 10.4999999999 is 10.5, and so 11. */
export const roundHalf = (value: number) => Math.sign(value) * Math.round(Number(Math.abs(value).toFixed(6))) + 0;

export interface TierMonth {
  /** Carried on to the next month. */
  count: number;
  /** Whole subscribers: what is shown and billed. */
  subscribers: number;
  joined: number;
  left: number;
  /** Minor units. */
  revenue: number;
}

export interface TierProjection {
  tier: Tier;
  /** Revenue of one subscriber in a month, in minor units and fractions of them. */
  perSubscriber: number;
  /** Ends early where the figures grow too large. */
  months: TierMonth[];
}

export interface Projection {
  months: number;
  tiers: TierProjection[];
  /** By month; nothing from where a tier has grown too large. */
  subscribers: (number | null)[];
  revenue: (number | null)[];
  totalRevenue: number | null;
  averageRevenue: number | null;
  finalRevenue: number | null;
  finalSubscribers: number | null;
  /** Why there are no figures, where there are none. */
  tooLarge?: { name: string; month: number };
}

export type ProjectionSettings = Pick<Settings, 'months' | 'monthlyShare' | 'roundsMonthly'>;

/** Those who pay monthly bring the monthly price, the others a twelfth of the annual one. */
export const revenuePerSubscriber = ({ monthlyPrice, annualPrice }: Tier, monthlyShare: number) =>
  monthlyShare * monthlyPrice + ((1 - monthlyShare) * annualPrice) / 12;

/** One month on: growth and churn are both of the count before, and nobody joins beyond the limit. */
export function stepCount(count: number, { churn, growth, newBy, newCount, cap }: Tier, roundsMonthly: boolean) {
  const left = count * churn;
  const wanted = newBy === 'number' ? newCount : count * growth;
  const joined = cap > 0 ? Math.min(wanted, Math.max(0, cap - (count - left))) : wanted;
  const next = count - left + joined;
  return { left, joined, count: roundsMonthly ? roundHalf(next) : next };
}

function projectTier(given: Tier, { months, monthlyShare, roundsMonthly }: ProjectionSettings): TierProjection {
  const tier = tidyTier(given);
  const perSubscriber = revenuePerSubscriber(tier, monthlyShare);
  const projected: TierMonth[] = [];
  let count = tier.subscribers;
  for (let month = 1; month <= months; month += 1) {
    const step = stepCount(count, tier, roundsMonthly);
    ({ count } = step);
    const subscribers = count <= mostSubscribers ? roundHalf(count) : Infinity;
    const exact = subscribers * perSubscriber;
    if (!(subscribers <= mostSubscribers && exact <= mostRevenue)) break;
    projected.push({ ...step, subscribers, revenue: roundHalf(exact) });
  }
  return { tier: given, perSubscriber, months: projected };
}

const finite = (sum: number) => (sum <= largestSum ? sum : null);

export function computeProjection(tiers: readonly Tier[], settings: ProjectionSettings): Projection {
  const { months } = settings;
  const projected = tiers.map((tier) => projectTier(tier, settings));
  const shortest = projected.reduce<TierProjection | undefined>(
    (found, one) => (one.months.length < (found?.months.length ?? months) ? one : found),
    undefined,
  );
  const last = shortest?.months.length ?? months;
  const sumBy = (read: (month: TierMonth) => number) =>
    Array.from({ length: months }, (_, index) =>
      index < last ? finite(sumOf(projected.map((one) => read(one.months[index] as TierMonth)))) : null,
    );
  const subscribers = sumBy((month) => month.subscribers);
  const revenue = sumBy((month) => month.revenue);
  const totalRevenue = revenue.includes(null) ? null : finite(sumOf(revenue as number[]));
  return {
    months,
    tiers: projected,
    subscribers,
    revenue,
    totalRevenue,
    averageRevenue: totalRevenue === null ? null : roundHalf(totalRevenue / months),
    finalRevenue: revenue.at(-1) ?? null,
    finalSubscribers: subscribers.at(-1) ?? null,
    ...(shortest ? { tooLarge: { name: shortest.tier.name, month: last + 1 } } : {}),
  };
}

export interface MonthlyRevenue {
  /** 1 is one month from now. */
  month: number;
  subscribers: number | null;
  /** MRR of that month in minor units. */
  revenue: number | null;
}

/** The projection in brief: what other plans need to know of it. */
export const toMonthlyRevenue = ({ subscribers, revenue }: Projection): MonthlyRevenue[] =>
  revenue.map((amount, index) => ({ month: index + 1, subscribers: subscribers[index] ?? null, revenue: amount }));
