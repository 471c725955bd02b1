import { foldText } from '@/lib/text';
import { isDay } from '@/lib/dates';
import { isWhatIf, toHistories, type Entry } from './history';
import { directions, type Direction } from './progress';

/** What a metric is in every tool that keeps metrics. */
export interface SharedMetric {
  name: string;
  category: string;
  unit: string;
  direction: Direction;
  currentValue: number;
  targetValue: number;
  upperTarget: number;
  entries: Entry[];
}

type Loose = Record<string, unknown>;
const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null;
const text = (value: unknown) => (typeof value === 'string' ? value : '');
const number = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

function readEntries(value: unknown): Entry[] {
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
    .filter(({ id, name }) => !text(id).startsWith('sample-') && text(name) !== '')
    .map((metric) => ({ metric, entries: histories.get(text(metric.id)) ?? [] }))
    .map(({ metric, entries }) => ({
      name: text(metric.name),
      category: text(metric.category),
      unit: text(metric.unit),
      direction: directions.find((direction) => direction === metric.direction) ?? 'higher',
      currentValue: entries.at(-1)?.value ?? number(metric.currentValue),
      targetValue: number(metric.targetValue),
      upperTarget: number(metric.upperTarget),
      entries,
    }));
}

export interface Exchange<M> {
  /** Metrics this tool does not have yet. */
  added: M[];
  /** Dated values for metrics it has, by name, where it has none for that day. */
  entries: Entry[];
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
  const plan: Exchange<M> = { added: [], entries: [] };
  for (const metric of shared) {
    const name = foldText(metric.name.trim());
    let id = byName.get(name);
    if (id === undefined) {
      const made = make(metric);
      ({ id } = made);
      byName.set(name, id);
      plan.added.push(made);
    }
    for (const entry of metric.entries) {
      const key = `${id} ${entry.date}`;
      if (days.has(key)) continue;
      days.add(key);
      plan.entries.push({ ...entry, metricId: id });
    }
  }
  return plan;
}
