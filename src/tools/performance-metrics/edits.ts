import type { Day } from '@/lib/dates';
import { largestAmount } from '@/lib/numbers';
import { addEntries, isWhatIf, makeEntryKey, removeEntry, toHistories, whatIfMark, type Entry } from '@/kinds/metrics/history';
import { formatFigure } from '@/kinds/metrics/progress';
import { assumePrevious, isAssumed, tidy, type MetricData } from './model';

const isSameDay = (a: Entry, b: Entry) => a.metricId === b.metricId && a.date === b.date;
const without = (entries: readonly Entry[], gone: readonly Entry[]) =>
  entries.filter((entry) => !gone.some((other) => isSameDay(entry, other)));

/** Value, previous value and date follow from the dated values. */
function settle(before: MetricData, after: MetricData, ids: ReadonlySet<string>): MetricData {
  const [old, now] = [toHistories(before.extra.entries), toHistories(after.extra.entries)];
  const known = new Map(before.records.map((metric) => [metric.id, metric]));
  const records = after.records.map((metric) => {
    const [latest, second] = (now.get(metric.id) ?? []).slice(-2).reverse();
    if (!ids.has(metric.id) || !latest) return metric;
    const history = old.get(metric.id) ?? [];
    const former = known.get(metric.id);
    // A previous value that came with a file stays while its one value is corrected.
    const isGiven = former !== undefined && history.length < 2 && !history.some(isWhatIf) && !isAssumed(former, history);
    const previousValue = second ? second.value : isGiven ? metric.previousValue : assumePrevious(latest.value);
    return { ...metric, currentValue: latest.value, date: latest.date, previousValue };
  });
  return { ...after, records };
}

/** Dated values; one for a day that has one takes its place. */
export function takeEntries(data: MetricData, added: readonly Entry[], before = data): MetricData {
  const kept = { ...data, extra: { ...data.extra, actuals: without(data.extra.actuals, added) } };
  return settle(before, addEntries(kept, added), new Set(added.map(({ metricId }) => metricId)));
}

/** Values that come without a note leave the note of their day in place. */
export function keepNotes(data: MetricData, added: readonly Entry[]): Entry[] {
  const notes = new Map(data.extra.entries.flatMap((entry) => (isWhatIf(entry) ? [] : [[makeEntryKey(entry), entry.note]])));
  return added.map((entry) => ({ ...entry, note: entry.note ?? notes.get(makeEntryKey(entry)) }));
}

/** What a saved form means for the dated values: a new or changed value is today's. */
export function keepSaved(before: MetricData, after: MetricData, today: Day): MetricData {
  const known = new Map(before.records.map(({ id, currentValue }) => [id, currentValue]));
  const added = new Set(after.records.flatMap(({ id }) => (known.has(id) ? [] : [id])));
  const records = after.records.map((metric) =>
    added.has(metric.id) ? { ...metric, date: today, previousValue: assumePrevious(metric.currentValue) } : metric,
  );
  const changed = records.filter(({ id, currentValue }) => known.get(id) !== currentValue);
  if (today === '' || changed.length === 0) return { ...after, records };
  const entries = changed.map(({ id, currentValue }) => ({ metricId: id, date: today, value: currentValue }));
  return takeEntries({ ...after, records }, keepNotes(before, entries), before);
}

/** A what-if gives way to the actual value of its day. */
export function dropEntry(data: MetricData, gone: Entry): MetricData {
  const actual = isWhatIf(gone) ? data.extra.actuals.find((entry) => isSameDay(entry, gone)) : undefined;
  const kept = { ...data, extra: { ...data.extra, actuals: without(data.extra.actuals, [gone]) } };
  return settle(data, actual ? addEntries(kept, [actual]) : removeEntry(kept, gone), new Set([gone.metricId]));
}

/** A corrected value, maybe of another day. */
export const replaceEntry = (data: MetricData, old: Entry, next: Entry): MetricData =>
  takeEntries(isSameDay(old, next) ? data : dropEntry(data, old), [next]);

export function duplicateMetric(data: MetricData, id: string, newId: string): MetricData {
  const copy = (entries: readonly Entry[]) =>
    entries.flatMap((entry) => (entry.metricId === id ? [entry, { ...entry, metricId: newId }] : [entry]));
  return {
    ...data,
    records: data.records.flatMap((metric) => (metric.id === id ? [{ ...metric, id: newId }, metric] : [metric])),
    extra: { ...data.extra, entries: copy(data.extra.entries), actuals: copy(data.extra.actuals) },
  };
}

export function removeMetrics(data: MetricData, ids: readonly string[]): MetricData {
  const gone = new Set(ids);
  const keep = (entries: readonly Entry[]) => entries.filter(({ metricId }) => !gone.has(metricId));
  return {
    ...data,
    records: data.records.filter(({ id }) => !gone.has(id)),
    extra: { ...data.extra, entries: keep(data.extra.entries), actuals: keep(data.extra.actuals) },
  };
}

export type Step = '+5%' | '-5%';
const factors: Record<Step, number> = { '+5%': 1.05, '-5%': 0.95 };
const longestNote = 160;

/** The value 5% up or down as today's, marked as a what-if; the actual value of the day is kept aside. */
export function applyWhatIf(data: MetricData, id: string, step: Step, today: Day): MetricData {
  const metric = data.records.find((candidate) => candidate.id === id);
  const value = tidy((metric?.currentValue ?? 0) * factors[step]);
  if (!metric || today === '' || !Number.isFinite(value) || Math.abs(value) > largestAmount) return data;
  const own = data.extra.entries.filter(({ metricId }) => metricId === id);
  const former = own.find(({ date }) => date === today);
  const isAgain = former !== undefined && isWhatIf(former);
  const longer = `${former?.note ?? ''} ${step}`;
  const note =
    isAgain && longer.length <= longestNote ? longer : `${whatIfMark}: ${formatFigure(metric.currentValue, metric.unit)} ${step}`;
  const actual = own.length === 0 ? { metricId: id, date: today, value: metric.currentValue } : isAgain ? undefined : former;
  const actuals = actual ? [...without(data.extra.actuals, [actual]), actual] : data.extra.actuals;
  const next = addEntries({ ...data, extra: { ...data.extra, actuals } }, [{ metricId: id, date: today, value, note }]);
  const change = { currentValue: value, previousValue: metric.currentValue, date: today };
  return { ...next, records: next.records.map((candidate) => (candidate.id === id ? { ...candidate, ...change } : candidate)) };
}
