import { useState } from 'react';
import { RecordForm } from '@/kinds/records/record-form';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { FieldGroup } from '@/ui/layout';
import { readCost } from '../cost';
import type { StackForm } from './use-technology-form';

const detailNames = ['ring', 'quadrant', 'isNew', 'units', 'growth', 'largerPrice', 'lockIn', 'license', 'region', 'exitPlan'] as const;

export function TechnologyForm({ form }: { form: StackForm }) {
  const { handle, isEditing } = form;
  const [isAsked, setIsAsked] = useState(false);
  // A message must never be hidden, nor what is being edited.
  const hasUse = readCost(handle.draft.cost, 'USD').use !== undefined;
  const hasDetails = isAsked || isEditing || hasUse || detailNames.some((name) => handle.problems[name]);
  return (
    <RecordForm
      form={form}
      title="Add Technology"
      editTitle="Edit Technology"
      submit="Save Technology"
      names={['name', 'category', 'description', 'cost', 'complexity', 'alternatives', 'pros', 'cons']}
      wide={['alternatives']}
    >
      {hasDetails ? (
        <div className="border-t border-line pt-4 sm:col-span-2">
          <FieldGroup title="On the radar">
            <Field of={handle} name="ring" />
            <Field of={handle} name="quadrant" />
            <Field of={handle} name="isNew" wide />
          </FieldGroup>
          <FieldGroup title="As you grow">
            <Field of={handle} name="units" />
            <Field of={handle} name="growth" />
            <Field of={handle} name="largerPrice" wide />
          </FieldGroup>
          <FieldGroup title="If you have to leave">
            <Field of={handle} name="lockIn" />
            <Field of={handle} name="license" />
            <Field of={handle} name="region" wide />
            <Field of={handle} name="exitPlan" wide />
          </FieldGroup>
        </div>
      ) : (
        <div className="sm:col-span-2">
          <Button look="quiet" icon="plus" className="-ml-3.5" onClick={() => setIsAsked(true)}>
            Radar, usage and exit
          </Button>
        </div>
      )}
    </RecordForm>
  );
}
