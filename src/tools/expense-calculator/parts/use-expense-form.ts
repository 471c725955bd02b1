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
  const formFields = toFormFields(offerCategories(records.extra.categories, records.all));
  const form = useRecordForm(records, {
    isAlwaysOpen: true,
    check: (_values, draft) => readExpenseForm(formFields, draft, records.tool.around),
  });
  const { draft, today, problems, set } = form.handle;
  return { form, handle: { fields: formFields, draft, today, problems, notes: {}, set } };
}
