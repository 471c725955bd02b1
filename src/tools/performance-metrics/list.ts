import type { Surroundings, ValuesOf } from '@/lib/fields';
import type { MetricLine } from '@/lib/topics/metrics';
import { metricsList } from '@/kinds/metrics/list';
import { dropEntry, keepNotes, removeMetrics, takeEntries } from './edits';
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

/** A metric of the list; a category or unit this tool does not know becomes Operations or none. */
export function toMetric(line: MetricLine, { today }: Surroundings): ValuesOf<typeof fields> {
  const { name, unit, direction, currentValue, targetValue, upperTarget, targetTyped } = line;
  const unitName = unit.trim().toLowerCase();
  const wanted = line.category === 'Customer' ? 'Users' : line.category;
  return {
    name: name.slice(0, fields.name.maxLength),
    direction,
    currentValue,
    targetValue,
    upperTarget,
    category: categories.find((known) => known === wanted) ?? 'Operations',
    unit: fields.unit.options.find((known) => known === unitName) ?? unitWords.get(unitName) ?? '',
    rollUp: 'last',
    previousValue: assumePrevious(currentValue),
    date: line.values.at(-1)?.date ?? today,
    targetDate: '',
    targetTyped: targetTyped.slice(0, fields.targetTyped.maxLength),
    label: '',
    measured: '',
  };
}

export const list = metricsList<Metric, MetricData>({
  prefix: 'metric',
  make: toMetric,
  // Elsewhere values have no notes, so a value without one takes none away.
  put: (data, entries) => takeEntries(data, keepNotes(data, entries)),
  drop: dropEntry,
  remove: removeMetrics,
});
