import { lazy, Suspense, useEffect, useState } from 'react';
import { useLiveForm } from '@/kinds/work/live-form';
import { useIsInUse } from '@/kinds/work/use-in-use';
import { WorkBar } from '@/kinds/work/work-bar';
import { Button } from '@/ui/button';
import { Tabs } from '@/ui/tabs';
import { showToast } from '@/ui/toast';
import { useTool } from '@/workspace/tool-state';
import { nextRequest } from '@/writer/requests';
import { useWriter } from '@/writer/use-writer';
import { canGenerate, fields, hasSampleIn, readAnswers, state } from './model';
import { PricingForm } from './parts/pricing-form';
import { loadResults, pricingWriter } from './writer';

// Seen only when asked for, so loaded only then.
const Results = lazy(async () => ({ default: (await loadResults()).Results }));
const loadStudies = () => import('./parts/studies');
const Studies = lazy(async () => ({ default: (await loadStudies()).Studies }));

export const about =
  'Answer six questions and see six pricing strategies, each with how well it fits your product and, from the prices you paste, in money. Check it with a van Westendorp survey, a Gabor-Granger curve and unit economics; nothing leaves your browser unless you ask a model of your own.';

export const related = ['competitive-pricing-analyzer', 'subscription-revenue-calculator', 'market-size-calculator', 'competitor-analysis'];

const tabs = [
  { value: 'strategies', label: 'Strategies' },
  { value: 'survey', label: 'Price survey' },
  { value: 'demand', label: 'Demand curve' },
  { value: 'economics', label: 'Unit economics' },
] as const;
type Tab = (typeof tabs)[number]['value'];

export default function PricingStrategyTool() {
  const tool = useTool(state);
  const { data, around, change, undo } = tool;
  const [tab, setTab] = useState<Tab>('strategies');
  const [isFresh, setIsFresh] = useState(false);
  // Counted for the product it was asked for: a sample or an undo must not ask a model about another.
  const [asked, setAsked] = useState({ product: '', times: 0 });
  const writer = useWriter(pricingWriter);
  const form = useLiveForm(fields, data.draft, around, (draft, name) => change((current) => ({ ...current, draft }), name));
  const answers = readAnswers(data, around);

  const isInUse = useIsInUse();
  useEffect(() => {
    if (isInUse) void Promise.allSettled([loadResults(), loadStudies()]);
  }, [isInUse]);

  const ask = () => setAsked({ product: answers.productType, times: nextRequest() });
  const generate = async () => {
    if (!(await writer.run(answers, data.seed))) return;
    setIsFresh(true);
    change((current) => ({ ...current, hasResult: true }));
    ask();
  };
  const replace = (next: typeof data | undefined, said: string) => {
    if (!next) return;
    change(() => next);
    showToast(said, { label: 'Undo', run: undo });
  };
  const analyzeDifferent = () => {
    change((current) => ({ ...current, hasResult: false }));
    setIsFresh(false);
  };

  const tabRow = (
    <div className="mb-5">
      <Tabs label="Parts of the pricing work" choices={tabs} value={tab} onChange={setTab} />
    </div>
  );
  if (tab === 'strategies' && data.hasResult) {
    return (
      <Suspense fallback={<WorkBar isSample={hasSampleIn(data)} />}>
        <Results
          tool={tool}
          isFresh={isFresh}
          timesAsked={asked.product === answers.productType ? asked.times : 0}
          onRegenerate={ask}
          onAnalyzeDifferent={analyzeDifferent}
          onTab={setTab}
        >
          {tabRow}
        </Results>
      </Suspense>
    );
  }
  return (
    <>
      <WorkBar isSample={hasSampleIn(data)}>
        <Button look="quiet" onClick={() => replace(state.sample?.(around), 'Sample loaded')}>
          Load sample
        </Button>
        <Button look="quiet" icon="rotate-ccw" onClick={() => replace(state.start(around), 'Everything cleared')}>
          Start over
        </Button>
      </WorkBar>
      {tabRow}
      {tab === 'strategies' ? (
        <PricingForm
          form={{ ...form, problems: {} }}
          canGenerate={canGenerate(answers)}
          isBusy={writer.isBusy}
          problem={writer.problem}
          around={around}
          said={data.said}
          onSay={(said, name) => change((current) => ({ ...current, said }), name)}
          onGenerate={() => void generate()}
        />
      ) : (
        <Suspense fallback={<p className="text-mute">Loading…</p>}>
          <Studies tab={tab} tool={tool} />
        </Suspense>
      )}
    </>
  );
}
