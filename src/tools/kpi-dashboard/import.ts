import { readField } from '@/lib/fields';
import { findRangeProblem } from '@/kinds/metrics/target';
import { fields, type Kpi } from './model';

const { name, currentValue, targetValue, targetTyped, ...others } = fields;

/** The fields as a file has them: a target as it is written there, since an empty cell is no target and 0 is one. */
export const importFields = {
  name,
  currentValue,
  targetTyped: { ...targetTyped, label: targetValue.label },
  ...others,
} as unknown as typeof fields;

const readTarget = ({ targetTyped: typed }: Kpi) => readField(targetValue, typed, { today: '', currency: '' });

/** A KPI as read from a file gets the number its target stands for; one that has it stays as it is. */
export const settleTarget = (kpi: Kpi): Kpi => ({ targetValue: Number(readTarget(kpi).value), ...(kpi as Partial<Kpi>) }) as Kpi;

/** What the form refuses, a file cannot bring in. */
export function refuseImported(kpi: Kpi): string {
  const { problem } = readTarget(kpi);
  return problem ? `${targetValue.label}: ${problem}` : (findRangeProblem(settleTarget(kpi)) ?? '');
}
