import { useMemo, useState } from 'react';
import { ImportButton } from '@/kinds/records/import-button';
import { useRecords } from '@/kinds/records/use-records';
import { Download } from '@/kinds/work/download';
import { WorkBar } from '@/kinds/work/work-bar';
import { Empty } from '@/ui/layout';
import { Tabs } from '@/ui/tabs';
import { lazyPart } from '@/ui/lazy-part';
import { importHint, otherNames } from './content';
import { competitorIdentity } from './list';
import { fields, hasSampleWork, state, withoutSamples, type Competitor } from './model';
import { CompetitorForm } from './parts/competitor-form';
import { useCompetitorForm } from './parts/use-competitor-form';
import { toFiles } from './download';

// Not there on a first visit, or only on demand.
const CompetitorList = lazyPart(async () => (await import('./parts/competitor-list')).default);
const Overview = lazyPart(async () => (await import('./parts/overview')).default);
const MatrixPanel = lazyPart(async () => (await import('./parts/matrix-panel')).default, <div className="panel min-h-80" />);
const MapPanel = lazyPart(async () => (await import('./parts/map-panel')).default, <div className="panel min-h-80" />);

const CardsPanel = lazyPart(async () => (await import('./parts/cards-panel')).default, <div className="panel min-h-80" />);
const DealsPanel = lazyPart(async () => (await import('./parts/deals-panel')).default, <div className="panel min-h-80" />);

export const about =
  'Note who you compete with, what they do well and badly, and where you read it; facts older than 90 days are flagged. Then compare weighted features, place everyone on a map, write a battlecard for each rival and log what you win and lose.';
export const related = ['swot-analysis-generator', 'market-research', 'competitive-pricing-analyzer'];

const views = [
  { value: 'list', label: 'Competitors', icon: 'users' },
  { value: 'matrix', label: 'Feature matrix', icon: 'table-2' },
  { value: 'map', label: 'Positioning map', icon: 'scatter-chart' },
  { value: 'cards', label: 'Battlecards', icon: 'swords' },
  { value: 'deals', label: 'Wins and losses', icon: 'trophy' },
] as const;

export default function CompetitorAnalysis() {
  const records = useRecords(state, fields, 'Competitor');
  const form = useCompetitorForm(records);
  const [view, setView] = useState<(typeof views)[number]['value']>('list');
  const { all, extra, tool } = records;
  // The samples' places on the map and their rows of the matrix go with them.
  const replaceAll = (next: Competitor[]) => tool.change((data) => ({ ...data, records: next, extra: withoutSamples(data.extra, next) }));
  const files = useMemo(() => toFiles(tool.data, tool.around), [tool.data, tool.around]);
  return (
    <>
      <WorkBar isSample={hasSampleWork(tool.data)} hasMoney={view === 'deals'}>
        <ImportButton records={{ ...records, replaceAll }} identity={competitorIdentity} otherNames={otherNames} hint={importHint} />
        <Download hasDocument label="Export" disabled={all.length === 0} files={files} />
      </WorkBar>
      <div className="no-print mb-5">
        <Tabs label="View" choices={views} value={view} onChange={setView} />
      </div>
      {view === 'list' ? (
        <div className="grid grid-cols-1 items-start gap-x-6 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
          <div className="no-print min-w-0 lg:col-span-5">
            <CompetitorForm form={form} />
          </div>
          <div className="min-w-0 lg:col-span-7 lg:row-span-2">
            {all.length === 0 ? (
              <Empty
                text="No competitors yet"
                hint="Add the first one: a name and a website are enough to begin."
                onSample={extra.features.length === 0 ? records.loadSample : undefined}
              />
            ) : (
              <CompetitorList records={records} form={form} />
            )}
          </div>
          {all.length > 0 && (
            <div className="min-w-0 max-lg:mt-6 lg:col-span-5">
              <Overview records={records} />
            </div>
          )}
        </div>
      ) : view === 'matrix' ? (
        <MatrixPanel records={records} />
      ) : view === 'map' ? (
        <MapPanel records={records} />
      ) : view === 'cards' ? (
        <CardsPanel records={records} />
      ) : (
        <DealsPanel records={records} />
      )}
    </>
  );
}
