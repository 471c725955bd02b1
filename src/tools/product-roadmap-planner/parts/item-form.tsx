import { useEffect, useId, useRef, useState } from 'react';
import { focusFirstFault } from '@/kinds/work/first-fault';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { lazyPart } from '@/ui/lazy-part';
import type { RoadmapRecords } from '../model';
import type { ItemForm as Form } from '../use-item-form';
import { DependencyPicker } from './dependency-picker';
import { QuarterField } from './quarter-field';

const PeriodDialog = lazyPart(async () => (await import('./period-dialog')).PeriodDialog);

const detailNames = ['theme', 'startDate', 'endDate', 'demand'] as const;

interface ItemFormProps {
  form: Form;
  records: RoadmapRecords;
  /** Beside the list it stays; above the boards it comes and goes. */
  isPermanent: boolean;
}

/** Adds or edits one item. A refused save shows why beside the field and moves there. */
export function ItemForm({ form, records, isPermanent }: ItemFormProps) {
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const [isNaming, setIsNaming] = useState(false);
  const { handle, isEditing, target } = form;
  const { draft, problems } = handle;
  // A message must never be hidden, nor what was filled in.
  const hasDetails = isAsked || isEditing || detailNames.some((name) => problems[name] || draft[name] !== '');
  useEffect(() => {
    if (isPermanent && target === '') return;
    element.current?.scrollIntoView?.({ block: 'nearest' });
    element.current?.querySelector<HTMLElement>('input')?.focus();
  }, [isPermanent, target]);

  return (
    <>
      <form
        ref={element}
        noValidate
        aria-labelledby={id}
        className="panel appear mb-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!form.save()) focusFirstFault(() => element.current);
          else if (isPermanent) element.current?.querySelector<HTMLElement>('input')?.focus();
        }}
      >
        <h2 id={id} className="mb-3 font-semibold">
          {isEditing ? 'Edit Item' : 'Add Item'}
        </h2>
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          <Field of={handle} name="title" wide />
          <Field of={handle} name="description" />
          <Field of={handle} name="priority" />
          <QuarterField form={form} extra={records.extra} onOwn={() => setIsNaming(true)} />
          <Field of={handle} name="assignee" />
          <Field of={handle} name="estimatedEffort" />
          <div className="sm:col-span-2">
            <Field of={handle} name="dependencies" />
            <DependencyPicker form={form} records={records} />
          </div>
          {hasDetails ? (
            <>
              <Field of={handle} name="theme" wide />
              <Field of={handle} name="startDate" />
              <Field of={handle} name="endDate" />
              <Field of={handle} name="demand" wide />
            </>
          ) : (
            <div className="sm:col-span-2">
              <Button look="quiet" icon="plus" className="-ml-3.5" onClick={() => setIsAsked(true)}>
                Theme and dates
              </Button>
            </div>
          )}
        </div>
        <div className="mt-4 flex flex-wrap gap-2">
          <Button type="submit" look="primary">
            {isEditing ? 'Save Changes' : 'Add Item'}
          </Button>
          <Button className={isPermanent && !isEditing ? 'sm:hidden' : ''} onClick={form.close}>
            Cancel
          </Button>
        </div>
      </form>
      {/* Outside the form: Enter in the dialog must not save the item. */}
      {isNaming && <PeriodDialog records={records} onChoose={(name) => handle.set('quarter', name)} onClose={() => setIsNaming(false)} />}
    </>
  );
}
