/** The company's metrics, as every tool that keeps metrics reads them out of its documents and writes them in. */
import type { Surroundings } from '@/lib/fields';
import type { MetricLine } from '@/lib/topics/metrics';
import { asEdited, isSampleRecord } from '@/kinds/records/state';
import { sharedIds } from '@/kinds/records/shared-ids';
import { defineList, type ShownList } from '@/workspace/lists';
import { isWhatIf, makeEntryKey, toHistories, type Entry, type MetricsExtra } from './history';

/** What a metric is in every tool. */
type Metric = { id: string; isEdited?: true } & Omit<MetricLine, 'id' | 'values'>;

interface Data<M> {
  records: M[];
  extra: MetricsExtra & { actuals?: Entry[] };
}

interface Options<M extends Metric, D extends Data<M>> {
  /** Begins the ids of samples that were edited here. */
  prefix: string;
  /** A metric new to this tool; what the tool alone knows is as on a new one. */
  make: (line: MetricLine, around: Surroundings) => Omit<M, 'id'>;
  put: (data: D, entries: Entry[]) => D;
  drop: (data: D, entry: Entry) => D;
  remove: (data: D, ids: readonly string[]) => D;
  /** Stays with its tool, such as a metric that follows from others. */
  isOwn?: (data: D, id: string) => boolean;
}

const isSame = (a: Entry | undefined, b: Entry) => a?.value === b.value && (b.note === undefined || a.note === b.note);

export function metricsList<M extends Metric, D extends Data<M>>({ prefix, make, put, drop, remove, isOwn }: Options<M, D>): ShownList {
  const ids = sharedIds(prefix);
  // Of a day that holds a what-if, only the actual value leaves its tool.
  const measuredIn = ({ extra }: D) => toHistories([...extra.entries.filter((entry) => !isWhatIf(entry)), ...(extra.actuals ?? [])]);
  return defineList<D, 'metrics'>({
    topic: 'metrics',
    read: (data) => {
      const histories = measuredIn(data);
      return data.records
        .filter((metric) => !isSampleRecord(metric) && metric.name.trim() !== '' && !isOwn?.(data, metric.id))
        .map((metric) => {
          const values = (histories.get(metric.id) ?? []).map(({ date, value, note }) => ({ date, value, ...(note ? { note } : {}) }));
          const { name, category, unit, direction, targetValue, upperTarget, targetTyped } = metric;
          const currentValue = values.at(-1)?.value ?? metric.currentValue;
          return {
            id: ids.toShared(metric.id),
            name,
            category,
            unit,
            direction,
            currentValue,
            targetValue,
            upperTarget,
            targetTyped,
            values,
          };
        });
    },
    write: (data, lines, { gone, around, asides }) => {
      const past = (id: string) => asides.flatMap(({ records }) => records).find((metric) => metric.id === id);
      const known = new Map(data.records.map((metric) => [metric.id, metric]));
      const wanted = lines.map((line) => ({ line, id: ids.toOwn(line.id) }));
      const added = wanted.filter(({ id }) => !known.has(id)).map(({ line, id }) => ({ ...make(line, around), ...past(id), id }) as M);
      const told = new Map(wanted.map(({ line, id }) => [id, line]));
      const records = [...added, ...data.records].map((metric) => {
        const line = told.get(metric.id);
        if (!line) return metric;
        const { name, category, unit, direction, currentValue, targetValue, upperTarget, targetTyped } = make(line, around) as Omit<
          Metric,
          'id'
        >;
        const shared = { name, category, unit, direction, targetValue, upperTarget, targetTyped };
        // What is on the list is the user's, also where it was made of a sample.
        return asEdited({ ...metric, ...shared, ...(line.values.length > 0 ? {} : { currentValue }) });
      });
      const left = [...gone].map(ids.toOwn);
      const grown = { ...data, records };
      const joined = left.some((id) => known.has(id)) ? remove(grown, left) : grown;
      const histories = measuredIn(joined);
      const putIn: Entry[] = [];
      const takenOut: Entry[] = [];
      for (const [metricId, line] of told) {
        const here = new Map((histories.get(metricId) ?? []).map((entry) => [makeEntryKey(entry), entry]));
        for (const value of line.values) {
          const entry = { metricId, ...value };
          if (!isSame(here.get(makeEntryKey(entry)), entry)) putIn.push(entry);
          here.delete(makeEntryKey(entry));
        }
        takenOut.push(...here.values());
      }
      const valued = putIn.length > 0 ? put(joined, putIn) : joined;
      return takenOut.reduce(drop, valued);
    },
  });
}
