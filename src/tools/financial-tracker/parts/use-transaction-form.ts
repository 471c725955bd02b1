import { useState } from 'react';
import { choice, hasProblems, readDraft } from '@/lib/fields';
import type { RecordsData } from '@/kinds/records/state';
import { useRecordForm, type RecordForm } from '@/kinds/records/use-record-form';
import type { Records } from '@/kinds/records/use-records';
import { useAmend } from '@/workspace/tool-state';
import { applyTyping, fields, isNegative, isZero, offerCategories, type TrackerExtra } from '../model';
import { addRule, ruleFrom } from '../rules';

interface TransactionForm {
  form: RecordForm<typeof fields>;
  /** True while the amount is negative, so that it has to be confirmed as a refund. */
  isAsking: boolean;
}

/** The list's own form, with categories that follow the type and negative amounts that need a word. */
export function useTransactionForm(records: Records<typeof fields, TrackerExtra>): TransactionForm {
  const form = useRecordForm(records);
  const amend = useAmend<RecordsData<typeof fields, TrackerExtra>>();
  const [hasTried, setHasTried] = useState(false);
  const { tool } = records;
  const { draft } = form.handle;
  const { around } = tool;
  const options = offerCategories(draft.type, records.extra.categories, records.all);
  const offered = {
    ...fields,
    category: choice('Category', options, { required: 'Choose a category.', placeholder: 'Select a category' }),
  };
  const isAsking = isNegative(draft.amount, around.currency);
  const { problems } = readDraft(offered, draft, around);
  if (isZero(draft.amount, around.currency)) problems.amount = 'Enter an amount other than 0.';
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
        notes: {
          ...form.handle.notes,
          ...(isAsking ? { amount: describeRefund(draft.type) } : {}),
          ...(around.today !== '' && draft.date > around.today ? { date: 'This day is still to come.' } : {}),
        },
        set: (name, value) =>
          tool.setDraft('record', { ...(tool.drafts.record as object), draft: applyTyping(draft, name, value) }, `record.${name}`),
      },
      save: () => {
        setHasTried(true);
        if (hasProblems(problems)) return false;
        setHasTried(false);
        const edited = records.all.find(({ id }) => id === form.target);
        const isSaved = form.save();
        // A corrected bank row teaches where the next ones like it belong.
        if (isSaved && edited && edited.source !== '' && edited.category !== draft.category) {
          const rule = ruleFrom({ ...edited, type: draft.type === 'income' ? 'income' : 'expense' }, draft.category);
          amend((data) => ({ ...data, extra: { ...data.extra, rules: addRule(data.extra.rules, rule) } }));
        }
        return isSaved;
      },
    },
  };
}

const describeRefund = (type: string) =>
  type === 'income'
    ? 'A negative income is money you gave back. It lowers your income.'
    : 'A negative expense is money you got back. It lowers your expenses.';
