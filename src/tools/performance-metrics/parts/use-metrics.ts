import { useCallback, useMemo } from 'react';
import { makeId } from '@/platform/ids';
import { withOpenValue } from '@/kinds/metrics/open-value';
import { checkTargets, keepTarget } from '@/kinds/metrics/target';
import type { ListData } from '@/kinds/records/state';
import { useList } from '@/kinds/records/use-list';
import { useRecordForm, type RecordForm } from '@/kinds/records/use-record-form';
import { readRecords, recordSlot, useRecords, writeRecords, type Records } from '@/kinds/records/use-records';
import { duplicateMetric, keepSaved, removeMetrics } from '../edits';
import { fields, state, type MetricData, type MetricExtra } from '../model';

export type MetricRecords = Records<typeof fields, MetricExtra>;
export type MetricForm = RecordForm<typeof fields>;

/** Before the metric's id it names where a value that is being typed is kept. */
export const valueMark = 'value:';

/** The metric that a value was being typed for. */
export const findTyped = (drafts: Record<string, unknown>) =>
  Object.keys(drafts)
    .find((name) => name.startsWith(valueMark))
    ?.slice(valueMark.length);

/** The list, with dated values that come and go with their metrics. */
export function useMetrics(): MetricRecords {
  const records = useRecords(state, fields, 'Metric');
  return useMemo(() => {
    const tool = withOpenValue(records.tool, recordSlot);
    return {
      ...records,
      tool,
      duplicate: (id) => tool.change((data) => duplicateMetric(data, id, makeId()), { say: 'Metric duplicated' }),
      remove: (ids) => tool.change((data) => removeMetrics(data, ids), { say: 'Metric deleted' }),
    };
  }, [records]);
}

/** A form whose value becomes today's value, and whose empty target is none. */
export function useMetricForm({ tool, noun }: MetricRecords): MetricForm {
  const { today } = tool.around;
  const write = useCallback((data: MetricData, list: ListData<typeof fields>) => keepSaved(data, writeRecords(data, list), today), [today]);
  const list = useList(tool, { fields, noun, slot: recordSlot, read: readRecords, write });
  return useRecordForm(
    { ...list, ...keepTarget(list) },
    { isAlwaysOpen: true, check: (values, draft) => checkTargets(values, draft, false) },
  );
}
