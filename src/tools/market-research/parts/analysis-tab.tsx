import { useState } from 'react';
import { Button } from '@/ui/button';
import { Tabs } from '@/ui/tabs';
import type { Tool } from '@/workspace/tool-state';
import { readMarket, type ResearchData } from '../model';
import { EvidencePanel } from './evidence-panel';
import { ForcesPanel } from './forces-panel';
import { InsightCards } from './insight-cards';
import { InterviewsPanel } from './interviews-panel';
import { SizePanel } from './size-panel';
import { SwotPanel } from './swot-panel';

const views = [
  { value: 'overview', label: 'Overview' },
  { value: 'forces', label: 'Five forces' },
  { value: 'interviews', label: 'Interviews and survey' },
  { value: 'evidence', label: 'Evidence' },
] as const;

export function AnalysisTab({ tool, onMarket }: { tool: Tool<ResearchData>; onMarket: () => void }) {
  const [view, setView] = useState<(typeof views)[number]['value']>('overview');
  const hasIndustry = readMarket(tool.data.market).industry !== '';
  return (
    <>
      <div className="mb-5">
        <Tabs label="Views of the analysis" choices={views} value={view} onChange={setView} />
      </div>
      {view === 'overview' && (
        <div className="grid grid-cols-1 gap-6">
          {hasIndustry ? (
            <InsightCards tool={tool} />
          ) : (
            <div className="panel flex flex-col items-center gap-3 py-10! text-center">
              <p className="font-semibold">Complete the market information to generate insights</p>
              <Button look="primary" onClick={onMarket}>
                Fill in the industry
              </Button>
            </div>
          )}
          <SizePanel tool={tool} />
          <SwotPanel tool={tool} />
        </div>
      )}
      {view === 'forces' && <ForcesPanel tool={tool} />}
      {view === 'interviews' && <InterviewsPanel tool={tool} />}
      {view === 'evidence' && <EvidencePanel tool={tool} />}
    </>
  );
}
