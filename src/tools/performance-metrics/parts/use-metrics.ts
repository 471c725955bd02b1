import { useMemo } from 'react';
import { makeId } from '@/workspace/ids';
import { withOpenValue } from '@/kinds/metrics/open-value';
import { useRecordForm, type RecordForm } from '@/kinds/records/use-record-form';
import { useRecords, type Records } from '@/kinds/records/use-records';
import { showToast } from '@/ui/toast';
import { addImported, duplicateMetric, keepSaved, removeMetrics } from '../edits';
import { fields, findRangeProblem, state, type MetricExtra } from '../model';

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
    const tool = withOpenValue(records.tool, 'record');
    const { today } = tool.around;
    const undo = { label: 'Undo', run: tool.undo };
    return {
      ...records,
      tool,
      addAll: (added) => tool.change((data) => addImported(data, added, today)),
      duplicate: (id) => {
        tool.change((data) => duplicateMetric(data, id, makeId()));
        showToast('Metric duplicated', undo);
      },
      remove: (ids) => {
        tool.change((data) => removeMetrics(data, ids));
        showToast('Metric deleted', undo);
      },
    };
  }, [records]);
}

/** A form whose value becomes today's value, and that refuses a range whose ends are the wrong way round. */
export function useMetricForm(records: MetricRecords): MetricForm {
  const { tool } = records;
  return useRecordForm(
    {
      ...records,
      tool: {
        ...tool,
        changeAll: (recipe) =>
          tool.changeAll((work) => {
            const after = recipe(work);
            return { ...after, data: keepSaved(work.data, after.data, tool.around.today) };
          }),
      },
    },
    {
      isAlwaysOpen: true,
      check: (values) => {
        const upperTarget = findRangeProblem(values);
        return upperTarget ? { upperTarget } : {};
      },
    },
  );
}
