import { useState } from 'react';
import { RecordForm } from '@/kinds/records/record-form';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import type { Competitor } from '../model';
import type { ProductForm as Form } from './use-pricing';

const detailNames = ['tier', 'currency', 'units', 'unit', 'source', 'checkedOn'] as const;

/** The same questions for one's own products and for a competitor's, which may have no public price. */
export function ProductForm({ form, competitor }: { form: Form; competitor?: Competitor }) {
  const { handle, isEditing } = form;
  const [isAsked, setIsAsked] = useState(false);
  // A message must never be hidden, nor what is being edited.
  const hasDetails = isAsked || isEditing || detailNames.some((name) => handle.problems[name]);
  const words = competitor
    ? { title: `Add Product of ${competitor.name}`, submit: 'Add Competitor Product' }
    : { title: 'Add Your Product', submit: 'Add Product' };
  return (
    <RecordForm
      form={form}
      title={words.title}
      editTitle={competitor ? `Edit Product of ${competitor.name}` : 'Edit Your Product'}
      submit={words.submit}
      names={['name', 'price', 'billingCycle']}
      wide={['name']}
      isPermanent={!competitor}
    >
      {competitor && <Field of={handle} name="isContactOnly" wide />}
      <Field of={handle} name="features" wide />
      {hasDetails ? (
        <>
          {detailNames.map((name) => (
            <Field key={name} of={handle} name={name} />
          ))}
        </>
      ) : (
        <div className="sm:col-span-2">
          <Button look="quiet" icon="plus" className="-ml-3.5" onClick={() => setIsAsked(true)}>
            Tier, units, currency and source
          </Button>
        </div>
      )}
    </RecordForm>
  );
}
