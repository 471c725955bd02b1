import { useState } from 'react';
import { hasProblems } from '@/lib/fields';
import { useRecordForm, type RecordForm } from '@/kinds/records/use-record-form';
import type { Records } from '@/kinds/records/use-records';
import type { FormHandle } from '@/ui/field';
import { readExpenseForm } from '../estimates';
import { offerCategories, toFormFields, type ExpenseExtra, type fields, type FormFields } from '../model';

export type ExpenseRecords = Records<typeof fields, ExpenseExtra>;

export interface ExpenseForm {
  form: RecordForm<typeof fields>;
  handle: FormHandle<FormFields>;
}

/** The list's own form, with the categories of the day to choose from and estimates that must fit the amount. */
export function useExpenseForm(records: ExpenseRecords): ExpenseForm {
  const form = useRecordForm(records, { isAlwaysOpen: true });
  const [hasTried, setHasTried] = useState(false);
  const { draft, today, set } = form.handle;
  const formFields = toFormFields(offerCategories(records.extra.categories, records.all));
  const found = readExpenseForm(formFields, draft, records.tool.around);
  const problems = hasTried ? found : {};
  const afresh = (run: () => void) => {
    setHasTried(false);
    run();
  };
  return {
    handle: { fields: formFields, draft, today, problems, notes: {}, set },
    form: {
      ...form,
      handle: { ...form.handle, problems },
      edit: (record) => afresh(() => form.edit(record)),
      close: () => afresh(form.close),
      save: () => {
        setHasTried(hasProblems(found));
        return !hasProblems(found) && form.save();
      },
    },
  };
}
