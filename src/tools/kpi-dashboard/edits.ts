import type { Day } from '@/lib/dates';
import { keepHistory } from '@/kinds/metrics/history';
import { asEdited } from '@/kinds/records/state';
import type { Part } from './formula';
import type { Kpi, KpiData } from './model';

/** KPIs from a file: their current values are today's, so that an older value added later does not take their place. */
export const addKpis = (data: KpiData, added: readonly Kpi[], today: Day): KpiData =>
  keepHistory(data, { ...data, records: [...added, ...data.records] }, today);

export function removeKpis(data: KpiData, ids: readonly string[], today: Day): KpiData {
  const gone = new Set(ids);
  const extra = { ...data.extra, ...(data.extra.formulas ? { formulas: data.extra.formulas.filter(({ id }) => !gone.has(id)) } : {}) };
  return keepHistory(data, { ...data, extra, records: data.records.filter(({ id }) => !gone.has(id)) }, today);
}

/** The copy has the same values over time, and with them the same trend. */
export function duplicateKpi(data: KpiData, id: string, newId: string): KpiData {
  const copies = data.extra.entries.filter(({ metricId }) => metricId === id).map((entry) => ({ ...entry, metricId: newId }));
  const formula = data.extra.formulas?.find((one) => one.id === id);
  return {
    ...data,
    records: data.records.flatMap((kpi) => (kpi.id === id ? [{ ...kpi, id: newId }, kpi] : [kpi])),
    extra: {
      ...data.extra,
      entries: [...data.extra.entries, ...copies],
      ...(formula ? { formulas: [...(data.extra.formulas ?? []), { ...formula, id: newId }] } : {}),
    },
  };
}

/** A KPI that follows from others has no dated values of its own. */
export function saveFormula(data: KpiData, kpi: Kpi, parts: Part[]): KpiData {
  const isKnown = data.records.some(({ id }) => id === kpi.id);
  const others = (data.extra.formulas ?? []).filter(({ id }) => id !== kpi.id);
  return {
    ...data,
    records: isKnown ? data.records.map((one) => (one.id === kpi.id ? asEdited(kpi) : one)) : [kpi, ...data.records],
    extra: { ...data.extra, formulas: [...others, { id: kpi.id, parts }] },
  };
}
