import { useMemo } from 'react';
import { plural } from '@/lib/text';
import { Button } from '@/ui/button';
import { Panel } from '@/ui/layout';
import type { Tool } from '@/workspace/tool-state';
import { describeTally, tallyWords } from '../lint';
import type { JobData } from '../model';
import { countFlagged, describeCounts, findFlagged, swapEverywhere, swapIn, wholeText } from '../posting-words';
import { FindingRow } from './finding-row';

/** Words of the posting that shut people out, with what could stand there instead. */
export function WordsPanel({ tool: { data, change } }: { tool: Tool<JobData> }) {
  const places = useMemo(() => findFlagged(data), [data]);
  const tally = useMemo(() => tallyWords(wholeText(data)), [data]);
  const now = countFlagged(places);
  const replaced = data.posting?.replaced ?? 0;
  const canReplace = places.some(({ findings }) => findings.some(({ swaps }) => swaps.length > 0));
  const replace = (swap: (current: JobData) => JobData, message: string) => change(swap, { say: message });
  return (
    <Panel title="Words">
      <p role="status" className="text-[14px]">
        {replaced > 0 ? describeCounts(now + replaced, now) : now === 0 ? 'No flagged words.' : `${plural(now, 'flagged word')}.`}
      </p>
      {now > 0 && (
        <ul className="mt-3 grid gap-3">
          {places.flatMap(({ id, label, findings }) =>
            findings.map((finding) => (
              <FindingRow
                key={`${id}-${finding.at}`}
                finding={finding}
                where={label}
                onSwap={(swap) => replace((current) => swapIn(current, id, finding, swap), 'Word replaced')}
              />
            )),
          )}
        </ul>
      )}
      {canReplace && now > 1 && (
        <div className="mt-3">
          <Button icon="replace-all" onClick={() => replace(swapEverywhere, 'Words replaced')}>
            Replace all
          </Button>
        </div>
      )}
      <p className="mt-3 text-[13px] text-mute">Tone by word stems: {describeTally(tally)} A hint from research on job ads, not a fault.</p>
    </Panel>
  );
}
