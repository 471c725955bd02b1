import { useEffect, useRef, useState } from 'react';
import { useGenerator } from '@/kinds/generator/use-generator';
import { WorkBar } from '@/kinds/work/work-bar';
import { makeId, nextRequest } from '@/platform/ids';
import { lazyPart } from '@/ui/lazy-part';
import { fields } from './fields';
import { addSample, clearForm, findIdea, hasUnkept, isFull, newIdea, putIdea, startAnother, state, type IdeaData } from './model';
import { IdeaForm } from './parts/idea-form';
import { ideaWriter, loadReport, loadScreen } from './writer';

// Seen only once an idea is validated, so loaded only then.
const loadIdeas = () => import('./parts/ideas-panel');
const ReportScreen = lazyPart(async () => (await loadScreen()).ReportScreen, <WorkBar />);
const IdeasPanel = lazyPart(async () => (await loadIdeas()).IdeasPanel);

export const about =
  'Describe a business idea in eight answers and get a report made on your device from your own words: what is strong, what is missing and what to do next. A second score counts evidence only, from interviews, sign-ups and payments, so that a long text is never mistaken for a proven idea.';

export const related = ['business-model-canvas', 'customer-persona-builder', 'business-plan', 'pitch-deck-generator'];

const preload = () => [loadReport(), loadScreen(), loadIdeas()];

export default function IdeaValidator() {
  const generator = useGenerator(state, fields, ideaWriter, {
    draftOf: ({ draft }) => draft,
    putDraft: (data, draft) => ({ ...data, draft }),
    preload,
  });
  const { tool } = generator;
  const { data, around, change } = tool;
  const [isFresh, setIsFresh] = useState(false);
  // Counted for the idea it was asked for: to open another one must not ask a model about it.
  const [asked, setAsked] = useState({ id: '', times: 0 });
  const idea = findIdea(data, data.open);
  const edited = findIdea(data, data.editing);

  const hasNoRoom = isFull(data) && !edited;

  // Whoever leaves the report by keyboard goes on in the form that takes its place.
  const place = useRef<HTMLDivElement>(null);
  const isOpen = idea !== undefined;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) place.current?.querySelector('input')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const ask = (id: string) => setAsked({ id, times: nextRequest() });
  const validate = async () => {
    if (hasNoRoom) return;
    const reply = await generator.generate(edited ? { ...edited, answers: data.draft } : newIdea('', data.draft));
    if (!reply) return;
    setIsFresh(true);
    const id = makeId();
    change((current) => putIdea(current, id, around.today));
    ask(edited?.id ?? id);
  };
  /** Changes that take the screen elsewhere say so, and can be taken back. */
  const goBy = (recipe: (current: IdeaData) => IdeaData, message: string) => {
    setIsFresh(false);
    change(recipe, { say: message });
  };
  const loadSample = () => {
    const sample = state.sample?.(around);
    setIsFresh(false);
    if (sample) change((current) => addSample(current, sample));
  };

  const goBack = () => {
    const recipe = (current: IdeaData) => ({ ...clearForm(current), open: current.editing });
    if (hasUnkept(data)) goBy(recipe, 'Changes dropped');
    else change(recipe);
  };

  if (idea) {
    return (
      <ReportScreen
        tool={tool}
        idea={idea}
        isFresh={isFresh}
        timesAsked={asked.id === idea.id ? asked.times : 0}
        onAsk={() => ask(idea.id)}
        onAnother={() => goBy(startAnother, 'Report closed; the idea is kept under Your ideas')}
      />
    );
  }
  return (
    <>
      <WorkBar sample={!isFull(data) && { run: loadSample, said: 'Sample ideas loaded' }} />
      <div ref={place}>
        <IdeaForm
          form={generator.form}
          edited={edited}
          canValidate={generator.isReady}
          hasNoRoom={hasNoRoom}
          isBusy={generator.isBusy}
          problem={generator.problem}
          onValidate={() => void validate()}
          onClear={() => goBy(clearForm, 'Answers cleared')}
          onBack={goBack}
        />
      </div>
      {data.ideas.length > 0 && (
        <div className="mt-6">
          <IdeasPanel tool={tool} onOpened={() => setIsFresh(true)} />
        </div>
      )}
    </>
  );
}
