import { reportFiles } from './files';
import { useMemo, useState } from 'react';
import { useLiveForm } from '@/kinds/work/live-form';
import { Download } from '@/kinds/work/download';
import { usePreload } from '@/kinds/work/use-in-use';
import { WorkBar } from '@/kinds/work/work-bar';
import { Tabs } from '@/ui/tabs';
import { lazyPart } from '@/ui/lazy-part';
import { useTool, type Tool } from '@/workspace/tool-state';
import { fields, isEmptyResearch, settleSample, startAgain, state, type ResearchData } from './model';
import { MarketTab } from './parts/market-tab';

// Behind other tabs, so loaded when they are opened or about to be.
const CompetitorsTab = lazyPart(
  async () => (await import('./parts/competitors-tab')).CompetitorsTab,
  <p className="text-mute">Loading…</p>,
);
const AnalysisTab = lazyPart(async () => (await import('./parts/analysis-tab')).AnalysisTab, <p className="text-mute">Loading…</p>);

export const about =
  'Describe your market and your competitors, and get notes to work from, a five forces chart, an interview guide with a tally, and a log that keeps the source next to every claim. Download the report as Word, PDF, HTML or text; nothing is looked up and nothing leaves your browser.';

export const related = ['competitor-analysis', 'market-size-calculator', 'swot-analysis-generator'];

const tabs = [
  { value: 'market', label: 'Market Info' },
  { value: 'competitors', label: 'Competitors' },
  { value: 'analysis', label: 'Analysis' },
] as const;

const preload = () => [import('./parts/competitors-tab'), AnalysisTab.load()];

/** Whatever is changed, the sample's mark goes with the last of the sample. */
function useResearch(): Tool<ResearchData> {
  const tool = useTool(state);
  return useMemo(
    () => ({
      ...tool,
      change: (recipe, how) => tool.change((current) => settleSample(recipe(current)), how),
      changeAll: (recipe, how) =>
        tool.changeAll((work) => {
          const next = recipe(work);
          return { ...next, data: settleSample(next.data) };
        }, how),
    }),
    [tool],
  );
}

export default function MarketResearch() {
  const tool = useResearch();
  const { data, around, change } = tool;
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('market');
  const form = useLiveForm(fields, data.market, around, (market, name) => change((current) => ({ ...current, market }), { key: name }));
  usePreload(preload);
  const loadSample = () =>
    change((current) => {
      const sample = state.sample?.(around);
      return sample ? startAgain(current, sample) : current;
    });
  const startOver = () => {
    change((current) => startAgain(current, state.start(around)));
    setTab('market');
  };

  return (
    <>
      <WorkBar
        isSample={data.isSample}
        sample={{ run: loadSample, said: 'Sample loaded' }}
        startOver={{ run: startOver, said: 'Everything cleared' }}
      >
        <Download label="Report" disabled={isEmptyResearch(data)} files={reportFiles(data, around)} />
      </WorkBar>
      <div className="mb-5">
        <Tabs label="Parts of the research" choices={tabs} value={tab} onChange={setTab} />
      </div>

      {tab === 'market' && (
        <MarketTab
          form={form}
          currency={around.currency}
          trade={data.trade}
          onTrade={(trade) => change((current) => ({ ...current, trade }))}
          onNext={() => setTab('competitors')}
        />
      )}
      {tab === 'competitors' && <CompetitorsTab tool={tool} />}
      {tab === 'analysis' && <AnalysisTab tool={tool} onMarket={() => setTab('market')} />}
    </>
  );
}
