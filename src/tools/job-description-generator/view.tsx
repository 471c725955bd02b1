import { lazy, Suspense, useMemo, useState } from 'react';
import { useGenerator } from '@/kinds/generator/use-generator';
import { WorkBar } from '@/kinds/work/work-bar';
import { Tabs } from '@/ui/tabs';
import { emptyAnswers, fields, hasDetails, isSample, putPosting, state } from './model';
import { JobForm } from './parts/job-form';
import type { View } from './parts/views';
import { readPay } from './pay';
import { readWebsite } from './website';
import { loadWriting, postingWriter } from './writer';

// Seen only once a posting is written or a text is checked, so loaded only then.
const Results = lazy(async () => ({ default: (await import('./parts/results')).Results }));
const CheckText = lazy(async () => ({ default: (await import('./parts/check-text')).CheckText }));

export const about =
  'Turn your answers into a job description you can edit line by line, with checks for coded words, long wish lists and pay rules. Export it as text, Word, PDF, a LinkedIn post, listing code for search engines or an interview kit; nothing you type leaves your browser unless you ask a model of your own.';

export const related = ['team-builder', 'onboarding-checklist', 'email-templates', 'contract-generator'];

const startViews = [
  { value: 'description', label: 'Write a description' },
  { value: 'check', label: 'Check a text' },
] as const;

const preload = () => [loadWriting(), import('./parts/results'), import('./parts/check-text')];

export default function JobDescriptionGenerator() {
  const generator = useGenerator(state, fields, postingWriter, {
    draftOf: ({ answers }) => answers,
    putDraft: (data, answers) => ({ ...data, answers }),
    preload,
    keep: ({ checked }) => ({ checked }),
  });
  const { tool, isBusy, problem } = generator;
  const { data, around, change, say } = tool;
  const { answers, posting } = data;
  const [view, setView] = useState<View>('description');
  const pay = useMemo(() => readPay(answers, around.currency), [answers, around.currency]);
  const form = {
    ...generator.form,
    problems: {
      ...generator.form.problems,
      ...(pay.problem ? { payTo: pay.problem } : {}),
      ...(answers.companyWebsite.trim() !== '' && !readWebsite(answers.companyWebsite)
        ? { companyWebsite: 'This isn’t a web address, so it’s left out.' }
        : {}),
    },
    notes: { ...generator.form.notes, ...(pay.note ? { salaryRange: pay.note } : {}) },
  };

  const write = async () => {
    const written = await generator.generate({ answers, currency: around.currency });
    if (!written) return;
    const isAgain = posting !== null;
    setView('description');
    change((current) => putPosting(current, answers, written));
    if (isAgain) say('Rewritten; your own lines are unchanged');
  };
  const loadSample = () => {
    setView('description');
    generator.loadSample();
  };
  const createNew = () => {
    setView('description');
    // With the description goes what was about to be added to it.
    tool.changeAll(({ data: current }) => ({ data: { ...current, posting: null }, drafts: {} }));
    say('Back to the form; the description was cleared');
    // The pressed button is gone with the description.
    setTimeout(() => document.querySelector<HTMLElement>('[name="jobTitle"]')?.focus());
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
          timesAsked={generator.timesAsked}
          onRewrite={() => void write()}
          onCreateNew={createNew}
        />
      </Suspense>
    );
  }
  return (
    <>
      <WorkBar
        isSample={isSample(answers)}
        sample={{ run: loadSample, said: 'Sample loaded' }}
        startOver={
          JSON.stringify(answers) !== JSON.stringify(emptyAnswers(around)) && {
            run: () => change((current) => ({ ...current, answers: emptyAnswers(around) })),
            said: 'Answers cleared',
            label: 'Clear answers',
          }
        }
      />
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
          canGenerate={generator.isReady}
          isBusy={isBusy}
          problem={problem}
          onGenerate={() => void write()}
        />
      )}
    </>
  );
}
