import { useMemo, useState } from 'react';
import { formatMoney } from '@/lib/money';
import { ImportButton } from '@/kinds/records/import-button';
import { useRecords } from '@/kinds/records/use-records';
import { Download } from '@/kinds/work/download';
import { WorkBar } from '@/kinds/work/work-bar';
import { makeId } from '@/platform/ids';
import { Button } from '@/ui/button';
import { Empty, HeadlineFigure, Panel, StatRow } from '@/ui/layout';
import { Tabs } from '@/ui/tabs';
import { lazyPart } from '@/ui/lazy-part';
import { importHint, otherNames } from './content';
import { computeTotals, describeGrowth, describeTotals } from './cost';
import { selectedOf, technologyIdentity } from './list';
import { fields, hasSampleWork, state, type Technology } from './model';
import { StackList } from './parts/stack-list';
import { TechnologyForm } from './parts/technology-form';
import { useTechnologyForm } from './parts/use-technology-form';
import { toFiles } from './download';
import { startDecision } from './start-decision';

// Not there on a first visit, or only on demand.
const Summary = lazyPart(async () => (await import('./parts/summary')).default, <div className="panel min-h-40" />);
const RadarPanel = lazyPart(async () => (await import('./parts/radar-panel')).default, <div className="panel min-h-80" />);
const DiagramPanel = lazyPart(async () => (await import('./parts/diagram-panel')).default, <div className="panel min-h-80" />);
const PresetsDialog = lazyPart(async () => (await import('./parts/presets-dialog')).default);
const DecisionsPanel = lazyPart(async () => (await import('./parts/decisions-panel')).default, <div className="panel min-h-80" />);

export const about =
  'Write down each technology with its cost, its alternatives and its pros and cons, and mark what is decided. See the whole stack on a radar, what it costs now and at ten times the usage, and keep a record of why you chose what you chose.';
export const related = ['app-wireframe-creator', 'product-roadmap-planner', 'risk-assessment'];

/** The packages and images a project lists, as technologies. */
const readProject = async (text: string) => (await import('./project-file')).readProjectFile(text);

const views = [
  { value: 'list', label: 'Technologies', icon: 'layers' },
  { value: 'radar', label: 'Radar', icon: 'radar' },
  { value: 'diagram', label: 'Diagram', icon: 'workflow' },
  { value: 'decisions', label: 'Decisions', icon: 'scale' },
] as const;

export default function TechStackPlanner() {
  const records = useRecords(state, fields, 'Technology');
  const form = useTechnologyForm(records);
  const [view, setView] = useState<(typeof views)[number]['value']>('list');
  const [openDecision, setOpenDecision] = useState('');
  const [hasPresets, setHasPresets] = useState(false);
  const { all, extra, setExtra, tool } = records;
  const { currency } = tool.around;
  const files = useMemo(() => toFiles(tool.data, tool.around), [tool.data, tool.around]);
  const decided = useMemo(() => selectedOf(all), [all]);
  const totals = useMemo(() => computeTotals(decided, currency), [decided, currency]);

  const add = () => {
    setView('list');
    if (form.isOpen && view === 'list' && !form.isEditing) form.close();
    else if (!form.isOpen || form.isEditing) form.open();
  };
  const compare = (technology?: Technology) => {
    const known = technology && extra.decisions.find((decision) => decision.technology === technology.id);
    const decision = known ?? startDecision(makeId(), technology);
    if (!known) setExtra((current) => ({ ...current, decisions: [...current.decisions, decision] }));
    setOpenDecision(decision.id);
    setView('decisions');
  };

  return (
    <>
      <WorkBar isSample={hasSampleWork(tool.data)} hasMoney>
        <ImportButton
          records={records}
          identity={technologyIdentity}
          otherNames={otherNames}
          hint={importHint}
          accept=""
          readOther={readProject}
          paste="Or paste its text"
        />
        <Download hasDocument label="Download list" disabled={all.length === 0} files={files} />
        <Button icon="layers" onClick={() => setHasPresets(true)}>
          Presets
        </Button>
        <Button look="primary" icon="plus" aria-expanded={form.isOpen && !form.isEditing && view === 'list'} onClick={add}>
          Add Technology
        </Button>
      </WorkBar>
      <StatRow
        stats={[
          {
            label: 'Decided',
            figure: decided.length.toLocaleString('en-US'),
            note: `${(all.length - decided.length).toLocaleString('en-US')} considering`,
          },
          { label: 'Monthly cost now', figure: formatMoney(totals.now, currency), note: describeTotals(totals) },
          { label: 'At 10x usage', figure: formatMoney(totals.tenfold, currency), note: describeGrowth(totals) },
        ]}
      />
      <div className="no-print mb-5">
        <Tabs label="View" choices={views} value={view} onChange={setView} />
      </div>
      {view === 'list' ? (
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-12">
          <div className="min-w-0 lg:col-span-7">
            {form.isOpen && <TechnologyForm form={form} />}
            {all.length > 0 ? (
              <StackList records={records} form={form} onCompare={compare} />
            ) : (
              !form.isOpen && (
                <Empty
                  text="No technologies yet"
                  hint="Add the first one: a name and a category are enough to begin."
                  onSample={extra.decisions.length === 0 ? records.loadSample : undefined}
                />
              )
            )}
          </div>
          <div className="stay min-w-0 lg:col-span-5">
            {all.length === 0 ? (
              <Panel title="Tech Stack Summary">
                <p className="text-mute">What you decide on appears here, by category.</p>
              </Panel>
            ) : (
              <Summary all={all} decided={decided} totals={totals} around={tool.around} />
            )}
          </div>
        </div>
      ) : view === 'radar' ? (
        <RadarPanel records={records} />
      ) : view === 'diagram' ? (
        <DiagramPanel records={records} />
      ) : (
        <DecisionsPanel records={records} openId={openDecision} onOpen={setOpenDecision} onCreate={() => compare()} />
      )}
      {hasPresets && <PresetsDialog records={records} onClose={() => setHasPresets(false)} />}
      {all.length > 0 && <HeadlineFigure label="Monthly cost now" figure={formatMoney(totals.now, currency)} />}
    </>
  );
}
