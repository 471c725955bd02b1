import { foldText } from '@/lib/text';
import { isDay } from '@/lib/dates';
import { isSampleRecord } from '@/kinds/records/state';
import { isWhatIf, toHistories, type Agreement, type Entry, type Followed } from './history';
import { directions, type Direction } from './progress';

/** What a metric is in every tool that keeps metrics. */
export interface SharedMetric {
  id: string;
  name: string;
  category: string;
  unit: string;
  direction: Direction;
  currentValue: number;
  targetValue: number;
  upperTarget: number;
  targetTyped: string;
  entries: Entry[];
}

type Loose = Record<string, unknown>;
const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null;
const text = (value: unknown) => (typeof value === 'string' ? value : '');
const number = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

export function readEntries(value: unknown): Entry[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isObject).flatMap((entry) => {
    const { metricId, date, note } = entry;
    if (typeof metricId !== 'string' || !isDay(text(date))) return [];
    return [{ metricId, date: text(date), value: number(entry.value), ...(typeof note === 'string' ? { note } : {}) }];
  });
}

/** The metrics in another tool's work; samples stay where they are. */
export function readMetrics(data: unknown): SharedMetric[] {
  if (!isObject(data) || !Array.isArray(data.records)) return [];
  const extra = isObject(data.extra) ? data.extra : {};
  // Of a day that holds a what-if, only the actual value leaves its tool.
  const measured = readEntries(extra.entries).filter((entry) => !isWhatIf(entry));
  const histories = toHistories([...measured, ...readEntries(extra.actuals)]);
  return data.records
    .filter(isObject)
    .filter(({ id, name, isEdited }) => !isSampleRecord({ id: text(id), ...(isEdited === true ? { isEdited } : {}) }) && text(name) !== '')
    .map((metric) => ({ metric, entries: histories.get(text(metric.id)) ?? [] }))
    .map(({ metric, entries }) => ({
      id: text(metric.id),
      name: text(metric.name),
      category: text(metric.category),
      unit: text(metric.unit),
      direction: directions.find((direction) => direction === metric.direction) ?? 'higher',
      currentValue: entries.at(-1)?.value ?? number(metric.currentValue),
      targetValue: number(metric.targetValue),
      upperTarget: number(metric.upperTarget),
      targetTyped: text(metric.targetTyped),
      entries,
    }));
}

export const toFollowed = (
  { id, name, direction, targetValue, upperTarget, targetTyped, entries }: SharedMetric,
  here: string,
): Followed => ({
  id,
  here,
  name,
  direction,
  targetValue,
  upperTarget,
  targetTyped,
  entries,
});

export interface Exchange<M> {
  /** Metrics this tool does not have yet. */
  added: M[];
  /** Dated values for metrics it has, by name, where it has none for that day. */
  entries: Entry[];
  /** What both tools hold from now on. */
  followed: Agreement;
}

/** What taking the other tool's metrics would change here: new names come in, known names gain the days they lack. */
export function planExchange<M extends { id: string }>(
  shared: readonly SharedMetric[],
  here: readonly { id: string; name: string }[],
  known: readonly Entry[],
  make: (metric: SharedMetric) => M,
): Exchange<M> {
  const byName = new Map(here.map(({ id, name }) => [foldText(name.trim()), id]));
  const days = new Set(known.map(({ metricId, date }) => `${metricId} ${date}`));
  const plan: Exchange<M> = { added: [], entries: [], followed: { step: 1, metrics: [] } };
  for (const metric of shared) {
    const name = foldText(metric.name.trim());
    let id = byName.get(name);
    if (id === undefined) {
      const made = make(metric);
      ({ id } = made);
      byName.set(name, id);
      plan.added.push(made);
    }
    plan.followed.metrics.push(toFollowed(metric, id));
    for (const entry of metric.entries) {
      const key = `${id} ${entry.date}`;
      if (days.has(key)) continue;
      days.add(key);
      plan.entries.push({ ...entry, metricId: id });
    }
  }
  return plan;
}

/** Records with what the other tool changed in them. */
export function withFieldChanges<M extends { id: string }>(records: readonly M[], changes: readonly (Partial<M> & { id: string })[]): M[] {
  const byId = new Map(changes.map((change) => [change.id, change]));
  return records.map((record) => ({ ...record, ...byId.get(record.id) }));
}
