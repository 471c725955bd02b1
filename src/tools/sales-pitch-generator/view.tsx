import { lazy, Suspense, useEffect } from 'react';
import { GenerateRow } from '@/kinds/document/generate-row';
import { Reasons } from '@/kinds/document/reasons';
import { useGenerate } from '@/kinds/document/use-generate';
import { useLiveForm } from '@/kinds/work/live-form';
import { useIsInUse } from '@/kinds/work/use-in-use';
import { WorkBar } from '@/kinds/work/work-bar';
import { Button } from '@/ui/button';
import { Panel, Split } from '@/ui/layout';
import { showToast } from '@/ui/toast';
import { useTool } from '@/workspace/tool-state';
import { missingMessage, tips } from './content';
import { fields, hasSample, isMissingBasics, nextWording, state } from './model';
import { PitchForm } from './parts/pitch-form';
import { loadPitch, pitchWriter } from './writer';

// Seen only once the texts are made, so loaded only then.
const Result = lazy(async () => ({ default: (await import('./parts/result')).Result }));

export const about =
  'Nine answers become an elevator pitch, a two-minute pitch, a sales email with follow-ups, a call opener, a voicemail and answers to objections, made on your device from your own words. Edit any of them with word counts and speaking time in view, then merge the emails with a list of contacts; no customer, figure or result is made up.';

export const related = ['email-templates', 'customer-persona-builder', 'competitor-analysis', 'customer-support-scripts'];

// Said to be required; asked for only when the texts are.
const required = { required: 'Required.' };
const shownFields = {
  ...fields,
  productName: { ...fields.productName, ...required },
  targetAudience: { ...fields.targetAudience, ...required },
};

export default function SalesPitchGenerator() {
  const tool = useTool(state);
  const { data, around, change, changeAll, undo } = tool;
  const { answers, made } = data;
  const writer = useGenerate(pitchWriter, { isMissing: isMissingBasics(answers) });
  const { isMissing, isBusy } = writer;
  const live = useLiveForm(fields, answers, around, (draft, name) => change((current) => ({ ...current, answers: draft }), name));

  const isInUse = useIsInUse();
  useEffect(() => {
    if (isInUse) void Promise.allSettled([loadPitch(), import('./parts/result')]);
  }, [isInUse]);

  const form = {
    ...live,
    fields: shownFields,
    problems: {
      ...live.problems,
      ...(isMissing && answers.productName.trim() === '' ? { productName: 'Enter the product name.' } : {}),
      ...(isMissing && answers.targetAudience.trim() === '' ? { targetAudience: 'Say who it is for.' } : {}),
    },
  };
  const generate = async (wording = made?.wording ?? 0) => {
    const next = { answers, wording };
    if (!(await writer.generate(next))) return;
    change((current) => ({ ...current, made: next }));
    if (made && wording !== made.wording) showToast('Worded anew', { label: 'Undo', run: undo });
  };
  const loadSample = () => {
    const sample = state.sample?.(around);
    if (!sample) return;
    change(() => sample);
    showToast('Sample loaded', { label: 'Undo', run: undo });
  };
  const startOver = () => {
    writer.forget();
    // A pasted list of contacts goes as well.
    changeAll(() => ({ data: state.start(around), drafts: {} }));
    showToast('Answers and texts cleared', { label: 'Undo', run: undo });
  };

  return (
    <>
      <WorkBar isSample={hasSample(answers)}>
        <Button look="quiet" onClick={loadSample}>
          Load sample
        </Button>
        <Button look="quiet" icon="rotate-ccw" onClick={startOver}>
          Start over
        </Button>
      </WorkBar>
      <Split
        input={
          <Panel title="Your offer">
            <PitchForm form={form} formRef={writer.form} onSubmit={() => void generate()}>
              <GenerateRow
                label="Generate Pitch"
                busyLabel="Generating Pitch..."
                icon="mic"
                isBusy={isBusy}
                message={isMissing ? missingMessage : writer.problem}
              />
            </PitchForm>
          </Panel>
        }
        result={
          made ? (
            <Suspense fallback={<Panel title="Your Sales Pitch">Loading…</Panel>}>
              <Result
                tool={tool}
                made={made}
                timesAsked={writer.timesAsked}
                isBusy={isBusy}
                onUpdate={() => void generate()}
                onRegenerate={() => void generate(nextWording(data))}
              />
            </Suspense>
          ) : (
            <Reasons
              title="Your Sales Pitch"
              intro="Fill in the form and press Generate Pitch. The texts are made on this device, from your own words."
              heading="Tips"
              reasons={tips}
            />
          )
        }
      />
    </>
  );
}
