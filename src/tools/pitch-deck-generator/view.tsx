import { lazy, Suspense, useEffect, useState } from 'react';
import { useLiveForm } from '@/kinds/work/live-form';
import { useAdoptCurrency } from '@/kinds/work/typed-currency';
import { useIsInUse } from '@/kinds/work/use-in-use';
import { WorkBar } from '@/kinds/work/work-bar';
import { Button } from '@/ui/button';
import { showToast } from '@/ui/toast';
import { useTool } from '@/workspace/tool-state';
import { nextRequest } from '@/writer/requests';
import { useWriter } from '@/writer/use-writer';
import { canGenerate, currencyForAsk, fields, hasSample, putSlides, readAnswers, startOver, state } from './model';
import { DeckForm } from './parts/deck-form';
import { loadSlides, pitchWriter } from './writer';

// Seen only once there are slides, so loaded only then.
const loadViewer = () => import('./parts/viewer');
const Viewer = lazy(async () => ({ default: (await loadViewer()).Viewer }));

export const about =
  'Turn seven answers into the ten slides investors expect, then edit, check and present them. Save the deck as HTML, as PowerPoint with text you can edit, or as PDF; nothing you type leaves your browser unless you ask a model of your own.';

export const related = ['business-plan', 'funding-tracker', 'market-size-calculator', 'investor-crm'];

export default function PitchDeckGenerator() {
  const tool = useTool(state);
  const { data, around, change, undo } = tool;
  const writer = useWriter(pitchWriter);
  const [isFresh, setIsFresh] = useState(false);
  const [timesAsked, setTimesAsked] = useState(0);
  const adopt = useAdoptCurrency();
  const form = useLiveForm(fields, data.draft, around, (draft, name) => {
    change((current) => ({ ...current, draft }), name);
    if (name === 'fundingAmount') adopt(currencyForAsk(draft.fundingAmount, around.currency), around.currency);
  });
  const answers = readAnswers(data);
  const hasDeck = data.slides.length > 0;
  const isInUse = useIsInUse();
  useEffect(() => {
    if (isInUse) void Promise.allSettled([loadSlides(), loadViewer()]);
  }, [isInUse]);

  const generate = async () => {
    const written = await writer.run({ answers, currency: around.currency }, data.seed);
    if (!written) return;
    setIsFresh(!hasDeck);
    change((current) => putSlides(current, written));
    setTimesAsked(nextRequest());
    if (hasDeck) showToast('New words for the slides you had not touched', { label: 'Undo', run: undo });
  };
  const loadSample = () => {
    const sample = state.sample?.(around);
    if (!sample) return;
    change(() => sample);
    showToast('Sample deck loaded', { label: 'Undo', run: undo });
  };
  const createNew = () => {
    change(startOver);
    showToast('Back to the form; the slides were cleared', { label: 'Undo', run: undo });
  };

  if (hasDeck) {
    return (
      <Suspense fallback={<WorkBar isSample={hasSample(data)} />}>
        <Viewer
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
      <WorkBar hasMoney>
        <Button look="quiet" onClick={loadSample}>
          Load sample
        </Button>
      </WorkBar>
      <DeckForm
        form={{ ...form, problems: {} }}
        canGenerate={canGenerate(answers)}
        isBusy={writer.isBusy}
        problem={writer.problem}
        onGenerate={() => void generate()}
      />
    </>
  );
}
