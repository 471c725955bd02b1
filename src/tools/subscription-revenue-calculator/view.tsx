import { lazy, startTransition, Suspense, useState } from 'react';
import { formatMoney } from '@/lib/money';
import { formatNumber, noFigure } from '@/lib/numbers';
import { ImportButton } from '@/kinds/records/import-button';
import { hasSample } from '@/kinds/records/state';
import { Download } from '@/kinds/work/download';
import { SendMenu } from '@/kinds/work/send-menu';
import { WorkBar } from '@/kinds/work/work-bar';
import { Empty, HeadlineFigure, Notice, Panel, Split, StatRow } from '@/ui/layout';
import { Tabs } from '@/ui/tabs';
import { otherNames } from './content';
import { fillAnnualPrice, state, tierIdentity, type Tier } from './model';
import { ProjectionTable } from './parts/projection-table';
import { SettingsPanel } from './parts/settings-panel';
import { TierCards } from './parts/tier-cards';
import { TierFormPanel } from './parts/tier-form';
import { useSubscriptionPlan } from './parts/use-subscription-plan';
import { useTierForm } from './parts/use-tier-form';
import { toFiles } from './download';

const PlanScenarios = lazy(() => import('./parts/plan-scenarios'));
const CompareView = lazy(() => import('./parts/compare-view'));
const MrrView = lazy(() => import('./parts/mrr-view'));
const EconomicsView = lazy(() => import('./parts/economics-view'));
const CashView = lazy(() => import('./parts/cash-view'));
const WhatIfView = lazy(() => import('./parts/what-if-view'));
const CohortsView = lazy(() => import('./parts/cohorts-view'));
const GoalView = lazy(() => import('./parts/goal-view'));

export const about =
  'See what your pricing tiers bring in over one to five years, from today’s subscribers, the rate they grow at and the rate they leave at. Then look behind it: MRR and retention, what a subscriber is worth, when the cash comes in, what trials, a price rise or upgrades would add, and what would have to change for the revenue you want.';
export const related = ['cash-flow-projector', 'competitive-pricing-analyzer', 'kpi-dashboard', 'financial-tracker'];

const views = [
  { value: 'table', label: 'Projection' },
  { value: 'compare', label: 'Chart and scenarios' },
  { value: 'mrr', label: 'MRR' },
  { value: 'economics', label: 'LTV and CAC' },
  { value: 'cash', label: 'Cash' },
  { value: 'what-if', label: 'What if' },
  { value: 'cohorts', label: 'Cohorts' },
  { value: 'goal', label: 'Goal' },
] as const;
type View = (typeof views)[number]['value'];

export default function SubscriptionRevenueCalculator() {
  const { records, form, settings, projection } = useSubscriptionPlan();
  const tierForm = useTierForm(records, settings.discount);
  const [view, setView] = useState<View>('table');
  const { all, extra, tool } = records;
  const { around } = tool;
  const { currency } = around;
  const isEmpty = all.length === 0;
  const money = (minor: number | null) => (minor === null ? noFigure : formatMoney(minor, currency));
  const withAnnual = (tiers: Tier[]) => tiers.map((tier) => fillAnnualPrice(tier, settings.discount));
  const importing: typeof records = {
    ...records,
    addAll: (added, how) => records.addAll(withAnnual(added), how),
    replaceAll: (next, how) => records.replaceAll(withAnnual(next), how),
  };

  return (
    <>
      <WorkBar isSample={hasSample(all)} hasMoney>
        <ImportButton
          records={importing}
          identity={(tier) => tierIdentity(fillAnnualPrice(tier, settings.discount))}
          otherNames={otherNames}
          hint="A CSV with at least a name and a monthly price for each tier."
        />
        {!isEmpty && <SendMenu data={tool.data} topics={['money', 'metrics']} noun="line" />}
        <Download hasDocument disabled={isEmpty} files={toFiles(tool.data, around)} />
      </WorkBar>
      <StatRow
        stats={[
          { label: 'Total Revenue', figure: money(projection.totalRevenue), note: `In ${projection.months} months` },
          { label: 'Avg. Monthly Revenue', figure: money(projection.averageRevenue) },
          { label: 'Final Month Revenue', figure: money(projection.finalRevenue), note: `Month ${projection.months}` },
          {
            label: 'Final Subscribers',
            figure: projection.finalSubscribers === null ? noFigure : formatNumber(projection.finalSubscribers),
          },
        ]}
      />
      {projection.totalRevenue === null && (
        <div className="mb-5">
          <Notice>
            {projection.tooLarge
              ? `“${projection.tooLarge.name}” grows too large to work with in month ${projection.tooLarge.month}, so there is no total. Check its growth rate and price.`
              : 'The tiers together are too large to work with, so there is no total.'}
          </Notice>
        </div>
      )}
      {extra.scenarios.list.length > 1 && (
        <Suspense fallback={null}>
          <PlanScenarios records={records} />
        </Suspense>
      )}
      <Split
        input={
          <>
            <TierFormPanel tierForm={tierForm} />
            <SettingsPanel form={form} settings={settings} records={records} />
            {!isEmpty && <TierCards records={records} form={tierForm.form} />}
          </>
        }
        result={
          isEmpty ? (
            <Empty
              text="No tiers yet"
              hint="Add the first one: a name and a monthly price are enough."
              onSample={() => records.replaceAll(state.sample?.(around).records ?? [])}
            />
          ) : (
            <Panel>
              <div className="mb-4">
                <Tabs label="View" choices={views} value={view} onChange={(next) => startTransition(() => setView(next))} />
              </div>
              {view === 'table' ? (
                <ProjectionTable projection={projection} settings={settings} form={form} currency={currency} />
              ) : (
                <Suspense fallback={null}>
                  {view === 'compare' && <CompareView records={records} />}
                  {view === 'mrr' && <MrrView projection={projection} settings={settings} form={form} currency={currency} />}
                  {view === 'economics' && <EconomicsView projection={projection} settings={settings} form={form} currency={currency} />}
                  {view === 'cash' && <CashView projection={projection} monthlyShare={settings.monthlyShare} currency={currency} />}
                  {view === 'what-if' && <WhatIfView records={records} settings={settings} />}
                  {view === 'cohorts' && <CohortsView projection={projection} />}
                  {view === 'goal' && <GoalView records={records} settings={settings} />}
                </Suspense>
              )}
            </Panel>
          )
        }
      />
      <HeadlineFigure isTall label="Total Revenue" figure={money(projection.totalRevenue)} />
    </>
  );
}
