import { useState } from 'react';
import { MoreAnswers } from '@/kinds/generator/more-answers';
import { GenerateRow } from '@/kinds/generator/generate-row';
import { Reasons } from '@/kinds/generator/reasons';
import { useGenerator } from '@/kinds/generator/use-generator';
import { WorkBar } from '@/kinds/work/work-bar';
import { Panel, Split } from '@/ui/layout';
import { Tabs } from '@/ui/tabs';
import { lazyPart } from '@/ui/lazy-part';
import { useZone } from '@/workspace/surroundings';
import { features, missingMessage, oddAddress } from './content';
import { describeDate, factNames, fields, isOddAddress, isSample, state } from './model';
import { BestPractices } from './parts/best-practices';
import { DetailsForm } from './parts/details-form';
import { loadRelease, releaseWriter } from './writer';

// Seen only once a release is made or a tab is opened, so loaded only then.
const Result = lazyPart(async () => (await import('./parts/result')).Result, <Panel title="Generated Press Release">Loading…</Panel>);
const Timing = lazyPart(async () => (await import('./parts/timing')).Timing, <p className="text-mute">Loading…</p>);

export const about =
  'Fill in your news, a quote and a contact, and get a press release in the order and style that newsrooms expect, made on your device from your own words unless you ask a model of your own. Check it for hype, dates and the five Ws, set an embargo and a send time, and take it as text, Word, PDF or a short e-mail pitch; it makes up no quote, name or number.';

export const related = ['content-idea-generator', 'social-media-planner', 'email-templates', 'landing-page-builder'];

const tabs = [
  { value: 'details', label: 'Details' },
  { value: 'timing', label: 'Embargo and send time' },
] as const;

// Said to be required, but the release is made without it and marks its place.
const location = { ...fields.location, required: 'Required.' };

const preload = () => [loadRelease(), Result.load(), Timing.load()];

export default function PressReleaseGenerator() {
  const [tab, setTab] = useState<'details' | 'timing'>('details');
  const generator = useGenerator(state, fields, releaseWriter, {
    draftOf: ({ answers }) => answers,
    putDraft: (data, answers) => ({ ...data, answers }),
    preload,
    onMissing: () => setTab('details'),
    missingMessage,
  });
  const { tool, isBusy } = generator;
  const { data, around, change, say } = tool;
  const { answers, made } = data;
  const zone = useZone();

  const date = describeDate(answers.date, around.today, answers.release === 'embargo' ? answers.embargoDay : '');
  const form = {
    ...generator.form,
    fields: { ...fields, location, date: { ...fields.date, hint: date.hint } },
    notes: {
      ...generator.form.notes,
      ...(date.note ? { date: date.note } : {}),
      ...(isOddAddress(answers) ? { contactEmail: oddAddress } : {}),
    },
  };
  const generate = async (wording = made?.wording ?? 0) => {
    // What the user edited stays as it is; a model's words make way.
    const edited = (made?.rewordings ?? []).filter(({ source }) => source === undefined);
    const next = { answers, today: around.today, zone, wording, ...(edited.length > 0 ? { rewordings: edited } : {}) };
    if (!(await generator.generate(next))) return;
    change((current) => ({ ...current, made: next }));
    if (edited.length > 0) say('The text you edited stays as you wrote it');
    else if (made?.rewordings?.length) say('Back in your own words');
  };
  const startOver = () => {
    setTab('details');
    generator.startOver();
  };
  const row = {
    label: 'Generate Press Release',
    busyLabel: 'Generating...',
    icon: 'newspaper',
    isBusy,
    message: generator.message,
  };

  return (
    <>
      <WorkBar
        isSample={isSample(answers)}
        sample={{ run: generator.loadSample, said: 'Sample loaded' }}
        startOver={{ run: startOver, said: 'Answers and release cleared' }}
      />
      <Split
        input={
          <Panel>
            <div className="mb-5">
              <Tabs label="Parts of the form" choices={tabs} value={tab} onChange={setTab} />
            </div>
            {tab === 'details' ? (
              <DetailsForm form={form} formRef={generator.formRef} onSubmit={() => void generate()}>
                <MoreAnswers of={form} names={factNames} />
                <GenerateRow {...row} />
              </DetailsForm>
            ) : (
              <>
                <Timing tool={tool} form={form} />

                <GenerateRow {...row} onGenerate={() => void generate()} />
              </>
            )}
          </Panel>
        }
        result={
          made ? (
            <Result
              tool={tool}
              made={made}
              timesAsked={generator.timesAsked}
              isBusy={isBusy}
              onGenerate={(wording) => void generate(wording)}
            />
          ) : (
            <Reasons
              title="Generated Press Release"
              intro="Fill in the form and press Generate Press Release. It is made on this device, from your own words."
              heading="What you get"
              reasons={features}
            />
          )
        }
      />
      <BestPractices />
    </>
  );
}
