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
import { useZone } from '@/workspace/surroundings';
import { useTool } from '@/workspace/tool-state';
import { failureMessage, features, missingMessage, oddAddress } from './content';
import { describeDate, fields, isMissingBasics, isOddAddress, isSample, state } from './model';
import { BestPractices } from './parts/best-practices';
import { DetailsForm } from './parts/details-form';
import { loadRelease, releaseWriter } from './writer';

// Seen only once a release is made or a tab is opened, so loaded only then.
const Result = lazy(async () => ({ default: (await import('./parts/result')).Result }));
const Timing = lazy(async () => ({ default: (await import('./parts/timing')).Timing }));

export const about =
  'Fill in your news, a quote and a contact, and get a press release in the order and style that newsrooms expect, made on your device from your own words unless you ask a model of your own. Check it for hype, dates and the five Ws, set an embargo and a send time, and take it as text, Word, PDF or a short e-mail pitch; it makes up no quote, name or number.';

export const related = ['content-idea-generator', 'social-media-planner', 'email-templates', 'landing-page-builder'];

const tabs = [
  { value: 'details', label: 'Details' },
  { value: 'timing', label: 'Embargo and send time' },
] as const;

// Said to be required; only the first and the last are asked for, and only when the release is.
const required = { required: 'Required.' };
const shownFields = {
  ...fields,
  companyName: { ...fields.companyName, ...required },
  location: { ...fields.location, ...required },
  announcement: { ...fields.announcement, ...required },
};

export default function PressReleaseGenerator() {
  const tool = useTool(state);
  const { data, around, change, undo } = tool;
  const { answers, made } = data;
  const zone = useZone();
  const [tab, setTab] = useState<'details' | 'timing'>('details');
  const writer = useGenerate(releaseWriter, { isMissing: isMissingBasics(answers), onMissing: () => setTab('details') });
  const { isMissing, isBusy } = writer;
  const live = useLiveForm(fields, answers, around, (draft, name) => change((current) => ({ ...current, answers: draft }), name));

  const isInUse = useIsInUse();
  useEffect(() => {
    if (isInUse) void Promise.allSettled([loadRelease(), import('./parts/result'), import('./parts/timing')]);
  }, [isInUse]);

  const date = describeDate(answers.date, around.today, answers.release === 'embargo' ? answers.embargoDay : '');
  const form = {
    ...live,
    fields: { ...shownFields, date: { ...fields.date, hint: date.hint } },
    notes: { ...live.notes, ...(date.note ? { date: date.note } : {}), ...(isOddAddress(answers) ? { contactEmail: oddAddress } : {}) },
    problems: {
      ...live.problems,
      ...(isMissing && answers.companyName.trim() === '' ? { companyName: 'Enter the company name.' } : {}),
      ...(isMissing && answers.announcement.trim() === '' ? { announcement: 'Write the main announcement.' } : {}),
    },
  };
  const generate = async (wording = made?.wording ?? 0) => {
    const next = { answers, today: around.today, zone, wording };
    if (!(await writer.generate(next))) return;
    change((current) => ({ ...current, made: next }));
    if (made?.rewordings?.length) showToast('Made anew, in our own wording', { label: 'Undo', run: undo });
  };
  const loadSample = () => {
    const sample = state.sample?.(around);
    if (!sample) return;
    change(() => sample);
    showToast('Sample loaded', { label: 'Undo', run: undo });
  };
  const startOver = () => {
    writer.forget();
    setTab('details');
    change(() => state.start(around));
    showToast('Answers and release cleared', { label: 'Undo', run: undo });
  };
  const row = {
    label: 'Generate Press Release',
    busyLabel: 'Generating...',
    icon: 'newspaper',
    isBusy,
    message: isMissing ? missingMessage : writer.problem === '' ? '' : failureMessage,
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
              <Tabs label="Parts of the form" choices={tabs} value={tab} onChange={setTab} />
            </div>
            {tab === 'details' ? (
              <DetailsForm form={form} formRef={writer.form} onSubmit={() => void generate()}>
                <GenerateRow {...row} />
              </DetailsForm>
            ) : (
              <>
                <Suspense fallback={<p className="text-mute">Loading…</p>}>
                  <Timing tool={tool} form={form} />
                </Suspense>
                <GenerateRow {...row} onGenerate={() => void generate()} />
              </>
            )}
          </Panel>
        }
        result={
          made ? (
            <Suspense fallback={<Panel title="Generated Press Release">Loading…</Panel>}>
              <Result
                tool={tool}
                made={made}
                timesAsked={writer.timesAsked}
                isBusy={isBusy}
                onGenerate={(wording) => void generate(wording)}
              />
            </Suspense>
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
