import { useMemo, useState } from 'react';
import { readDraft } from '@/lib/fields';
import { plural } from '@/lib/text';
import { makeId } from '@/workspace/ids';
import { useRecordForm, type RecordForm } from '@/kinds/records/use-record-form';
import { useRecords, type Records } from '@/kinds/records/use-records';
import { showToast } from '@/ui/toast';
import { addImported, duplicateMetric, keepSaved, removeMetrics } from '../edits';
import { fields, findRangeProblem, state, type MetricExtra } from '../model';

export type MetricRecords = Records<typeof fields, MetricExtra>;
export type MetricForm = RecordForm<typeof fields>;

/** The list, with dated values that come and go with their metrics. */
export function useMetrics(): MetricRecords {
  const records = useRecords(state, fields, 'Metric');
  return useMemo(() => {
    const { tool } = records;
    const { today } = tool.around;
    const undo = { label: 'Undo', run: tool.undo };
    return {
      ...records,
      addAll: (added) => tool.change((data) => addImported(data, added, today)),
      duplicate: (id) => {
        tool.change((data) => duplicateMetric(data, id, makeId()));
        showToast('Metric duplicated', undo);
      },
      remove: (ids) => {
        tool.change((data) => removeMetrics(data, ids));
        showToast(ids.length === 1 ? 'Metric deleted' : `${plural(ids.length, 'metric')} deleted`, undo);
      },
    };
  }, [records]);
}

/** A form whose value becomes today's value, and that refuses a range whose ends are the wrong way round. */
export function useMetricForm(records: MetricRecords): MetricForm {
  const { tool } = records;
  const form = useRecordForm(
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
    { isAlwaysOpen: true },
  );
  const [hasTried, setHasTried] = useState(false);
  const upperTarget = findRangeProblem(readDraft(fields, form.handle.draft, tool.around).values);
  return {
    ...form,
    handle: hasTried && upperTarget ? { ...form.handle, problems: { ...form.handle.problems, upperTarget } } : form.handle,
    save: () => {
      setHasTried(true);
      return !upperTarget && form.save();
    },
  };
}
