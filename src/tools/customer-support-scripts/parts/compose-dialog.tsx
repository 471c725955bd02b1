import { useState } from 'react';
import { Button, IconButton } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Labelled } from '@/ui/labelled';
import { composeReply } from '../compose';
import { titleOf, type Script } from '../model';
import { ScriptText } from './script-text';

interface ComposeDialogProps {
  scripts: readonly Script[];
  first: Script | undefined;
  /** The whole reply, and which scripts it is made of. */
  onCopy: (content: string, ids: readonly string[]) => void;
  onClose: () => void;
}

/** Several scripts become one reply: one greeting, one sign-off, nothing said twice. */
export default function ComposeDialog({ scripts, first, onCopy, onClose }: ComposeDialogProps) {
  const [ids, setIds] = useState<readonly string[]>(first ? [first.id] : []);
  const chosen = ids.flatMap((id) => scripts.find((script) => script.id === id) ?? []);
  const rest = scripts.filter(({ id }) => !ids.includes(id));
  const reply = composeReply(chosen.map(({ content }) => content));
  const move = (index: number, by: number) => {
    const next = [...ids];
    const [taken] = next.splice(index, 1);
    if (taken !== undefined) next.splice(index + by, 0, taken);
    setIds(next);
  };
  return (
    <Dialog title="Compose a reply" width="wide" onClose={onClose}>
      <p className="mb-3 text-mute">Choose the scripts that answer the question, in order. The greeting and the sign-off appear once.</p>
      <Labelled label="Add a script">
        {(control) => (
          <select {...control} className="input" value="" onChange={({ target }) => target.value !== '' && setIds([...ids, target.value])}>
            <option value="">Choose a script</option>
            {rest.map((script) => (
              <option key={script.id} value={script.id}>
                {titleOf(script)}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <ol aria-label="Scripts in this reply" className="mt-3 grid gap-1">
        {chosen.map((script, index) => (
          <li key={script.id} className="flex items-center gap-2 border-t border-line pt-1">
            <span className="min-w-0 flex-1 truncate">{titleOf(script)}</span>
            <IconButton icon="arrow-up" label={`Move ${titleOf(script)} up`} disabled={index === 0} onClick={() => move(index, -1)} />
            <IconButton
              icon="arrow-down"
              label={`Move ${titleOf(script)} down`}
              disabled={index === chosen.length - 1}
              onClick={() => move(index, 1)}
            />
            <IconButton icon="x" label={`Remove ${titleOf(script)}`} onClick={() => setIds(ids.filter((id) => id !== script.id))} />
          </li>
        ))}
      </ol>
      {reply !== '' && (
        <>
          <h3 className="mt-4 mb-1 text-[13px] font-[550]">The reply</h3>
          <div
            role="region"
            aria-label="The reply"
            tabIndex={0}
            className="max-h-96 overflow-y-auto rounded-(--radius-control) bg-sunk px-3.5 py-2.5 text-[14px] break-words whitespace-pre-wrap"
          >
            <ScriptText content={reply} />
          </div>
          <div className="mt-4">
            <Button look="primary" icon="copy" onClick={() => onCopy(reply, ids)}>
              Copy reply
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
