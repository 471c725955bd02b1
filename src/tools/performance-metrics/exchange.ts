import type { Day } from '@/lib/dates';
import type { ValuesOf } from '@/lib/fields';
import type { Exchange, SharedMetric } from '@/kinds/metrics/sibling';
import { takeEntries } from './edits';
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
export function toMetric(shared: SharedMetric, today: Day): ValuesOf<typeof fields> {
  const { name, unit, direction, currentValue, targetValue, upperTarget } = shared;
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
  };
}

/** Metrics of another tool with their values; one that has none is dated today, as a new one is. */
export function takeExchange(data: MetricData, { added, entries }: Exchange<Metric>, today: Day): MetricData {
  const dated = new Set(entries.map(({ metricId }) => metricId));
  const undated = today === '' ? [] : added.filter(({ id }) => !dated.has(id));
  const first = undated.map(({ id, currentValue }) => ({ metricId: id, date: today, value: currentValue }));
  return takeEntries({ ...data, records: [...added, ...data.records] }, [...entries, ...first]);
}
