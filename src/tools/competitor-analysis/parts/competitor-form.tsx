import { useState } from 'react';
import { RecordForm } from '@/kinds/records/record-form';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { checkedName, facts, sourceName } from '../facts';
import { tierMeanings } from '../content';
import type { Tier } from '../model';
import type { CompetitorForm as Form } from './use-competitor-form';

export function CompetitorForm({ form }: { form: Form }) {
  const { handle, isEditing } = form;
  const { draft, problems, today } = handle;
  const undated = facts.filter((fact) => draft[fact].trim() !== '' && draft[checkedName(fact)] === '');
  const [isAsked, setIsAsked] = useState(false);
  // A message must never be hidden, nor an address that was noted.
  const hasSources =
    isAsked ||
    facts.some((fact) => (isEditing && draft[sourceName(fact)] !== '') || problems[sourceName(fact)] || problems[checkedName(fact)]);
  const meaning = Object.hasOwn(tierMeanings, draft.tier) ? tierMeanings[draft.tier as Tier] : '';
  return (
    <RecordForm
      form={form}
      title="Add Competitor"
      editTitle="Edit Competitor"
      submit="Add Competitor"
      names={['name', 'website', 'strengths', 'weaknesses', 'pricing', 'marketShare', 'targetAudience', 'keyFeatures']}
      wide={['strengths', 'weaknesses', 'targetAudience', 'keyFeatures']}
      isPermanent
    >
      <div className="min-w-0">
        <Field of={handle} name="tier" />
        <p className="mt-1 text-[13px] text-mute">{meaning}</p>
      </div>
      <Field of={handle} name="tags" />
      {hasSources ? (
        <fieldset className="border-t border-line pt-4 sm:col-span-2">
          <legend className="float-left w-full font-semibold">Sources</legend>
          <p className="clear-both mb-3 text-[13px] text-mute">
            Where you read each fact, and when. A fact is dated only when you say so; after 90 days it is flagged.
          </p>
          <Button
            className="mb-3"
            disabled={today === '' || undated.length === 0}
            onClick={() => form.setAll(Object.fromEntries(undated.map((fact) => [checkedName(fact), today])))}
          >
            Date all of them today
          </Button>
          <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
            {facts
              .flatMap((fact) => [sourceName(fact), checkedName(fact)])
              .map((name) => (
                <Field key={name} of={handle} name={name} />
              ))}
          </div>
        </fieldset>
      ) : (
        <div className="sm:col-span-2">
          <Button look="quiet" icon="plus" className="-ml-3.5" onClick={() => setIsAsked(true)}>
            Sources and dates
          </Button>
        </div>
      )}
    </RecordForm>
  );
}
