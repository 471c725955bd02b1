import { useGenerator } from '@/kinds/generator/use-generator';
import { WorkBar } from '@/kinds/work/work-bar';
import { Panel } from '@/ui/layout';
import { makeId } from '@/platform/ids';
import { lazyPart } from '@/ui/lazy-part';
import { tips } from './content';
import { fields, hasSampleWork, keepForms, listNeeds, mixOf, putIdeas, readAnswers, state, titleKey } from './model';
import { IdeasForm } from './parts/ideas-form';
import { ideasWriter, loadIdeas } from './writer';

// Seen only once a list is made, so loaded only then.
const Results = lazyPart(async () => (await import('./parts/results')).Results, <Panel title="Content ideas">Loading…</Panel>);

export const about =
  'Say what you do, for whom and where you post, and get fifteen ideas in your own words, with topics from your trade as suggestions. Star, edit and repurpose them, add them to the calendar, or export the list. Nothing you type leaves your browser unless you ask a model of your own.';

export const related = ['social-media-content-calendar', 'social-media-planner', 'customer-persona-builder'];

const preload = () => [loadIdeas(), Results.load()];

export default function ContentIdeaGenerator() {
  const generator = useGenerator(state, fields, ideasWriter, {
    draftOf: ({ draft }) => draft,
    putDraft: (data, draft) => ({ ...data, draft }),
    preload,
    clearsForms: true,
  });
  const { tool, form, isBusy, problem } = generator;
  const { data, around, change, changeAll, say } = tool;
  const answers = readAnswers(data.draft);
  const needs = listNeeds(data.draft);

  const generate = async () => {
    const used = [...data.ideas.map(({ title }) => titleKey(title)), ...data.used];
    const ideas = await generator.generate({ answers, trade: data.trade, mix: mixOf(data, answers), used }, data.seed);
    if (!ideas) return;
    const isAgain = data.ideas.length > 0;
    changeAll(({ data: current, drafts }) => {
      const next = putIdeas(current, ideas, makeId);
      return { data: next, drafts: keepForms(next, drafts) };
    });
    if (isAgain) say('New ideas; favorites and edited ideas were kept');
  };
  const loadSample = () => {
    const sample = state.sample?.(around);
    if (sample) change((current) => ({ ...current, draft: sample.draft }));
  };

  return (
    <>
      <WorkBar
        isSample={hasSampleWork(data)}
        sample={{ run: loadSample, said: 'Sample answers loaded' }}
        startOver={{ run: generator.startOver, said: 'Answers and ideas cleared' }}
      />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-12">
        <div className="no-print stay min-w-0 lg:col-span-4">
          <IdeasForm
            form={form}
            trade={data.trade}
            onTrade={(trade) => change((current) => ({ ...current, trade }), { key: 'trade' })}
            needs={needs}
            isBusy={isBusy}
            problem={problem}
            onGenerate={() => void generate()}
          />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-6 lg:col-span-8">
          {data.ideas.length + data.kept.length > 0 ? (
            <Results
              tool={tool}
              answers={answers}
              timesAsked={generator.timesAsked}
              isBusy={isBusy}
              canRegenerate={needs.length === 0}
              onRegenerate={() => void generate()}
            />
          ) : (
            <div className="panel flex flex-col items-center gap-2 py-12! text-center">
              <p className="font-semibold">No ideas yet</p>
              <p className="max-w-md text-mute">
                Enter your industry and audience, choose where you post, and fifteen ideas appear here, made on this device from your own
                words.
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
