import { lazy, Suspense, useState } from 'react';
import { useGenerator } from '@/kinds/generator/use-generator';
import { WorkBar } from '@/kinds/work/work-bar';
import { Tabs } from '@/ui/tabs';
import { nextRequest } from '@/platform/ids';
import { fields, hasSampleIn, readAnswers, state } from './model';
import { PricingForm } from './parts/pricing-form';
import { loadResults, pricingWriter } from './writer';

// Seen only when asked for, so loaded only then.
const Results = lazy(async () => ({ default: (await loadResults()).Results }));
const loadStudies = () => import('./parts/studies');
const Studies = lazy(async () => ({ default: (await loadStudies()).Studies }));

const loadTiers = () => import('./parts/tiers-tab');
const TiersTab = lazy(async () => ({ default: (await loadTiers()).TiersTab }));
const loadChange = () => import('./parts/change-tab');
const ChangeTab = lazy(async () => ({ default: (await loadChange()).ChangeTab }));

export const about =
  'Answer six questions and see six pricing strategies, each with how well it fits your product and, from the prices you paste, in money. Check it with a van Westendorp survey, a Gabor-Granger curve and unit economics; nothing leaves your browser unless you ask a model of your own.';

export const related = ['competitive-pricing-analyzer', 'subscription-revenue-calculator', 'market-size-calculator', 'competitor-analysis'];

const tabs = [
  { value: 'strategies', label: 'Strategies' },
  { value: 'survey', label: 'Price survey' },
  { value: 'demand', label: 'Demand curve' },
  { value: 'economics', label: 'Unit economics' },
  { value: 'tiers', label: 'Tiers' },
  { value: 'change', label: 'Price change' },
] as const;
type Tab = (typeof tabs)[number]['value'];

const preload = () => [loadResults(), loadStudies(), loadTiers(), loadChange()];

export default function PricingStrategyTool() {
  const generator = useGenerator(state, fields, pricingWriter, {
    draftOf: ({ draft }) => draft,
    putDraft: (data, draft) => ({ ...data, draft }),
    preload,
  });
  const { tool } = generator;
  const { data, around, change } = tool;
  const [tab, setTab] = useState<Tab>('strategies');
  const [isFresh, setIsFresh] = useState(false);
  // Counted for the product it was asked for: a sample or an undo must not ask a model about another.
  const [asked, setAsked] = useState({ product: '', times: 0 });
  const answers = readAnswers(data, around);

  const ask = () => setAsked({ product: answers.productType, times: nextRequest() });
  const generate = async () => {
    if (!(await generator.generate(answers, data.seed))) return;
    setIsFresh(true);
    change((current) => ({ ...current, hasResult: true }));
    ask();
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
      <WorkBar
        isSample={hasSampleIn(data)}
        sample={{ run: generator.loadSample, said: 'Sample loaded' }}
        startOver={{ run: generator.startOver, said: 'Everything cleared' }}
      />
      {tabRow}
      {tab === 'strategies' ? (
        <PricingForm
          form={generator.form}
          canGenerate={generator.isReady}
          isBusy={generator.isBusy}
          problem={generator.problem}
          around={around}
          said={data.said}
          onSay={(said, name) => change((current) => ({ ...current, said }), { key: name })}
          onGenerate={() => void generate()}
        />
      ) : (
        <Suspense fallback={<p className="text-mute">Loading…</p>}>
          {tab === 'tiers' ? <TiersTab tool={tool} /> : tab === 'change' ? <ChangeTab tool={tool} /> : <Studies tab={tab} tool={tool} />}
        </Suspense>
      )}
    </>
  );
}
