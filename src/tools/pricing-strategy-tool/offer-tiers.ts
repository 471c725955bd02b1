import type { Surroundings } from '@/lib/fields';
import type { TierLine } from '@/lib/topics/tiers';
import { nameOf, namedFeatures, readPrice, type TierPlan } from './tiers';

/** The tiers as buyers would see them; nothing before one of them has a price. */
export function toTierLines(plan: TierPlan | undefined, around: Surroundings): TierLine[] {
  if (!plan) return [];
  const { tiers, anchor, metric } = plan;
  const lines = tiers.map((tier, index) => ({
    key: tier.id,
    name: nameOf(tier, index),
    amount: readPrice(tier.price, around).amount ?? 0,
    currency: around.currency,
    per: metric.trim().replace(/^per /i, ''),
    points: namedFeatures(plan).flatMap((one) => (one.in.includes(tier.id) ? [one.name.trim()] : [])),
    isMain: tier.id === anchor,
  }));
  return lines.some(({ amount }) => amount > 0) ? lines : [];
}
