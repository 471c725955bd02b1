import { useCallback, useMemo } from 'react';
import { formatMoney } from '@/lib/money';
import { ImportButton } from '@/kinds/records/import-button';
import { hasSample } from '@/kinds/records/state';
import { useRecords } from '@/kinds/records/use-records';
import { Download } from '@/kinds/work/download';
import { SendMenu } from '@/kinds/work/send-menu';
import { WorkBar } from '@/kinds/work/work-bar';
import { Empty, HeadlineFigure, Split } from '@/ui/layout';
import { lazyPart } from '@/ui/lazy-part';
import { cashLabel } from './content';
import { computeActual, computeCashPlan, refuseEstimates } from './estimates';
import { computeSummary, fields, hasRepeats, identityOn, state, type Expense } from './model';
import { toFiles } from './download';
import { CategoryPanel } from './parts/category-panel';
import { ExpenseFormPanel } from './parts/expense-form';
import { ExpenseList } from './parts/expense-list';
import { SummaryPanel } from './parts/summary-panel';
import { TaxNote } from './parts/tax-note';
import { TemplateMenu } from './parts/template-menu';
import { useExpenseForm } from './parts/use-expense-form';
import { useImporting } from './parts/use-importing';

const PlanPanels = lazyPart(async () => (await import('./parts/plan-panels')).PlanPanels);
const FundingPanel = lazyPart(async () => (await import('./parts/funding-panel')).FundingPanel);

export const about =
  'Add up what it takes to open: equipment, filings, software, the first campaign. See the cash you need on day one, what the first months of running costs add, which category takes most of it, and what is still missing after the money you have and expect.';
export const related = ['cash-flow-projector', 'financial-tracker', 'business-plan', 'tax-calculator'];

export default function StartupCostCalculator() {
  const records = useRecords(state, fields, 'Expense');
  const expenseForm = useExpenseForm(records);
  const { all, extra } = records;
  const { around } = records.tool;
  const { currency } = around;
  const summary = useMemo(() => computeSummary(all, extra), [all, extra]);
  const plan = useMemo(() => computeCashPlan(all, extra, around), [all, extra, around]);
  const actual = useMemo(() => computeActual(all, currency), [all, currency]);
  const show = (amount: number) => formatMoney(amount, currency);
  const identity = useMemo(() => identityOn(around.today), [around.today]);
  const refuse = useCallback((expense: Expense) => refuseEstimates(expense, currency), [currency]);
  const importing = useImporting(records);

  return (
    <>
      <WorkBar isSample={hasSample(all)} hasMoney>
        <TemplateMenu records={records} />
        <ImportButton
          records={importing}
          identity={identity}
          mayRepeat
          refuse={refuse}
          otherNames={{ description: ['name', 'item', 'memo'], amount: ['cost', 'price', 'value'], date: ['day', 'posted'] }}
          hint="A CSV with at least a description, an amount and a category for each expense."
        />
        {all.length > 0 && <SendMenu data={records.tool.data} topics={['money']} noun="line" />}
        <Download hasDocument label="Export" disabled={all.length === 0} files={toFiles(records.tool.data, around)} />
      </WorkBar>
      <Split
        input={<ExpenseFormPanel records={records} expenseForm={expenseForm} />}
        result={
          <div className="grid grid-cols-1 gap-5">
            <SummaryPanel records={records} plan={plan} show={show} />
            {(plan.hasRange || actual.count > 0) && (
              <PlanPanels plan={plan} actual={actual} runningMonths={extra.runningMonths} show={show} />
            )}
            {(all.length > 0 || extra.sources) && <FundingPanel records={records} needed={plan.inAll.expected} show={show} />}
            <CategoryPanel summary={summary} isPerPayment={hasRepeats(all)} show={show} />
          </div>
        }
      />
      {all.length === 0 ? (
        <>
          <h2 className="mt-8 mb-3 font-semibold">Recent Expenses</h2>
          <Empty
            text="No expenses added yet"
            hint="Add the first thing you will have to pay for, or start from a template above."
            onSample={() => records.replaceAll(state.sample?.(around).records ?? [])}
          />
        </>
      ) : (
        <ExpenseList records={records} form={expenseForm.form} />
      )}
      <TaxNote />
      <HeadlineFigure label={cashLabel} figure={show(plan.inAll.expected)} />
    </>
  );
}
