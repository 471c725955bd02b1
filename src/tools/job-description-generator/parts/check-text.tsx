import { useId, useMemo } from 'react';
import { Copy } from '@/kinds/work/copy';
import { longTextLimit } from '@/lib/fields';
import { Button } from '@/ui/button';
import { Panel, Split } from '@/ui/layout';
import { Label } from '@/ui/labelled';
import type { Tool } from '@/workspace/tool-state';
import { describeTally, findWords, swapAll, swapWord, tallyWords } from '../lint';
import type { JobData } from '../model';
import { describeCounts } from '../posting-words';
import { cutText } from '../words';
import { FindingRow } from './finding-row';

/** A posting from elsewhere, checked word by word. */
export function CheckText({ tool: { data, change } }: { tool: Tool<JobData> }) {
  const id = useId();
  const { original, text } = data.checked;
  const before = useMemo(() => findWords(original).length, [original]);
  const findings = useMemo(() => findWords(text), [text]);
  const tally = useMemo(() => tallyWords(text), [text]);
  const replace = (next: string, message: string) =>
    change((current) => ({ ...current, checked: { ...current.checked, text: cutText(next, longTextLimit) } }), { say: message });
  const type = (typed: string) =>
    change(
      ({ checked, ...current }) => {
        // What was replaced stays counted while the text is still the same one.
        const isUntouched = checked.text === checked.original || checked.text === '' || typed === '';
        return { ...current, checked: { original: isUntouched ? typed : checked.original, text: typed } };
      },
      { key: 'checked' },
    );
  return (
    <Split
      input={
        <Panel title="Check a text">
          <Label htmlFor={id}>Text to check</Label>
          <textarea
            id={id}
            className="input min-h-72"
            maxLength={longTextLimit}
            value={text}
            placeholder="Paste a job posting you already have."
            onChange={(event) => type(event.target.value)}
          />
          {text !== '' && (
            <div className="mt-3 flex flex-wrap gap-2">
              <Copy text={text} />
              <Button
                look="quiet"
                onClick={() => change((current) => ({ ...current, checked: { original: '', text: '' } }), { say: 'Text cleared' })}
              >
                Clear
              </Button>
            </div>
          )}
        </Panel>
      }
      result={
        <Panel
          title="Flagged words"
          aside={
            findings.some(({ swaps }) => swaps.length > 0) && (
              <Button icon="replace-all" onClick={() => replace(swapAll(text).text, 'Words replaced')}>
                Replace all
              </Button>
            )
          }
        >
          {text.trim() === '' ? (
            <p className="text-mute">
              Words coded by gender, age, ability or origin are listed here, each with replacements. Only English is checked.
            </p>
          ) : (
            <>
              <p role="status">{describeCounts(Math.max(before, findings.length), findings.length)}</p>
              <ul className="mt-3 grid gap-3">
                {findings.map((finding) => (
                  <FindingRow
                    key={finding.at}
                    finding={finding}
                    onSwap={(swap) => replace(swapWord(text, finding, swap), 'Word replaced')}
                  />
                ))}
              </ul>
              <p className="mt-3 text-[13px] text-mute">
                Tone by word stems: {describeTally(tally)} A hint from research on job ads, not a fault.
              </p>
            </>
          )}
        </Panel>
      }
    />
  );
}
