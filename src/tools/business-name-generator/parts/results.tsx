import { useEffect, useRef } from 'react';
import { useDomainCheck } from '@/kinds/names/use-domain-check';
import { bringIntoView } from '@/ui/bring-into-view';
import { Panel } from '@/ui/layout';
import { Tabs } from '@/ui/tabs';
import type { Tool } from '@/workspace/tool-state';
import type { NameData } from '../model';
import type { ResultTab } from '../view';
import { NamesTab } from './names-tab';
import { ShortlistTab } from './shortlist-tab';
import { VoteTab } from './vote-tab';

export { NamesProposal } from './names-proposal';

interface ResultsProps {
  tool: Tool<NameData>;
  tab: ResultTab;
  onTab: (tab: ResultTab) => void;
  timesAsked: number;
  isBusy: boolean;
  onRegenerate: () => void;
}

export function Results({ tool, tab, onTab, timesAsked, isBusy, onRegenerate }: ResultsProps) {
  const { shortlist, made } = tool.data;
  const live = useDomainCheck();
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (timesAsked > 0) bringIntoView(whole.current);
  }, [timesAsked]);
  const choices = [
    { value: 'names', label: 'Names' },
    { value: 'shortlist', label: `Shortlist (${shortlist.length})` },
    { value: 'vote', label: 'Vote' },
  ] as const;
  return (
    <div ref={whole} tabIndex={-1} className="scroll-mt-20 rounded-(--radius-panel) outline-none">
      <Panel title="Suggestions" aside={<Tabs label="Suggestions" choices={choices} value={tab} onChange={onTab} />}>
        {tab === 'names' &&
          (made ? (
            <NamesTab tool={tool} made={made} live={live} isBusy={isBusy} onRegenerate={onRegenerate} />
          ) : (
            <p className="py-6 text-center text-mute">No names yet. Enter your industry and press Generate.</p>
          ))}
        {tab === 'shortlist' && <ShortlistTab tool={tool} live={live} />}
        {tab === 'vote' && <VoteTab tool={tool} />}
      </Panel>
    </div>
  );
}
