import { useState } from 'react';
import { plural } from '@/lib/text';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Chip } from '@/ui/layout';
import { categories, titleOf, type Script } from '../model';
import { pickStarters, starters } from '../starters';
import { ScriptText } from './script-text';

interface StartersDialogProps {
  existing: readonly Script[];
  onAdd: (scripts: Script[]) => void;
  onClose: () => void;
}

export default function StartersDialog({ existing, onAdd, onClose }: StartersDialogProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(categories));
  const toAdd = pickStarters(chosen, existing);
  const toggle = (category: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(category);
    else next.delete(category);
    setChosen(next);
  };
  return (
    <Dialog title="Starter scripts" onClose={onClose}>
      <p className="mb-2">
        <Chip tone="warn">Template text</Chip>
      </p>
      <p className="mb-3 text-mute">
        Replies to make your own. Terms in [brackets] are for you to set; you’re asked for what is in {'{{braces}}'} when you copy.
      </p>
      <fieldset>
        <legend className="mb-1 font-semibold">Categories</legend>
        <div className="grid grid-cols-1 sm:grid-cols-2">
          {categories.map((category) => (
            <label key={category} className="flex min-h-8 items-center gap-2.5">
              <input
                type="checkbox"
                className="size-4.5 accent-accent"
                checked={chosen.has(category)}
                onChange={(event) => toggle(category, event.target.checked)}
              />
              <span>
                {category} <span className="text-mute">({starters.filter((starter) => starter.category === category).length})</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {toAdd.length > 0 && (
        <>
          <h3 className="mt-4 mb-1 font-semibold">Preview</h3>
          <ul aria-label="Preview" className="grid gap-1">
            {toAdd.map((starter) => (
              <li key={starter.id}>
                <details className="rounded-(--radius-control) border border-line px-3 py-1.5">
                  <summary className="min-h-6 cursor-pointer">
                    {titleOf(starter)} <span className="text-[13px] text-mute">{starter.category}</span>
                  </summary>
                  <div className="mt-1.5 mb-1 text-[14px] break-words whitespace-pre-wrap">
                    <ScriptText content={starter.content} />
                  </div>
                </details>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <Button look="primary" disabled={toAdd.length === 0} onClick={() => onAdd(toAdd)}>
          Add {plural(toAdd.length, 'script')}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
        {toAdd.length === 0 && (
          <span className="text-mute">{chosen.size === 0 ? 'Choose a category.' : 'All of these are in your list.'}</span>
        )}
      </div>
    </Dialog>
  );
}
