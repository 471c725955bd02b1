import { useMemo, type ReactNode } from 'react';
import { RecordForm } from '@/kinds/records/record-form';
import { RowActions } from '@/kinds/records/row-actions';
import { inCurrency, isSampleRecord, type ListData } from '@/kinds/records/state';
import { useList } from '@/kinds/records/use-list';
import { useRecordForm } from '@/kinds/records/use-record-form';
import { useLiveForm } from '@/kinds/work/live-form';
import { optionLabel, type Surroundings } from '@/lib/fields';
import { formatMoney } from '@/lib/money';
import { formatMonth, formatShortMonth } from '@/lib/months';
import { formatPercent } from '@/lib/numbers';
import { plural } from '@/lib/text';
import { Button, IconButton } from '@/ui/button';
import { Field } from '@/ui/field';
import { Chip, Notice, Panel } from '@/ui/layout';
import type { Tool } from '@/workspace/tool-state';
import { milestoneFields, outlookFields, streamFields, type OutlookInput } from '../appendix-fields';
import { dayOf, milestonesOf } from '../appendix-words';
import { dropGroup, dropRevenue } from '../funds';
import { mostRows, type PlanData } from '../model';
import { outlookOf, type Outlook } from '../outlook';

const readMilestones = ({ milestones }: PlanData): ListData<typeof milestoneFields> => milestones ?? { records: [], currency: 'USD' };
const writeMilestones = (data: PlanData, milestones: ListData<typeof milestoneFields>): PlanData => ({ ...data, milestones });

/** What is to be reached, by whom and by when: it prints in the plan, and each can become a task. */
export function MilestonesPanel({ tool }: { tool: Tool<PlanData> }) {
  const records = useList(tool, {
    fields: milestoneFields,
    noun: 'Milestone',
    slot: 'milestones',
    read: readMilestones,
    write: writeMilestones,
    adds: 'last',
  });
  const form = useRecordForm(records);
  const all = milestonesOf(tool.data);
  return (
    <Panel title="Milestones">
      <p className="mb-3 max-w-2xl text-[13px] text-mute">
        What you will reach by when, and who is responsible. Milestones appear in the plan and under Today, and can become tasks.
      </p>
      <Rows label="Milestones">
        {all.map((one) => (
          <Row
            key={one.id}
            title={one.title.trim()}
            isSample={isSampleRecord(one)}
            actions={<RowActions records={records} form={form} record={one} title={one.title} />}
          >
            {[dayOf(one), one.owner.trim(), one.isDone ? 'reached' : ''].filter(Boolean).join(' · ')}
          </Row>
        ))}
      </Rows>
      {form.isOpen ? (
        <RecordForm
          form={form}
          title="Add milestone"
          editTitle="Edit milestone"
          submit="Add milestone"
          names={['title', 'day', 'owner', 'isDone']}
          wide={['title']}
        />
      ) : (
        <AddButton label="Add milestone" isFull={all.length >= mostRows} onClick={() => form.open()} />
      )}
    </Panel>
  );
}

function AddButton({ label, isFull, onClick }: { label: string; isFull: boolean; onClick: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button icon="plus" disabled={isFull} onClick={onClick}>
        {label}
      </Button>
      {isFull && <p className="text-[13px] text-mute">{mostRows} is the limit.</p>}
    </div>
  );
}

const Rows = ({ label, children }: { label: string; children: ReactNode[] }) =>
  children.length === 0 ? null : (
    <ul aria-label={label} className="rows mb-3">
      {children}
    </ul>
  );

interface RowProps {
  title: string;
  isSample?: boolean;
  amount?: string;
  actions: ReactNode;
  children: ReactNode;
}

function Row({ title, isSample = false, amount, actions, children }: RowProps) {
  return (
    <li className="flex items-center gap-2 py-1.5 pr-1.5 pl-3">
      <span className="min-w-0 flex-1">
        <span className="block break-words">
          {title} {isSample && <Chip>Sample</Chip>}
        </span>
        <span className="block text-[13px] text-mute">{children}</span>
      </span>
      {amount !== undefined && <span className="font-[550] whitespace-nowrap">{amount}</span>}
      {actions}
    </li>
  );
}

const writeStreams = (data: PlanData, { records, currency }: ListData<typeof streamFields>, around: Surroundings): PlanData => ({
  ...data,
  outlook: { settings: outlookOf(data, around).settings, records, currency },
});

