import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useHashLocation } from 'wouter/use-hash-location';
import { useGenerate } from '@/kinds/document/use-generate';
import { hasSample } from '@/kinds/records/state';
import { useRecords } from '@/kinds/records/use-records';
import { useLiveForm } from '@/kinds/work/live-form';
import { useIsInUse } from '@/kinds/work/use-in-use';
import { WorkBar } from '@/kinds/work/work-bar';
import { Button } from '@/ui/button';
import { Empty, Panel, Split } from '@/ui/layout';
import { Tabs } from '@/ui/tabs';
import { showToast } from '@/ui/toast';
import { nextRequest } from '@/writer/requests';
import { fields, findProblems, hasProblem, inputs, isSampleAnswers, state } from './model';
import { SearchForm } from './parts/search-form';
import { Tips } from './parts/tips';
import { domainWriter } from './writer';

// Seen only with a link that brings names, once there are names, or when another tab is opened.
const SharedNames = lazy(async () => ({ default: (await import('./parts/shared-names')).SharedNames }));
const Results = lazy(async () => ({ default: (await import('./parts/results')).Results }));
const NamesProposal = lazy(async () => ({ default: (await import('./parts/results')).NamesProposal }));

export const about =
  'Turn your business name and keywords into domain names with length, sound, look-alike warnings and renewal prices, and keep the best on a shortlist. Availability is simulated until you press Check live, which asks the registries themselves; nothing is sent before that unless you ask a model of your own.';
export const related = ['business-name-generator', 'logo-maker', 'landing-page-builder', 'legal-document-generator'];

export type ResultTab = 'domains' | 'own' | 'shortlist' | 'prices';

export default function DomainNameGenerator() {
  const records = useRecords(state, fields, 'Domain', 'last');
  const { all, extra, setExtra, tool } = records;
  const { draft, made } = extra;
  const [fragment] = useHashLocation({ ssrPath: '/' });
  const [tab, setTab] = useState<ResultTab>('domains');
  // Counted for the business it was asked for: a sample or an undo must not ask a model about another.
  const [asked, setAsked] = useState({ business: '', times: 0 });
  // Once there, it stays: it holds what the registries said, also while a tab without names is open.
  const [hasOpened, setHasOpened] = useState(false);
  const hasResults = hasOpened || tab !== 'domains' || made !== null;
  if (hasResults && !hasOpened) setHasOpened(true);
  const writer = useGenerate(domainWriter, { isMissing: hasProblem(draft) });
  const form = useLiveForm(inputs, draft, tool.around, (next, name) => setExtra((current) => ({ ...current, draft: next }), name));
  const problems = writer.isMissing ? findProblems(draft) : {};

  // What was asked for takes the focus, which brings it into view on a phone.
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (writer.timesAsked === 0 || !top.current) return;
    top.current.focus({ preventScroll: true });
    const { top: y } = top.current.getBoundingClientRect();
    if (y < 0 || y > window.innerHeight / 2) top.current.scrollIntoView({ block: 'start' });
  }, [writer.timesAsked]);

  const isInUse = useIsInUse();
  useEffect(() => {
    if (isInUse) void Promise.allSettled([import('./parts/results')]);
  }, [isInUse]);

  const generate = async () => {
    if ((await writer.generate(draft)) === undefined) return;
    setTab('domains');
    setExtra((current) => ({ ...current, made: draft }));
    setAsked({ business: draft.businessName, times: nextRequest() });
  };
  const loadSample = () => {
    records.loadSample();
    setTab('domains');
    showToast('Sample loaded', { label: 'Undo', run: tool.undo });
  };
  const startOver = () => {
    writer.forget();
    tool.change(() => state.start(tool.around));
    setTab('domains');
    showToast('Answers, names and shortlist cleared', { label: 'Undo', run: tool.undo });
  };
  const tabs = [
    { value: 'domains', label: 'Domains' },
    { value: 'own', label: 'Your own list' },
    { value: 'shortlist', label: all.length === 0 ? 'Shortlist' : `Shortlist (${all.length.toLocaleString('en-US')})` },
    { value: 'prices', label: 'Prices' },
  ] as const;

  return (
    <>
      <WorkBar isSample={hasSample(all) || isSampleAnswers(draft)}>
        <Button look="quiet" onClick={loadSample}>
          Load sample
        </Button>
        <Button look="quiet" icon="rotate-ccw" onClick={startOver}>
          Start over
        </Button>
      </WorkBar>
      {fragment !== '/' && (
        <Suspense fallback={null}>
          <SharedNames fragment={fragment} records={records} onTaken={() => setTab('shortlist')} />
        </Suspense>
      )}
      {/* A model's names stand beside the list, below the form; on a phone below the list. */}
      <Split
        input={
          <Panel>
            <SearchForm
              form={{ ...form, problems: problems.businessName ? { businessName: problems.businessName } : {} }}
              endingsProblem={problems.endings ?? ''}
              formRef={writer.form}
              isBusy={writer.isBusy}
              problem={writer.problem}
              onGenerate={() => void generate()}
            />
          </Panel>
        }
        result={
          <div ref={top} tabIndex={-1} className="scroll-mt-24">
            <div className="mb-4 px-1 pt-1">
              <Tabs label="Results" choices={tabs} value={tab} onChange={setTab} />
            </div>
            {tab === 'domains' && made === null && (
              <Empty
                text="Ready to Find Domains"
                hint="Enter your business name and press Generate Domains. The names are made on this device; no registry is asked until you say so."
              />
            )}
            {hasResults && (
              <Suspense fallback={<Panel>Loading…</Panel>}>
                <Results records={records} tab={tab} isBusy={writer.isBusy} onGenerate={() => void generate()} />
              </Suspense>
            )}
          </div>
        }
        aside={
          tab === 'domains' &&
          made !== null && (
            <Suspense fallback={null}>
              <NamesProposal
                records={records}
                business={made.businessName}
                timesAsked={asked.business === made.businessName ? asked.times : 0}
              />
            </Suspense>
          )
        }
      />
      <Tips />
    </>
  );
}
