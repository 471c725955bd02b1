import { useState } from 'react';
import { RecordForm } from '@/kinds/records/record-form';
import { Field } from '@/ui/field';
import { lazyPart } from '@/ui/lazy-part';
import { MoreButton } from './stakeholder-form';
import type { Equity, RoundForm as Form } from './use-equity';

const RoundPreview = lazyPart(async () => (await import('./round-preview')).default);

const details = ['date', 'poolTarget', 'poolPlace', 'preference', 'multiple'] as const;

export function RoundForm({ form, equity, isFull }: { form: Form; equity: Equity; isFull: boolean }) {
  const { handle, isEditing } = form;
  const [isAsked, setIsAsked] = useState(false);
  const hasDetails = isAsked || isEditing || [...details, 'participationCap' as const].some((name) => handle.problems[name]);
  const isPriced = handle.draft.investment.trim() !== '' && handle.draft.valuation.trim() !== '';
  return (
    <RecordForm
      form={form}
      title="Add Funding Round"
      editTitle="Edit Funding Round"
      submit="Add Round"
      names={['name', 'investment', 'valuation']}
      wide={['name']}
      isPermanent
    >
      {isPriced && <RoundPreview form={form} equity={equity} isFull={isFull} />}
      {hasDetails ? (
        <>
          {details.map((name) => (
            <Field key={name} of={handle} name={name} wide={name === 'date'} />
          ))}
          {handle.draft.preference === 'Participating, capped' && <Field of={handle} name="participationCap" />}
        </>
      ) : (
        <MoreButton onClick={() => setIsAsked(true)}>Date, option pool, liquidation preference</MoreButton>
      )}
    </RecordForm>
  );
}
