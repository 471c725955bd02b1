import { formatDay } from '@/lib/dates';
import { optionLabel } from '@/lib/fields';
import { formatMoney } from '@/lib/money';
import { formatPercent } from '@/lib/numbers';
import { plural } from '@/lib/text';
import { recordFiles } from '@/kinds/records/files';
import { ImportButton } from '@/kinds/records/import-button';
import { RecordForm } from '@/kinds/records/record-form';
import { RowActions } from '@/kinds/records/row-actions';
import { hasSample } from '@/kinds/records/state';
import { useRecordForm } from '@/kinds/records/use-record-form';
import { useRecords } from '@/kinds/records/use-records';
import { Download } from '@/kinds/work/download';
import { WorkBar } from '@/kinds/work/work-bar';
import { Bar, Chip, Empty, HeadlineFigure, Panel, Split } from '@/ui/layout';
import { Slider } from '@/ui/slider';
import { VirtualList } from '@/ui/virtual-list';
import { computeSummary, fewestMonths, fields, mostMonths, state, type CostSummary } from './model';

export const about =
  'Add up what it takes to open: equipment, filings, software, the first campaign. See the cash you need on day one, what the first months of running costs add, and which category takes most of it.';
export const related = ['cash-flow-projector', 'financial-tracker', 'business-plan', 'tax-calculator'];

export default function StartupCostCalculator() {
  const records = useRecords(state, fields, 'Expense');
  const form = useRecordForm(records, { isAlwaysOpen: true });
  const { currency } = records.tool.around;
  const { runningMonths } = records.extra;
  const summary = computeSummary(records.all, records.extra);
  const show = (amount: number) => formatMoney(amount, currency);

  return (
    <>
      <WorkBar isSample={hasSample(records.all)}>
        <ImportButton
          records={records}
          identity={({ description, amount, date }) => JSON.stringify([description.toLowerCase(), amount, date])}
          otherNames={{ description: ['name', 'item', 'memo'], amount: ['cost', 'price', 'value'], date: ['day', 'posted'] }}
          hint="A CSV with at least a description, an amount and a category for each expense."
        />
        <Download
          label="Export"
          disabled={records.all.length === 0}
          files={recordFiles('startup-costs', 'Startup costs', fields, records.all, currency)}
        />
      </WorkBar>
      <Split
        input={
          <RecordForm
            form={form}
            title="Add Expense"
            editTitle="Edit Expense"
            submit="Add Expense"
            names={['description', 'amount', 'category', 'date', 'repeats']}
            wide={['description']}
            isPermanent
          />
        }
        result={
          <div className="grid gap-5">
            <Panel title="Summary">
              <p className="figure">{show(summary.total)}</p>
              <p className="mb-4 text-mute">{plural(records.all.length, 'expense')}</p>
              <dl className="grid gap-2 border-t border-line pt-4">
                <Line label="Cash needed to open" figure={show(summary.toOpen)} />
                <Line label={`Plus ${runningMonths} months of running costs`} figure={show(summary.toRun)} />
              </dl>
              <Slider
                label="Months of running costs"
                min={fewestMonths}
                max={mostMonths}
                value={runningMonths}
                onChange={(months) => records.setExtra(() => ({ runningMonths: months }), 'months')}
              />
            </Panel>
            {records.all.length > 0 && <CategoryPanel summary={summary} show={show} />}
          </div>
        }
      />
      <h2 className="mt-8 mb-3 font-semibold">Recent Expenses</h2>
      {records.all.length === 0 ? (
        <Empty text="No expenses added yet" hint="Add the first thing you will have to pay for." onSample={records.loadSample} />
      ) : (
        <VirtualList
          label="Recent Expenses"
          items={records.all}
          row={(expense) => (
            <div className="row grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 px-4 py-2.5 md:grid-cols-[minmax(0,1fr)_auto_auto_auto]">
              <div className="min-w-0">
                <p className="truncate font-[550]">{expense.description}</p>
                <p className="text-[13px] text-mute">
                  {[expense.category, formatDay(expense.date), optionLabel(fields.repeats, expense.repeats)].filter(Boolean).join(' · ')}
                </p>
              </div>
              <span>{expense.amount < 0 && <Chip tone="good">Credit</Chip>}</span>
              <span className="text-right">{show(expense.amount)}</span>
              <RowActions records={records} form={form} record={expense} title={expense.description} />
            </div>
          )}
        />
      )}
      <HeadlineFigure label="Total" figure={show(summary.total)} />
    </>
  );
}

function Line({ label, figure }: { label: string; figure: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-mute">{label}</dt>
      <dd className="font-semibold">{figure}</dd>
    </div>
  );
}

function CategoryPanel({ summary, show }: { summary: CostSummary; show: (amount: number) => string }) {
  return (
    <Panel title="Expenses by Category">
      <ul className="grid gap-3.5">
        {summary.byCategory.map(({ category, amount, share }) => (
          <li key={category}>
            <p className="mb-1 flex justify-between gap-4">
              <span>{category}</span>
              <span>
                {show(amount)} <span className="text-mute">{amount < 0 ? 'credit' : formatPercent(share, 0)}</span>
              </span>
            </p>
            <Bar label={category} share={share} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
