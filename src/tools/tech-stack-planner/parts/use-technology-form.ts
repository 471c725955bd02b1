import { useRecordForm, type RecordForm } from '@/kinds/records/use-record-form';
import type { Records } from '@/kinds/records/use-records';
import { readCost } from '../cost';
import type { fields, StackExtra } from '../model';

export type StackRecords = Records<typeof fields, StackExtra>;
export type StackForm = RecordForm<typeof fields>;

function noteCost(typed: string, currency: string): string | undefined {
  const { problem, note } = readCost(typed, currency);
  return problem ? `Not understood: ${problem} It is kept, but not in the totals.` : note;
}

/** The list's own form; it also says how a price is read while it is typed. */
export function useTechnologyForm(records: StackRecords): StackForm {
  const form = useRecordForm(records);
  const { currency } = records.tool.around;
  const { draft, notes } = form.handle;
  const cost = noteCost(draft.cost, currency);
  const largerPrice = noteCost(draft.largerPrice, currency);
  return {
    ...form,
    handle: { ...form.handle, notes: { ...notes, ...(cost ? { cost } : {}), ...(largerPrice ? { largerPrice } : {}) } },
  };
}
