import { lazy, startTransition, Suspense, useMemo, useState } from 'react';
import { ImportButton } from '@/kinds/records/import-button';
import { hasSample } from '@/kinds/records/state';
import { Download } from '@/kinds/work/download';
import { usePreload } from '@/kinds/work/use-in-use';
import { WorkBar } from '@/kinds/work/work-bar';
import { Button } from '@/ui/button';
import { Empty } from '@/ui/layout';
import { lazyPart } from '@/ui/lazy-part';
import { Tabs } from '@/ui/tabs';
import { importHint, otherNames } from './content';
import { computeFunnel, state, stepIdentity } from './model';
import { FunnelList } from './parts/funnel-list';
import { Strategies } from './parts/strategies';
import { SummaryCards } from './parts/summary-cards';
import { useFunnel, useStepForm } from './parts/use-funnel';
import { toFiles } from './download';

const loadForm = () => import('./parts/step-form');
const StepForm = lazyPart(async () => (await loadForm()).StepForm);
const loadDropOff = () => import('./parts/drop-off');
const loadWhatIf = () => import('./parts/what-if');
const loadTestPlan = () => import('./parts/test-plan');
const loadTestCheck = () => import('./parts/test-check');
const DropOffView = lazy(loadDropOff);
const WhatIfView = lazy(loadWhatIf);
const TestPlanView = lazy(loadTestPlan);
const TestCheckView = lazy(loadTestCheck);
const loadSegments = () => import('./parts/segments-view');
const SegmentsView = lazy(loadSegments);
const loadBacklog = () => import('./parts/backlog-view');
const BacklogView = lazy(loadBacklog);
const preload = () => [loadForm(), loadDropOff(), loadWhatIf(), loadTestPlan(), loadTestCheck(), loadBacklog(), loadSegments()];

export const about =
  'Enter the steps people take from first visit to sale, and see which one loses most of them and what that costs. Try better rates step by step, plan an A/B test that runs long enough, and check whether its result is more than chance.';
export const related = ['landing-page-builder', 'kpi-dashboard', 'competitive-pricing-analyzer', 'user-feedback-collector'];

const views = [
  { value: 'funnel', label: 'Funnel', icon: 'filter' },
  { value: 'drop-off', label: 'Drop-off', icon: 'log-out' },
  { value: 'segments', label: 'Segments', icon: 'chart-pie' },
  { value: 'what-if', label: 'What If', icon: 'sliders-horizontal' },
  { value: 'plan', label: 'Plan a Test', icon: 'calendar-range' },
  { value: 'check', label: 'Check a Test', icon: 'flask-conical' },
  { value: 'backlog', label: 'Experiments', icon: 'list-ordered' },
] as const;
type View = (typeof views)[number]['value'];

const readOther = async (text: string) => (await import('./analytics')).readFunnelReport(text);

export default function ConversionRateOptimizer() {
  const records = useFunnel();
  const { form, rate, round, focus } = useStepForm(records);
  const [view, setView] = useState<View>('funnel');
  const { all, tool } = records;
  const funnel = useMemo(() => computeFunnel(all), [all]);
  const isEmpty = all.length === 0;
  const isFormShown = form.isOpen && view === 'funnel';
  usePreload(preload);

  const show = (next: View) => startTransition(() => setView(next));
  const toggleForm = () => {
    if (isFormShown && !form.isEditing) form.close();
    else if (!form.isOpen || form.isEditing) form.open();
    setView('funnel');
  };
  const nothing = (
    <Empty
      text="No funnel steps added yet"
      hint="Add the first thing people do on their way to you, such as a visit to your website."
      action={{ label: 'Add Your First Step', onClick: isFormShown ? focus : toggleForm }}
      onSample={() => records.replaceAll(state.start(tool.around).records)}
    />
  );

  return (
    <>
      <WorkBar isSample={hasSample(all)}>
        <ImportButton records={records} identity={stepIdentity} otherNames={otherNames} readOther={readOther} hint={importHint} />
        <Download hasDocument disabled={isEmpty} files={toFiles(tool.data, tool.around)} />
        <Button look={isFormShown || isEmpty ? 'plain' : 'primary'} icon="plus" aria-expanded={isFormShown} onClick={toggleForm}>
          Add Funnel Step
        </Button>
      </WorkBar>
      <SummaryCards funnel={funnel} />
      <div className="no-print mb-5">
        <Tabs label="View" choices={views} value={view} onChange={show} />
      </div>
      {view === 'funnel' ? (
        <div className="grid grid-cols-1 items-start gap-x-6 lg:grid-cols-12">
          {isFormShown && (
            <div className="no-print stay min-w-0 lg:col-span-4 lg:col-start-9 lg:row-start-1">
              <StepForm key={round} form={form} rate={rate} />
            </div>
          )}
          <div className={`min-w-0 print:col-span-12 ${isFormShown ? 'lg:col-span-8 lg:col-start-1 lg:row-start-1' : 'lg:col-span-12'}`}>
            {isEmpty ? nothing : <FunnelList records={records} funnel={funnel} form={form} />}
          </div>
        </div>
      ) : (
        <Suspense fallback={null}>
          {view === 'plan' ? (
            <TestPlanView records={records} funnel={funnel} />
          ) : view === 'check' ? (
            <TestCheckView records={records} />
          ) : view === 'segments' ? (
            <SegmentsView records={records} />
          ) : view === 'backlog' ? (
            <BacklogView records={records} />
          ) : isEmpty ? (
            nothing
          ) : view === 'drop-off' ? (
            <DropOffView records={records} funnel={funnel} />
          ) : (
            <WhatIfView records={records} funnel={funnel} />
          )}
        </Suspense>
      )}
      <Strategies />
    </>
  );
}
