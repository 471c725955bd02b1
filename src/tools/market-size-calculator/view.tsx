import { marketFiles } from './files';
import { useMemo, useState } from 'react';
import { Download } from '@/kinds/work/download';
import { useLiveForm } from '@/kinds/work/live-form';
import { WorkBar } from '@/kinds/work/work-bar';
import { HeadlineFigure, Panel, Split } from '@/ui/layout';
import { Tabs } from '@/ui/tabs';
import { lazyPart } from '@/ui/lazy-part';
import { useTool } from '@/workspace/tool-state';
import { labels } from './content';
import { approachLabels, chooseIndustry, computeMarket, fields, isBlank, isSample, state, type MarketData } from './model';
import { MarketForm, type MarketForm as Form } from './parts/market-form';
import { SizesView } from './parts/sizes-view';
import { readRanges } from './ranges';
import { formatSize } from './words';

// Seen only when chosen, so loaded only then.
const RangeView = lazyPart(async () => (await import('./parts/range-view')).RangeView);
const ProjectionView = lazyPart(async () => (await import('./parts/projection-view')).ProjectionView);
const SegmentsView = lazyPart(async () => (await import('./parts/segments-view')).SegmentsView);
const SourcesView = lazyPart(async () => (await import('./parts/sources-view')).SourcesView);

export const about =
  'Size a market twice, from all spending down and from your price up, and see whether the two agree. Add segments, sources, a low and high range and a growth rate, then take the report, the spreadsheet with its formulas or the circles to your deck.';

export const related = ['market-research', 'competitor-analysis', 'pitch-deck-generator', 'business-plan'];

const tabs = [
  { value: 'sizes', label: 'Market size' },
  { value: 'range', label: 'Range' },
  { value: 'projection', label: '5 years' },
  { value: 'segments', label: 'Segments' },
  { value: 'sources', label: 'Sources' },
] as const;
type Tab = (typeof tabs)[number]['value'];

export default function MarketSizeCalculator() {
  const tool = useTool(state);
  const { data, around } = tool;
  const [tab, setTab] = useState<Tab>('sizes');
  const live = useLiveForm(fields, data.draft, around, (draft, name) => tool.change((current) => ({ ...current, draft }), { key: name }));
  const form: Form = {
    ...live,
    set: (name, value) =>
      name === 'industry'
        ? tool.change((current) => ({ ...current, draft: chooseIndustry(current.draft, String(value), current.evidence.growthRate) }), {
            key: name,
          })
        : live.set(name, value),
  };
  const result = useMemo(() => computeMarket(live.values), [live.values]);
  const ranges = useMemo(() => readRanges(data.ranges, live.values, live.values.spread, around), [data.ranges, live.values, around]);
  const source = { data, result, ranges, currency: around.currency };

  const begin = (next: MarketData | undefined) => tool.change((current) => next ?? current);
  const isEmpty = isBlank(data) && data.draft.industry === '';

  return (
    <>
      <WorkBar
        isSample={isSample(data)}
        sample={isBlank(data) && { run: () => begin(state.sample?.(around)), said: 'Sample loaded' }}
        startOver={!isBlank(data) && { run: () => begin(state.start(around)), said: 'Started over' }}
        hasMoney
      >
        <Download look="primary" files={marketFiles(data, around)} disabled={isEmpty} />
      </WorkBar>
      <Split
        input={<MarketForm form={form} evidence={data.evidence.growthRate} currency={around.currency} />}
        result={
          <Panel title="Results" aside={<p className="text-[13px] text-mute">{`${around.currency}, ${labels.perYear}`}</p>}>
            <div className="mb-4">
              <Tabs label="Results" choices={tabs} value={tab} onChange={setTab} />
            </div>
            <div role="tabpanel" aria-label={tabs.find(({ value }) => value === tab)?.label}>
              {tab === 'sizes' && <SizesView source={source} form={form} today={around.today} onSources={() => setTab('sources')} />}

              {tab === 'range' && <RangeView source={source} form={form} tool={tool} />}
              {tab === 'projection' && <ProjectionView source={source} form={form} />}
              {tab === 'segments' && <SegmentsView source={source} tool={tool} />}
              {tab === 'sources' && <SourcesView source={source} tool={tool} />}
            </div>
          </Panel>
        }
      />
      <HeadlineFigure
        isTall
        label={`SOM ${labels.perYear}, ${approachLabels[result.inputs.approach].toLowerCase()}`}
        figure={formatSize(result.chosen.som, around.currency)}
      />
    </>
  );
}
