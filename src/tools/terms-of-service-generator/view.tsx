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
import { ageNotes, failureMessage, missingMessage, whyTermsMatter } from './content';
import { fields, isMissingBasics, isSample, state } from './model';
import { BasicsForm } from './parts/basics-form';
import type { Pack } from './parts/packs';
import { loadTerms, termsWriter } from './writer';

// Seen only once terms are made or a tab is opened, so loaded only then.
const Result = lazy(async () => ({ default: (await import('./parts/result')).Result }));
const Packs = lazy(async () => ({ default: (await import('./parts/packs')).Packs }));

export const about =
  'Fill in your company, your service and where you are, and get terms of service in plain English with twelve sections. Go further with consumer rules for the EU and the UK, switches for subscriptions, user content, AI and arbitration, a sign-up box with its record, and dated versions; nothing you type leaves your browser.';

export const related = ['privacy-policy-generator', 'legal-document-generator', 'legal-compliance-checker', 'contract-generator'];

const tabs = [
  { value: 'basics', label: 'Basics' },
  { value: 'customers', label: 'Customers and region' },
  { value: 'clauses', label: 'Clauses' },
  { value: 'clickwrap', label: 'Clickwrap' },
  { value: 'versions', label: 'Versions' },
] as const;

export default function TermsOfServiceGenerator() {
  const tool = useTool(state);
  const { data, around, change, undo } = tool;
  const { answers, made } = data;
  const [tab, setTab] = useState<'basics' | Pack>('basics');
  const writer = useGenerate(termsWriter, { isMissing: isMissingBasics(answers), onMissing: () => setTab('basics') });
  const { isMissing, isBusy } = writer;
  const live = useLiveForm(fields, answers, around, (draft, name) => change((current) => ({ ...current, answers: draft }), name));

  const isInUse = useIsInUse();
  useEffect(() => {
    if (isInUse) void Promise.allSettled([loadTerms(), import('./parts/result'), import('./parts/packs')]);
  }, [isInUse]);

  const ageNote = ageNotes[answers.userAgeRestriction];
  const form = {
    ...live,
    notes: { ...live.notes, ...(ageNote ? { userAgeRestriction: ageNote } : {}) },
    problems: {
      ...live.problems,
      ...(isMissing && answers.companyName.trim() === '' ? { companyName: 'Enter the company name.' } : {}),
      ...(isMissing && answers.website.trim() === '' ? { website: 'Enter the website.' } : {}),
    },
  };
  const generate = async () => {
    const next = { answers, day: around.today };
    if (await writer.generate(next)) change((current) => ({ ...current, made: next }));
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
    showToast('Answers and terms cleared', { label: 'Undo', run: undo });
  };
  const message = isMissing ? missingMessage : writer.problem === '' ? '' : failureMessage;

  const row = {
    label: 'Generate Terms',
    busyLabel: 'Generating Terms...',
    icon: 'scroll-text',
    isBusy,
    message,
  };

  return (
    <>
      <WorkBar isSample={isSample(answers)}>
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
              <Tabs label="Parts of the terms" choices={tabs} value={tab} onChange={setTab} />
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
            <Suspense fallback={<Panel title="Generated Terms">Loading…</Panel>}>
              <Result tool={tool} made={made} timesAsked={writer.timesAsked} isBusy={isBusy} onUpdate={() => void generate()} />
            </Suspense>
          ) : (
            <Reasons
              title="Generated Terms"
              intro="Fill in the form and press Generate Terms. They are made on this device, from your own answers."
              heading="Why terms of service matter"
              reasons={whyTermsMatter}
            />
          )
        }
      />
    </>
  );
}
