import { useMemo } from 'react';
import { ImportButton } from '@/kinds/records/import-button';
import { hasSample } from '@/kinds/records/state';
import { Download } from '@/kinds/work/download';
import { WorkBar } from '@/kinds/work/work-bar';
import { Empty, HeadlineFigure } from '@/ui/layout';
import { lazyPart } from '@/ui/lazy-part';
import { toBasis } from './basis';
import { importHint, otherNames } from './content';
import { listCompetitors, productIdentity } from './model';
import { CompetitorsPanel } from './parts/competitors-panel';
import { Insights } from './parts/insights';
import { OwnPanel } from './parts/own-panel';
import { usePricing } from './parts/use-pricing';
import { annualSavings, computeMarket, formatDifference, readAssumptions } from './pricing';
import { toFiles } from './download';

const AssumptionsPanel = lazyPart(async () => (await import('./parts/later')).AssumptionsPanel);
const WhatIf = lazyPart(async () => (await import('./parts/later')).WhatIf);

const FeaturePanel = lazyPart(async () => (await import('./parts/later')).FeaturePanel);

export const about =
  'Enter what you charge and what your competitors charge: monthly, yearly or once. Prices are converted to one monthly basis, so you see where you stand and what another price would change.';
export const related = ['competitor-analysis', 'subscription-revenue-calculator', 'market-size-calculator', 'cash-flow-projector'];

export default function CompetitivePricingAnalyzer() {
  const records = usePricing();
  const { all, extra, tool } = records;
  const { around } = tool;
  const assumptions = useMemo(() => readAssumptions(extra, around), [extra, around]);
  const market = useMemo(() => computeMarket(all, assumptions), [all, assumptions]);
  const basis = useMemo(() => toBasis(market, assumptions), [market, assumptions]);
  const savings = useMemo(() => annualSavings(all), [all]);
  const competitors = useMemo(() => listCompetitors(all, extra.competitors), [all, extra.competitors]);
  const isEmpty = all.length === 0 && competitors.length === 0;
  const context = { records, market, savings, basis };
  return (
    <>
      <WorkBar isSample={hasSample(all)}>
        <ImportButton records={records} identity={productIdentity} otherNames={otherNames} hint={importHint} />
        <Download hasDocument label="Export" disabled={isEmpty} files={toFiles(tool.data, around)} />
      </WorkBar>
      {/* The prices on the left are part of the result, so on paper only their forms are left out. */}
      <div className="print-wide grid grid-cols-1 items-start gap-6 lg:grid-cols-12">
        <div className="stay min-w-0 lg:col-span-5">
          <OwnPanel {...context} />
          <CompetitorsPanel {...context} competitors={competitors} />
        </div>
        <div className="stay min-w-0 lg:col-span-7 print:mt-6">
          <div className="grid grid-cols-1 gap-5">
            <Insights market={market} savings={savings} currency={around.currency} basis={basis} />
            {isEmpty && (
              <Empty
                text="No prices to compare yet"
                hint="Add one of your products, then a competitor and its products."
                onSample={records.loadSample}
              />
            )}
            {!isEmpty && (
              <>
                <WhatIf records={records} market={market} />
                <FeaturePanel products={all} market={market} currency={around.currency} />
                <AssumptionsPanel records={records} />
              </>
            )}
          </div>
        </div>
      </div>
      <HeadlineFigure isTall label="Price difference" figure={formatDifference(market.toAverage)} />
    </>
  );
}
