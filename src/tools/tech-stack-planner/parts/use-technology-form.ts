import { useRecordForm, type RecordForm } from '@/kinds/records/use-record-form';
import type { Records } from '@/kinds/records/use-records';
import { readField } from '@/lib/fields';
import { costOf } from '../cost';
import { fields, type StackExtra } from '../model';

export type StackRecords = Records<typeof fields, StackExtra>;
export type StackForm = RecordForm<typeof fields>;

function noteCost(cost: string, typedUnits: string, currency: string): string | undefined {
  const units = Number(readField(fields.units, typedUnits, { today: '', currency }).value);
  const { problem, note } = costOf({ cost, units, growth: 'price', largerPrice: '' }, currency).reading;
  return problem ? `Not understood: ${problem} It’s kept, but not in the totals.` : note;
}

/** The list's own form; it also says how a price is read while it is typed. */
export function useTechnologyForm(records: StackRecords): StackForm {
  const form = useRecordForm(records);
  const { currency } = records.tool.around;
  const { draft, notes } = form.handle;
  const cost = noteCost(draft.cost, draft.units, currency);
  const largerPrice = noteCost(draft.largerPrice, draft.units, currency);
  return {
    ...form,
    handle: { ...form.handle, notes: { ...notes, ...(cost ? { cost } : {}), ...(largerPrice ? { largerPrice } : {}) } },
  };
}
