import { readField } from '@/lib/fields';
import { findRangeProblem } from '@/kinds/metrics/target';
import { fields, type Metric } from './model';

const { name, currentValue, unit, category, targetValue, targetTyped, ...others } = fields;

/** The fields as a file has them: a target as it is written there, since an empty cell is no target and 0 is one. */
export const importFields = {
  name,
  currentValue,
  unit,
  category,
  targetTyped: { ...targetTyped, label: targetValue.label },
  ...others,
} as unknown as typeof fields;

const readTarget = ({ targetTyped: typed }: Metric) => readField(targetValue, typed, { today: '', currency: '' });

/** A metric as read from a file gets the number its target stands for; one that has it stays as it is. */
export const settleTarget = (metric: Metric): Metric =>
  ({ targetValue: Number(readTarget(metric).value), ...(metric as Partial<Metric>) }) as Metric;

/** What the form refuses, a file cannot bring in. */
export function refuseImported(metric: Metric): string {
  const { problem } = readTarget(metric);
  return problem ? `${targetValue.label}: ${problem}` : (findRangeProblem(settleTarget(metric)) ?? '');
}
