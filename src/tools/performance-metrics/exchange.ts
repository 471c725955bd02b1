import type { Day } from '@/lib/dates';
import type { ValuesOf } from '@/lib/fields';
import type { FollowPlan } from '@/kinds/metrics/follow';
import { isWhatIf, type Agreement } from '@/kinds/metrics/history';
import { withFieldChanges, type Exchange, type SharedMetric } from '@/kinds/metrics/sibling';
import { dropEntry, keepNotes, takeEntries } from './edits';
import { assumePrevious, categories, fields, type Metric, type MetricData } from './model';

/** Other words people use for the units here. */
const unitWords = new Map<string, Metric['unit']>([
  ['h', 'hrs'],
  ['hr', 'hrs'],
  ['hour', 'hrs'],
  ['hours', 'hrs'],
  ['day', 'days'],
  ['percent', '%'],
  ['usd', '$'],
]);

/** A KPI of another tool as a metric; a category or unit this tool does not know becomes Operations or none. */
export function toMetric(shared: Omit<SharedMetric, 'id'>, today: Day): ValuesOf<typeof fields> {
  const { name, unit, direction, currentValue, targetValue, upperTarget, targetTyped } = shared;
  const unitName = unit.trim().toLowerCase();
  const wanted = shared.category === 'Customer' ? 'Users' : shared.category;
  return {
    name,
    direction,
    currentValue,
    targetValue,
    upperTarget,
    category: categories.find((known) => known === wanted) ?? 'Operations',
    unit: fields.unit.options.find((known) => known === unitName) ?? unitWords.get(unitName) ?? '',
    rollUp: 'last',
    previousValue: assumePrevious(currentValue),
    date: today,
    targetTyped,
    label: '',
    measured: '',
  };
}

/** Metrics of another tool with their values; one that has none is dated today, as a new one is. */
export function takeExchange(data: MetricData, { added, entries }: Pick<Exchange<Metric>, 'added' | 'entries'>, today: Day): MetricData {
  const dated = new Set(entries.map(({ metricId }) => metricId));
  const undated = today === '' ? [] : added.filter(({ id }) => !dated.has(id));
  const first = undated.map(({ id, currentValue }) => ({ metricId: id, date: today, value: currentValue }));
  // The other tool has no notes of its own, so it takes none away.
  return takeEntries({ ...data, records: [...added, ...data.records] }, keepNotes(data, [...entries, ...first]));
}

export const setFollowed = (data: MetricData, followed: Agreement): MetricData => ({ ...data, extra: { ...data.extra, followed } });

/** What the other tool changed since; a what-if that stands on a changed day gives way to the value. */
export function takeFollowed(data: MetricData, plan: FollowPlan<Metric>, today: Day): MetricData {
  const renamed = { ...data, records: withFieldChanges(data.records, plan.changed) };
  const taken = takeExchange(renamed, plan, today);
  return plan.removed.filter((entry) => !isWhatIf(entry)).reduce(dropEntry, taken);
}
