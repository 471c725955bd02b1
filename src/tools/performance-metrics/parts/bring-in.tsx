import { useCallback } from 'react';
import { BringIn } from '@/kinds/metrics/bring-in';
import type { SharedMetric } from '@/kinds/metrics/sibling';
import { makeId } from '@/workspace/ids';
import { takeEntries } from '../edits';
import { toMetric } from '../model';
import type { MetricRecords } from './use-metrics';

/** KPIs from the other tool, as metrics of this one. */
export function BringInKpis({ records, data }: { records: MetricRecords; data: unknown }) {
  const { tool, all, extra } = records;
  const { today } = tool.around;
  const make = useCallback((shared: SharedMetric) => ({ ...toMetric(shared, today), id: makeId() }), [today]);
  return (
    <BringIn
      from="KPI Dashboard"
      data={data}
      here={all}
      entries={extra.entries}
      make={make}
      onTake={({ added, entries }) => tool.change((before) => takeEntries({ ...before, records: [...added, ...before.records] }, entries))}
      undo={tool.undo}
    />
  );
}
