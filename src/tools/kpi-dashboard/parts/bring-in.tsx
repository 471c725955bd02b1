import { useCallback, useMemo } from 'react';
import { BringIn } from '@/kinds/metrics/bring-in';
import { addEntries } from '@/kinds/metrics/history';
import type { SharedMetric } from '@/kinds/metrics/sibling';
import { hasSample } from '@/kinds/records/state';
import { makeId } from '@/workspace/ids';
import { toKpi } from '../model';
import type { KpiRecords } from './use-kpi-forms';

/** Metrics from the other tool, as KPIs of this one. */
export function BringInMetrics({ records, data }: { records: KpiRecords; data: unknown }) {
  const { tool, all, extra } = records;
  // A sample of the same name is another KPI: real values never join made-up ones.
  const own = useMemo(() => all.filter((kpi) => !hasSample([kpi])), [all]);
  const make = useCallback((metric: SharedMetric) => ({ ...toKpi(metric), id: makeId() }), []);
  return (
    <BringIn
      from="Performance Metrics"
      data={data}
      here={own}
      entries={extra.entries}
      make={make}
      onTake={({ added, entries }) => tool.change((before) => addEntries({ ...before, records: [...added, ...before.records] }, entries))}
      undo={tool.undo}
    />
  );
}
