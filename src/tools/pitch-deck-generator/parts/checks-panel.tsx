import { CheckList } from '@/kinds/document/check-list';
import { plural } from '@/lib/text';
import { Button } from '@/ui/button';
import type { Tool } from '@/workspace/tool-state';
import { isFinalDeck, type Finding } from '../lint';
import type { DeckData } from '../model';

interface ChecksPanelProps {
  tool: Tool<DeckData>;
  findings: readonly Finding[];
  onShow: (slideId: string) => void;
}

/** What to settle before the deck goes out, and the word that it is final. */
export function ChecksPanel({ tool: { data, change }, findings, onShow }: ChecksPanelProps) {
  const blocking = findings.filter(({ isBlocking }) => isBlocking).length;
  const isFinal = isFinalDeck(data, findings);
  const setFinal = (value: boolean) =>
    change((current) => ({ ...current, isFinal: value }), {
      say: value ? 'Marked as final; the files no longer say Draft' : 'Back to draft',
    });
  return (
    <div className="grid grid-cols-1 gap-4">
      {findings.length === 0 ? (
        <p>Nothing to check: nothing left to add, no slide over 40 words, a source for every figure.</p>
      ) : (
        <CheckList
          use="send it"
          openUpTo={1000}
          checks={findings.map(({ id, text, slideId, isBlocking }) => ({
            id,
            text: `${text}${isBlocking ? ' Keeps the deck a draft.' : ''}`,
            ...(slideId === undefined ? {} : { fixes: [{ label: 'Show slide', change: slideId }] }),
          }))}
          onFix={onShow}
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        {isFinal ? (
          <Button onClick={() => setFinal(false)}>Back to draft</Button>
        ) : (
          <Button icon="check" disabled={blocking > 0} aria-describedby="final-note" onClick={() => setFinal(true)}>
            Mark as final
          </Button>
        )}
        <p id="final-note" className="text-[13px] text-mute">
          {isFinal
            ? 'Final. Any change to a slide makes it a draft again.'
            : blocking > 0
              ? `A draft until ${plural(blocking, 'check')} above ${blocking === 1 ? 'is' : 'are'} settled.`
              : 'Files say Draft on every slide until you mark the deck as final.'}
        </p>
      </div>
    </div>
  );
}
