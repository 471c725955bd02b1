import type { Day } from '@/lib/dates';
import { readField } from '@/lib/fields';
import { formatNumber } from '@/lib/numbers';
import { formatWeeks, parseEffort, showNumber } from './effort';
import { capacityFields, spanOf, type Item, type RoadmapExtra } from './model';
import { comparePeriods, currentQuarters, parsePeriod, toQuarterShares } from './periods';

export interface QuarterLoad {
  quarter: string;
  effort: number;
  /** Nothing where no capacity was entered, or it cannot be read. */
  capacity?: number;
  /** As typed for this quarter alone. */
  typed: string;
  problem?: string;
  isOver: boolean;
}

export interface Load {
  quarters: QuarterLoad[];
  /** Effort that was typed but cannot be read. */
  unread: Item[];
  /** Effort that belongs to no dates. */
  undated: Item[];
  withoutEffort: number;
}

function readCapacity(typed: string): { value?: number; problem?: string } {
  if (typed.trim() === '') return {};
  const { value, problem } = readField(capacityFields.capacity, typed, { today: '', currency: 'USD' });
  return problem ? { problem } : { value: value as number };
}

/** Effort in each quarter against what the team can do. An item over several quarters counts in each by its days. */
export function computeLoad(items: readonly Item[], extra: RoadmapExtra, today: Day): Load {
  const efforts = new Map<string, number>();
  const load: Load = { quarters: [], unread: [], undated: [], withoutEffort: 0 };
  for (const item of items) {
    const weeks = parseEffort(item.estimatedEffort);
    if (item.estimatedEffort === '') load.withoutEffort += 1;
    else if (weeks === undefined) load.unread.push(item);
    else {
      const span = spanOf(item, extra.ownPeriods);
      const shares = span ? toQuarterShares(span.from, span.to) : [];
      if (shares.length === 0) load.undated.push(item);
      for (const { name, share } of shares) efforts.set(name, (efforts.get(name) ?? 0) + weeks * share);
    }
  }
  const team = readCapacity(extra.teamCapacity).value;
  const typedFor = new Map(extra.capacities.map(({ quarter, typed }) => [quarter, typed]));
  const names = new Set([...currentQuarters(today).map(({ name }) => name), ...efforts.keys()]);
  load.quarters = [...names]
    .map((name) => parsePeriod(name))
    .sort(comparePeriods)
    .map(({ name: quarter }) => {
      const effort = Number((efforts.get(quarter) ?? 0).toFixed(6));
      const typed = typedFor.get(quarter) ?? '';
      const { value: own, problem } = readCapacity(typed);
      // Figures against the team's capacity would hide that this one was not understood.
      const value = problem ? undefined : (own ?? team);
      return {
        quarter,
        effort,
        typed,
        ...(value === undefined ? {} : { capacity: value }),
        ...(problem ? { problem } : {}),
        // Shown to one decimal, so compared to one decimal.
        isOver: value !== undefined && Number((effort - value).toFixed(1)) > 0,
      };
    });
  return load;
}

export function describeLoad({ effort, capacity }: QuarterLoad): string {
  if (capacity === undefined) return effort > 0 ? formatWeeks(effort) : '';
  return `${showNumber(effort)} of ${formatWeeks(capacity)}`;
}

export function describeRoom({ effort, capacity, isOver }: QuarterLoad): string {
  if (capacity === undefined) return '—';
  const gap = Math.abs(Number((capacity - effort).toFixed(1)));
  return isOver ? `Over by ${formatNumber(gap)}` : `${formatNumber(gap)} left`;
}
