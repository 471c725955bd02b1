import { useMemo } from 'react';
import { CheckList } from '@/kinds/document/check-list';
import { DocumentPanel } from '@/kinds/document/document-panel';
import { toText } from '@/lib/document-text';
import { joinWords, plural } from '@/lib/text';
import { Chip, Notice, Split } from '@/ui/layout';
import { Tabs } from '@/ui/tabs';
import type { Tool } from '@/workspace/tool-state';
import { toDocument, toTextDocument } from '../document';
import { findFaults } from '../faults';
import type { PlanData } from '../model';
import { makePitch } from '../pitch';
import { makePlan, type Plan } from '../plan';
import { toFiles } from '../download';
import { MilestonesPanel, OutlookPanel } from './appendix-panels';
import { FundsPanel } from './funds-panel';
import { PlanLogo } from './plan-logo';
import { OutlinePanel } from './outline-panel';
import { PitchForm } from './pitch-form';
import { SectionEditor } from './section-editor';
import type { PlanForm } from './step-form';

interface ResultProps {
  tool: Tool<PlanData>;
  plan: Plan;
  form: PlanForm;
}

const tabs = [
  { value: 'plan', label: 'Plan' },
  { value: 'pitch', label: 'One-page pitch' },
] as const;

/** The plan and the same on one page, each beside what changes it. */
export function Result({ titleRef, tool, form }: Omit<ResultProps, 'plan'> & { titleRef: (title: HTMLElement | null) => void }) {
  const { data, around, change } = tool;
  const plan = useMemo(() => makePlan(data, around), [data, around]);
  const props = { tool, plan, form };
  const view = data.view === 'pitch' ? 'pitch' : 'plan';
  return (
    <>
      <div className="no-print mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 ref={titleRef} tabIndex={-1} className="sr-only">
          Your business plan
        </h2>
        <Tabs label="Ways to read it" choices={tabs} value={view} onChange={(next) => change((current) => ({ ...current, view: next }))} />
        <Chip>Assembled from your answers</Chip>
      </div>
      <div role="tabpanel" aria-label={view === 'plan' ? 'Plan' : 'One-page pitch'}>
        {view === 'plan' ? <PlanView {...props} /> : <PitchView {...props} />}
      </div>
    </>
  );
}

const useFaults = ({ data, around }: Tool<PlanData>, { funds }: Plan) =>
  useMemo(() => findFaults(data, around, funds), [data, around, funds]);

function Faults({ tool, faults }: { tool: Tool<PlanData>; faults: ReturnType<typeof findFaults> }) {
  return (
    <div className="no-print">
      <CheckList
        checks={faults}
        use="send it"
        onFix={() => undefined}
        onKeep={(id) => tool.change((current) => ({ ...current, kept: [...current.kept, id] }), { say: 'Kept as it is' })}
      />
    </div>
  );
}

function PlanView({ tool, plan, form }: ResultProps) {
  const { data, around } = tool;
  const { currency } = around;
  const faults = useFaults(tool, plan);
  const { rich, text } = useMemo(() => {
    const origin = { plan, data, currency, faults: faults.map((fault) => fault.text) };
    return { rich: toDocument(origin), text: toTextDocument(origin) };
  }, [plan, data, currency, faults]);
  const { empty, visible } = plan;
  return (
    // On a phone the plan comes first: it is what was asked for.
    <div className="print-wide grid grid-cols-1 items-start gap-6 lg:grid-cols-12">
      <div className="no-print stay order-last min-w-0 lg:order-none lg:col-span-5">
        <div className="grid grid-cols-1 gap-5">
          <SectionEditor tool={tool} plan={plan} />
          <FundsPanel tool={tool} funds={plan.funds} form={form} />
          <OutlookPanel tool={tool} outlook={plan.outlook} />
          <MilestonesPanel tool={tool} />
          <OutlinePanel tool={tool} funds={plan.funds} />
          <PlanLogo tool={tool} />
        </div>
      </div>
      <div className="stay min-w-0 lg:col-span-7">
        <DocumentPanel document={rich} text={toText(text)} files={toFiles(data, around)}>
          <Faults tool={tool} faults={faults} />
          {visible.length === 0 && <Notice>Every section is hidden, so the plan is empty.</Notice>}
          {empty.length > 0 && (
            <div className="no-print">
              <Notice>
                {empty.length} of {plural(visible.length, 'section')} empty: {joinWords(empty.map(({ title }) => title))}.
              </Notice>
            </div>
          )}
        </DocumentPanel>
      </div>
    </div>
  );
}

function PitchView({ tool, plan, form }: ResultProps) {
  const { data, around } = tool;
  const { currency } = around;
  const faults = useFaults(tool, plan);
  const { document, shortened } = useMemo(
    () => makePitch({ plan, data, currency, faults: faults.map((fault) => fault.text) }),
    [plan, data, currency, faults],
  );
  return (
    <Split
      input={
        <div className="grid grid-cols-1 gap-5">
          <PitchForm form={form} />
          <PlanLogo tool={tool} />
        </div>
      }
      result={
        <DocumentPanel document={document} files={toFiles(data, around)}>
          <Faults tool={tool} faults={faults} />
          {shortened.length > 0 && (
            <div className="no-print">
              <Notice tone="plain">Cut to fit on one page: {joinWords(shortened)}. The plan has the whole text.</Notice>
            </div>
          )}
        </DocumentPanel>
      }
    />
  );
}
