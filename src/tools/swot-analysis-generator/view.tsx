import { lazy, Suspense, useState } from 'react';
import { useGenerator } from '@/kinds/generator/use-generator';
import { WorkBar } from '@/kinds/work/work-bar';
import { fields, isSample, putSuggestions, readAnswers, startOver, state } from './model';
import { SwotForm } from './parts/swot-form';
import { loadSuggest, swotWriter } from './writer';

// Seen only after generating, so loaded only then.
const Results = lazy(async () => ({ default: (await import('./parts/results')).Results }));

export const about =
  'Turn six answers into a SWOT analysis you can defend: keep, rewrite, weigh and prove each point, then link them into TOWS strategies. Save it as text, PDF, Word or a one-slide picture; nothing you type leaves your browser unless you ask a model of your own.';

export const related = ['business-plan', 'competitor-analysis', 'market-research', 'task-manager'];

const preload = () => [loadSuggest(), import('./parts/results')];

export default function SwotAnalysisGenerator() {
  const generator = useGenerator(state, fields, swotWriter, {
    draftOf: ({ draft }) => draft,
    putDraft: (data, draft) => ({ ...data, draft }),
    preload,
  });
  const { tool, form, isReady, isBusy, problem } = generator;
  const { data, around, change, say } = tool;
  const [isFresh, setIsFresh] = useState(false);
  const answers = readAnswers(data);

  const generate = async () => {
    const suggestions = await generator.generate(answers, data.seed);
    if (!suggestions) return;
    const isAgain = data.hasResult;
    setIsFresh(!isAgain);
    change((current) => putSuggestions(current, suggestions));
    if (isAgain) say('New suggestions; the items you kept are unchanged');
  };
  const loadSample = () => {
    const sample = state.sample?.(around);
    if (sample) change((current) => ({ ...current, draft: sample.draft }));
  };
  const createNew = () => change(startOver, { say: 'Back to the form; the analysis was cleared' });

  if (data.hasResult) {
    return (
      <Suspense fallback={<WorkBar isSample={isSample(data)} />}>
        <Results
          tool={tool}
          isBusy={isBusy}
          problem={problem}
          isFresh={isFresh}
          timesAsked={generator.timesAsked}
          canRegenerate={isReady}
          onRegenerate={() => void generate()}
          onCreateNew={createNew}
        />
      </Suspense>
    );
  }
  return (
    <>
      <WorkBar isSample={isSample(data)} sample={{ run: loadSample, said: 'Sample answers loaded', look: 'plain' }} />
      <SwotForm form={form} canGenerate={isReady} isBusy={isBusy} problem={problem} onGenerate={() => void generate()} />
    </>
  );
}
