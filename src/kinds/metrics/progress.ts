import { formatNumber, formatPercent, noFigure } from '@/lib/numbers';

export const directions = ['higher', 'lower', 'range'] as const;
export type Direction = (typeof directions)[number];
export const directionLabels: Record<Direction, string> = {
  higher: 'Higher is better',
  lower: 'Lower is better',
  range: 'In a range',
};

export type Band = 'on-target' | 'close' | 'attention' | 'none';
export const bandLabels: Record<Band, string> = {
  'on-target': 'On target',
  close: 'Close',
  attention: 'Needs attention',
  none: 'No progress',
};

export interface Progress {
  /** From 0 to 1; nothing where it has no meaning. */
  share: number | null;
  band: Band;
  /** Why there is no figure. */
  reason: string;
}

const onTargetFrom = 0.9;
const closeFrom = 0.7;
const bandOf = (share: number): Band => (share >= onTargetFrom ? 'on-target' : share >= closeFrom ? 'close' : 'attention');

interface Targets {
  direction: Direction;
  currentValue: number;
  targetValue: number;
  /** The other end, where the goal is a range. */
  upperTarget: number;
}

function progressShare({ direction, currentValue: current, targetValue: target, upperTarget: upper }: Targets): number | string {
  if (direction === 'range') {
    if (upper <= target) return 'The upper target has to be above the target.';
    if (current >= target && current <= upper) return 1;
    if (current < target) return target > 0 ? current / target : 'Below a range that starts at or under 0 there is no share.';
    return upper > 0 ? upper / current : 'Above a range that ends at or under 0 there is no share.';
  }
  if (target === 0) return 'The target is 0, so there is no share of it.';
  if (target < 0) return 'The target is below 0, so there is no share of it.';
  if (direction === 'lower') return current <= target ? 1 : target / current;
  return current / target;
}

/** Current as a share of target, at most 100%; where lower is better, target as a share of current. */
export function computeProgress(targets: Targets): Progress {
  const share = progressShare(targets);
  if (typeof share === 'string') return { share: null, band: 'none', reason: share };
  // 8.1 of 9 is 90%, though doubles make it a little less.
  const exact = Number(Math.min(1, Math.max(0, share)).toFixed(9));
  return { share: exact, band: bandOf(exact), reason: '' };
}

/** One decimal, but never rounded up across a limit: 89.96% is not shown as 90%. */
export function formatShare(share: number | null): string {
  if (share === null) return noFigure;
  const rounded = Math.round(share * 1000) / 1000;
  return formatPercent(bandOf(rounded) === bandOf(share) ? rounded : Math.floor(share * 1000) / 1000);
}

const usuallyLower =
  /\b(costs?|cac|cpa|cpc|cpl|churn(ed)?|time|expenses?|burn|debt|defects?|bugs?|complaints?|refunds?|errors?|latency|downtime)\b/i;

/** Names such as "Churn" where more is rarely better. */
export const seemsLower = (name: string) => usuallyLower.test(name) && !/on[- ]time/i.test(name);

/** "$1,200", "12%", "4 days". */
export function formatFigure(value: number, unit: string): string {
  const size = formatNumber(Math.abs(value));
  const sign = value < 0 && size !== '0' ? '-' : '';
  if (/^\p{Sc}$/u.test(unit)) return `${sign}${unit}${size}`;
  return `${sign}${size}${unit === '%' || unit === '' ? unit : ` ${unit}`}`;
}
