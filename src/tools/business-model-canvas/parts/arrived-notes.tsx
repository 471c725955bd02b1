import { use } from 'react';
import { joinWords, plural } from '@/lib/text';
import { toAnswers } from '@/lib/topics/texts';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/layout';
import { showToast } from '@/ui/toast';
import { dropSent, useSent } from '@/workspace/sent';
import { ToolIdContext } from '@/workspace/tool-id';
import type { Tool } from '@/workspace/tool-state';
import { planArrival, takeArrival } from '../arrival';
import type { CanvasData } from '../model';

/** Answers another tool sent here: they become notes in the blocks of the same name, or are put away. */
export function ArrivedNotes({ tool: { data, change, undo } }: { tool: Tool<CanvasData> }) {
  const id = use(ToolIdContext);
  return useSent('texts', id).map(({ from, fromName, isSample, lines }) => {
    const answers = toAnswers(lines);
    const { notes, titles } = planArrival(data, answers);
    const take = () => {
      change((current) => takeArrival(current, answers, isSample));
      dropSent('texts', id, from);
      showToast(`${plural(notes.length, 'note')} added from ${fromName}`, { label: 'Undo', run: undo });
    };
    return (
      <div key={from} className="no-print mb-5">
        <Notice tone="plain">
          <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <span className="min-w-0 break-words">
              {notes.length > 0
                ? `${fromName} sent ${plural(notes.length, isSample ? 'sample note' : 'note')} for ${joinWords(titles)}. What is there stays.`
                : `${fromName} sent answers, but all of them are on the canvas already.`}
            </span>
            <span className="flex gap-2">
              {notes.length > 0 && (
                <Button look="primary" onClick={take}>
                  Add
                </Button>
              )}
              <Button onClick={() => dropSent('texts', id, from)}>Dismiss</Button>
            </span>
          </span>
        </Notice>
      </div>
    );
  });
}
