import { useState } from 'react';
import { RecordForm } from '@/kinds/records/record-form';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { lazyPart } from '@/ui/lazy-part';
import type { FeedbackForm as Form, FeedbackRecords } from './use-feedback-form';

const SimilarNotes = lazyPart(async () => (await import('./similar-notes')).default);

const mainNames = ['description', 'type', 'category', 'rating', 'ratingChosen', 'userEmail', 'userType'] as const;
const moreNames = ['tags', 'sources', 'revenue', 'date'] as const;
const editNames = ['status', 'priority', 'votes'] as const;

export function FeedbackForm({ form, records }: { form: Form; records: FeedbackRecords }) {
  const { handle, isEditing } = form;
  const [isAsked, setIsAsked] = useState(false);
  // A message must never be hidden, nor what is being edited.
  const hasMore = isAsked || isEditing || moreNames.some((name) => handle.problems[name]);
  return (
    <RecordForm
      form={form}
      title="Submit Feedback"
      editTitle="Edit Feedback"
      submit="Submit Feedback"
      names={['title']}
      wide={['title']}
      isPermanent
    >
      <div role="status" className="empty:sr-only sm:col-span-2">
        {!isEditing && records.all.length > 0 && handle.draft.title.trim() !== '' && (
          <SimilarNotes draft={handle.draft} records={records} onRefused={form.save} />
        )}
      </div>
      {mainNames.map((name) => (
        <Field key={name} of={handle} name={name} wide={name === 'rating' || name === 'ratingChosen'} />
      ))}
      {isEditing && editNames.map((name) => <Field key={name} of={handle} name={name} />)}
      {hasMore ? (
        <>
          {moreNames.map((name) => (
            <Field key={name} of={handle} name={name} />
          ))}
          <Field of={handle} name="isPrivate" wide />
        </>
      ) : (
        <div className="sm:col-span-2">
          <Button look="quiet" icon="plus" className="-ml-3.5" onClick={() => setIsAsked(true)}>
            Tags, source and revenue
          </Button>
        </div>
      )}
    </RecordForm>
  );
}
