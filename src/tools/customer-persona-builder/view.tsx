import { lazy, Suspense, useEffect, useState } from 'react';
import { useLiveForm } from '@/kinds/work/live-form';
import { useIsInUse } from '@/kinds/work/use-in-use';
import { WorkBar } from '@/kinds/work/work-bar';
import { Button } from '@/ui/button';
import { showToast } from '@/ui/toast';
import { useTool } from '@/workspace/tool-state';
import { nextRequest } from '@/writer/requests';
import { useWriter } from '@/writer/use-writer';
import {
  addPersona,
  countExamples,
  fields,
  findMissing,
  hasSample,
  isSampleAnswers,
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
  'Four answers give you three example customers in the words of your trade: their goals, behaviors, pain points and channels. Edit them, say what you have evidence for, compare them and save each as a one-page card; nothing you type leaves your browser unless you ask a model of your own.';

export const related = ['content-idea-generator', 'market-research', 'sales-pitch-generator', 'idea-validator'];

export default function CustomerPersonaBuilder() {
  const tool = useTool(state);
  const { data, around, change, undo } = tool;
  const writer = useWriter(personasWriter);
  const [timesAsked, setTimesAsked] = useState(0);
  const form = useLiveForm(fields, data.draft, around, (draft, name) => change((current) => ({ ...current, draft }), name));
  const answers = readAnswers(data.draft);
  const missing = findMissing(answers);
  const hasPersonas = data.personas.length > 0;
  const isInUse = useIsInUse();
  useEffect(() => {
    if (isInUse) void Promise.allSettled([loadPersonas(), loadResults()]);
  }, [isInUse]);

  const taken = data.personas.map(({ name }) => name);
  const generate = async () => {
    const sketches = await writer.run({ answers, what: 'customers', taken }, data.seed);
    if (!sketches) return;
    setTimesAsked(nextRequest());
    if (!hasPersonas) {
      change((current) => putPersonas(current, sketches));
      return;
    }
    const kept = data.personas.length - countExamples(data);
    change((current) => replaceExamples(current, sketches));
    showToast(kept > 0 ? 'New examples; what you changed stayed' : 'New examples', { label: 'Undo', run: undo });
  };
  const addAnti = async () => {
    const [sketch] = (await writer.run({ answers, what: 'anti', taken }, data.seed)) ?? [];
    if (!sketch) return;
    change((current) => addPersona(current, sketch));
    showToast('Anti-persona added', { label: 'Undo', run: undo });
  };
  const loadSample = () => {
    const sample = state.sample?.(around);
    if (!sample) return;
    change(() => sample);
    showToast('Sample personas loaded', { label: 'Undo', run: undo });
  };
  const createNew = () => {
    change(startOver);
    showToast('Back to the form; the personas were cleared', { label: 'Undo', run: undo });
  };

  if (hasPersonas) {
    return (
      <Suspense fallback={<WorkBar isSample={hasSample(data)} />}>
        <Results
          tool={tool}
          isBusy={writer.isBusy}
          problem={writer.problem}
          timesAsked={timesAsked}
          canRegenerate={missing.length === 0}
          onRegenerate={() => void generate()}
          onAddAnti={() => void addAnti()}
          onCreateNew={createNew}
        />
      </Suspense>
    );
  }
  return (
    <>
      <WorkBar isSample={isSampleAnswers(answers)}>
        <Button onClick={loadSample}>Load sample</Button>
      </WorkBar>
      <BusinessForm
        form={{ ...form, problems: {} }}
        missing={missing}
        isBusy={writer.isBusy}
        problem={writer.problem}
        onGenerate={() => void generate()}
        onBlank={() => change((current) => addPersona(current))}
      />
    </>
  );
}
