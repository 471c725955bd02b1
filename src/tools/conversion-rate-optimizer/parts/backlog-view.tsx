import { useMemo, type ReactNode } from 'react';
import { choice, readDraft } from '@/lib/fields';
import { formatNumber, formatPercent } from '@/lib/numbers';
import { plural } from '@/lib/text';
import { RecordForm } from '@/kinds/records/record-form';
import { RowActions } from '@/kinds/records/row-actions';
import type { ListData } from '@/kinds/records/state';
import { useList } from '@/kinds/records/use-list';
import { useRecordForm } from '@/kinds/records/use-record-form';
import { makeId } from '@/platform/ids';
import { Button } from '@/ui/button';
import { Chip, Empty, Panel } from '@/ui/layout';
import { experimentFields, iceOf, isClosed, openIdeas, planExperiment, sortBacklog, type Experiment } from '../backlog';
import { planFields } from '../inputs';
import type { Step } from '../model';
import type { FunnelRecords } from './use-funnel';

/** The step is chosen among those that are there. */
const formFields = (steps: readonly Step[]) => ({
  ...experimentFields,
  step: choice(
    'Step',
    steps.map(({ id }) => id),
    {
      labels: Object.fromEntries(steps.map(({ id, name }, index) => [id, `${index + 1}. ${name.trim() || 'Step'}`])),
      placeholder: 'Choose a step',
    },
  ),
});
type FormFields = ReturnType<typeof formFields>;
type Data = FunnelRecords['tool']['data'];

const none: ListData<FormFields> = { records: [], currency: 'USD' };
const place = {
  read: ({ extra }: Data): ListData<FormFields> => extra.backlog ?? none,
  write: (data: Data, backlog: ListData<FormFields>): Data => ({ ...data, extra: { ...data.extra, backlog } }),
};

/** What to try next: ideas with their scores, what each test would take, and what came of it. */
export default function BacklogView({ records }: { records: FunnelRecords }) {
  const { all: steps, tool, extra } = records;
  const fields = useMemo(() => formFields(steps), [steps]);
  const list = useList(tool, { fields, noun: 'Experiment', slot: 'experiment', ...place, adds: 'last' });
  const form = useRecordForm(list);
  const settings = useMemo(() => readDraft(planFields, extra.plan, tool.around).values, [extra.plan, tool.around]);
  const sorted = sortBacklog(list.all);
  const ideas = openIdeas(steps, list.all);
  const takeIdeas = () =>
    list.addAll(
      ideas.map(({ idea, step }) => ({
        ...readDraft(experimentFields, { ...form.handle.draft, ...startDraft, idea }, tool.around).values,
        step,
        id: makeId(),
      })),
      { say: `${plural(ideas.length, 'idea')} added` },
    );
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-12">
      <div className="no-print min-w-0 lg:col-span-5">
        {form.isOpen ? (
          <RecordForm
            form={form}
            title="New Experiment"
            editTitle="Edit Experiment"
            submit="Add Experiment"
            names={['idea', 'step', 'status', 'hypothesis', 'impact', 'confidence', 'ease', 'lift', 'result']}
            wide={['idea', 'hypothesis', 'result']}
          />
        ) : (
          <div className="mb-5 flex flex-wrap gap-2">
            <Button look="primary" icon="plus" onClick={() => form.open()}>
              Add Experiment
            </Button>
            {ideas.length > 0 && <Button onClick={takeIdeas}>Take {plural(ideas.length, 'idea')} from the steps</Button>}
          </div>
        )}
        <Panel title="How they are ranked">
          <p className="mb-2">
            ICE is the average of impact, confidence and ease, each from 1 to 10: your own judgment, not a measurement.
          </p>
          <p className="text-[14px] text-mute">
            Visitors and weeks are worked out from the rate of the step and the effect worth finding, with the significance level, power and
            visitors per day of Plan a Test ({formatPercent(settings.alpha)}, {formatPercent(settings.power)},{' '}
            {formatNumber(settings.traffic)}).
          </p>
        </Panel>
      </div>
      <div className="min-w-0 lg:col-span-7">
        {sorted.length === 0 ? (
          <Empty text="No experiments yet" hint="Write down what you would change, why, and how sure you are. The best come first." />
        ) : (
          <ol aria-label="Experiments" className="grid grid-cols-1 gap-4">
            {sorted.map((one) => (
              <li key={one.id}>
                <ExperimentCard
                  experiment={one}
                  steps={steps}
                  settings={settings}
                  actions={<RowActions records={list} form={form} record={one} title={one.idea.slice(0, 60)} />}
                />
              </li>
            ))}
          </ol>
        )}
      </div>
    </div>
  );
}

const startDraft = { hypothesis: '', impact: '5', confidence: '5', ease: '5', lift: '20', status: 'Idea', result: '', step: '' };
const tones = { Won: 'good', Lost: 'warn', Running: 'good' } as const;

interface ExperimentCardProps {
  experiment: Experiment;
  steps: readonly Step[];
  settings: { alpha: number; power: number; traffic: number };
  actions: ReactNode;
}

function ExperimentCard({ experiment, steps, settings, actions }: ExperimentCardProps) {
  const { idea, hypothesis, impact, confidence, ease, status, result, lift } = experiment;
  const step = steps.find(({ id }) => id === experiment.step);
  const plan = planExperiment(experiment, steps, settings);
  return (
    <article className="panel">
      <div className="flex items-start gap-3">
        <span className="figure flex-none" title="ICE">
          {formatNumber(iceOf(experiment), 1)}
        </span>
        <div className="min-w-0 flex-1">
          <h3 className="font-semibold break-words">{idea}</h3>
          <p className="flex flex-wrap items-center gap-x-2 text-[14px] text-mute">
            <Chip tone={status in tones ? tones[status as keyof typeof tones] : 'plain'}>{status}</Chip>
            {step && <span className="break-words">{step.name}</span>}
            <span>
              Impact {impact}, confidence {confidence}, ease {ease}
            </span>
          </p>
        </div>
        {actions}
      </div>
      {hypothesis.trim() !== '' && <p className="mt-2 break-words whitespace-pre-line">{hypothesis}</p>}
      {!isClosed(experiment) && (
        <p className="mt-2 text-[14px] text-mute">
          {plan.perVariant === null || plan.baseline === null
            ? plan.reason
            : `From ${formatPercent(plan.baseline, 2)} to ${formatPercent(plan.target, 2)} (+${formatPercent(lift)}): ${formatNumber(plan.perVariant)} visitors per variant${plan.weeks === null ? '' : `, ${plural(plan.weeks, 'week')}`}.`}
        </p>
      )}
      {result.trim() !== '' && <p className="mt-2 break-words whitespace-pre-line">Result: {result}</p>}
    </article>
  );
}
