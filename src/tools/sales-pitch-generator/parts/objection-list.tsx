import { useId, useState } from 'react';
import { Copy } from '@/kinds/work/copy';
import type { Tool } from '@/workspace/tool-state';
import { makeId } from '@/platform/ids';
import { standardObjections } from '../content';
import { removeObjection, setObjection, type ObjectionAnswer, type ObjectionRow, type PitchData } from '../model';
import { objectionText } from '../objections';
import { AddObjection } from './add-objection';
import { ObjectionCard } from './objection-card';

/** What is typed but not added yet stays with the work, through another tab and another screen. */
const slot = 'objection';

interface ObjectionListProps {
  objections: readonly ObjectionRow[];
  starter: Omit<ObjectionAnswer, 'objection'>;
  tool: Tool<PitchData>;
}

/** The usual objections and the user's own, each answered in four steps. */
export function ObjectionList({ objections, starter, tool }: ObjectionListProps) {
  const { data, drafts, change, changeAll, setDraft } = tool;
  const typed = drafts[slot];
  const title = useId();
  const [editing, setEditing] = useState('');
  const add = (objection: string) => {
    const id = `own-${makeId()}`;
    changeAll(({ data: current, drafts: { [slot]: _added, ...others } }) => ({
      data: setObjection(current, { id, objection, ...starter }),
      drafts: others,
    }));
    setEditing(id);
  };
  const remove = (id: string, message: string) => change((current) => removeObjection(current, id), { say: message });
  return (
    <section aria-labelledby={title}>
      <div className="mb-1.5 flex items-center justify-between gap-2">
        <h3 id={title} className="font-semibold">
          Objection Answers
        </h3>
        <Copy text={objections.map(objectionText).join('\n\n')} label="Copy Objection Answers" isIcon />
      </div>
      <p className="mb-3 text-[13px] text-mute">Acknowledge, ask, answer, confirm: four short steps, so that it stays a conversation.</p>
      <ul className="grid gap-3">
        {objections.map((row) => (
          <ObjectionCard
            key={row.id}
            row={row}
            isUsual={Object.hasOwn(standardObjections, row.id)}
            isEdited={data.objections.some(({ id }) => id === row.id)}
            isEditing={editing === row.id}
            onEdit={(isOpen) => setEditing(isOpen ? row.id : '')}
            onChange={({ source: _before, ...next }, step) =>
              change((current) => setObjection(current, next), { key: `objection-${row.id}-${step}` })
            }
            onRemove={remove}
          />
        ))}
      </ul>
      <AddObjection
        typed={typeof typed === 'string' ? typed : ''}
        onType={(text) => setDraft(slot, text || undefined, { key: slot })}
        onAdd={add}
      />
    </section>
  );
}
