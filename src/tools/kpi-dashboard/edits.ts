import type { Day } from '@/lib/dates';
import { keepHistory } from '@/kinds/metrics/history';
import type { Kpi, KpiData } from './model';

/** KPIs from a file: their current values are today's, so that an older value added later does not take their place. */
export const addKpis = (data: KpiData, added: readonly Kpi[], today: Day): KpiData =>
  keepHistory(data, { ...data, records: [...added, ...data.records] }, today);

export function removeKpis(data: KpiData, ids: readonly string[], today: Day): KpiData {
  const gone = new Set(ids);
  return keepHistory(data, { ...data, records: data.records.filter(({ id }) => !gone.has(id)) }, today);
}

/** The copy has the same values over time, and with them the same trend. */
export function duplicateKpi(data: KpiData, id: string, newId: string): KpiData {
  const copies = data.extra.entries.filter(({ metricId }) => metricId === id).map((entry) => ({ ...entry, metricId: newId }));
  return {
    ...data,
    records: data.records.flatMap((kpi) => (kpi.id === id ? [{ ...kpi, id: newId }, kpi] : [kpi])),
    extra: { ...data.extra, entries: [...data.extra.entries, ...copies] },
  };
}
