import { use } from 'react';
import type { DraftOf, Fields } from '@/lib/fields';
import { joinWords, plural } from '@/lib/text';
import { toAnswers } from '@/lib/topics/texts';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/layout';
import { showToast } from '@/ui/toast';
import { dropSent, useSent } from '@/workspace/sent';
import { ToolIdContext } from '@/workspace/tool-id';
import { fillEmpty } from './fill-empty';

interface ArrivedAnswersProps<F extends Fields> {
  fields: F;
  draft: DraftOf<F>;
  /** Takes the whole draft with the empty fields filled, in one step. */
  onTake: (draft: DraftOf<F>) => void;
  undo: () => void;
}

/** Answers another tool sent here: put in or put away by the user. What was typed here is never replaced. */
export function ArrivedAnswers<F extends Fields>({ fields, draft, onTake, undo }: ArrivedAnswersProps<F>) {
  const tool = use(ToolIdContext);
  return useSent('texts', tool).map(({ from, fromName, isSample, lines }) => {
    const { filled, taken, kept } = fillEmpty(fields, draft, toAnswers(lines));
    const take = () => {
      onTake(filled);
      dropSent('texts', tool, from);
      showToast(`${plural(taken.length, 'answer')} filled in from ${fromName}`, { label: 'Undo', run: undo });
    };
    return (
      <div key={from} className="no-print mb-5">
        <Notice tone="plain">
          <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <span className="min-w-0 break-words">
              {fromName} sent {isSample ? 'sample ' : ''}answers.{' '}
              {taken.length > 0 ? `Empty here: ${joinWords(taken)}.` : 'Every field it knows is already filled in.'}
              {taken.length > 0 && kept.length > 0 && ` What you typed in ${joinWords(kept)} stays.`}
            </span>
            <span className="flex gap-2">
              {taken.length > 0 && (
                <Button look="primary" onClick={take}>
                  Fill in
                </Button>
              )}
              <Button onClick={() => dropSent('texts', tool, from)}>Dismiss</Button>
            </span>
          </span>
        </Notice>
      </div>
    );
  });
}
