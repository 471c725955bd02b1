import { useEffect, useRef, useState } from 'react';
import { useHashLocation } from 'wouter/use-hash-location';
import { useGenerator } from '@/kinds/generator/use-generator';
import { hasSample } from '@/kinds/records/state';
import { useRecords } from '@/kinds/records/use-records';
import { WorkBar } from '@/kinds/work/work-bar';
import { bringIntoView } from '@/ui/bring-into-view';
import { Empty, Panel, Split } from '@/ui/layout';
import { Tabs } from '@/ui/tabs';
import { lazyPart } from '@/ui/lazy-part';
import { fields, findProblems, inputs, isSampleAnswers, state } from './model';
import { SearchForm } from './parts/search-form';
import { Tips } from './parts/tips';
import { domainWriter } from './writer';

// Seen only with a link that brings names, once there are names, or when another tab is opened.
const SharedNames = lazyPart(async () => (await import('./parts/shared-names')).SharedNames);
const Results = lazyPart(async () => (await import('./parts/results')).Results, <Panel>Loading…</Panel>);
const NamesProposal = lazyPart(async () => (await import('./parts/results')).NamesProposal);

export const about =
  'Turn your business name and keywords into domain names with length, sound, look-alike warnings and renewal prices, and keep the best on a shortlist. Availability is simulated until you press Check live, which asks the registries themselves; nothing is sent before that unless you ask a model of your own.';
export const related = ['business-name-generator', 'logo-maker', 'landing-page-builder', 'legal-document-generator'];

export type ResultTab = 'domains' | 'own' | 'shortlist' | 'prices';

const preload = () => [NamesProposal.load()];

export default function DomainNameGenerator() {
  const records = useRecords(state, fields, 'Domain', 'last');
  const { all, extra, setExtra } = records;
  const { draft, made } = extra;
  const [fragment] = useHashLocation({ ssrPath: '/' });
  const [tab, setTab] = useState<ResultTab>('domains');
  // A sample or an undo must not ask a model about another business than the one the names were asked for.
  const [askedFor, setAskedFor] = useState('');
  // Once there, it stays: it holds what the registries said, also while a tab without names is open.
  const [hasOpened, setHasOpened] = useState(false);
  const hasResults = hasOpened || tab !== 'domains' || made !== null;
  if (hasResults && !hasOpened) setHasOpened(true);
  const generator = useGenerator(state, inputs, domainWriter, {
    draftOf: ({ extra: { draft } }) => draft,
    putDraft: (data, draft) => ({ ...data, extra: { ...data.extra, draft } }),
    preload,
    check: findProblems,
  });
  const { form, isBusy, timesAsked } = generator;

  // What was asked for takes the focus, which brings it into view on a phone.
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (timesAsked > 0) bringIntoView(top.current);
  }, [timesAsked]);

  const generate = async () => {
    if ((await generator.generate(draft)) === undefined) return;
    setTab('domains');
    setExtra((current) => ({ ...current, made: draft }));
    setAskedFor(draft.businessName);
  };
  /** What begins anew begins with the names. */
  const withNames = (run: () => void) => () => {
    setTab('domains');
    run();
  };
  const tabs = [
    { value: 'domains', label: 'Domains' },
    { value: 'own', label: 'Your own list' },
    { value: 'shortlist', label: all.length === 0 ? 'Shortlist' : `Shortlist (${all.length.toLocaleString('en-US')})` },
    { value: 'prices', label: 'Prices' },
  ] as const;

  return (
    <>
      <WorkBar
        isSample={hasSample(all) || isSampleAnswers(draft)}
        sample={{ run: withNames(records.loadSample), said: 'Sample loaded' }}
        startOver={{ run: withNames(generator.startOver), said: 'Answers, names and shortlist cleared' }}
      />
      {fragment !== '/' && <SharedNames fragment={fragment} records={records} onTaken={() => setTab('shortlist')} />}
      {/* A model's names stand beside the list, below the form; on a phone below the list. */}
      <Split
        input={
          <Panel>
            <SearchForm
              form={form}
              endingsProblem={form.problems.endings ?? ''}
              formRef={generator.formRef}
              isBusy={isBusy}
              problem={generator.problem}
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
            {hasResults && <Results records={records} tab={tab} isBusy={isBusy} onGenerate={() => void generate()} />}
          </div>
        }
        aside={
          tab === 'domains' &&
          made !== null && (
            <NamesProposal records={records} business={made.businessName} timesAsked={askedFor === made.businessName ? timesAsked : 0} />
          )
        }
      />
      <Tips />
    </>
  );
}
