import { useCallback } from 'react';
import { BringIn } from '@/kinds/metrics/bring-in';
import { addEntries } from '@/kinds/metrics/history';
import type { SharedMetric } from '@/kinds/metrics/sibling';
import { makeId } from '@/workspace/ids';
import { toKpi } from '../model';
import type { KpiRecords } from './use-kpi-forms';

/** Metrics from the other tool, as KPIs of this one. */
export function BringInMetrics({ records, data }: { records: KpiRecords; data: unknown }) {
  const { tool, all, extra } = records;
  const make = useCallback((metric: SharedMetric) => ({ ...toKpi(metric), id: makeId() }), []);
  return (
    <BringIn
      from="Performance Metrics"
      data={data}
      here={all}
      entries={extra.entries}
      make={make}
      onTake={({ added, entries }) => tool.change((before) => addEntries({ ...before, records: [...added, ...before.records] }, entries))}
      undo={tool.undo}
    />
  );
}
