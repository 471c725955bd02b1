import { useRef, useState } from 'react';
import { GenerateRow } from '@/kinds/generator/generate-row';
import { useGenerator } from '@/kinds/generator/use-generator';
import { WorkBar } from '@/kinds/work/work-bar';
import { Panel, Split } from '@/ui/layout';
import { Tabs } from '@/ui/tabs';
import { lazyPart } from '@/ui/lazy-part';
import { fields } from './fields';
import { endsBeforeStart, isSample, state } from './model';
import { ContractForm } from './parts/contract-form';
import type { Pack } from './parts/packs';
import { Waiting } from './parts/waiting';
import { contractWriter, loadContract } from './writer';

// Seen only once a contract is made or a pack is opened, so loaded only then.
const Result = lazyPart(async () => (await import('./parts/result')).Result, <Panel title="Generated Contract">Loading…</Panel>);
const Packs = lazyPart(async () => (await import('./parts/packs')).Packs, <p className="text-mute">Loading…</p>);

export const about =
  'Choose a contract type, fill in both parties and the terms, and get a service, employment, NDA, freelance or consulting contract in plain English, or one for a subscription, a rental, a pilot, founders or a SAFE. Go further with clause switches, a payment schedule, rules by state and country, exhibits, a contractor or employee check, and a register that tells you when to give notice; nothing you type leaves your browser unless you ask a model of your own.';

export const related = ['legal-document-generator', 'invoice-generator', 'terms-of-service-generator', 'legal-compliance-checker'];

const tabs = [
  { value: 'contract', label: 'Contract' },
  { value: 'payments', label: 'Payments' },
  { value: 'clauses', label: 'Clauses' },
  { value: 'exhibits', label: 'Exhibits' },
  { value: 'worker', label: 'Worker check' },
  { value: 'register', label: 'Register' },
] as const;

const preload = () => [loadContract(), Result.load(), Packs.load()];

const tries = 40;

/** A tab that is opened for the first time may take a moment to arrive. */
function focusWhenThere(find: () => HTMLElement | undefined, left = tries) {
  setTimeout(() => {
    const field = find();
    if (field) field.focus();
    else if (left > 0) focusWhenThere(find, left - 1);
  }, 25);
}

export default function ContractGenerator() {
  const [tab, setTab] = useState<'contract' | Pack>('contract');
  const generator = useGenerator(state, fields, contractWriter, {
    draftOf: ({ answers }) => answers,
    putDraft: (data, answers) => ({ ...data, answers }),
    preload,
    onMissing: () => setTab('contract'),
    keep: ({ register }) => (register ? { register } : {}),
  });
  const { tool, isBusy } = generator;
  const { data, around, change } = tool;
  const { answers, exhibits, payments, made } = data;
  const input = useRef<HTMLDivElement>(null);

  const form = {
    ...generator.form,
    notes: { ...generator.form.notes, ...(endsBeforeStart(answers) ? { endDate: 'This is before the start date.' } : {}) },
  };
  const generate = async () => {
    const next = { answers, exhibits, payments, currency: around.currency };
    if (await generator.generate(next)) change((current) => ({ ...current, made: next }));
  };
  const startOver = () => {
    setTab('contract');
    generator.startOver();
  };
  const openPlace = async (label: string) => {
    const { findPlace } = await import('./places');
    const place = findPlace(label);
    setTab(place.tab);
    focusWhenThere(() => {
      const found = [...(input.current?.querySelectorAll<HTMLInputElement>(`[name="${place.name}"]`) ?? [])];
      return found.find(({ value }) => value.trim() === '') ?? found[0];
    });
  };

  const row = {
    label: 'Generate Contract',
    busyLabel: 'Generating Contract...',
    icon: 'file-signature',
    isBusy,
    message: generator.message,
  };

  return (
    <>
      <WorkBar
        isSample={isSample(answers)}
        sample={{ run: generator.loadSample, said: 'Sample loaded' }}
        startOver={{ run: startOver, said: 'Answers and contract cleared' }}
        hasMoney
      />
      <Split
        input={
          <Panel>
            <div className="mb-5">
              <Tabs label="Parts of the contract" choices={tabs} value={tab} onChange={setTab} />
            </div>
            <div ref={input}>
              {tab === 'contract' ? (
                <ContractForm
                  tool={tool}
                  form={form}
                  formRef={generator.formRef}
                  onSubmit={() => void generate()}
                  onWorkerCheck={() => setTab('worker')}
                >
                  <GenerateRow {...row} />
                </ContractForm>
              ) : (
                <>
                  <Packs pack={tab} tool={tool} form={form} />
                  {tab !== 'register' && <GenerateRow {...row} onGenerate={() => void generate()} />}
                </>
              )}
            </div>
          </Panel>
        }
        result={
          made ? (
            <Result
              tool={tool}
              made={made}
              timesAsked={generator.timesAsked}
              isBusy={isBusy}
              onUpdate={() => void generate()}
              onOpenPlace={(label) => void openPlace(label)}
            />
          ) : (
            <Waiting hasType={generator.isReady} isAsked={generator.isMissing} />
          )
        }
      />
    </>
  );
}
