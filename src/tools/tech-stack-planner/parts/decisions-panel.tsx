import { formatDay } from '@/lib/dates';
import { replaceById } from '@/lib/lists';
import { documentFiles } from '@/kinds/document/files';
import { Download } from '@/kinds/work/download';
import { useLiveForm } from '@/kinds/work/live-form';
import { Button, IconButton } from '@/ui/button';
import { Field } from '@/ui/field';
import { Chip, Empty, Panel } from '@/ui/layout';
import { SelectBox } from '@/ui/search-box';
import { adrStem, toAdr } from '../adr';
import { optionName, outcomeOf, titleOf } from '../decision';
import { decisionFields, type Decision } from '../model';
import { MatrixTable, type ChangeDecision } from './matrix-table';
import type { StackRecords } from './use-technology-form';

interface DecisionsPanelProps {
  records: StackRecords;
  openId: string;
  onOpen: (id: string) => void;
  onCreate: () => void;
}

/** One decision at a time: what is asked, the weighed matrix, the outcome, and the record of it as a file. */
export default function DecisionsPanel({ records, openId, onOpen, onCreate }: DecisionsPanelProps) {
  const { decisions } = records.extra;
  const open = decisions.find(({ id }) => id === openId) ?? decisions.at(-1);
  if (!open)
    return (
      <Empty
        text="No decisions yet"
        hint="Press Compare alternatives on a technology, or start with a blank comparison."
        action={{ label: 'New Decision', onClick: onCreate }}
      />
    );
  return (
    <>
      <div className="no-print mb-4 flex flex-wrap gap-2">
        <div className="max-w-full min-w-0 [&>select]:max-w-full">
          <SelectBox
            label="Show decision"
            value={open.id}
            options={decisions.map((decision, index) => ({ value: decision.id, label: `${index + 1}. ${titleOf(decision).slice(0, 80)}` }))}
            onChange={onOpen}
          />
        </div>
        <Button icon="plus" onClick={onCreate}>
          New Decision
        </Button>
      </div>
      <DecisionEditor key={open.id} decision={open} index={decisions.indexOf(open)} records={records} />
    </>
  );
}

function DecisionEditor({ decision, index, records }: { decision: Decision; index: number; records: StackRecords }) {
  const { all, setExtra, tool } = records;
  const { today, currency } = tool.around;
  const change: ChangeDecision = (recipe, how) =>
    setExtra((extra) => ({ ...extra, decisions: replaceById(extra.decisions, decision.id, recipe) }), how);
  const form = useLiveForm(decisionFields, decision, tool.around, ({ title, context, consequences }, name) =>
    change((current) => ({ ...current, title, context, consequences }), { key: `${decision.id}.${name}` }),
  );
  const remove = () =>
    setExtra((extra) => ({ ...extra, decisions: extra.decisions.filter(({ id }) => id !== decision.id) }), { say: 'Decision deleted' });
  const chosen = outcomeOf(decision);
  const outcomes = [
    { value: '', label: 'Not decided yet' },
    ...decision.options.map((option, place) => ({ value: option.id, label: optionName(option, place) })),
  ];
  return (
    <>
      <Panel
        title="Decision record"
        className="mb-5"
        aside={
          <span className="flex flex-wrap items-center gap-2">
            <Chip tone={chosen ? 'good' : 'plain'}>{chosen ? 'Accepted' : 'Proposed'}</Chip>
            <Download
              label="Export ADR"
              files={documentFiles(adrStem(decision, index), toAdr(decision, index, all), ['md', 'docx', 'pdf'], currency)}
            />
            <IconButton icon="trash-2" label={`Delete decision ${titleOf(decision)}`} onClick={remove} />
          </span>
        }
      >
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          <Field of={form} name="title" wide />
          <Field of={form} name="context" />
        </div>
      </Panel>
      <MatrixTable decision={decision} around={tool.around} change={change} />
      <Panel title="Outcome" className="mt-5">
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
            <SelectBox
              label="Chosen option"
              value={chosen ? decision.outcome : ''}
              options={outcomes}
              onChange={(outcome) => change((current) => ({ ...current, outcome, decidedOn: outcome === '' ? '' : today }))}
            />
            {chosen && decision.decidedOn !== '' && <span className="text-mute">Decided on {formatDay(decision.decidedOn)}</span>}
          </div>
          <Field of={form} name="consequences" />
        </div>
      </Panel>
    </>
  );
}
