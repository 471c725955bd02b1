import { useState } from 'react';
import { readField } from '@/lib/fields';
import { RecordForm } from '@/kinds/records/record-form';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { FieldGroup } from '@/ui/layout';
import { fields, isAtStart, isUnreviewed } from '../model';
import { LevelChip, UnreviewedChip } from './level-chip';
import type { RiskForm as Form } from './use-risk-form';

const detailNames = ['treatment', 'reviewDate', 'triggerEvent', 'residualProbability', 'residualImpact', 'chance', 'cost'] as const;

export function RiskForm({ form }: { form: Form }) {
  const { handle, isEditing } = form;
  const { draft, problems } = handle;
  const [isAsked, setIsAsked] = useState(false);
  const isRefused = detailNames.some((name) => problems[name]);
  // A message must never be hidden, nor what is being edited.
  const hasDetails = isAsked || isRefused || isEditing;
  const readScore = (name: 'probability' | 'impact') => Number(readField(fields[name], draft[name], { today: '', currency: '' }).value);
  const probability = readScore('probability');
  const impact = readScore('impact');
  return (
    <RecordForm
      form={form}
      title="Add Risk"
      editTitle="Edit Risk"
      submit="Add Risk"
      names={['category', 'description', 'probability', 'impact']}
      wide={['category', 'description']}
      isPermanent
    >
      <div className="grid grid-cols-1 gap-1.5 rounded-(--radius-control) bg-sunk px-3.5 py-2.5 sm:col-span-2">
        <p className="flex flex-wrap items-center gap-2">
          <span className="text-mute">Risk score</span>
          <output aria-label="Risk score" className="inline-flex">
            <LevelChip score={probability * impact} />
          </output>
          {isUnreviewed({ probability, impact, scoresReviewed: draft.scoresReviewed }) && <UnreviewedChip />}
        </p>
        {isAtStart({ probability, impact }) && <Field of={handle} name="scoresReviewed" label="3 and 3 are my own estimate" />}
      </div>
      <Field of={handle} name="mitigation" />
      <Field of={handle} name="owner" wide />
      {hasDetails ? (
        <div className="border-t border-line pt-4 sm:col-span-2">
          <FieldGroup title="Plan">
            <Field of={handle} name="treatment" />
            <Field of={handle} name="reviewDate" />
            <Field of={handle} name="triggerEvent" wide />
          </FieldGroup>
          <FieldGroup title="What mitigation leaves">
            <Field of={handle} name="residualProbability" />
            <Field of={handle} name="residualImpact" />
          </FieldGroup>
          <FieldGroup title="In money">
            <Field of={handle} name="chance" />
            <Field of={handle} name="cost" />
          </FieldGroup>
        </div>
      ) : (
        <div className="sm:col-span-2">
          <Button look="quiet" icon="plus" className="-ml-3.5" onClick={() => setIsAsked(true)}>
            Plan, residual score and money
          </Button>
        </div>
      )}
    </RecordForm>
  );
}
