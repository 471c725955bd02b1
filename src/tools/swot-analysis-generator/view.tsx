import { lazy, Suspense, useEffect, useState } from 'react';
import { useLiveForm } from '@/kinds/work/live-form';
import { useIsInUse } from '@/kinds/work/use-in-use';
import { WorkBar } from '@/kinds/work/work-bar';
import { Button } from '@/ui/button';
import { showToast } from '@/ui/toast';
import { useTool } from '@/workspace/tool-state';
import { nextRequest } from '@/writer/requests';
import { useWriter } from '@/writer/use-writer';
import { canGenerate, fields, isSample, putSuggestions, readAnswers, startOver, state } from './model';
import { SwotForm } from './parts/swot-form';
import { loadSuggest, swotWriter } from './writer';

// Seen only after generating, so loaded only then.
const Results = lazy(async () => ({ default: (await import('./parts/results')).Results }));

export const about =
  'Turn six answers into a SWOT analysis you can stand behind: keep, rewrite, weigh and prove each point, then link them into TOWS strategies. Save it as text, PDF, Word or a one-slide picture; nothing you type leaves your browser unless you ask a model of your own.';

export const related = ['business-plan', 'competitor-analysis', 'market-research', 'task-manager'];

export default function SwotAnalysisGenerator() {
  const tool = useTool(state);
  const { data, around, change, undo } = tool;
  const writer = useWriter(swotWriter);
  const [isFresh, setIsFresh] = useState(false);
  const [timesAsked, setTimesAsked] = useState(0);
  const form = useLiveForm(fields, data.draft, around, (draft, name) => change((current) => ({ ...current, draft }), name));
  const answers = readAnswers(data);

  const isInUse = useIsInUse();
  useEffect(() => {
    if (isInUse) void Promise.allSettled([loadSuggest(), import('./parts/results')]);
  }, [isInUse]);
  const generate = async () => {
    if (writer.isBusy) return;
    const suggestions = await writer.run(answers, data.seed);
    if (!suggestions) return;
    const isAgain = data.hasResult;
    setIsFresh(!isAgain);
    change((current) => putSuggestions(current, suggestions));
    setTimesAsked(nextRequest());
    if (isAgain) showToast('New suggestions; what you kept stayed', { label: 'Undo', run: undo });
  };
  const loadSample = () => {
    const sample = state.sample?.(around);
    if (!sample) return;
    change((current) => ({ ...current, draft: sample.draft }));
    showToast('Sample answers loaded', { label: 'Undo', run: undo });
  };
  const createNew = () => {
    change(startOver);
    showToast('Back to the form; the analysis was cleared', { label: 'Undo', run: undo });
  };

  if (data.hasResult) {
    return (
      <Suspense fallback={<WorkBar isSample={isSample(data)} />}>
        <Results
          tool={tool}
          isBusy={writer.isBusy}
          problem={writer.problem}
          isFresh={isFresh}
          timesAsked={timesAsked}
          canRegenerate={canGenerate(answers)}
          onRegenerate={() => void generate()}
          onCreateNew={createNew}
        />
      </Suspense>
    );
  }
  return (
    <>
      <WorkBar isSample={isSample(data)}>
        <Button onClick={loadSample}>Load sample</Button>
      </WorkBar>
      <SwotForm
        form={{ ...form, problems: {} }}
        canGenerate={canGenerate(answers)}
        isBusy={writer.isBusy}
        problem={writer.problem}
        onGenerate={() => void generate()}
      />
    </>
  );
}
