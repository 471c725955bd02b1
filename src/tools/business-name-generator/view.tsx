import { lazy, Suspense, useEffect, useState } from 'react';
import { Reasons } from '@/kinds/document/reasons';
import { useLiveForm } from '@/kinds/work/live-form';
import { useIsInUse } from '@/kinds/work/use-in-use';
import { WorkBar } from '@/kinds/work/work-bar';
import { Button } from '@/ui/button';
import { Panel, Split } from '@/ui/layout';
import { showToast } from '@/ui/toast';
import { useTool } from '@/workspace/tool-state';
import { nextRequest } from '@/writer/requests';
import { useWriter } from '@/writer/use-writer';
import { reasons } from './content';
import { canGenerate, fields, hasSample, isStale, mostSeeds, state } from './model';
import { NameForm } from './parts/name-form';
import { Tips } from './parts/tips';
import { useBallotLink } from './parts/use-ballot-link';
import { loadGenerator, nameWriter } from './writer';

// Seen only once names are made or a ballot is opened, so loaded only then.
const loadResults = () => import('./parts/results');
const Results = lazy(async () => ({ default: (await loadResults()).Results }));
const NamesProposal = lazy(async () => ({ default: (await loadResults()).NamesProposal }));

export const about =
  'Give your industry and a few keywords, and get 20 business names built from them on your device, in the style and length you choose. Each is scored, classed by trademark strength and checked for awkward meanings, and you can shortlist, compare and put your favorites to an anonymous vote.';

export const related = ['domain-name-generator', 'logo-maker', 'business-plan'];

export type ResultTab = 'names' | 'shortlist' | 'vote';

export default function BusinessNameGenerator() {
  const tool = useTool(state);
  const { data, around, change, undo } = tool;
  const { answers, made } = data;
  const writer = useWriter(nameWriter);
  const [tab, setTab] = useState<ResultTab>('names');
  // Counted for the industry it was asked for: a sample or an undo must not ask a model about another.
  const [asked, setAsked] = useState({ industry: '', times: 0 });
  // A ballot's link brings its result into view as well, but asks for no names.
  const [timesOpened, setTimesOpened] = useState(0);
  const form = useLiveForm(fields, answers, around, (draft, name) => change((current) => ({ ...current, answers: draft }), name));
  useBallotLink(tool, () => {
    setTab('vote');
    setTimesOpened((times) => times + 1);
  });

  const isInUse = useIsInUse();
  useEffect(() => {
    if (isInUse) void Promise.allSettled([loadGenerator(), loadResults()]);
  }, [isInUse]);

  const generate = async (seed: number) => {
    if (writer.isBusy || !canGenerate(answers)) return;
    const next = { answers, seed };
    if (!(await writer.run(next, seed))) return;
    change((current) => ({ ...current, made: next }));
    setTab('names');
    setAsked({ industry: answers.industry, times: nextRequest() });
  };
  const nextSeed = made ? (made.seed + 1) % mostSeeds : 0;
  const loadSample = () => {
    const sample = state.sample?.(around);
    if (!sample) return;
    change(() => sample);
    setTab('names');
    showToast('Sample loaded', { label: 'Undo', run: undo });
  };
  const startOver = () => {
    setTab('names');
    change(() => state.start(around));
    showToast('Answers, names and shortlist cleared', { label: 'Undo', run: undo });
  };
  const hasResults = made !== null || data.shortlist.length > 0 || data.ballot.length > 0 || data.paper !== null;

  return (
    <>
      <WorkBar isSample={hasSample(data)}>
        <Button look="quiet" onClick={loadSample}>
          Load sample
        </Button>
        <Button look="quiet" icon="rotate-ccw" onClick={startOver}>
          Start over
        </Button>
      </WorkBar>
      {/* A model's names stand beside the list, below the form; on a phone below the list. */}
      <Split
        input={
          <NameForm
            form={{ ...form, problems: {} }}
            isBusy={writer.isBusy}
            problem={writer.problem}
            // Asked again for the same answers, it goes on to other names.
            onGenerate={() => void generate(made && !isStale(data) ? nextSeed : 0)}
          />
        }
        result={
          hasResults ? (
            <Suspense fallback={<Panel title="Suggestions">Loading…</Panel>}>
              <Results
                tool={tool}
                tab={tab}
                onTab={setTab}
                timesAsked={asked.times + timesOpened}
                isBusy={writer.isBusy}
                onRegenerate={() => void generate(isStale(data) ? 0 : nextSeed)}
              />
            </Suspense>
          ) : (
            <Reasons
              title="Suggestions"
              intro="Enter your industry and press Generate. The names are made on this device, from your own words."
              heading="What you get"
              reasons={reasons}
            />
          )
        }
        aside={
          tab === 'names' &&
          made !== null && (
            <Suspense fallback={null}>
              <NamesProposal tool={tool} made={made} timesAsked={asked.industry === made.answers.industry ? asked.times : 0} />
            </Suspense>
          )
        }
      />
      <Tips />
    </>
  );
}
