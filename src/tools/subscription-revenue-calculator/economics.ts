import { formatPercent, sumOf } from '@/lib/numbers';
import { tidyTier, type Settings } from './model';
import { roundHalf, type Projection } from './projection';

/** What one subscriber is worth against what one costs. */
export interface Economics {
  /** Minor units a month, and fractions of them. */
  perSubscriber: number | null;
  churn: number | null;
  lifetimeMonths: number | null;
  /** Minor units. */
  ltv: number | null;
  ltvToCac: number | null;
  paybackMonths: number | null;
}

type Costs = Pick<Settings, 'margin' | 'cac'>;

/** A weighted average has digits without end; two of them say all there is to say. */
export const formatChurn = (churn: number) => formatPercent(Number(churn.toFixed(4)));

const largestShown = 1e15;
const divide = (part: number, whole: number) => (whole > 0 && part / whole <= largestShown ? part / whole : null);

function computeEconomics(perSubscriber: number, churn: number, { margin, cac }: Costs): Economics {
  const earned = perSubscriber * margin;
  const lifetime = divide(earned, churn);
  const ltv = lifetime === null ? null : roundHalf(lifetime);
  return {
    perSubscriber,
    churn,
    lifetimeMonths: divide(1, churn),
    ltv,
    ltvToCac: ltv === null ? null : divide(ltv, cac),
    paybackMonths: cac > 0 ? divide(cac, earned) : null,
  };
}

const noEconomics: Economics = {
  perSubscriber: null,
  churn: null,
  lifetimeMonths: null,
  ltv: null,
  ltvToCac: null,
  paybackMonths: null,
};

export const computeTierEconomics = ({ tiers }: Projection, costs: Costs): Economics[] =>
  tiers.map(({ tier, perSubscriber }) => computeEconomics(perSubscriber, tidyTier(tier).churn, costs));

/** All tiers together, each with the weight of its subscribers in the last month. */
export function computeBlendedEconomics({ tiers, finalSubscribers }: Projection, costs: Costs): Economics {
  if (!finalSubscribers) return noEconomics;
  const weigh = (read: (one: Projection['tiers'][number]) => number) =>
    sumOf(tiers.map((one) => (one.months.at(-1)?.subscribers ?? 0) * read(one))) / finalSubscribers;
  return computeEconomics(
    weigh((one) => one.perSubscriber),
    weigh((one) => tidyTier(one.tier).churn),
    costs,
  );
}
