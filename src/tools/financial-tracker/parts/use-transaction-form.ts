import { useState } from 'react';
import { hasProblems, readDraft } from '@/lib/fields';
import { useRecordForm, type RecordForm } from '@/kinds/records/use-record-form';
import type { Records } from '@/kinds/records/use-records';
import { applyTyping, categoriesOf, fields, isNegative, type TrackerExtra } from '../model';

interface TransactionForm {
  form: RecordForm<typeof fields>;
  /** True while the amount is negative, so that it has to be confirmed as a refund. */
  isAsking: boolean;
}

/** The list's own form, with categories that follow the type and negative amounts that need a word. */
export function useTransactionForm(records: Records<typeof fields, TrackerExtra>): TransactionForm {
  const form = useRecordForm(records);
  const [hasTried, setHasTried] = useState(false);
  const { tool } = records;
  const { draft } = form.handle;
  const offered = { ...fields, category: { ...fields.category, options: categoriesOf(draft.type) } };
  const isAsking = isNegative(draft.amount, tool.around.currency);
  const { problems } = readDraft(offered, draft, tool.around);
  if (isAsking && !draft.refund) problems.amount = 'Tick “This is a refund” to save a negative amount.';
  const rest = (run: () => void) => {
    setHasTried(false);
    run();
  };
  return {
    isAsking,
    form: {
      ...form,
      open: (preset) => rest(() => form.open(preset)),
      edit: (record) => rest(() => form.edit(record)),
      close: () => rest(form.close),
      handle: {
        ...form.handle,
        fields: offered,
        problems: hasTried ? problems : {},
        notes: isAsking ? { ...form.handle.notes, amount: describeRefund(draft.type) } : form.handle.notes,
        set: (name, value) =>
          tool.setDraft('record', { ...(tool.drafts.record as object), draft: applyTyping(draft, name, value) }, `record.${name}`),
      },
      save: () => {
        setHasTried(true);
        if (hasProblems(problems)) return false;
        setHasTried(false);
        return form.save();
      },
    },
  };
}

const describeRefund = (type: string) =>
  type === 'income'
    ? 'A negative income is money you gave back. It lowers your income.'
    : 'A negative expense is money you got back. It lowers your expenses.';
