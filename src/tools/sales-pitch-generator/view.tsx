import { GenerateRow } from '@/kinds/generator/generate-row';
import { Reasons } from '@/kinds/generator/reasons';
import { useGenerator } from '@/kinds/generator/use-generator';
import { WorkBar } from '@/kinds/work/work-bar';
import { Panel, Split } from '@/ui/layout';
import { lazyPart } from '@/ui/lazy-part';
import { missingMessage, tips } from './content';
import { fields, hasSample, nextWording, state } from './model';
import { PitchForm } from './parts/pitch-form';
import { loadPitch, pitchWriter } from './writer';

// Seen only once the texts are made, so loaded only then.
const Result = lazyPart(async () => (await import('./parts/result')).Result, <Panel title="Your Sales Pitch">Loading…</Panel>);

export const about =
  'Your answers become an elevator pitch, a two-minute pitch, a sales email with follow-ups, a call opener, a voicemail and answers to objections, made on your device from your own words. Edit any of them with word counts and speaking time in view, then merge the emails with a list of contacts. No customer, figure or result is made up.';

export const related = ['email-templates', 'customer-persona-builder', 'competitor-analysis', 'customer-support-scripts'];

const preload = () => [loadPitch(), Result.load()];

export default function SalesPitchGenerator() {
  const generator = useGenerator(state, fields, pitchWriter, {
    draftOf: ({ answers }) => answers,
    putDraft: (data, answers) => ({ ...data, answers }),
    preload,
    missingMessage,
    // A pasted list of contacts goes as well.
    clearsForms: true,
  });
  const { tool, form, isBusy } = generator;
  const { data, change, say } = tool;
  const { answers, made } = data;

  const generate = async (wording = made?.wording ?? 0) => {
    const next = { answers, wording };
    if (!(await generator.generate(next))) return;
    change((current) => ({ ...current, made: next }));
    if (made && wording !== made.wording) say('Told another way');
  };

  return (
    <>
      <WorkBar
        isSample={hasSample(answers)}
        sample={{ run: generator.loadSample, said: 'Sample loaded' }}
        startOver={{ run: generator.startOver, said: 'Answers and texts cleared' }}
      />
      <Split
        input={
          <Panel title="Your offer">
            <PitchForm form={form} formRef={generator.formRef} onSubmit={() => void generate()}>
              <GenerateRow label="Generate Pitch" busyLabel="Generating Pitch..." icon="mic" isBusy={isBusy} message={generator.message} />
            </PitchForm>
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
              onRegenerate={() => void generate(nextWording(data))}
            />
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
