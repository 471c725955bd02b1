import { useState } from 'react';
import { Button } from '@/ui/button';
import type { ListedModel } from '@/writer/list-models';
import { Labelled } from '@/ui/labelled';

interface AiModelProps {
  /** As the service lists them; undefined before it was asked. */
  models: readonly ListedModel[] | undefined;
  model: string;
  onModel: (model: string) => void;
  isCurrent: boolean;
  canUse: boolean;
  onUse: () => void;
}

/** One of the list, or a name typed by hand. */
export function AiModel({ models = [], model, onModel, isCurrent, canUse, onUse }: AiModelProps) {
  const [isOther, setIsOther] = useState(false);
  const hasList = models.length > 0;
  return (
    <div className="mt-5 grid grid-cols-1 gap-4 border-t border-line pt-5">
      {hasList && !isOther ? (
        <Labelled label="Model">
          {(field) => (
            <select {...field} className="input" value={model} onChange={(event) => onModel(event.target.value)}>
              {/* A name typed before, which the list does not hold. */}
              {!models.some(({ id }) => id === model) && <option value={model}>{model}</option>}
              {models.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name === id ? id : `${name} (${id})`}
                </option>
              ))}
            </select>
          )}
        </Labelled>
      ) : (
        <Labelled label="Model" hint="Exactly as the provider spells it.">
          {(field) => (
            <input {...field} className="input" value={model} spellCheck={false} onChange={(event) => onModel(event.target.value)} />
          )}
        </Labelled>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button look="primary" disabled={!canUse || isCurrent} onClick={onUse}>
          {isCurrent ? 'In use' : 'Use this model'}
        </Button>
        {hasList && (
          <Button look="quiet" onClick={() => setIsOther(!isOther)}>
            {isOther ? 'Pick from the list' : 'Type another name'}
          </Button>
        )}
      </div>
    </div>
  );
}

/** A quick and cheap one to begin with, where a name tells. */
export const pickModel = (models: readonly ListedModel[]) =>
  (models.find(({ id }) => /flash|(?<!ge)mini|haiku|small/i.test(id) && !/preview|exp|lite|nano/i.test(id)) ?? models[0])?.id ?? '';
