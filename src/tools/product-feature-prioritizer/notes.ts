import type { Feature } from './model';
import { bandOf, isHigh, ratioOf, type Ranked } from './scores';

/** High from 15, medium from 10, low below. */
export function countBands(features: readonly Feature[]): { high: number; medium: number; low: number } {
  const bands = features.map((feature) => bandOf(ratioOf(feature)));
  const high = bands.filter((band) => band === 'high').length;
  const medium = bands.filter((band) => band === 'medium').length;
  return { high, medium, low: bands.length - high - medium };
}

/** The ratio lets trivial work pass important work; the most striking pair of the two, where there is one. */
export function findOutranked(ranked: readonly Ranked[]): { small: Feature; important: Feature } | undefined {
  const small = ranked.findIndex(({ feature }) => !isHigh(feature.impact));
  if (small < 0) return undefined;
  const important = ranked
    .slice(small + 1)
    .filter(({ feature }) => isHigh(feature.impact))
    .reduce<Ranked | undefined>((best, item) => (best && best.feature.impact >= item.feature.impact ? best : item), undefined);
  const above = ranked[small];
  return above && important ? { small: above.feature, important: important.feature } : undefined;
}

/** RICE figures made of different scales cannot be compared. */
export function mixesScales(features: readonly Feature[]): boolean {
  const counted = features.filter(({ reach }) => reach > 0);
  const mixes = (isOwn: (feature: Feature) => boolean) => counted.some(isOwn) && !counted.every(isOwn);
  return mixes(({ riceImpact }) => riceImpact !== 'same') || mixes(({ personMonths }) => personMonths > 0);
}
