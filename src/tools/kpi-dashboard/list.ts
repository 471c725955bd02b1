import { addEntries, removeEntry } from '@/kinds/metrics/history';
import { metricsList } from '@/kinds/metrics/list';
import { toKpi, type Kpi, type KpiData } from './model';

function removeKpis(data: KpiData, ids: readonly string[]): KpiData {
  const gone = new Set(ids);
  return {
    ...data,
    records: data.records.filter(({ id }) => !gone.has(id)),
    extra: { ...data.extra, entries: data.extra.entries.filter(({ metricId }) => !gone.has(metricId)) },
  };
}

export const list = metricsList<Kpi, KpiData>({
  prefix: 'kpi',
  make: toKpi,
  // What follows from others has no value that another tool could keep.
  isOwn: ({ extra }, id) => extra.formulas?.some((formula) => formula.id === id) === true,
  put: addEntries,
  drop: removeEntry,
  remove: removeKpis,
});
