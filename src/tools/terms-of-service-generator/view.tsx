import { useState } from 'react';
import { GenerateRow } from '@/kinds/generator/generate-row';
import { Reasons } from '@/kinds/generator/reasons';
import { useGenerator } from '@/kinds/generator/use-generator';
import { WorkBar } from '@/kinds/work/work-bar';
import { Panel, Split } from '@/ui/layout';
import { Tabs } from '@/ui/tabs';
import { lazyPart } from '@/ui/lazy-part';
import { ageNotes, missingMessage, whyTermsMatter } from './content';
import { fields, isSample, state } from './model';
import { BasicsForm } from './parts/basics-form';
import type { Pack } from './parts/packs';
import { usualNotes } from './usual';
import { loadTerms, termsWriter } from './writer';

// Seen only once terms are made or a tab is opened, so loaded only then.
const Result = lazyPart(async () => (await import('./parts/result')).Result, <Panel title="Generated Terms">Loading…</Panel>);
const Packs = lazyPart(async () => (await import('./parts/packs')).Packs, <p className="text-mute">Loading…</p>);

export const about =
  'Fill in your company, your service and where you are, and get terms of service in plain English with twelve sections. Go further with consumer rules for the EU and the UK, switches for subscriptions, user content, AI and arbitration, a sign-up box with its record, an imprint, and dated versions; nothing you type leaves your browser.';

export const related = ['privacy-policy-generator', 'legal-document-generator', 'legal-compliance-checker', 'contract-generator'];

const tabs = [
  { value: 'basics', label: 'Basics' },
  { value: 'customers', label: 'Customers and region' },
  { value: 'clauses', label: 'Clauses' },
  { value: 'clickwrap', label: 'Clickwrap' },
  { value: 'imprint', label: 'Imprint' },
  { value: 'versions', label: 'Versions' },
] as const;

const preload = () => [loadTerms(), Result.load(), Packs.load()];

export default function TermsOfServiceGenerator() {
  const [tab, setTab] = useState<'basics' | Pack>('basics');
  const generator = useGenerator(state, fields, termsWriter, {
    draftOf: ({ answers }) => answers,
    putDraft: (data, answers) => ({ ...data, answers }),
    preload,
    onMissing: () => setTab('basics'),
    missingMessage,
    keep: ({ versions, imprint }) => ({ versions, ...(imprint ? { imprint } : {}) }),
  });
  const { tool, isBusy } = generator;
  const { data, around, change } = tool;
  const { answers, made } = data;

  const ageNote = ageNotes[answers.userAgeRestriction];
  const form = {
    ...generator.form,
    notes: { ...usualNotes(answers), ...generator.form.notes, ...(ageNote ? { userAgeRestriction: ageNote } : {}) },
  };
  const generate = async () => {
    const next = { answers, day: around.today };
    if (await generator.generate(next)) change((current) => ({ ...current, made: next }));
  };
  const startOver = () => {
    setTab('basics');
    generator.startOver();
  };
  const row = {
    label: 'Generate Terms',
    busyLabel: 'Generating Terms...',
    icon: 'scroll-text',
    isBusy,
    message: generator.message,
  };

  return (
    <>
      <WorkBar
        isSample={isSample(answers)}
        sample={{ run: generator.loadSample, said: 'Sample loaded' }}
        startOver={{ run: startOver, said: 'Answers and terms cleared' }}
      />
      <Split
        input={
          <Panel>
            <div className="mb-5">
              <Tabs label="Parts of the terms" choices={tabs} value={tab} onChange={setTab} />
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
              title="Generated Terms"
              intro="Fill in the form and press Generate Terms. They’re made on this device, from your own answers."
              heading="Why terms of service matter"
              reasons={whyTermsMatter}
            />
          )
        }
      />
    </>
  );
}
