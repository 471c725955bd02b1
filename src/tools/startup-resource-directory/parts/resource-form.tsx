import { useState } from 'react';
import { RecordForm } from '@/kinds/records/record-form';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import type { ResourceForm as Form } from './use-resource-form';

const moreNames = ['country', 'checkedOn', 'hasFreeTier', 'hasCredits'] as const;

export function ResourceForm({ form }: { form: Form }) {
  const { handle } = form;
  const [isAsked, setIsAsked] = useState(false);
  // A message must never be hidden, nor what was noted before.
  const hasMore = isAsked || moreNames.some((name) => handle.problems[name] || (handle.draft[name] !== '' && handle.draft[name] !== false));
  return (
    <RecordForm
      form={form}
      title="Add Resource"
      editTitle="Edit Resource"
      submit="Save Resource"
      names={['name', 'url', 'description', 'category', 'price', 'tags', 'rating', 'notes']}
      wide={['name', 'url', 'tags']}
    >
      {hasMore ? (
        moreNames.map((name) => <Field key={name} of={handle} name={name} />)
      ) : (
        <div className="sm:col-span-2">
          <Button look="quiet" icon="plus" className="-ml-3.5" onClick={() => setIsAsked(true)}>
            Country and programs
          </Button>
        </div>
      )}
    </RecordForm>
  );
}
