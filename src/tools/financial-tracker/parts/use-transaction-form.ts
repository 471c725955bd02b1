import { choice, readDraft, type DraftOf } from '@/lib/fields';
import { currencies } from '@/lib/currencies';
import type { RecordsData } from '@/kinds/records/state';
import { useRecordForm, type RecordForm } from '@/kinds/records/use-record-form';
import type { Records } from '@/kinds/records/use-records';
import { useAmend } from '@/workspace/tool-state';
import { fields, offerCategories, type TrackerExtra } from '../model';
import { addRule, ruleFrom } from '../rules';
import { applyTyping, isNegative, isZero } from '../typing';

interface TransactionForm {
  form: RecordForm<typeof fields>;
  /** True while the amount is negative, so that it has to be confirmed as a refund. */
  isAsking: boolean;
}

/** The list's own form, with categories that follow the type and negative amounts that need a word. */
export function useTransactionForm(records: Records<typeof fields, TrackerExtra>): TransactionForm {
  const { tool } = records;
  const { around } = tool;
  const offer = (draft: DraftOf<typeof fields>) => ({
    ...fields,
    category: choice('Category', offerCategories(draft.type, records.extra.categories, records.all), {
      required: 'Choose a category.',
      placeholder: 'Select a category',
    }),
    paidIn: choice(
      'Paid in',
      currencies.filter((code) => code !== around.currency),
      { placeholder: around.currency },
    ),
  });
  const isBelowZero = (draft: DraftOf<typeof fields>) => isNegative(draft.amount, around.currency);
  const form = useRecordForm(records, {
    check: (_values, draft) => {
      const { problems } = readDraft(offer(draft), draft, around);
      if (isZero(draft.amount, around.currency)) problems.amount = 'Enter an amount other than 0.';
      if (draft.paidIn !== '' && draft.paid.trim() === '') problems.paid = 'Enter the amount, or choose no other currency.';
      if (isBelowZero(draft) && !draft.refund) problems.amount = 'Tick “This is a refund” to save a negative amount.';
      return problems;
    },
  });
  const amend = useAmend<RecordsData<typeof fields, TrackerExtra>>();
  const { draft } = form.handle;
  const isAsking = isBelowZero(draft);
  return {
    isAsking,
    form: {
      ...form,
      handle: {
        ...form.handle,
        fields: offer(draft),
        notes: {
          ...form.handle.notes,
          ...(isAsking ? { amount: describeRefund(draft.type) } : {}),
          ...(around.today !== '' && draft.date > around.today ? { date: 'This day is in the future.' } : {}),
        },
        set: (name, value) => records.setOpen({ ...records.open, draft: applyTyping(draft, name, value, around.currency) }, { key: name }),
      },
      save: () => {
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
