import { lazy, Suspense, useState } from 'react';
import { useGenerator } from '@/kinds/generator/use-generator';
import { useAdoptCurrency } from '@/kinds/work/typed-currency';
import { WorkBar } from '@/kinds/work/work-bar';
import { currencyForAsk, fields, hasSample, putSlides, readAnswers, startOver, state } from './model';
import { DeckForm } from './parts/deck-form';
import { loadSlides, pitchWriter } from './writer';

// Seen only once there are slides, so loaded only then.
const loadViewer = () => import('./parts/viewer');
const Viewer = lazy(async () => ({ default: (await loadViewer()).Viewer }));

export const about =
  'Turn your answers into the ten slides investors expect, then edit, check and present them. Save the deck as HTML, as PowerPoint with text you can edit, or as PDF; nothing you type leaves your browser unless you ask a model of your own.';

export const related = ['business-plan', 'funding-tracker', 'market-size-calculator', 'investor-crm'];

const preload = () => [loadSlides(), loadViewer()];

export default function PitchDeckGenerator() {
  const generator = useGenerator(state, fields, pitchWriter, {
    draftOf: ({ draft }) => draft,
    putDraft: (data, draft) => ({ ...data, draft }),
    preload,
  });
  const { tool, isReady, isBusy, problem } = generator;
  const { data, around, change, say } = tool;
  const [isFresh, setIsFresh] = useState(false);
  const adopt = useAdoptCurrency();
  const form: typeof generator.form = {
    ...generator.form,
    set: (name, value) => {
      generator.form.set(name, value);
      if (name === 'fundingAmount') adopt(currencyForAsk(String(value), around.currency), around.currency);
    },
  };
  const answers = readAnswers(data);
  const hasDeck = data.slides.length > 0;

  const generate = async () => {
    const written = await generator.generate({ answers, currency: around.currency, times: data.seed });
    if (!written) return;
    setIsFresh(!hasDeck);
    change((current) => putSlides(current, written));
    if (hasDeck) say('Told another way; slides you edited stay as they are');
  };
  const createNew = () => change(startOver, { say: 'Back to the form; the slides were cleared' });

  if (hasDeck) {
    return (
      <Suspense fallback={<WorkBar isSample={hasSample(data)} />}>
        <Viewer
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
      <WorkBar sample={{ run: generator.loadSample, said: 'Sample deck loaded' }} hasMoney />
      <DeckForm form={form} canGenerate={isReady} isBusy={isBusy} problem={problem} onGenerate={() => void generate()} />
    </>
  );
}
