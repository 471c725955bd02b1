import type { Fields, Messages } from '@/lib/fields';
import type { List, OpenForm } from '@/kinds/records/use-list';
import { hasTarget, type Direction } from './progress';

interface Targeted {
  id: string;
  direction: Direction;
  targetValue: number;
  upperTarget: number;
  targetTyped: string;
}

type TargetForm<F extends Fields> = Pick<List<F>, 'open' | 'setOpen' | 'showOpen' | 'save'>;

/** A form that tells a target of 0 from one that was left empty: it opens with an empty field, and keeps what was typed. */
export function keepTarget<F extends Fields>(list: TargetForm<F> & { all: readonly Targeted[] }): TargetForm<F> {
  const { open, all } = list;
  const shown = (next: OpenForm<F> | undefined) => {
    const opened = next?.id !== undefined && next.id !== open?.id ? all.find(({ id }) => id === next.id) : undefined;
    return next && opened && !hasTarget(opened) ? { ...next, draft: { ...next.draft, targetValue: '' } } : next;
  };
  return {
    open,
    setOpen: (next, how) => list.setOpen(shown(next), how),
    showOpen: (next) => list.showOpen(shown(next)),
    save: (values, id) => list.save({ ...values, targetTyped: String(open?.draft.targetValue ?? '').trim() }, id),
  };
}

/** A range needs both ends, in order; the other fields speak for themselves. */
export const findRangeProblem = (metric: Omit<Targeted, 'id'>) =>
  metric.direction === 'range' && (!hasTarget(metric) || metric.upperTarget <= metric.targetValue)
    ? 'The upper target has to be above the target.'
    : undefined;

/** What a form with a target refuses beside what its fields do. */
export function checkTargets(values: Omit<Targeted, 'id'>, draft: { targetValue: string }, isNeeded: boolean): Messages {
  const targetTyped = draft.targetValue.trim();
  if (targetTyped === '' && (isNeeded || values.direction === 'range')) return { targetValue: 'Enter the target as a number.' };
  const upperTarget = findRangeProblem({ ...values, targetTyped });
  return upperTarget ? { upperTarget } : {};
}
