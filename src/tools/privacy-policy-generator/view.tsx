import { useState } from 'react';
import { GenerateRow } from '@/kinds/generator/generate-row';
import { Reasons } from '@/kinds/generator/reasons';
import { useGenerator } from '@/kinds/generator/use-generator';
import { WorkBar } from '@/kinds/work/work-bar';
import { Panel, Split } from '@/ui/layout';
import { Tabs } from '@/ui/tabs';
import { lazyPart } from '@/ui/lazy-part';
import { missingMessage, whyPoliciesMatter } from './content';
import { fields, isSampleWork, state } from './model';
import { BasicsForm } from './parts/basics-form';
import type { Pack } from './parts/packs';
import { loadPolicy, policyWriter } from './writer';

// Seen only once a policy is made or a pack is opened, so loaded only then.
const Result = lazyPart(async () => (await import('./parts/result')).Result, <Panel title="Generated Policy">Loading…</Panel>);
const Packs = lazyPart(async () => (await import('./parts/packs')).Packs, <p className="text-mute">Loading…</p>);

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

const preload = () => [loadPolicy(), Result.load(), Packs.load()];

export default function PrivacyPolicyGenerator() {
  const [tab, setTab] = useState<'basics' | Pack>('basics');
  const generator = useGenerator(state, fields, policyWriter, {
    draftOf: ({ work }) => work.answers,
    putDraft: (data, answers) => ({ ...data, work: { ...data.work, answers } }),
    preload,
    onMissing: () => setTab('basics'),
    missingMessage,
    keep: ({ versions }) => ({ versions }),
  });
  const { tool, form, isBusy } = generator;
  const { work, made } = tool.data;

  const generate = async () => {
    if (await generator.generate(work)) tool.change((current) => ({ ...current, made: work }));
  };
  const startOver = () => {
    setTab('basics');
    generator.startOver();
  };
  const row = {
    label: 'Generate Policy',
    busyLabel: 'Generating Policy...',
    icon: 'file-text',
    isBusy,
    message: generator.message,
  };

  return (
    <>
      <WorkBar
        isSample={isSampleWork(work)}
        sample={{ run: generator.loadSample, said: 'Sample loaded' }}
        startOver={{ run: startOver, said: 'Answers and policy cleared' }}
      />
      <Split
        input={
          <Panel>
            <div className="mb-5">
              <Tabs label="Parts of the policy" choices={tabs} value={tab} onChange={setTab} />
            </div>
            {tab === 'basics' ? (
              <BasicsForm form={form} formRef={generator.formRef} onSubmit={() => void generate()}>
                <GenerateRow {...row} />
              </BasicsForm>
            ) : (
              <>
                <Packs pack={tab} tool={tool} form={form} />

                <GenerateRow {...row} onGenerate={() => void generate()} />
              </>
            )}
          </Panel>
        }
        result={
          made ? (
            <Result tool={tool} made={made} timesAsked={generator.timesAsked} isBusy={isBusy} onUpdate={() => void generate()} />
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
