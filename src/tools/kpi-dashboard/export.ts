import { toSheet, type Sheet } from '@/lib/sheet';
import { hasTarget } from '@/kinds/metrics/progress';
import type { fields as kpiFields, KpiRow } from './model';

/** The list as a table: what was entered, with the trend in force, and what follows from it. */
export function toKpiSheet(fields: typeof kpiFields, rows: readonly KpiRow[], currency: string): Sheet {
  const records = rows.map(({ kpi, change, formula }) => ({
    ...kpi,
    // No target is an empty cell, and comes back as none.
    targetValue: hasTarget(kpi) ? kpi.targetValue : undefined,
    ...(formula?.problem ? { currentValue: undefined } : {}),
    trend: change.trend,
    changePercent: change.percent,
  }));
  const hasFormulas = rows.some(({ formula }) => formula);
  const { targetTyped: _same, ...written } = fields;
  const sheet = toSheet('KPIs', written, records, currency);
  return {
    ...sheet,
    columns: [
      ...sheet.columns,
      { label: 'Change From', kind: 'text' },
      { label: 'Progress', kind: 'percent' },
      { label: 'Status', kind: 'text' },
      { label: 'Note', kind: 'text' },
      ...(hasFormulas ? [{ label: 'Formula', kind: 'text' as const }] : []),
    ],
    rows: sheet.rows.map((cells, index) => {
      const { progress, status, change, pace, formula } = rows[index] as KpiRow;
      const source = change.source === 'typed' ? 'Typed' : 'Dated values';
      return [
        ...cells,
        source,
        progress.share,
        status,
        [progress.reason, pace].filter(Boolean).join(' '),
        ...(hasFormulas ? [formula?.text ?? ''] : []),
      ];
    }),
  };
}

/** One row for each day, one column for each KPI: the same shape that can be pasted in. */
export function toValueSheet(rows: readonly KpiRow[]): Sheet {
  const dated = rows.filter(({ history }) => history.length > 0);
  const values = new Map(dated.flatMap(({ history }) => history.map(({ metricId, date, value }) => [`${metricId} ${date}`, value])));
  const dates = [...new Set(dated.flatMap(({ history }) => history.map(({ date }) => date)))].sort();
  return {
    name: 'Values over time',
    columns: [{ label: 'Date', kind: 'day' }, ...dated.map(({ kpi }) => ({ label: kpi.name, kind: 'number' as const }))],
    rows: dates.map((date) => [date, ...dated.map(({ id }) => values.get(`${id} ${date}`) ?? null)]),
  };
}
