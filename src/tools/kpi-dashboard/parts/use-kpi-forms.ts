import { useMemo } from 'react';
import { plural } from '@/lib/text';
import { useRecordForm, type RecordForm } from '@/kinds/records/use-record-form';
import { listActions, useRecords, type Records } from '@/kinds/records/use-records';
import { keepHistory, type MetricsExtra } from '@/kinds/metrics/history';
import { withOpenValue } from '@/kinds/metrics/open-value';
import { hasTarget } from '@/kinds/metrics/progress';
import { checkTargets, emptyTarget, keepTyped } from '@/kinds/metrics/target';
import { makeId } from '@/workspace/ids';
import { addKpis, duplicateKpi, removeKpis } from '../edits';
import { fields, state } from '../model';

export type KpiRecords = Records<typeof fields, MetricsExtra>;
export type KpiForm = RecordForm<typeof fields>;

const noun = 'KPI';
/** The form's own name for what is being typed, and where an edit keeps it. */
const formSlot = 'record';
const editSlot = 'edit';

/** Adding and editing go on side by side, so each keeps what is typed in a place of its own. */
function inSlot(records: KpiRecords, slot: string): KpiRecords {
  const { tool, all } = records;
  const shown = (draft: unknown) => emptyTarget(draft, tool.drafts[slot], all);
  return {
    ...records,
    tool: {
      ...tool,
      drafts: { [formSlot]: tool.drafts[slot] },
      setDraft: (_name, draft, how) => tool.setDraft(slot, shown(draft), { ...how, key: how?.key && `${slot}.${how.key}` }),
      showDraft: (_name, draft) => tool.showDraft(slot, shown(draft)),
      changeAll: (recipe, how) =>
        tool.changeAll(({ data, drafts: { [slot]: open, ...others } }) => {
          const next = recipe({ data, drafts: { [formSlot]: open } });
          const kept = next.drafts[formSlot];
          return {
            data: keepHistory(data, kept === undefined ? keepTyped(data, next.data, open) : next.data, tool.around.today),
            drafts: kept === undefined ? others : { ...others, [slot]: kept },
          };
        }, how),
    },
  };
}

/** The list, with dated values that come and go with their KPIs, and an open form that follows what happens beside it. */
export function useKpis(): KpiRecords {
  const records = useRecords(state, fields, noun);
  return useMemo(() => {
    const tool = withOpenValue(records.tool, editSlot);
    const { today } = tool.around;
    return {
      ...records,
      tool,
      update: listActions(inSlot({ ...records, tool }, editSlot).tool, fields, noun, 'first').update,
      addAll: (added, how) => tool.change((data) => addKpis(data, added, today), how),
      replaceAll: (next, how) => tool.change((data) => keepHistory(data, { ...data, records: next }, today), how),
      duplicate: (id) => {
        tool.change((data) => duplicateKpi(data, id, makeId()), { say: `${noun} duplicated` });
      },
      remove: (ids) => {
        tool.change((data) => removeKpis(data, ids, today), {
          say: ids.length === 1 ? `${noun} deleted` : `${plural(ids.length, noun)} deleted`,
        });
      },
    };
  }, [records]);
}

/** A KPI needs a target, unless it came without one. */
function useKpiForm(records: KpiRecords, slot: string, isAlwaysOpen: boolean): KpiForm {
  const edited = records.all.find(({ id }) => id === editedId(records));
  return useRecordForm(inSlot(records, slot), {
    isAlwaysOpen,
    check: (values, draft) => checkTargets(values, draft, slot !== editSlot || !edited || hasTarget(edited)),
  });
}

export const useAddForm = (records: KpiRecords) => useKpiForm(records, formSlot, true);
export const useEditForm = (records: KpiRecords) => useKpiForm(records, editSlot, false);

/** Which KPI is open for editing. */
export function editedId(records: KpiRecords): string | undefined {
  const draft = records.tool.drafts[editSlot];
  return typeof draft === 'object' && draft !== null && 'id' in draft && typeof draft.id === 'string' ? draft.id : undefined;
}
