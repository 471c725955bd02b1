import { useMemo } from 'react';
import { makeId } from '@/workspace/ids';
import { withOpenValue } from '@/kinds/metrics/open-value';
import { checkTargets, emptyTarget, keepTyped } from '@/kinds/metrics/target';
import { useRecordForm, type RecordForm } from '@/kinds/records/use-record-form';
import { useRecords, type Records } from '@/kinds/records/use-records';
import { addImported, duplicateMetric, keepSaved, removeMetrics, replaceMetrics } from '../edits';
import { fields, state, type MetricExtra } from '../model';

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
    return {
      ...records,
      tool,
      addAll: (added, how) => tool.change((data) => addImported(data, added, today), how),
      replaceAll: (next, how) => tool.change((data) => replaceMetrics(data, next, today), how),
      duplicate: (id) => {
        tool.change((data) => duplicateMetric(data, id, makeId()), { say: 'Metric duplicated' });
      },
      remove: (ids) => {
        tool.change((data) => removeMetrics(data, ids), { say: 'Metric deleted' });
      },
    };
  }, [records]);
}

/** A form whose value becomes today's value, and whose empty target is none. */
export function useMetricForm(records: MetricRecords): MetricForm {
  const { tool, all } = records;
  const shown = (slot: string, draft: unknown) => emptyTarget(draft, tool.drafts[slot], all);
  return useRecordForm(
    {
      ...records,
      tool: {
        ...tool,
        setDraft: (slot, draft, how) => tool.setDraft(slot, shown(slot, draft), how),
        showDraft: (slot, draft) => tool.showDraft(slot, shown(slot, draft)),
        changeAll: (recipe, how) =>
          tool.changeAll((work) => {
            const after = recipe(work);
            const typed = keepTyped(work.data, after.data, work.drafts.record);
            return { ...after, data: keepSaved(work.data, typed, tool.around.today) };
          }, how),
      },
    },
    { isAlwaysOpen: true, check: (values, draft) => checkTargets(values, draft, false) },
  );
}
