import { lazy, Suspense, useEffect, useState } from 'react';
import { GenerateRow } from '@/kinds/document/generate-row';
import { Reasons } from '@/kinds/document/reasons';
import { useGenerate } from '@/kinds/document/use-generate';
import { useLiveForm } from '@/kinds/work/live-form';
import { useIsInUse } from '@/kinds/work/use-in-use';
import { WorkBar } from '@/kinds/work/work-bar';
import { Button } from '@/ui/button';
import { Panel, Split } from '@/ui/layout';
import { Tabs } from '@/ui/tabs';
import { showToast } from '@/ui/toast';
import { useTool } from '@/workspace/tool-state';
import { failureMessage, missingMessage, whyPoliciesMatter } from './content';
import { fields, isMissingBasics, isSampleWork, state } from './model';
import { BasicsForm } from './parts/basics-form';
import type { Pack } from './parts/packs';
import { loadPolicy, policyWriter } from './writer';

// Seen only once a policy is made or a pack is opened, so loaded only then.
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
  const [tab, setTab] = useState<'basics' | Pack>('basics');
  const writer = useGenerate(policyWriter, { isMissing: isMissingBasics(work), onMissing: () => setTab('basics') });
  const { isMissing, isBusy } = writer;
  const live = useLiveForm(fields, work.answers, around, (answers, name) =>
    change((current) => ({ ...current, work: { ...current.work, answers } }), name),
  );

  const isInUse = useIsInUse();
  useEffect(() => {
    if (isInUse) void Promise.allSettled([loadPolicy(), import('./parts/result'), import('./parts/packs')]);
  }, [isInUse]);

  const form = {
    ...live,
    problems: {
      ...live.problems,
      ...(isMissing && work.answers.companyName.trim() === '' ? { companyName: 'Enter the company name.' } : {}),
      ...(isMissing && work.answers.website.trim() === '' ? { website: 'Enter the website.' } : {}),
    },
  };
  const generate = async () => {
    if (await writer.generate(work)) change((current) => ({ ...current, made: work }));
  };
  const loadSample = () => {
    const sample = state.sample?.(around);
    if (!sample) return;
    change((current) => ({ ...sample, versions: current.versions }));
    showToast('Sample loaded', { label: 'Undo', run: undo });
  };
  const startOver = () => {
    writer.forget();
    setTab('basics');
    change((current) => ({ ...state.start(around), versions: current.versions }));
    showToast('Answers and policy cleared', { label: 'Undo', run: undo });
  };
  const message = isMissing ? missingMessage : writer.problem === '' ? '' : failureMessage;

  const row = {
    label: 'Generate Policy',
    busyLabel: 'Generating Policy...',
    icon: 'file-text',
    isBusy,
    message,
  };

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
              <BasicsForm form={form} formRef={writer.form} onSubmit={() => void generate()}>
                <GenerateRow {...row} />
              </BasicsForm>
            ) : (
              <>
                <Suspense fallback={<p className="text-mute">Loading…</p>}>
                  <Packs pack={tab} tool={tool} form={form} />
                </Suspense>
                <GenerateRow {...row} onGenerate={() => void generate()} />
              </>
            )}
          </Panel>
        }
        result={
          made ? (
            <Suspense fallback={<Panel title="Generated Policy">Loading…</Panel>}>
              <Result tool={tool} made={made} timesAsked={writer.timesAsked} isBusy={isBusy} onUpdate={() => void generate()} />
            </Suspense>
          ) : (
            <Reasons
              title="Generated Policy"
              intro="Your policy appears here: made on this device, from your own answers."
              heading="Why privacy policies matter"
              reasons={whyPoliciesMatter}
            />
          )
        }
      />
    </>
  );
}
