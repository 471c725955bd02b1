import { useRecordForm, type RecordForm } from '@/kinds/records/use-record-form';
import type { Records } from '@/kinds/records/use-records';
import { toReassess, type fields } from '../model';

export type RiskRecords = Records<typeof fields, null>;
export type RiskForm = RecordForm<typeof fields>;

/** The usual form, with two habits of its own: a moved slider counts as reviewed, and an edit remembers the score before it. */
export function useRiskForm(records: RiskRecords): RiskForm {
  const form = useRecordForm(records, { isAlwaysOpen: true });
  const { tool } = records;
  const { handle } = form;
  return {
    ...form,
    handle: {
      ...handle,
      set: (name, value) => {
        const isScore = name === 'probability' || name === 'impact';
        if (isScore && !handle.draft.scoresReviewed) form.setAll({ [name]: value, scoresReviewed: true });
        else handle.set(name, value);
      },
    },
    edit: (risk) => form.edit(toReassess(risk, tool.around.today)),
  };
}
