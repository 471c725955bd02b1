import { postingFiles } from '../files';
import { useEffect, useMemo, useRef } from 'react';
import { OpenPlaces } from '@/kinds/document/open-places';
import { Paper } from '@/kinds/document/paper';
import { Copy } from '@/kinds/work/copy';
import { Download } from '@/kinds/work/download';
import { WorkBar } from '@/kinds/work/work-bar';
import { toText } from '@/lib/document-text';
import { isComplete } from '@/lib/fields';
import { showGaps } from '@/lib/gaps';
import { Button } from '@/ui/button';
import { Chip, Notice } from '@/ui/layout';
import { Tabs } from '@/ui/tabs';
import { takeFocus } from '@/ui/bring-into-view';
import { lazyPart } from '@/ui/lazy-part';
import type { Tool } from '@/workspace/tool-state';
import { findFaults } from '../checks';
import { describeSource, toDocument, toHeader } from '../document';
import { readFacts } from '../facts';
import { fields, fileStem, isSample, type JobData, type Posting } from '../model';
import type { AnswersForm } from './answer-fields';
import { DescriptionTab } from './description-tab';
import { Tips } from './tips';
import { resultViews, type View } from './views';

const ShortTab = lazyPart(async () => (await import('./other-tabs')).ShortTab, <p className="text-mute">Loading…</p>);
const ListingTab = lazyPart(async () => (await import('./other-tabs')).ListingTab, <p className="text-mute">Loading…</p>);
const KitTab = lazyPart(async () => (await import('./other-tabs')).KitTab, <p className="text-mute">Loading…</p>);
const CheckText = lazyPart(async () => (await import('./check-text')).CheckText, <p className="text-mute">Loading…</p>);

interface ResultsProps {
  tool: Tool<JobData>;
  posting: Posting;
  form: AnswersForm;
  view: View;
  onView: (view: View) => void;
  isBusy: boolean;
  problem: string;
  /** How often it was asked for on this visit: each time the result takes the focus. */
  timesAsked: number;
  onRewrite: () => void;
  onCreateNew: () => void;
}

export function Results({ tool, posting, form, view, onView, isBusy, problem, timesAsked, onRewrite, onCreateNew }: ResultsProps) {
  const { data, around } = tool;
  const { answers } = data;
  const facts = useMemo(() => readFacts(answers, around.currency), [answers, around.currency]);
  const hasSample = isSample(answers);
  const { kept } = data;
  const faults = useMemo(
    () =>
      findFaults(answers, facts, around.currency)
        .map(({ text }) => text)
        .filter((text) => !kept?.includes(text)),
    [answers, facts, around.currency, kept],
  );
  const document = useMemo(() => toDocument(facts, posting, hasSample, faults), [facts, posting, hasSample, faults]);
  const stem = fileStem(answers);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (timesAsked > 0) takeFocus(title.current);
  }, [timesAsked]);
  const shared = { facts, posting, isSample: hasSample };
  return (
    <>
      <WorkBar isSample={hasSample} hasMoney>
        <Button icon="rotate-ccw" onClick={onCreateNew}>
          Create New
        </Button>
        <Copy text={toText(document)} />
        <Download look="primary" files={postingFiles(data, around)} />
      </WorkBar>
      <div className="mb-5">
        <div className="flex flex-wrap items-center gap-3">
          <h2 ref={title} tabIndex={-1} className="min-w-0 font-serif text-3xl break-words outline-none">
            {facts.title || '[Job Title]'}
          </h2>
          <OpenPlaces document={document}>{!posting.isReviewed && <Chip tone="warn">{describeSource(posting)}</Chip>}</OpenPlaces>
        </div>
        <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-2">
          {[...toHeader(facts), ...(facts.salary === '' ? [{ label: 'Salary', value: 'Not given' }] : [])].map(({ label, value }) => (
            <div key={label} className="min-w-0">
              <dt className="text-[13px] text-mute">{label}</dt>
              <dd className="break-words">{showGaps(value)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="mb-5">
        <Tabs label="Views" choices={resultViews} value={view} onChange={onView} />
      </div>
      {problem !== '' && (
        <div role="status" className="mb-4">
          <Notice>{problem}</Notice>
        </div>
      )}

      {view === 'description' && (
        <DescriptionTab
          tool={tool}
          posting={posting}
          facts={facts}
          form={form}
          canRewrite={isComplete(fields, answers)}
          isBusy={isBusy}
          timesAsked={timesAsked}
          onRewrite={onRewrite}
        />
      )}
      {view === 'preview' && (
        <div className="max-w-3xl">
          <Paper document={document} />
        </div>
      )}
      {view === 'short' && <ShortTab {...shared} />}
      {view === 'listing' && <ListingTab {...shared} stem={stem} />}
      {view === 'kit' && <KitTab {...shared} stem={fileStem(answers, 'interview-kit')} currency={around.currency} />}
      {view === 'check' && <CheckText tool={tool} />}

      <Tips />
    </>
  );
}
