import { useRecordForm, type RecordForm } from '@/kinds/records/use-record-form';
import type { Records } from '@/kinds/records/use-records';
import { keepHistory, type MetricsExtra } from '@/kinds/metrics/history';
import { findRangeProblem, type fields } from '../model';

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

/** A range whose ends are the wrong way round is refused, too. */
function useKpiForm(records: KpiRecords, slot: string, isAlwaysOpen: boolean): KpiForm {
  return useRecordForm(inSlot(records, slot), {
    isAlwaysOpen,
    check: (values) => {
      const upperTarget = findRangeProblem(values);
      return upperTarget ? { upperTarget } : {};
    },
  });
}

export const useAddForm = (records: KpiRecords) => useKpiForm(records, 'record', true);
export const useEditForm = (records: KpiRecords) => useKpiForm(records, 'edit', false);

/** Which KPI is open for editing. */
export function editedId(records: KpiRecords): string | undefined {
  const draft = records.tool.drafts.edit;
  return typeof draft === 'object' && draft !== null && 'id' in draft && typeof draft.id === 'string' ? draft.id : undefined;
}
