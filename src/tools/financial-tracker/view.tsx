import { useMemo, useState } from 'react';
import { formatMoney } from '@/lib/money';
import { RecordForm } from '@/kinds/records/record-form';
import { hasSample, isAllSample } from '@/kinds/records/state';
import { useRecords } from '@/kinds/records/use-records';
import { Download } from '@/kinds/work/download';
import { WorkBar } from '@/kinds/work/work-bar';
import { Button } from '@/ui/button';
import { StatRow } from '@/ui/layout';
import { Tabs } from '@/ui/tabs';
import { lazyPart } from '@/ui/lazy-part';
import { operatingLabel } from './content';
import { allTime, computeTotals, fields, selectPeriod, state, type Period, type Transaction } from './model';
import { Overview } from './parts/overview';
import { PeriodPicker } from './parts/period-picker';
import { useTransactionForm } from './parts/use-transaction-form';
import { toFiles } from './download';

// Seen only when chosen, so loaded only then.
const AllTransactions = lazyPart(async () => (await import('./parts/all-transactions')).AllTransactions);
const CategoriesView = lazyPart(async () => (await import('./parts/categories-view')).CategoriesView);
const YearEnd = lazyPart(async () => (await import('./parts/year-end')).YearEnd);
const BankImportDialog = lazyPart(async () => (await import('./parts/bank-import-dialog')).BankImportDialog);
const AccountsView = lazyPart(async () => (await import('./parts/accounts-view')).AccountsView);
const RepeatsView = lazyPart(async () => (await import('./parts/repeats-view')).RepeatsView);
const ReceiptsDialog = lazyPart(async () => (await import('./parts/receipts-dialog')).ReceiptsDialog);
const MoreFields = lazyPart(async () => (await import('./parts/more-fields')).MoreFields);
const SplitDialog = lazyPart(async () => (await import('./parts/split-dialog')).SplitDialog);

export const about =
  'Record income and expenses by hand or from your bank’s OFX, QIF, CSV or Excel file, and see profit, budgets and the months side by side for any period. At the end of the year, export the profit and loss as a document or spreadsheet for your accountant.';
export const related = ['invoice-generator', 'expense-calculator', 'tax-calculator', 'cash-flow-projector'];

const views = [
  { value: 'overview', label: 'Overview', icon: 'layout-dashboard' },
  { value: 'all', label: 'All transactions', icon: 'list' },
  { value: 'categories', label: 'Categories and budgets', icon: 'chart-pie' },
  { value: 'accounts', label: 'Accounts', icon: 'landmark' },
  { value: 'repeats', label: 'Recurring', icon: 'repeat' },
  { value: 'year', label: 'Year end', icon: 'file-text' },
] as const;

export default function FinancialTracker() {
  const records = useRecords(state, fields, 'Transaction');
  const { form, isAsking } = useTransactionForm(records);
  const [chosen, setView] = useState<(typeof views)[number]['value']>('overview');
  const [period, setPeriod] = useState<Period>(allTime);
  const [isImporting, setIsImporting] = useState(false);
  const [splitting, setSplitting] = useState<Transaction>();
  const [receiptsOf, setReceiptsOf] = useState<Transaction>();
  const { tool } = records;
  const { today, currency } = tool.around;
  const files = useMemo(() => toFiles(tool.data, tool.around), [tool.data, tool.around]);
  const isEmpty = records.all.length === 0;
  const hasViews = !isEmpty || (records.extra.repeats?.records.length ?? 0) > 0;
  const view = hasViews ? chosen : 'overview';
  const transactions = useMemo(() => selectPeriod(records.all, period, today), [records.all, period, today]);
  const totals = useMemo(() => computeTotals(transactions), [transactions]);
  const show = (amount: number) => formatMoney(amount, currency);
  const isSample = hasSample(records.all);
  const prefix = isAllSample(records.all) && !isEmpty ? 'sample-' : '';
  const rows = { records, form, onSplit: setSplitting, onReceipts: setReceiptsOf };

  return (
    <>
      <WorkBar isSample={isSample} hasMoney>
        <Button icon="upload" onClick={() => setIsImporting(true)}>
          Import
        </Button>
        <Download hasDocument label="Export" disabled={isEmpty} files={files} />
        <Button look="primary" icon="plus" aria-expanded={form.isOpen} onClick={() => (form.isOpen ? form.close() : form.open())}>
          Add Transaction
        </Button>
      </WorkBar>
      {!isEmpty && <PeriodPicker period={period} onChange={setPeriod} today={today} />}
      <StatRow
        stats={[
          { label: 'Total Income', figure: show(totals.income) },
          { label: 'Total Expenses', figure: show(totals.expenses) },
          {
            label: 'Net Profit',
            figure: show(totals.net),
            tone: totals.net < 0 ? 'bad' : 'good',
            note: `${operatingLabel}: ${show(totals.operating)}`,
          },
        ]}
      />
      {form.isOpen && (
        <RecordForm
          form={form}
          title="New Transaction"
          editTitle="Edit Transaction"
          submit="Add"
          names={['type', 'category', 'amount', 'description', 'date']}
          after={
            isAsking ? { amount: <RefundCheck isOn={form.handle.draft.refund} onChange={(isOn) => form.handle.set('refund', isOn)} /> } : {}
          }
        >
          <MoreFields form={form} isUsed={form.handle.draft.account !== '' || form.handle.draft.paidIn !== ''} />
        </RecordForm>
      )}
      {hasViews && (
        <div className="no-print mb-4">
          <Tabs label="View" choices={views} value={view} onChange={setView} />
        </div>
      )}
      {view === 'overview' && (
        <Overview transactions={transactions} isAllTime={period.value === 'all'} prefix={prefix} onAll={() => setView('all')} {...rows} />
      )}

      {view === 'all' && <AllTransactions transactions={transactions} {...rows} />}
      {view === 'categories' && <CategoriesView transactions={transactions} period={period} records={records} prefix={prefix} />}
      {view === 'accounts' && <AccountsView records={records} />}
      {view === 'repeats' && <RepeatsView records={records} />}
      {view === 'year' && <YearEnd transactions={records.all} receipts={records.extra.receipts} around={records.tool.around} />}

      {isImporting && <BankImportDialog records={records} onClose={() => setIsImporting(false)} />}
      {receiptsOf && <ReceiptsDialog transaction={receiptsOf} records={records} onClose={() => setReceiptsOf(undefined)} />}
      {splitting && <SplitDialog transaction={splitting} records={records} onClose={() => setSplitting(undefined)} />}
    </>
  );
}

function RefundCheck({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <label className="flex flex-none items-center gap-2 text-[14px]">
      <input type="checkbox" className="size-4.5 accent-accent" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      {fields.refund.label}
    </label>
  );
}
