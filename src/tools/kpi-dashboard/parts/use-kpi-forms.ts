import { useState } from 'react';
import { hasProblems, readDraft } from '@/lib/fields';
import { useRecordForm, type RecordForm } from '@/kinds/records/use-record-form';
import type { Records } from '@/kinds/records/use-records';
import { keepHistory, type MetricsExtra } from '@/kinds/metrics/history';
import { fields, findRangeProblem } from '../model';

export type KpiRecords = Records<typeof fields, MetricsExtra>;
export type KpiForm = RecordForm<typeof fields>;

/** The form's own name for what is being typed. */
const formSlot = 'record';

/** Adding and editing go on side by side, so each keeps what is typed in a place of its own. */
function inSlot(records: KpiRecords, slot: string): KpiRecords {
  const { tool } = records;
  return {
    ...records,
    tool: {
      ...tool,
      drafts: { [formSlot]: tool.drafts[slot] },
      setDraft: (_name, draft, key) => tool.setDraft(slot, draft, key && `${slot}.${key}`),
      changeAll: (recipe) =>
        tool.changeAll(({ data, drafts: { [slot]: _closed, ...drafts } }) => ({
          data: keepHistory(data, recipe({ data, drafts: {} }).data, tool.around.today),
          drafts,
        })),
    },
  };
}

/** A form that also refuses a range whose ends are the wrong way round. */
function useKpiForm(records: KpiRecords, slot: string, isAlwaysOpen: boolean): KpiForm {
  const form = useRecordForm(inSlot(records, slot), { isAlwaysOpen });
  const [hasTried, setHasTried] = useState(false);
  const { values, problems } = readDraft(fields, form.handle.draft, records.tool.around);
  const rangeProblem = problems.upperTarget ?? findRangeProblem(values);
  return {
    ...form,
    handle: hasTried && rangeProblem ? { ...form.handle, problems: { ...form.handle.problems, upperTarget: rangeProblem } } : form.handle,
    save: () => {
      setHasTried(rangeProblem !== undefined);
      // With no other fault the form would save; with one it only says so.
      if (rangeProblem !== undefined && !hasProblems(problems)) return false;
      return form.save();
    },
  };
}

export const useAddForm = (records: KpiRecords) => useKpiForm(records, 'record', true);
export const useEditForm = (records: KpiRecords) => useKpiForm(records, 'edit', false);

/** Which KPI is open for editing. */
export function editedId(records: KpiRecords): string | undefined {
  const draft = records.tool.drafts.edit;
  return typeof draft === 'object' && draft !== null && 'id' in draft && typeof draft.id === 'string' ? draft.id : undefined;
}
