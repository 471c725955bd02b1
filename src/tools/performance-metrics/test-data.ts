import type { Entry } from '@/kinds/metrics/history';
import type { Metric, MetricData } from './model';
import { keepSaved } from './edits';
import { toPeriod, type Period } from './period';

export const today = '2026-11-15';
export const around = { today, currency: 'USD' };
export const period = toPeriod('30', today) as Period;
export const metric = (more: Partial<Metric> = {}): Metric => ({
  id: 'a',
  name: 'Signups',
  currentValue: 100,
  unit: '',
  category: 'Users',
  targetValue: 200,
  direction: 'higher',
  upperTarget: 0,
  rollUp: 'last',
  previousValue: 90,
  date: today,
  targetTyped: String(more.targetValue ?? 200),
  label: '',
  measured: '',
  targetDate: '',
  ...more,
});
export const entry = (date: string, value: number, note?: string, metricId = 'a'): Entry => ({
  metricId,
  date,
  value,
  ...(note ? { note } : {}),
});
export const dataOf = (records: Metric[], entries: Entry[] = []): MetricData => ({
  records,
  currency: 'USD',
  extra: { entries, actuals: [] },
});
export const first = ({ records }: MetricData) => records[0] as Metric;
/** A metric as the form saves it. */
export const added = (more: Partial<Metric> = {}) =>
  keepSaved(dataOf([]), dataOf([metric({ previousValue: 0, date: '', ...more })]), today);
