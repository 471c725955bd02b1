import { useState } from 'react';
import { Reasons } from '@/kinds/generator/reasons';
import { useGenerator } from '@/kinds/generator/use-generator';
import { WorkBar } from '@/kinds/work/work-bar';
import { Panel, Split } from '@/ui/layout';
import { lazyPart } from '@/ui/lazy-part';
import { reasons } from './content';
import { fields, hasSample, isStale, mostSeeds, state } from './model';
import { NameForm } from './parts/name-form';
import { Tips } from './parts/tips';
import { useBallotLink } from './parts/use-ballot-link';
import { loadGenerator, nameWriter } from './writer';

// Seen only once names are made or a ballot is opened, so loaded only then.
const loadResults = () => import('./parts/results');
const Results = lazyPart(async () => (await loadResults()).Results, <Panel title="Suggestions">Loading…</Panel>);
const NamesProposal = lazyPart(async () => (await loadResults()).NamesProposal);

export const about =
  'Give your industry and a few keywords, and get 20 business names built from them on your device, in the style and length you choose. Each is scored, judged as a trademark and checked for awkward meanings; shortlist and compare them, put your favorites to an anonymous vote, and hand the one you choose to your other tools.';

export const related = ['domain-name-generator', 'logo-maker', 'business-plan'];

export type ResultTab = 'names' | 'shortlist' | 'vote';

const preload = () => [loadGenerator(), loadResults()];

export default function BusinessNameGenerator() {
  const generator = useGenerator(state, fields, nameWriter, {
    draftOf: ({ answers }) => answers,
    putDraft: (data, answers) => ({ ...data, answers }),
    preload,
  });
  const { tool, isBusy, timesAsked } = generator;
  const { data, change } = tool;
  const { answers, made } = data;
  const [tab, setTab] = useState<ResultTab>('names');
  // A sample or an undo must not ask a model about another industry than the one the names were asked for.
  const [askedFor, setAskedFor] = useState('');
  // A ballot's link brings its result into view as well, but asks for no names.
  const [timesOpened, setTimesOpened] = useState(0);
  useBallotLink(tool, () => {
    setTab('vote');
    setTimesOpened((times) => times + 1);
  });

  const generate = async (seed: number) => {
    const like = made && !isStale(data) ? made.like : undefined;
    const next = { answers, seed, ...(like ? { like } : {}) };
    if (!(await generator.generate(next, seed))) return;
    change((current) => ({ ...current, made: next }));
    setTab('names');
    setAskedFor(answers.industry);
  };
  const nextSeed = made ? (made.seed + 1) % mostSeeds : 0;
  /** What begins anew begins with the names. */
  const withNames = (run: () => void) => () => {
    setTab('names');
    run();
  };
  const hasResults = made !== null || data.shortlist.length > 0 || data.ballot.length > 0 || data.paper !== null;

  return (
    <>
      <WorkBar
        isSample={hasSample(data)}
        sample={{ run: withNames(generator.loadSample), said: 'Sample loaded' }}
        startOver={{ run: withNames(generator.startOver), said: 'Answers, names and shortlist cleared' }}
      />
      {/* A model's names come below the form; on a phone below the list. */}
      <Split
        input={
          <NameForm
            form={generator.form}
            isReady={generator.isReady}
            isBusy={isBusy}
            problem={generator.problem}
            // Asked again for the same answers, it goes on to other names.
            onGenerate={() => void generate(made && !isStale(data) ? nextSeed : 0)}
          />
        }
        result={
          hasResults ? (
            <Results
              tool={tool}
              tab={tab}
              onTab={setTab}
              timesAsked={timesAsked + timesOpened}
              isBusy={isBusy}
              onRegenerate={() => void generate(isStale(data) ? 0 : nextSeed)}
            />
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
          made !== null && <NamesProposal tool={tool} made={made} timesAsked={askedFor === made.answers.industry ? timesAsked : 0} />
        }
      />
      <Tips />
    </>
  );
}
