import { useState } from 'react';
import { RecordForm } from '@/kinds/records/record-form';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import type { StakeholderForm as Form } from './use-equity';

const details = ['grantDate', 'acceleration', 'exercisePrice', 'exactShares', 'has83b'] as const;

export function StakeholderForm({ form }: { form: Form }) {
  const { handle, isEditing } = form;
  const [isAsked, setIsAsked] = useState(false);
  // A message must never be hidden, nor what is being edited.
  const hasDetails = isAsked || isEditing || details.some((name) => handle.problems[name]);
  return (
    <RecordForm
      form={form}
      title="Add Stakeholder"
      editTitle="Edit Stakeholder"
      submit="Add Stakeholder"
      names={['name', 'role', 'equityPercentage', 'vestingPeriod', 'cliffPeriod']}
      wide={['name']}
      isPermanent
    >
      {hasDetails ? (
        details.map((name) => <Field key={name} of={handle} name={name} wide={name === 'has83b'} />)
      ) : (
        <MoreButton onClick={() => setIsAsked(true)}>Grant date, options, acceleration, exact shares</MoreButton>
      )}
    </RecordForm>
  );
}

export function MoreButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <div className="sm:col-span-2">
      <Button look="quiet" icon="plus" className="-ml-3.5 text-left" onClick={onClick}>
        {children}
      </Button>
    </div>
  );
}
