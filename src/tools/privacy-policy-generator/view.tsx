import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLiveForm } from '@/kinds/work/live-form';
import { useIsInUse } from '@/kinds/work/use-in-use';
import { WorkBar } from '@/kinds/work/work-bar';
import { Button } from '@/ui/button';
import { Panel, Split } from '@/ui/layout';
import { Tabs } from '@/ui/tabs';
import { showToast } from '@/ui/toast';
import { useTool } from '@/workspace/tool-state';
import { useWriter } from '@/writer/use-writer';
import { failureMessage, missingMessage } from './content';
import { fields, isMissingBasics, isSampleWork, state } from './model';
import { BasicsForm } from './parts/basics-form';
import { GenerateRow } from './parts/generate-row';
import type { Pack } from './parts/packs';
import { Why } from './parts/why';
import { policyWriter } from './writer';

// Seen only once a policy is made or a pack is opened, so loaded only then.
const loadPolicy = () => import('./policy');
const Result = lazy(async () => ({ default: (await import('./parts/result')).Result }));
const Packs = lazy(async () => ({ default: (await import('./parts/packs')).Packs }));

export const about =
  'Tick what you collect, who receives it and which sections you want, and get a privacy policy in plain English. Go further with the laws that apply, named processors, legal bases, a cookie table and dated versions; nothing you type leaves your browser.';

export const related = ['terms-of-service-generator', 'legal-document-generator', 'legal-compliance-checker', 'contract-generator'];

const tabs = [
  { value: 'basics', label: 'Basics' },
  { value: 'regimes', label: 'Regimes' },
  { value: 'processors', label: 'Processors' },
  { value: 'details', label: 'Bases and retention' },
  { value: 'cookies', label: 'Cookie table' },
  { value: 'versions', label: 'Versions' },
] as const;

export default function PrivacyPolicyGenerator() {
  const tool = useTool(state);
  const { data, around, change, undo } = tool;
  const { work, made } = data;
  const writer = useWriter(policyWriter);
  const [tab, setTab] = useState<'basics' | Pack>('basics');
  const [isLoading, setIsLoading] = useState(false);
  const [hasTried, setHasTried] = useState(false);
  const [timesAsked, setTimesAsked] = useState(0);
  const basics = useRef<HTMLFormElement>(null);
  const live = useLiveForm(fields, work.answers, around, (answers, name) =>
    change((current) => ({ ...current, work: { ...current.work, answers } }), name),
  );

  const isInUse = useIsInUse();
  useEffect(() => {
    if (isInUse) void Promise.allSettled([loadPolicy(), import('./parts/result'), import('./parts/packs')]);
  }, [isInUse]);

  const isMissing = hasTried && isMissingBasics(work);
  const isBusy = isLoading || writer.isBusy;
  const form = {
    ...live,
    problems: {
      ...live.problems,
      ...(isMissing && work.answers.companyName.trim() === '' ? { companyName: 'Enter the company name.' } : {}),
      ...(isMissing && work.answers.website.trim() === '' ? { website: 'Enter the website.' } : {}),
    },
  };
  const generate = async () => {
    if (isBusy) return;
    setHasTried(true);
    if (isMissingBasics(work)) {
      setTab('basics');
      setTimeout(() => basics.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return;
    }
    setIsLoading(true);
    const module = await loadPolicy().catch((error: unknown) => void console.warn(error));
    const policy = await writer.run({ work, make: module?.toPolicy });
    setIsLoading(false);
    if (!policy) return;
    setHasTried(false);
    setTimesAsked((times) => times + 1);
    change((current) => ({ ...current, made: work }));
  };
  const loadSample = () => {
    const sample = state.sample?.(around);
    if (!sample) return;
    change((current) => ({ ...sample, versions: current.versions }));
    showToast('Sample loaded', { label: 'Undo', run: undo });
  };
  const startOver = () => {
    setHasTried(false);
    setTab('basics');
    change((current) => ({ ...state.start(around), versions: current.versions }));
    showToast('Answers and policy cleared', { label: 'Undo', run: undo });
  };
  const message = isMissing ? missingMessage : writer.problem === '' ? '' : failureMessage;

  return (
    <>
      <WorkBar isSample={isSampleWork(work)}>
        <Button look="quiet" onClick={loadSample}>
          Load sample
        </Button>
        <Button look="quiet" icon="rotate-ccw" onClick={startOver}>
          Start over
        </Button>
      </WorkBar>
      <Split
        input={
          <Panel>
            <div className="mb-5">
              <Tabs label="Parts of the policy" choices={tabs} value={tab} onChange={setTab} />
            </div>
            {tab === 'basics' ? (
              <BasicsForm form={form} formRef={basics} onSubmit={() => void generate()}>
                <GenerateRow isBusy={isBusy} message={message} />
              </BasicsForm>
            ) : (
              <>
                <Suspense fallback={<p className="text-mute">Loading…</p>}>
                  <Packs pack={tab} tool={tool} form={form} />
                </Suspense>
                <GenerateRow isBusy={isBusy} message={message} onGenerate={() => void generate()} />
              </>
            )}
          </Panel>
        }
        result={
          made ? (
            <Suspense fallback={<Panel title="Generated Policy">Loading…</Panel>}>
              <Result tool={tool} made={made} timesAsked={timesAsked} isBusy={isBusy} onUpdate={() => void generate()} />
            </Suspense>
          ) : (
            <Why />
          )
        }
      />
    </>
  );
}
