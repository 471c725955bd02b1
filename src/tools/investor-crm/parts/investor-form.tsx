import { useState } from 'react';
import { RecordForm } from '@/kinds/records/record-form';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { FieldGroup } from '@/ui/layout';
import { followUpAfter, suggestFollowUp } from '../model';
import type { InvestorForm as Form } from './use-investor-form';

const mainNames = [
  'name',
  'firm',
  'email',
  'phone',
  'focusAreas',
  'investmentRange',
  'stage',
  'status',
  'lastContact',
  'linkedin',
  'notes',
] as const;
const moreNames = ['amount', 'probability', 'nextFollowUp', 'statusSince'] as const;

export default function InvestorForm({ form }: { form: Form }) {
  const { handle, isEditing } = form;
  const { draft, problems, today } = handle;
  const [isAsked, setIsAsked] = useState(false);
  // A message must never be hidden, nor what is being edited.
  const hasMore = isAsked || isEditing || moreNames.some((name) => problems[name]);
  return (
    <RecordForm form={form} title="Add Investor" editTitle="Edit Investor" submit="Save Investor" names={mainNames}>
      {hasMore ? (
        <div className="border-t border-line pt-4 sm:col-span-2">
          <FieldGroup title="This round">
            <Field of={handle} name="amount" />
            <Field of={handle} name="probability" />
            <Field of={handle} name="softCircled" wide />
          </FieldGroup>
          <FieldGroup title="Follow-up">
            <div className="min-w-0">
              <Field of={handle} name="nextFollowUp" />
              <Button
                look="quiet"
                className="mt-1 -ml-3.5"
                onClick={() => handle.set('nextFollowUp', suggestFollowUp(draft.lastContact, today))}
              >
                In {followUpAfter} business days
              </Button>
            </div>
            <Field of={handle} name="statusSince" />
          </FieldGroup>
          <FieldGroup title="How you reach them">
            <Field of={handle} name="introSource" />
            <Field of={handle} name="warmPath" />
            <Field of={handle} name="reasonForNo" />
            <Field of={handle} name="timeline" />
          </FieldGroup>
        </div>
      ) : (
        <div className="sm:col-span-2">
          <Button look="quiet" icon="plus" className="-ml-3.5" onClick={() => setIsAsked(true)}>
            Amount, follow-up and intro
          </Button>
        </div>
      )}
    </RecordForm>
  );
}
