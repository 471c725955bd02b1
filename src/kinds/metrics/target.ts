import type { Messages } from '@/lib/fields';
import { hasTarget, type Direction } from './progress';

interface Targeted {
  id: string;
  direction: Direction;
  targetValue: number;
  upperTarget: number;
  targetTyped: string;
}

interface OpenForm {
  id?: string;
  draft?: { targetValue?: string };
}

/** A saved form tells a target of 0 from one that was left empty. */
export function keepTyped<D extends { records: readonly Targeted[] }>(before: D, after: D, saved: unknown): D {
  const { id: edited, draft } = (saved ?? {}) as OpenForm;
  const known = new Set(before.records.map(({ id }) => id));
  const targetTyped = (draft?.targetValue ?? '').trim();
  const records = after.records.map((metric) => (metric.id === edited || !known.has(metric.id) ? { ...metric, targetTyped } : metric));
  return { ...after, records };
}

/** A form that opens for a metric without a target shows an empty field, not a 0. */
export function emptyTarget(opened: unknown, before: unknown, records: readonly Targeted[]): unknown {
  const next = opened as OpenForm | undefined;
  const isOpening = next?.id !== undefined && next.id !== (before as OpenForm | undefined)?.id;
  const record = isOpening ? records.find(({ id }) => id === next.id) : undefined;
  return record && !hasTarget(record) ? { ...next, draft: { ...next?.draft, targetValue: '' } } : opened;
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
