import { useEffect, useId, useRef, useState } from 'react';
import { useLiveForm } from '@/kinds/work/live-form';
import { Button, IconButton } from '@/ui/button';
import { Field } from '@/ui/field';
import { Chip } from '@/ui/layout';
import type { Tool } from '@/workspace/tool-state';
import type { PricingData } from '../model';
import { changeTaken, describeSource, nameOf, removeTaken, takenFields, type TakenStrategy } from '../taken';

const parts = ['why', 'risk', 'firstStep'] as const;
const names = Object.keys(takenFields) as (keyof typeof takenFields)[];

/** A strategy in a model's words: as a card, or as a form to change them. */
export function TakenCard({ tool, strategy }: { tool: Tool<PricingData>; strategy: TakenStrategy }) {
  const { data, around, change } = tool;
  const { id } = strategy;
  const heading = useId();
  const [isEditing, setIsEditing] = useState(false);
  const card = useRef<HTMLLIElement>(null);
  const wasEditing = useRef(false);
  const form = useLiveForm(takenFields, strategy, around, (draft, name) =>
    change((current) => changeTaken(current, id, { [name]: draft[name as keyof typeof takenFields] }), { key: `${id}.${name}` }),
  );
  useEffect(() => {
    if (isEditing) card.current?.querySelector('input')?.focus();
    else if (wasEditing.current) card.current?.querySelector('button')?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const remove = () => change((current) => removeTaken(current, id), { say: 'Strategy removed' });
  const title = nameOf(strategy);
  return (
    <li ref={card} aria-labelledby={heading} className="panel flex flex-col gap-4">
      <div>
        <div className="mb-1 flex items-start justify-between gap-2">
          <h3 id={heading} className="min-w-0 font-serif text-2xl break-words">
            {title}
          </h3>
          <span className="no-print flex flex-none">
            {!isEditing && <IconButton icon="pencil" label={`Edit ${title}`} onClick={() => setIsEditing(true)} />}
            <IconButton icon="trash-2" label={`Remove ${title}`} onClick={remove} />
          </span>
        </div>
        <p className="flex flex-wrap items-center gap-2 text-[13px] text-mute">
          <Chip>Not ranked</Chip>
          <span className="min-w-0 break-words">{describeSource(strategy, data.draft.productType)}</span>
        </p>
      </div>
      {isEditing ? (
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          {names.map((name) => (
            <Field key={name} of={form} name={name} wide />
          ))}
          <div>
            <Button icon="check" onClick={() => setIsEditing(false)}>
              Done
            </Button>
          </div>
        </div>
      ) : (
        <>
          {strategy.description.trim() !== '' && <p className="break-words whitespace-pre-wrap">{strategy.description}</p>}
          <dl className="grid grid-cols-1 gap-3">
            {parts.map(
              (name) =>
                strategy[name].trim() !== '' && (
                  <div key={name}>
                    <dt className="text-[13px] text-mute">{takenFields[name].label}</dt>
                    <dd className="break-words whitespace-pre-wrap">{strategy[name]}</dd>
                  </div>
                ),
            )}
          </dl>
        </>
      )}
    </li>
  );
}
