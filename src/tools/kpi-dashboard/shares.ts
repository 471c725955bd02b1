import { foldText } from '@/lib/text';
import type { PointLine } from '@/lib/topics/facts';
import type { MetricLine } from '@/lib/topics/metrics';
import { addEntries, toHistories } from '@/kinds/metrics/history';
import { formatFigure } from '@/kinds/metrics/progress';
import { dueRecords, findRecords } from '@/kinds/records/shares';
import { isSampleRecord } from '@/kinds/records/state';
import { defineShares, takenId, type Plan, type Source } from '@/workspace/shares';
import { kpiFiles } from './files';
import { list } from './list';
import { state, toKpi, toRows, type Kpi, type KpiData, type KpiRow } from './model';

/** A figure that was taken before, or whose name is known here, is a new value of that KPI; any other is a new KPI. Samples are left alone. */
export function planFigures(data: KpiData, lines: readonly MetricLine[], source: Source): Plan<KpiData> {
  const names: string[] = [];
  const changed: string[] = [];
  const planned = lines.reduce((before, line) => {
    const taken = takenId(source, line.id);
    const isNamed = (kpi: Kpi) => !isSampleRecord(kpi) && foldText(kpi.name.trim()) === foldText(line.name.trim());
    const known = before.records.find((kpi) => kpi.id === taken) ?? before.records.find(isNamed);
    const id = known?.id ?? taken;
    const latest = toHistories(before.extra.entries).get(id)?.at(-1);
    const news = line.values.filter(({ date, value }) => !latest || (date >= latest.date && value !== latest.value));
    if (known && news.length === 0) return before;
    (known ? changed : names).push(line.name);
    const records = known ? before.records : [{ ...toKpi(line), id }, ...before.records];
    return addEntries(
      { ...before, records },
      news.map((value) => ({ metricId: id, ...value })),
    );
  }, data);
  return { data: planned, names, changed };
}

/** A figure on its target is a strength, one far from it a weakness; what is in between, or has no target, says neither. */
function toPoint({ kpi, progress }: KpiRow): PointLine[] {
  const { share, band, reason } = progress;
  const isMet = share === 1;
  const name = kpi.name.trim();
  if (name === '' || reason !== '' || (!isMet && band !== 'attention')) return [];
  const figure = (value: number) => formatFigure(value, kpi.unit);
  const target = kpi.direction === 'range' ? `${figure(kpi.targetValue)} to ${figure(kpi.upperTarget)}` : figure(kpi.targetValue);
  const text = `${name}: ${figure(kpi.currentValue)}, target ${target}`;
  return [{ quadrant: isMet ? 'strengths' : 'weaknesses', text }];
}

export const shares = defineShares(state, {
  list,
  offers: {
    points: (data, { today }) =>
      toRows(data, today)
        .filter(({ kpi }) => !isSampleRecord(kpi))
        .flatMap(toPoint),
  },
  accepts: { metrics: { noun: 'KPI', plan: planFigures } },
  agenda: (data, { today }) => {
    const met = new Set(toRows(data, today).flatMap(({ id, progress }) => (progress.share === 1 ? [id] : [])));
    return dueRecords(data.records, ({ id, name, targetDate }) => ({
      day: targetDate,
      title: `Target date of ${name.trim() || 'a KPI'}`,
      isDone: met.has(id),
    }));
  },
  search: ({ records }) =>
    findRecords(
      records,
      ({ name }) => name,
      ({ category, unit }) => `${category} ${unit}`,
    ),
  files: kpiFiles,
});
