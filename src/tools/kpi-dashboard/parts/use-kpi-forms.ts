import { useCallback, useMemo } from 'react';
import { plural } from '@/lib/text';
import type { ListData } from '@/kinds/records/state';
import { useList, type List } from '@/kinds/records/use-list';
import { useRecordForm, type RecordForm } from '@/kinds/records/use-record-form';
import { readRecords, recordSlot, useRecords, writeRecords, type Records } from '@/kinds/records/use-records';
import { keepHistory } from '@/kinds/metrics/history';
import { withOpenValue } from '@/kinds/metrics/open-value';
import { hasTarget } from '@/kinds/metrics/progress';
import { checkTargets, keepTarget } from '@/kinds/metrics/target';
import { makeId } from '@/platform/ids';
import { addKpis, duplicateKpi, removeKpis } from '../edits';
import { fields, state, type KpiData, type KpiExtra } from '../model';

export type KpiRecords = Records<typeof fields, KpiExtra>;
export type KpiForm = RecordForm<typeof fields>;

const noun = 'KPI';
const editSlot = 'edit';

/** Adding and editing go on side by side, so each keeps what is typed in a place of its own. */
function useKpiList(tool: KpiRecords['tool'], slot: string): List<typeof fields> {
  const { today } = tool.around;
  const write = useCallback((data: KpiData, list: ListData<typeof fields>) => keepHistory(data, writeRecords(data, list), today), [today]);
  return useList(tool, { fields, noun, slot, read: readRecords, write });
}

/** The list, with dated values that come and go with their KPIs, and an open form that follows what happens beside it. */
export function useKpis(): KpiRecords {
  const records = useRecords(state, fields, noun);
  const tool = useMemo(() => withOpenValue(records.tool, editSlot), [records.tool]);
  const { update } = useKpiList(tool, editSlot);
  return useMemo(() => {
    const { today } = tool.around;
    return {
      ...records,
      tool,
      update,
      addAll: (added, how) => tool.change((data) => addKpis(data, added, today), how),
      replaceAll: (next, how) => tool.change((data) => keepHistory(data, { ...data, records: next }, today), how),
      duplicate: (id) => tool.change((data) => duplicateKpi(data, id, makeId()), { say: `${noun} duplicated` }),
      remove: (ids) =>
        tool.change((data) => removeKpis(data, ids, today), {
          say: ids.length === 1 ? `${noun} deleted` : `${plural(ids.length, noun)} deleted`,
        }),
    };
  }, [records, tool, update]);
}

/** A KPI needs a target, unless it came without one. */
function useKpiForm(records: KpiRecords, slot: string, isAlwaysOpen: boolean): KpiForm {
  const edited = records.all.find(({ id }) => id === editedId(records));
  const list = useKpiList(records.tool, slot);
  return useRecordForm(
    { ...list, ...keepTarget(list) },
    {
      isAlwaysOpen,
      check: (values, draft) => checkTargets(values, draft, slot !== editSlot || !edited || hasTarget(edited)),
    },
  );
}

export const useAddForm = (records: KpiRecords) => useKpiForm(records, recordSlot, true);
export const useEditForm = (records: KpiRecords) => useKpiForm(records, editSlot, false);

/** Which KPI is open for editing. */
export function editedId(records: KpiRecords): string | undefined {
  const draft = records.tool.drafts[editSlot];
  return typeof draft === 'object' && draft !== null && 'id' in draft && typeof draft.id === 'string' ? draft.id : undefined;
}
