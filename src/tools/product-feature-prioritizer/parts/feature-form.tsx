import { useState } from 'react';
import { readDraft } from '@/lib/fields';
import { RecordForm } from '@/kinds/records/record-form';
import type { RecordForm as Form } from '@/kinds/records/use-record-form';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { methodFields, methodNames, quadrantNames } from '../content';
import { fields, type PrioritizerExtra } from '../model';
import { quadrantOf, readWeights, scorerOf } from '../scores';
import { ScoreChip } from './score-chip';

export type FeatureForm = Form<typeof fields>;

const allMethodFields = ['reach', 'confidence', 'riceImpact', 'personMonths', 'urgency', 'riskReduction', 'own', 'moscow'] as const;

export function FeatureFormPanel({ form, extra }: { form: FeatureForm; extra: PrioritizerExtra }) {
  const { handle } = form;
  const [isAsked, setIsAsked] = useState(false);
  const { method, weights } = extra;
  const { values } = readDraft(fields, handle.draft, { today: '', currency: 'USD' });
  const feature = { ...values, id: '' };
  // A message must never be hidden.
  const isRefused = allMethodFields.some((name) => handle.problems[name]);
  const names = isAsked || isRefused ? allMethodFields : methodFields[method];
  return (
    <RecordForm
      form={form}
      title="Add Feature"
      editTitle="Edit Feature"
      submit="Save Feature"
      names={['title', 'description', 'impact', 'effort']}
      wide={['title']}
    >
      <p className="flex flex-wrap items-center gap-2 rounded-(--radius-control) bg-sunk px-3.5 py-2.5 sm:col-span-2">
        <span className="text-mute">Score</span>
        <output aria-label="Score" className="inline-flex">
          <ScoreChip feature={feature} score={scorerOf(extra)(feature)} method={method} />
        </output>
        <span className="text-[13px] text-mute">{quadrantNames[quadrantOf(feature)].one}</span>
      </p>
      <Field of={handle} name="category" />
      <Field of={handle} name="status" />
      <Field of={handle} name="requestedBy" wide />
      {names.length > 0 && (
        <fieldset className="border-t border-line pt-4 sm:col-span-2">
          <legend className="float-left mb-3 w-full font-semibold">
            {isAsked || isRefused ? 'More scores' : `For ${methodNames[method]}`}
          </legend>
          <div className="clear-both grid grid-cols-1 gap-3 sm:grid-cols-2">
            {names.map((name) => (
              <Field key={name} of={handle} name={name} {...(name === 'own' ? { label: readWeights(weights).ownName } : {})} />
            ))}
          </div>
        </fieldset>
      )}
      {!isAsked && !isRefused && (
        <div className="sm:col-span-2">
          <Button look="quiet" icon="plus" className="-ml-3.5" onClick={() => setIsAsked(true)}>
            {method === 'ratio' ? 'Reach, confidence and other scores' : 'Scores for other methods'}
          </Button>
        </div>
      )}
    </RecordForm>
  );
}