/** Money in and out of three years: from the projection of another tool, or from streams that were typed in or taken. */
export function OutlookPanel({ tool, outlook }: { tool: Tool<PlanData>; outlook: Outlook }) {
  const { data, around, change } = tool;
  const { forecast } = data;
  return (
    <Panel title="Financial appendix">
      <p className="mb-3 max-w-2xl text-[13px] text-mute">
        Twelve months and three years of money in, money out and cash, at the end of the plan. It is left out while there are no figures.
      </p>
      {forecast ? (
        <Row
          title={forecast.fromName}
          actions={
            <IconButton
              icon="trash-2"
              label={`Remove the forecast of ${forecast.fromName}`}
              onClick={() => change((current) => ({ ...current, forecast: undefined }), { say: 'Forecast removed' })}
            />
          }
        >
          {plural(forecast.months.length, 'month')} from {outlook.first === '' ? '' : formatMonth(outlook.first)}, in place of single
          amounts
        </Row>
      ) : (
        <Streams key={around.currency} tool={tool} />
      )}
      {outlook.isTooLarge && <Notice>The amounts are too large to be added up.</Notice>}
      {outlook.years.length > 0 && (
        <ul aria-label="Forecast by year" className="mt-4 grid grid-cols-1 gap-1">
          {outlook.years.map(({ income, expense, cash }, index) => (
            <li key={index} className="flex flex-wrap justify-between gap-x-3">
              <span className="font-[550]">Year {index + 1}</span>
              <span className={cash < 0 ? 'text-bad' : ''}>
                {formatMoney(income, around.currency)} in, {formatMoney(expense, around.currency)} out, {formatMoney(cash, around.currency)}{' '}
                left
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Streams({ tool }: { tool: Tool<PlanData> }) {
  const { data, around, change } = tool;
  const { currency } = around;
  const place = useMemo(
    () => ({
      read: (current: PlanData) => outlookOf(current, around),
      write: (current: PlanData, list: ListData<typeof streamFields>) => writeStreams(current, list, around),
    }),
    [around],
  );
  const records = useList(tool, {
    fields: streamFields,
    noun: 'Amount',
    slot: 'outlook',
    ...place,
    adds: 'last',
  });
  const form = useRecordForm(records);
  const input = outlookOf(data, around);
  const settings = useLiveForm(outlookFields, input.settings, around, (typed, name) =>
    change((current): PlanData => ({ ...current, outlook: { ...outlookOf(current, around), settings: typed } satisfies OutlookInput }), {
      key: `outlook ${name}`,
    }),
  );
  const show = (type: string, amount: number) => formatMoney(type === 'income' ? amount : -amount, currency);
  const streams = inCurrency(streamFields, input, currency);
  const isAny = streams.length + data.received.length > 0;
  return (
    <>
      <Rows label="Amounts of the forecast">
        {[
          ...streams.map((one) => (
            <Row
              key={one.id}
              title={one.name.trim()}
              isSample={isSampleRecord(one)}
              amount={show(one.type, one.amount)}
              actions={<RowActions records={records} form={form} record={one} title={one.name} />}
            >
              {optionLabel(streamFields.repeats, one.repeats)}
              {one.day !== '' && ` from ${formatShortMonth(one.day.slice(0, 7))}`}
              {one.growth !== 0 && `, ${formatPercent(Number(one.growth.toFixed(4)))} a month`}
            </Row>
          )),
          ...data.received.map(({ from, fromName, lines }) => (
            <Row
              key={from}
              title={fromName}
              actions={
                <IconButton
                  icon="trash-2"
                  label={`Remove what comes from ${fromName}`}
                  onClick={() =>
                    change(
                      (current) => ({
                        ...current,
                        received: lines.reduce(
                          (left, { group }) => dropGroup(left, from, group.trim() || 'Other costs'),
                          dropRevenue(current.received, from),
                        ),
                      }),
                      { say: `${fromName} removed` },
                    )
                  }
                />
              }
            >
              {plural(lines.length, 'line')}, also counted under sources and uses where{' '}
              {lines.length === 1 ? 'it is a cost' : 'they are costs'}
            </Row>
          )),
        ]}
      </Rows>
      {form.isOpen ? (
        <RecordForm
          form={form}
          title="Add amount"
          editTitle="Edit amount"
          submit="Add amount"
          names={['name', 'type', 'amount', 'repeats', 'day', 'growth']}
          wide={['name']}
        />
      ) : (
        <AddButton label="Add amount" isFull={streams.length >= mostRows} onClick={() => form.open()} />
      )}
      {isAny && (
        <div className="mt-4 grid grid-cols-1 gap-3 sm:grid-cols-2">
          <Field of={settings} name="firstDay" />
          <Field of={settings} name="startingCash" />
        </div>
      )}
    </>
  );
}
