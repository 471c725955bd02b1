import { offerFiles } from './offer-files';
import { lazy, startTransition, Suspense, useEffect, useState } from 'react';
import { ImportButton } from '@/kinds/records/import-button';
import { Download } from '@/kinds/work/download';
import { useIsInUse } from '@/kinds/work/use-in-use';
import { WorkBar } from '@/kinds/work/work-bar';
import { formatPercent } from '@/lib/numbers';
import { Button } from '@/ui/button';
import { HeadlineFigure } from '@/ui/layout';
import { Tabs } from '@/ui/tabs';
import { deeperAssumption, importHint, otherNames, plainAssumptions } from './content';
import { hasDeeperTerms, hasSampleWork, stakeholderIdentity } from './model';
import { headlineOf } from './outstanding';
import { CapTablePanel, loadBody } from './parts/cap-table-panel';
import { Assumptions } from './parts/notes';
import { RoundForm } from './parts/round-form';
import { StakeholderForm } from './parts/stakeholder-form';
import { useEquity, useEquityForms } from './parts/use-equity';

const loadRounds = () => import('./parts/rounds-view');
const RoundsView = lazy(loadRounds);
const Scenarios = lazy(() => import('./parts/scenarios'));
const ElectionLine = lazy(() => import('./parts/election-line'));
const DilutionView = lazy(() => import('./parts/dilution-view'));
const VestingView = lazy(() => import('./parts/vesting-view'));
const ExitView = lazy(() => import('./parts/exit-view'));
const MineView = lazy(() => import('./parts/mine-view'));
const ImportOcf = lazy(() => import('./parts/import-ocf'));
const CompareView = lazy(() => import('./parts/compare-view'));

export const about =
  'Keep your cap table: who owns how much, what every round adds, and how it vests. Then see what SAFEs, notes and an option pool do to it, who gets what at an exit once options are exercised, and compare scenarios side by side.';
export const related = ['funding-tracker', 'investor-crm', 'team-builder', 'cash-flow-projector'];

const views = [
  { value: 'table', label: 'Cap Table', icon: 'chart-pie' },
  { value: 'rounds', label: 'Rounds & SAFEs', icon: 'layers' },
  { value: 'dilution', label: 'Dilution', icon: 'chart-line' },
  { value: 'vesting', label: 'Vesting', icon: 'calendar-clock' },
  { value: 'exit', label: 'Exit', icon: 'door-open' },
  { value: 'mine', label: 'What You Get', icon: 'wallet' },
] as const;
const compareView = { value: 'compare', label: 'Compare', icon: 'columns-3' } as const;
type View = (typeof views)[number]['value'] | 'compare';

export default function EquityCalculator() {
  const equity = useEquity();
  const forms = useEquityForms(equity);
  const { stakeholders, importable, rounds, convertibles, inputs, table, extra, tool } = equity;
  const [chosenView, setView] = useState<View>('table');
  const [isImporting, setIsImporting] = useState(false);
  const hasScenarios = extra.scenarios.list.length > 1;
  const view = chosenView === 'compare' && !hasScenarios ? 'table' : chosenView;
  const lists = [stakeholders.all, rounds.all, convertibles.all];
  const isEmpty = lists.every((list) => list.length === 0);

  const headline = headlineOf(inputs, table, extra.isFull);
  const isInUse = useIsInUse();

  // Fetched before it is asked for, so that it is there as soon as it is wanted.
  useEffect(() => {
    if (isInUse || !isEmpty) for (const load of [loadBody, loadRounds]) load().catch(() => undefined);
  }, [isInUse, isEmpty]);

  return (
    <>
      <WorkBar isSample={hasSampleWork(tool.data)} hasMoney>
        <ImportButton
          records={importable}
          identity={stakeholderIdentity}
          otherNames={otherNames}
          readOther={async (text) => (await import('./import-table')).readOwnTable(text)}
          hint={importHint}
        />
        <Button icon="upload" onClick={() => setIsImporting(true)}>
          Import OCF
        </Button>
        <Download hasDocument disabled={isEmpty} files={offerFiles(tool.data, tool.around)} />
      </WorkBar>
      <Suspense fallback={null}>{isImporting && <ImportOcf equity={equity} onClose={() => setIsImporting(false)} />}</Suspense>
      <div className="no-print mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Tabs
          label="View"
          choices={hasScenarios ? [...views, compareView] : views}
          value={view}
          onChange={(next: View) => startTransition(() => setView(next))}
        />
        <Suspense fallback={null}>{!isEmpty && <Scenarios equity={equity} />}</Suspense>
      </div>
      {view === 'table' ? (
        <>
          <Suspense fallback={null}>{!isEmpty && <ElectionLine equity={equity} onShow={() => setView('vesting')} />}</Suspense>
          <div className="grid grid-cols-1 items-start gap-x-6 lg:grid-cols-12">
            <div className="no-print min-w-0 lg:col-span-4">
              <StakeholderForm form={forms.stakeholderForm} />
              <RoundForm form={forms.roundForm} equity={equity} isFull={extra.isFull} />
            </div>
            <div className="stay min-w-0 lg:col-span-8 print:col-span-12">
              <CapTablePanel equity={equity} forms={forms} />
            </div>
          </div>
          <Assumptions notes={extra.isFull && hasDeeperTerms(inputs) ? [...plainAssumptions, deeperAssumption] : plainAssumptions} />
          {headline && <HeadlineFigure label={headline.label} figure={formatPercent(headline.share, 2)} />}
        </>
      ) : (
        <Suspense fallback={null}>
          {view === 'rounds' && <RoundsView equity={equity} forms={forms} />}
          {view === 'dilution' && <DilutionView equity={equity} />}
          {view === 'vesting' && <VestingView equity={equity} />}
          {view === 'mine' && <MineView equity={equity} />}
          {view === 'exit' && <ExitView equity={equity} />}
          {view === 'compare' && <CompareView equity={equity} />}
        </Suspense>
      )}
    </>
  );
}
