import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { GenerateRow } from '@/kinds/document/generate-row';
import { useGenerate } from '@/kinds/document/use-generate';
import { useLiveForm } from '@/kinds/work/live-form';
import { useIsInUse } from '@/kinds/work/use-in-use';
import { WorkBar } from '@/kinds/work/work-bar';
import { Button } from '@/ui/button';
import { Panel, Split } from '@/ui/layout';
import { Tabs } from '@/ui/tabs';
import { showToast } from '@/ui/toast';
import { useTool } from '@/workspace/tool-state';
import { failureMessage } from './content';
import { endsBeforeStart, fields, isSample, state, typeOf } from './model';
import { ContractForm } from './parts/contract-form';
import type { Pack } from './parts/packs';
import { Waiting } from './parts/waiting';
import { findPlace } from './places';
import { contractWriter, loadContract } from './writer';

// Seen only once a contract is made or a pack is opened, so loaded only then.
const Result = lazy(async () => ({ default: (await import('./parts/result')).Result }));
const Packs = lazy(async () => ({ default: (await import('./parts/packs')).Packs }));

export const about =
  'Choose a contract type, fill in both parties and the terms, and get a service, employment, NDA, freelance or consulting contract in plain English. Go further with clause switches, rules by state and country, exhibits, and a contractor or employee check; nothing you type leaves your browser unless you ask a model of your own.';

export const related = ['legal-document-generator', 'invoice-generator', 'terms-of-service-generator', 'legal-compliance-checker'];

const tabs = [
  { value: 'contract', label: 'Contract' },
  { value: 'clauses', label: 'Clauses' },
  { value: 'exhibits', label: 'Exhibits' },
  { value: 'worker', label: 'Worker check' },
] as const;

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
  const tool = useTool(state);
  const { data, around, change, undo } = tool;
  const { answers, exhibits, made } = data;
  const [tab, setTab] = useState<'contract' | Pack>('contract');
  const hasType = typeOf(answers) !== '';
  const writer = useGenerate(contractWriter, { isMissing: !hasType, onMissing: () => setTab('contract') });
  const { isMissing, isBusy } = writer;
  const input = useRef<HTMLDivElement>(null);
  const live = useLiveForm(fields, answers, around, (draft, name) => change((current) => ({ ...current, answers: draft }), name));

  const isInUse = useIsInUse();
  useEffect(() => {
    if (isInUse) void Promise.allSettled([loadContract(), import('./parts/result'), import('./parts/packs')]);
  }, [isInUse]);

  const form = {
    ...live,
    notes: { ...live.notes, ...(endsBeforeStart(answers) ? { endDate: 'This is before the start date.' } : {}) },
    problems: { ...live.problems, ...(isMissing ? { type: 'Choose which contract you need.' } : {}) },
  };
  const generate = async () => {
    const next = { answers, exhibits, currency: around.currency };
    if (await writer.generate(next)) change((current) => ({ ...current, made: next }));
  };
  const loadSample = () => {
    const sample = state.sample?.(around);
    if (!sample) return;
    change(() => sample);
    showToast('Sample loaded', { label: 'Undo', run: undo });
  };
  const startOver = () => {
    writer.forget();
    setTab('contract');
    change(() => state.start(around));
    showToast('Answers and contract cleared', { label: 'Undo', run: undo });
  };
  const openPlace = (label: string) => {
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
    message: writer.problem === '' ? '' : failureMessage,
  };

  return (
    <>
      <WorkBar isSample={isSample(answers)} hasMoney>
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
              <Tabs label="Parts of the contract" choices={tabs} value={tab} onChange={setTab} />
            </div>
            <div ref={input}>
              {tab === 'contract' ? (
                <ContractForm
                  tool={tool}
                  form={form}
                  formRef={writer.form}
                  onSubmit={() => void generate()}
                  onWorkerCheck={() => setTab('worker')}
                >
                  <GenerateRow {...row} />
                </ContractForm>
              ) : (
                <>
                  <Suspense fallback={<p className="text-mute">Loading…</p>}>
                    <Packs pack={tab} tool={tool} form={form} />
                  </Suspense>
                  <GenerateRow {...row} onGenerate={() => void generate()} />
                </>
              )}
            </div>
          </Panel>
        }
        result={
          made ? (
            <Suspense fallback={<Panel title="Generated Contract">Loading…</Panel>}>
              <Result
                tool={tool}
                made={made}
                timesAsked={writer.timesAsked}
                isBusy={isBusy}
                onUpdate={() => void generate()}
                onOpenPlace={openPlace}
              />
            </Suspense>
          ) : (
            <Waiting hasType={hasType} isAsked={isMissing} />
          )
        }
      />
    </>
  );
}
