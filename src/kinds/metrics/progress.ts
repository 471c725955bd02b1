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
  none: 'No target',
};
export const bandOptions = [
  { value: 'all', label: 'Every status' },
  ...(Object.keys(bandLabels) as Band[]).map((value) => ({ value, label: bandLabels[value] })),
] satisfies { value: 'all' | Band; label: string }[];

export interface Progress {
  /** From 0 to 1; 0 where the target allows no division, nothing where there is no target. */
  share: number | null;
  band: Band;
  /** Why the share is no share of the target. Such a figure is in no average. */
  reason: string;
}

/** From which share of its target a metric is on target, and from which it is close. */
export interface Limits {
  onTarget: number;
  close: number;
}
export const usualLimits: Limits = { onTarget: 0.9, close: 0.7 };
const bandOf = (share: number, { onTarget, close }: Limits): Band =>
  share >= onTarget ? 'on-target' : share >= close ? 'close' : 'attention';

export interface Targets {
  direction: Direction;
  currentValue: number;
  targetValue: number;
  /** The other end, where the goal is a range. */
  upperTarget: number;
  /** As typed: a 0 is a target, an empty field is none. */
  targetTyped: string;
}

export const hasTarget = ({ targetValue, targetTyped }: Pick<Targets, 'targetValue' | 'targetTyped'>) =>
  targetValue !== 0 || targetTyped.trim() !== '';

function isMet({ direction, currentValue: current, targetValue: target, upperTarget: upper }: Targets): boolean {
  if (direction === 'lower') return current <= target;
  return current >= target && (direction === 'higher' || current <= upper);
}

/** A share of the target, or why it has none. */
function progressShare(targets: Targets): number | string {
  const { direction, currentValue: current, targetValue: target, upperTarget: upper } = targets;
  const ofNothing = `The target is ${target === 0 ? '0' : 'below 0'}, so no percentage can be worked out.`;
  if (current === target) return 1;
  if (direction === 'higher') return target > 0 ? current / target : ofNothing;
  if (isMet(targets)) return 1;
  if (direction === 'lower') return target > 0 ? target / current : ofNothing;
  if (current < target) return target > 0 ? current / target : 'The range starts at or below 0, so no percentage can be worked out.';
  return upper > 0 ? upper / current : 'The range ends at or below 0, so no percentage can be worked out.';
}

/** Current as a share of target, at most 100%; where lower is better, target as a share of current. */
export function computeProgress(targets: Targets, limits = usualLimits): Progress {
  if (!hasTarget(targets)) return { share: null, band: 'none', reason: 'No target is set.' };
  if (targets.direction === 'range' && targets.upperTarget <= targets.targetValue)
    return { share: null, band: 'none', reason: 'The upper target has to be above the target.' };
  const share = progressShare(targets);
  // Nothing to divide by: 0 is shown, but a target that is met is met.
  if (typeof share === 'string')
    return isMet(targets)
      ? { share: 0, band: 'on-target', reason: `${share} The target is met.` }
      : { share: 0, band: 'attention', reason: `${share} The target isn’t met.` };
  // 8.1 of 9 is 90%, though doubles make it a little less.
  const exact = Number(Math.min(1, Math.max(0, share)).toFixed(9));
  return { share: exact, band: bandOf(exact, limits), reason: '' };
}

/** The shares that an average counts. */
export const sharesIn = (rows: readonly { progress: Progress }[]) =>
  rows.flatMap(({ progress: { share, reason } }) => (share === null || reason !== '' ? [] : [share]));

/** For the order "furthest behind": met without a share is not far behind, and no target comes last. */
export const lagOf = ({ share, band, reason }: Progress) => (reason !== '' && band === 'on-target' ? 1 : (share ?? ''));

/** One decimal, but never rounded up across a limit: 89.96% is not shown as 90%. */
export function formatShare(share: number | null, limits = usualLimits): string {
  if (share === null) return noFigure;
  const rounded = Math.round(share * 1000) / 1000;
  return formatPercent(bandOf(rounded, limits) === bandOf(share, limits) ? rounded : Math.floor(share * 1000) / 1000);
}

const usuallyLower =
  /\b(costs?|cac|cpa|cpc|cpl|churn(ed)?|time|expenses?|burn|debt|defects?|bugs?|complaints?|refunds?|errors?|latency|downtime|incidents?|outages?|accidents?|injuries|cancellations?)\b/i;

/** Names such as "Churn" where more is rarely better. */
export const seemsLower = (name: string) => usuallyLower.test(name) && !/on[- ]time/i.test(name);

/** "$1,200", "12%", "4 days". */
export function formatFigure(value: number, unit: string): string {
  const size = formatNumber(Math.abs(value));
  const sign = value < 0 && size !== '0' ? '-' : '';
  if (/^\p{Sc}$/u.test(unit)) return `${sign}${unit}${size}`;
  return `${sign}${size}${unit === '%' || unit === '' ? unit : ` ${unit}`}`;
}

/** "$160 or less", "9 to 18 months"; "no target" where none is set. */
export function describeGoal(targets: Targets & { unit: string }): string {
  const { direction, targetValue, upperTarget, unit } = targets;
  if (!hasTarget(targets)) return 'no target';
  const target = formatFigure(targetValue, unit);
  if (direction === 'lower') return `${target} or less`;
  return direction === 'range' ? `${target} to ${formatFigure(upperTarget, unit)}` : target;
}

/** The same inside a sentence: "target $160 or less", or "no target". */
export const nameGoal = (targets: Targets & { unit: string }) => `${hasTarget(targets) ? 'target ' : ''}${describeGoal(targets)}`;

/** The lines to reach: none without a target, two for a range. */
export function targetLines(targets: Targets): number[] {
  if (!hasTarget(targets)) return [];
  return targets.direction === 'range' ? [targets.targetValue, targets.upperTarget] : [targets.targetValue];
}

/** More of it and a target of 0 rarely go together. */
export const asksForLower = (targets: Targets & { name: string }) =>
  targets.direction === 'higher' &&
  (seemsLower(targets.name) || (hasTarget(targets) && targets.targetValue === 0 && targets.currentValue > 0));
