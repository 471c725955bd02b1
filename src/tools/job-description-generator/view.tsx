import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useGenerate } from '@/kinds/document/use-generate';
import { useLiveForm } from '@/kinds/work/live-form';
import { useIsInUse } from '@/kinds/work/use-in-use';
import { WorkBar } from '@/kinds/work/work-bar';
import { Button } from '@/ui/button';
import { Tabs } from '@/ui/tabs';
import { showToast } from '@/ui/toast';
import { useTool } from '@/workspace/tool-state';
import { canGenerate, emptyAnswers, fields, hasDetails, isSample, putPosting, state } from './model';
import { JobForm } from './parts/job-form';
import type { View } from './parts/views';
import { readPay } from './pay';
import { readWebsite } from './website';
import { postingWriter } from './writer';

// Seen only once a posting is written or a text is checked, so loaded only then.
const Results = lazy(async () => ({ default: (await import('./parts/results')).Results }));
const CheckText = lazy(async () => ({ default: (await import('./parts/check-text')).CheckText }));

export const about =
  'Turn nine answers into a job description you can change line by line, with checks for coded words, long wish lists and pay rules. Take it with you as text, Word, PDF, a LinkedIn post, listing code for search engines or an interview kit; nothing you type leaves your browser unless you ask a model of your own.';

export const related = ['team-builder', 'onboarding-checklist', 'email-templates', 'contract-generator'];

const startViews = [
  { value: 'description', label: 'Write a description' },
  { value: 'check', label: 'Check a text' },
] as const;

export default function JobDescriptionGenerator() {
  const tool = useTool(state);
  const { data, around, change, undo } = tool;
  const { answers, posting } = data;
  const [view, setView] = useState<View>('description');
  const isReady = canGenerate(answers);
  const { isBusy, problem, timesAsked, generate } = useGenerate(postingWriter, { isMissing: !isReady });
  const live = useLiveForm(fields, answers, around, (next, name) => change((current) => ({ ...current, answers: next }), name));
  const pay = useMemo(() => readPay(answers, around.currency), [answers, around.currency]);
  const { jobTitle: _title, company: _company, ...problems } = live.problems;
  const form = {
    ...live,
    problems: {
      ...problems,
      ...(pay.problem ? { payTo: pay.problem } : {}),
      ...(answers.companyWebsite.trim() !== '' && !readWebsite(answers.companyWebsite)
        ? { companyWebsite: 'This is no web address, so it is left out.' }
        : {}),
    },
    notes: { ...live.notes, ...(pay.note ? { salaryRange: pay.note } : {}) },
  };

  const isInUse = useIsInUse();
  useEffect(() => {
    if (isInUse) void Promise.allSettled([import('./facts'), import('./write'), import('./parts/results'), import('./parts/check-text')]);
  }, [isInUse]);

  const offerUndo = (message: string) => showToast(message, { label: 'Undo', run: undo });
  const write = async () => {
    const written = await generate({ answers, currency: around.currency });
    if (!written) return;
    const isAgain = posting !== null;
    setView('description');
    change((current) => putPosting(current, answers, written));
    if (isAgain) offerUndo('Text rewritten; what you changed stayed');
  };
  const loadSample = () => {
    const sample = state.sample?.(around);
    if (!sample) return;
    setView('description');
    change((current) => ({ ...sample, checked: current.checked }));
    offerUndo('Sample loaded');
  };
  const createNew = () => {
    setView('description');
    // With the description goes what was about to be added to it.
    tool.changeAll(({ data: current }) => ({ data: { ...current, posting: null }, drafts: {} }));
    offerUndo('Back to the form; the description was cleared');
    // The pressed button is gone with the description.
    setTimeout(() => document.querySelector<HTMLElement>('[name="jobTitle"]')?.focus());
  };
  const clearAnswers = () => {
    change((current) => ({ ...current, answers: emptyAnswers(around) }));
    offerUndo('Answers cleared');
  };

  if (posting) {
    return (
      <Suspense fallback={<WorkBar isSample={isSample(answers)} />}>
        <Results
          tool={tool}
          posting={posting}
          form={form}
          view={view}
          onView={setView}
          isBusy={isBusy}
          problem={problem}
          timesAsked={timesAsked}
          onRewrite={() => void write()}
          onCreateNew={createNew}
        />
      </Suspense>
    );
  }
  return (
    <>
      <WorkBar isSample={isSample(answers)}>
        <Button look="quiet" onClick={loadSample}>
          Load sample
        </Button>
        {JSON.stringify(answers) !== JSON.stringify(emptyAnswers(around)) && (
          <Button look="quiet" icon="rotate-ccw" onClick={clearAnswers}>
            Clear answers
          </Button>
        )}
      </WorkBar>
      <div className="mb-5">
        <Tabs label="Views" choices={startViews} value={view === 'check' ? 'check' : 'description'} onChange={setView} />
      </div>
      {view === 'check' ? (
        <Suspense fallback={<p className="text-mute">Loading…</p>}>
          <CheckText tool={tool} />
        </Suspense>
      ) : (
        <JobForm
          form={form}
          hasDetails={hasDetails(answers, emptyAnswers(around))}
          canGenerate={isReady}
          isBusy={isBusy}
          problem={problem}
          onGenerate={() => void write()}
        />
      )}
    </>
  );
}
