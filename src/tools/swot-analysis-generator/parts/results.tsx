import { useEffect, useMemo, useRef, useState } from 'react';
import { ModelProposal } from '@/kinds/proposal/model-proposal';
import { Copy } from '@/kinds/work/copy';
import { Download } from '@/kinds/work/download';
import { WorkBar } from '@/kinds/work/work-bar';
import { formatDay } from '@/lib/dates';
import { toText } from '@/lib/document-text';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Chip, Notice } from '@/ui/layout';
import { Tabs } from '@/ui/tabs';
import { showToast } from '@/ui/toast';
import { lazyPart } from '@/ui/lazy-part';
import type { Tool } from '@/workspace/tool-state';
import { recommendations } from '../content';
import { toDocument } from '../document';
import { companyOf, fileStem, isSample, readAnswers, toBoard, type SwotData } from '../model';
import { findObjection, takePoints, toSwotTask } from '../proposal';
import { toFiles } from '../download';
import { SwotBoard } from './swot-board';

const TowsTab = lazyPart(async () => (await import('./tows-tab')).TowsTab);
const VersionsTab = lazyPart(async () => (await import('@/kinds/work/versions-tab')).default);

interface ResultsProps {
  tool: Tool<SwotData>;
  isBusy: boolean;
  problem: string;
  /** Just generated: the reader is taken to it. */
  isFresh: boolean;
  timesAsked: number;
  canRegenerate: boolean;
  onRegenerate: () => void;
  onCreateNew: () => void;
}

const views = [
  { value: 'swot', label: 'SWOT', icon: 'grid-2x2' },
  { value: 'tows', label: 'TOWS', icon: 'git-merge' },
  { value: 'versions', label: 'Versions', icon: 'history' },
] as const;

export function Results({ tool, isBusy, problem, isFresh, timesAsked, canRegenerate, onRegenerate, onCreateNew }: ResultsProps) {
  const { data, around, change } = tool;
  const [view, setView] = useState<(typeof views)[number]['value']>('swot');
  const title = useRef<HTMLHeadingElement>(null);
  const board = useMemo(() => toBoard(data.items), [data.items]);
  const company = companyOf(data);
  const day = formatDay(around.today);

  useEffect(() => {
    if (isFresh) title.current?.focus();
  }, [isFresh]);

  const document = toDocument(data, around.today);

  return (
    <>
      <WorkBar isSample={isSample(data)}>
        <Button icon="rotate-ccw" onClick={onCreateNew}>
          Create New Analysis
        </Button>
        <Copy text={toText(document)} />
        <Download label="Download Analysis" look="primary" files={toFiles(data, around)} />
      </WorkBar>
      <h2 ref={title} tabIndex={-1} className="font-serif text-3xl break-words">
        {company || 'SWOT Analysis'}
      </h2>
      {day !== '' && <p className="mb-5 text-mute">SWOT analysis as of {day}</p>}
      <div className="no-print mb-5 flex flex-wrap items-center justify-between gap-3">
        <Tabs label="Part of the analysis" choices={views} value={view} onChange={setView} />
        <div className="flex flex-wrap gap-2">
          <Button disabled={isBusy || !canRegenerate} onClick={onRegenerate}>
            <span className={`inline-flex ${isBusy ? 'animate-spin' : ''}`}>
              <Icon icon={isBusy ? 'loader-circle' : 'refresh-cw'} />
            </span>
            {isBusy ? 'Generating...' : 'Regenerate suggestions'}
          </Button>
        </div>
      </div>
      {problem !== '' && (
        <div role="status" className="mb-4">
          <Notice>{problem}</Notice>
        </div>
      )}
      {/* Out of view behind the other tabs, but there: the model is asked when the button is pressed, not when the tab comes back. */}
      <div className="mb-5" hidden={view !== 'swot'}>
        <ModelProposal
          what="the points"
          timesAsked={timesAsked}
          missing={canRegenerate ? '' : 'Enter the company name and the industry first.'}
          task={() => toSwotTask(readAnswers(data))}
          refuse={(part) => findObjection(part, data)}
          onUse={(reply, chosen, { model, provider }) => {
            const source = model || provider;
            if (takePoints(data, reply, chosen, source) === data) {
              showToast('Already in your analysis');
              return;
            }
            change((current) => takePoints(current, reply, chosen, source), { say: 'Added to your analysis' });
          }}
        />
      </div>
      {view === 'swot' ? (
        <SwotBoard tool={tool} board={board} />
      ) : view === 'tows' ? (
        <TowsTab tool={tool} board={board} stem={fileStem(data)} />
      ) : (
        <VersionsTab />
      )}
      <section aria-labelledby="swot-advice" className="mt-8">
        <div className="mb-3 flex flex-wrap items-center gap-3">
          <h2 id="swot-advice" className="font-semibold">
            Strategic recommendations
          </h2>
          <Chip tone="warn">General advice</Chip>
        </div>
        <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {recommendations.map((advice) => (
            <li key={advice.title} className="panel px-4! py-3.5!">
              <h3 className="mb-1 font-semibold">{advice.title}</h3>
              <p className="text-[14px] text-mute">{advice.text}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
