import { useCallback, useMemo, useRef } from 'react';
import { useLiveForm } from '@/kinds/work/live-form';
import { usePreload } from '@/kinds/work/use-in-use';
import { useAdoptCurrency } from '@/kinds/work/typed-currency';
import { WorkBar } from '@/kinds/work/work-bar';
import { Button } from '@/ui/button';
import { lazyPart } from '@/ui/lazy-part';
import { useTool } from '@/workspace/tool-state';
import { aboutText } from './content';
import { computeFunds } from './funds';
import { fields, goToStep, hasSampleWork, isBlank, lastStep, state } from './model';
import { OutlinePanel } from './parts/outline-panel';
import { StepForm } from './parts/step-form';
import { StepList } from './parts/step-list';
import { computeOutlook } from './outlook';
import { currencyForAnswer } from './typed-amounts';

// Asked for on the last step, or once there are costs.
const loadFunds = () => import('./parts/funds-panel');
const FundsPanel = lazyPart(async () => (await loadFunds()).FundsPanel);
const loadAppendix = () => import('./parts/appendix-panels');
const OutlookPanel = lazyPart(async () => (await loadAppendix()).OutlookPanel);
const MilestonesPanel = lazyPart(async () => (await loadAppendix()).MilestonesPanel);
const loadResult = () => import('./parts/result');
const Result = lazyPart(async () => (await loadResult()).Result);
const preload = () => [loadFunds(), loadAppendix(), loadResult()];

export const about = aboutText;

export const related = ['expense-calculator', 'swot-analysis-generator', 'funding-tracker'];

export default function BusinessPlanGenerator() {
  const tool = useTool(state);
  const { data, around, change } = tool;
  const adopt = useAdoptCurrency();
  const form = useLiveForm(fields, data.answers, around, (answers, name) => {
    change((current) => ({ ...current, answers }), { key: name });
    adopt(currencyForAnswer(data, name, answers[name as keyof typeof answers], around.currency), around.currency);
  });
  const funds = useMemo(() => computeFunds(data, around), [data, around]);
  const outlook = useMemo(() => computeOutlook(data, around), [data, around]);
  usePreload(preload);

  const isMoving = useRef(false);
  // Whoever moves on by keyboard or screen reader goes on from the new heading.
  const focusTitle = useCallback((title: HTMLElement | null) => {
    if (!title || !isMoving.current) return;
    isMoving.current = false;
    title.focus();
  }, []);
  const moveTo = (recipe: (current: typeof data) => typeof data) => {
    isMoving.current = true;
    change(recipe);
  };

  const loadSample = () => change((current) => state.sample?.(around) ?? current);
  const startOver = () => moveTo(() => state.start(around));
  const isPlanOpen = data.view !== 'steps';
  const hasFunds = !funds.isEmpty || data.step === lastStep;
  const fundsPanel = hasFunds && <FundsPanel tool={tool} funds={funds} form={form} />;

  return (
    <>
      <WorkBar
        isSample={hasSampleWork(data)}
        sample={isBlank(data) && { run: loadSample, said: 'Sample loaded' }}
        startOver={!isBlank(data) && { run: startOver, said: 'Started over', look: 'plain' }}
        hasMoney
      >
        {isPlanOpen && (
          <Button icon="pencil" onClick={() => moveTo((current) => ({ ...current, view: 'steps', step: 0 }))}>
            Edit Plan
          </Button>
        )}
      </WorkBar>
      {isPlanOpen ? (
        <Result tool={tool} form={form} titleRef={focusTitle} />
      ) : (
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-12">
          <div className="grid min-w-0 grid-cols-1 gap-6 lg:col-span-8">
            <div className="panel">
              <StepList current={data.step} answers={data.answers} onOpen={(step) => moveTo((current) => goToStep(current, step))} />
              <StepForm
                tool={tool}
                form={form}
                titleRef={focusTitle}
                onStep={(by) => moveTo((current) => goToStep(current, current.step + by))}
                onGenerate={() => moveTo((current) => ({ ...current, view: 'plan' }))}
              />
            </div>
            {fundsPanel}
            {data.step === lastStep && (
              <>
                <OutlookPanel tool={tool} outlook={outlook} />
                <MilestonesPanel tool={tool} />
              </>
            )}
          </div>
          <div className="min-w-0 lg:col-span-4">
            <OutlinePanel tool={tool} funds={funds} />
          </div>
        </div>
      )}
    </>
  );
}
