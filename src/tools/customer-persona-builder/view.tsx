import { lazy, Suspense } from 'react';
import { useGenerator } from '@/kinds/generator/use-generator';
import { WorkBar } from '@/kinds/work/work-bar';
import {
  addPersona,
  countExamples,
  fields,
  hasSample,
  isSampleAnswers,
  listNeeds,
  putPersonas,
  readAnswers,
  replaceExamples,
  startOver,
  state,
} from './model';
import { BusinessForm } from './parts/business-form';
import { loadPersonas, personasWriter } from './writer';

// Seen only once there are personas, so loaded only then.
const loadResults = () => import('./parts/results');
const Results = lazy(async () => ({ default: (await loadResults()).Results }));

export const about =
  'Your answers become three example customers: their goals, behaviors, pain points and channels. Edit them, record what you have evidence for, compare them and save each as a one-page card. Nothing you type leaves your browser unless you ask a model of your own.';

export const related = ['content-idea-generator', 'market-research', 'sales-pitch-generator', 'idea-validator'];

const preload = () => [loadPersonas(), loadResults()];

export default function CustomerPersonaBuilder() {
  const generator = useGenerator(state, fields, personasWriter, {
    draftOf: ({ draft }) => draft,
    putDraft: (data, draft) => ({ ...data, draft }),
    preload,
  });
  const { tool, form, isBusy, problem } = generator;
  const { data, change } = tool;
  const answers = readAnswers(data.draft);
  const hasPersonas = data.personas.length > 0;

  const taken = data.personas.map(({ name }) => name);
  const generate = async () => {
    const sketches = await generator.generate({ answers, what: 'customers', taken, round: data.seed }, data.seed);
    if (!sketches) return;
    if (!hasPersonas) {
      change((current) => putPersonas(current, sketches));
      return;
    }
    const kept = data.personas.length - countExamples(data);
    change((current) => replaceExamples(current, sketches), {
      say: kept > 0 ? 'New examples; the personas you edited were kept' : 'New examples',
    });
  };
  const addAnti = async () => {
    const [sketch] = (await generator.run({ answers, what: 'anti', taken, round: data.seed }, data.seed)) ?? [];
    if (!sketch) return;
    change((current) => addPersona(current, sketch), { say: 'Anti-persona added' });
  };
  const createNew = () => change(startOver, { say: 'Personas cleared' });

  if (hasPersonas) {
    return (
      <Suspense fallback={<WorkBar isSample={hasSample(data)} />}>
        <Results
          tool={tool}
          isBusy={isBusy}
          problem={problem}
          timesAsked={generator.timesAsked}
          canRegenerate={generator.isReady}
          onRegenerate={() => void generate()}
          onAddAnti={() => void addAnti()}
          onCreateNew={createNew}
        />
      </Suspense>
    );
  }
  return (
    <>
      <WorkBar isSample={isSampleAnswers(answers)} sample={{ run: generator.loadSample, said: 'Sample personas loaded', look: 'plain' }} />
      <BusinessForm
        form={form}
        trade={data.trade}
        onTrade={(trade) => change((current) => ({ ...current, trade }), { key: 'trade' })}
        needs={listNeeds(data.draft)}
        isBusy={isBusy}
        problem={problem}
        onGenerate={() => void generate()}
        onBlank={() => change((current) => addPersona(current))}
      />
    </>
  );
}
