import { isDay, type Day } from '@/lib/dates';
import { parseNumber } from '@/lib/numbers';
import { addEntries, whatIfMark } from '@/kinds/metrics/history';
import { removeMetrics } from './edits';
import { assumePrevious, measuredLabel, type Metric, type MetricData } from './model';

/** The file says that its value was only tried out. */
const isTried = ({ label }: Metric) => label.toLowerCase().startsWith(whatIfMark.toLowerCase());

/** A previous value of 0 counts where the file says that it was measured; otherwise it is one that is not there. */
const previousFrom = (metric: Metric) =>
  metric.previousValue === 0 && !isTried(metric) && metric.label !== measuredLabel
    ? assumePrevious(metric.currentValue)
    : metric.previousValue;

/** Metrics from a file come with their own day and previous value, or get the ones of a new metric. A what-if stays one. */
export function addImported(data: MetricData, imported: readonly Metric[], today: Day): MetricData {
  const dated = imported.map((metric) => ({
    ...metric,
    date: isDay(metric.date) && metric.date <= today ? metric.date : today,
    previousValue: previousFrom(metric),
  }));
  const entries = dated.flatMap((metric) => {
    const { id, date, currentValue, label } = metric;
    if (date === '') return [];
    const note = isTried(metric) ? `${whatIfMark}${label.slice(whatIfMark.length)}` : undefined;
    return [{ metricId: id, date, value: currentValue, ...(note ? { note } : {}) }];
  });
  const actuals = dated.filter(isTried).flatMap(({ id, date, measured, previousValue }) => {
    const parsed = parseNumber(measured);
    return date === '' ? [] : [{ metricId: id, date, value: parsed.ok ? parsed.value : previousValue }];
  });
  const added = dated.map((metric) => ({ ...metric, label: '', measured: '' }));
  const extra = { ...data.extra, actuals: [...data.extra.actuals, ...actuals] };
  return addEntries({ ...data, records: [...added, ...data.records], extra }, entries);
}

/** The list from a file, in place of some or all of what was there. */
export function replaceMetrics(data: MetricData, next: readonly Metric[], today: Day): MetricData {
  const known = new Set(data.records.map(({ id }) => id));
  const kept = next.filter(({ id }) => known.has(id));
  const stays = new Set(kept.map(({ id }) => id));
  const rest = removeMetrics(
    data,
    data.records.map(({ id }) => id).filter((id) => !stays.has(id)),
  );
  return addImported(
    { ...rest, records: kept },
    next.filter(({ id }) => !known.has(id)),
    today,
  );
}
