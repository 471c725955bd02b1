import { useState } from 'react';
import { RecordForm } from '@/kinds/records/record-form';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { More } from '@/ui/more';
import { lazyPart } from '@/ui/lazy-part';
import type { ExpenseForm, ExpenseRecords } from './use-expense-form';

const CategoriesDialog = lazyPart(async () => (await import('./categories-dialog')).CategoriesDialog);

const moreNames = ['low', 'high', 'actual'] as const;

export function ExpenseFormPanel({ records, expenseForm: { form, handle } }: { records: ExpenseRecords; expenseForm: ExpenseForm }) {
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <>
      <RecordForm
        form={form}
        title="Add Expense"
        editTitle="Edit Expense"
        submit="Add Expense"
        names={['description', 'amount']}
        wide={['description']}
        isPermanent
      >
        <Field of={handle} name="category" />
        <Field of={handle} name="date" />
        <Field of={handle} name="repeats" />
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 sm:col-span-2">
          <More
            title="Low, high and actual"
            isUsed={moreNames.some((name) => handle.draft[name] !== '' || handle.problems[name])}
            className="min-w-0 flex-1 basis-56 open:basis-full"
          >
            <div className="mt-1 grid grid-cols-1 gap-3 sm:grid-cols-3">
              {moreNames.map((name) => (
                <Field key={name} of={handle} name={name} />
              ))}
            </div>
          </More>
          <Button look="quiet" icon="tags" className="-ml-2 text-[13px]! text-mute!" onClick={() => setIsChoosing(true)}>
            Your categories
          </Button>
        </div>
      </RecordForm>
      {isChoosing && <CategoriesDialog records={records} onClose={() => setIsChoosing(false)} />}
    </>
  );
}
