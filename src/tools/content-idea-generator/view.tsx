import { lazy, Suspense, useEffect } from 'react';
import { useGenerate } from '@/kinds/document/use-generate';
import { useLiveForm } from '@/kinds/work/live-form';
import { useIsInUse } from '@/kinds/work/use-in-use';
import { WorkBar } from '@/kinds/work/work-bar';
import { Button } from '@/ui/button';
import { Panel } from '@/ui/layout';
import { showToast } from '@/ui/toast';
import { makeId } from '@/workspace/ids';
import { useTool } from '@/workspace/tool-state';
import { tips } from './content';
import { fields, findMissing, hasSample, isSampleAnswers, keepForms, mixOf, putIdeas, readAnswers, state, titleKey } from './model';
import { IdeasForm } from './parts/ideas-form';
import { ideasWriter, loadIdeas } from './writer';

// Seen only once a list is made, so loaded only then.
const Results = lazy(async () => ({ default: (await import('./parts/results')).Results }));

export const about =
  'Say what you do, for whom and where you post, and get fifteen ideas made from your own words and the words of your trade. Star, edit and repurpose them, put them into the calendar, or take the list away; nothing you type leaves your browser unless you ask a model of your own.';

export const related = ['social-media-content-calendar', 'social-media-planner', 'customer-persona-builder'];

export default function ContentIdeaGenerator() {
  const tool = useTool(state);
  const { data, around, change, changeAll, undo } = tool;
  const form = useLiveForm(fields, data.draft, around, (draft, name) => change((current) => ({ ...current, draft }), name));
  const answers = readAnswers(data.draft);
  const missing = findMissing(answers);
  const writer = useGenerate(ideasWriter, { isMissing: missing.length > 0 });
  const isInUse = useIsInUse();
  useEffect(() => {
    if (isInUse) void Promise.allSettled([loadIdeas(), import('./parts/results')]);
  }, [isInUse]);

  const generate = async () => {
    const used = [...data.ideas.map(({ title }) => titleKey(title)), ...data.used];
    const ideas = await writer.generate({ answers, mix: mixOf(data, answers), used }, data.seed);
    if (!ideas) return;
    const isAgain = data.ideas.length > 0;
    changeAll(({ data: current, drafts }) => {
      const next = putIdeas(current, ideas, makeId);
      return { data: next, drafts: keepForms(next, drafts) };
    });
    if (isAgain) showToast('New ideas; what you starred stayed', { label: 'Undo', run: undo });
  };
  const loadSample = () => {
    const sample = state.sample?.(around);
    if (!sample) return;
    change((current) => ({ ...current, draft: sample.draft }));
    showToast('Sample answers loaded', { label: 'Undo', run: undo });
  };
  const startOver = () => {
    writer.forget();
    changeAll(() => ({ data: state.start(around), drafts: {} }));
    showToast('Answers and ideas cleared', { label: 'Undo', run: undo });
  };

  return (
    <>
      <WorkBar isSample={data.ideas.length + data.kept.length > 0 ? hasSample([...data.ideas, ...data.kept]) : isSampleAnswers(answers)}>
        <Button look="quiet" onClick={loadSample}>
          Load sample
        </Button>
        <Button look="quiet" icon="rotate-ccw" onClick={startOver}>
          Start over
        </Button>
      </WorkBar>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-12">
        <div className="no-print min-w-0 lg:sticky lg:top-20 lg:col-span-4">
          <IdeasForm form={form} missing={missing} isBusy={writer.isBusy} problem={writer.problem} onGenerate={() => void generate()} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-6 lg:col-span-8">
          {data.ideas.length + data.kept.length > 0 ? (
            <Suspense fallback={<Panel title="Content ideas">Loading…</Panel>}>
              <Results
                tool={tool}
                answers={answers}
                timesAsked={writer.timesAsked}
                isBusy={writer.isBusy}
                canRegenerate={missing.length === 0}
                onRegenerate={() => void generate()}
              />
            </Suspense>
          ) : (
            <div className="panel flex flex-col items-center gap-2 py-12! text-center">
              <p className="font-semibold">No ideas yet</p>
              <p className="max-w-md text-mute">
                Fill in your industry and your audience, choose where you post, and fifteen ideas appear here: made on this device, from
                your own words.
              </p>
            </div>
          )}
          <Panel title="Content tips">
            <dl className="grid grid-cols-1 gap-4 sm:grid-cols-2">
              {tips.map(({ title, text }) => (
                <div key={title}>
                  <dt className="font-semibold">{title}</dt>
                  <dd className="mt-0.5 text-mute">{text}</dd>
                </div>
              ))}
            </dl>
          </Panel>
        </div>
      </div>
    </>
  );
}
