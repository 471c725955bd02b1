import { sumOf } from '@/lib/numbers';
import { tidyTier, type Settings, type Tier } from './model';
import { revenuePerSubscriber, roundHalf, type Projection, type TierProjection } from './projection';

/** How one month's MRR came about, in minor units. All but the rounding are amounts of their own kind, never negative. */
export interface MrrMonth {
  month: number;
  opening: number;
  added: number;
  expansion: number;
  contraction: number;
  churned: number;
  /** What whole subscribers and whole cents make of it. */
  rounding: number;
  closing: number;
}

type Movement = Pick<Settings, 'expansion' | 'contraction'>;

interface TierMrr {
  /** Carried on to the next month, before whole subscribers are billed. */
  exact: number;
  added: number;
  expansion: number;
  contraction: number;
  churned: number;
  /** Of whole subscribers, in whole minor units. */
  closing: number;
}

/** Nobody can downgrade by more than what stays. */
const contractionOf = ({ churn }: Tier, { contraction }: Movement) => Math.min(contraction, 1 - churn);

const shareOf = (part: number, whole: number) => (whole > 0 ? part / whole : 0);

/**
 * Expansion, contraction and churn are shares of the MRR before; who joins pays the list price.
 * Whom rounding adds or takes away pays what the others pay by now, so that no MRR falls below zero.
 */
function followTier({ tier: given, perSubscriber, months }: TierProjection, movement: Movement): TierMrr[] {
  const tier = tidyTier(given);
  let mrr = tier.subscribers * perSubscriber;
  let before = tier.subscribers;
  return months.map(({ count, subscribers, joined, left }) => {
    const added = joined * perSubscriber;
    const expansion = mrr * movement.expansion;
    const contraction = mrr * contractionOf(tier, movement);
    const churned = mrr * tier.churn;
    mrr = (mrr + added + expansion - contraction - churned) * shareOf(count, before - left + joined);
    before = count;
    return { exact: mrr, added, expansion, contraction, churned, closing: roundHalf(mrr * shareOf(subscribers, count)) };
  });
}

export const followTiers = (projection: Projection, movement: Movement): TierMrr[][] =>
  projection.tiers.map((tier) => followTier(tier, movement));

/** What today's subscribers pay in a month. */
export const sumOpeningMrr = ({ tiers }: Projection) =>
  sumOf(tiers.map(({ tier, perSubscriber }) => roundHalf(tidyTier(tier).subscribers * perSubscriber)));

/** Nothing where the projection has no figures or expansion takes them too far. */
export function computeMrr(projection: Projection, movement: Movement): MrrMonth[] | null {
  if (projection.totalRevenue === null) return null;
  const tiers = followTiers(projection, movement);
  let opening = sumOpeningMrr(projection);
  const months = Array.from({ length: projection.months }, (_, index): MrrMonth => {
    const sum = (name: keyof TierMrr) => roundHalf(sumOf(tiers.map((tier) => tier[index]?.[name] ?? 0)));
    const parts = { added: sum('added'), expansion: sum('expansion'), contraction: sum('contraction'), churned: sum('churned') };
    const closing = sum('closing');
    const rounding = closing - opening - parts.added - parts.expansion + parts.contraction + parts.churned;
    const month = { month: index + 1, opening, ...parts, rounding, closing };
    opening = closing;
    return month;
  });
  const isExact = ({ opening, added, expansion, closing }: MrrMonth) =>
    Number.isSafeInteger(closing * 12) && Number.isSafeInteger(opening + added + expansion);
  return months.every(isExact) ? months : null;
}

export interface MrrMetrics {
  mrr: number;
  arr: number;
  /** Of today's subscribers after 12 months, as a share of what they pay now; nothing without any. */
  nrr: number | null;
  grr: number | null;
  /** What comes in for each part that is lost; nothing where nothing is lost. */
  quickRatio: number | null;
}

export function computeMrrMetrics(
  tiers: readonly Tier[],
  months: readonly MrrMonth[],
  settings: Movement & Pick<Settings, 'monthlyShare'>,
): MrrMetrics {
  const clean = tiers.map(tidyTier);
  const base = clean.map((tier) => tier.subscribers * revenuePerSubscriber(tier, settings.monthlyShare));
  const start = sumOf(base);
  const keptAfterYear = (expansion: number) =>
    start > 0
      ? sumOf(clean.map((tier, index) => (base[index] ?? 0) * (1 + expansion - contractionOf(tier, settings) - tier.churn) ** 12)) / start
      : null;
  const total = (name: 'added' | 'expansion' | 'contraction' | 'churned') => sumOf(months.map((month) => month[name]));
  const lost = total('contraction') + total('churned');
  const mrr = months.at(-1)?.closing ?? 0;
  return {
    mrr,
    arr: mrr * 12,
    nrr: keptAfterYear(settings.expansion),
    grr: keptAfterYear(0),
    quickRatio: lost > 0 ? (total('added') + total('expansion')) / lost : null,
  };
}
