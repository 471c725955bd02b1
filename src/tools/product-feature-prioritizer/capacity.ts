import { readField } from '@/lib/fields';
import { formatNumber, sumOf } from '@/lib/numbers';
import { plural } from '@/lib/text';
import { capacityFields, shortNameOf, type Feature, type Method } from './model';
import { isWont, type Ranked } from './scores';

/** Points there is room for; nothing until a number is typed. */
export function readCapacity(typed: string): number | undefined {
  if (typed.trim() === '') return undefined;
  const { value, problem } = readField(capacityFields.capacity, typed, { today: '', currency: 'USD' });
  return problem ? undefined : Number(value);
}

export interface CapacityPlan {
  capacity: number;
  fits: Feature[];
  /** Points of what fits. */
  used: number;
  left: number;
  /** The first that does not fit: the line runs above it. */
  firstOver: Feature | undefined;
  /** Further down, the best that would still fit in what is left. */
  alsoFits: Feature | undefined;
}

/** Finished work and what was decided against take no room. */
export const needsRoom = (feature: Feature, method: Method) => feature.status !== 'completed' && !isWont(feature, method);

/** Down the ranking, effort by effort, until the next one no longer fits. */
export function planCapacity(ranked: readonly Ranked[], method: Method, capacity: number): CapacityPlan {
  const waiting = ranked.map(({ feature }) => feature).filter((feature) => needsRoom(feature, method));
  let used = 0;
  const over = waiting.findIndex(({ effort }) => {
    if (used + effort > capacity) return true;
    used += effort;
    return false;
  });
  const fits = over < 0 ? waiting : waiting.slice(0, over);
  const left = Number((capacity - sumOf(fits.map(({ effort }) => effort))).toFixed(6));
  return {
    capacity,
    fits,
    used,
    left,
    firstOver: over < 0 ? undefined : waiting[over],
    alsoFits: over < 0 ? undefined : waiting.slice(over + 1).find(({ effort }) => effort <= left),
  };
}

export const formatPoints = (points: number) => `${formatNumber(points)} ${points === 1 ? 'point' : 'points'}`;

export function describePlan({ capacity, fits, used, left, firstOver, alsoFits }: CapacityPlan): string {
  const sum = `${plural(fits.length, 'feature')} ${fits.length === 1 ? 'fits' : 'fit'} in ${formatPoints(capacity)}: ${formatNumber(used)} used, ${formatNumber(left)} left.`;
  if (!firstOver) return `${sum} Everything open fits.`;
  const next = `Next is ${shortNameOf(firstOver)} (${firstOver.effort}).`;
  return alsoFits ? `${sum} ${next} ${shortNameOf(alsoFits)} (${alsoFits.effort}) would still fit.` : `${sum} ${next}`;
}
