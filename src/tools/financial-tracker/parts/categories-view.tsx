import { useId } from 'react';
import { formatMoney } from '@/lib/money';
import { formatPercent } from '@/lib/numbers';
import { plural } from '@/lib/text';
import { sheetFiles } from '@/kinds/records/files';
import type { Records } from '@/kinds/records/use-records';
import { Download } from '@/kinds/work/download';
import { Bar, Chip, Panel } from '@/ui/layout';
import { Table } from '@/ui/table';
import { offerCategories, totalByCategory, type fields, type Period, type TrackerExtra, type Transaction } from '../model';
import { OwnCategories } from './own-categories';
import { RulesPanel } from './rules-panel';
import { categorySheet, computeBudget, countMonths, describeBudget, readBudget } from '../reports';

interface CategoriesProps {
  transactions: readonly Transaction[];
  period: Period;
  records: Records<typeof fields, TrackerExtra>;
  prefix: string;
}

export function CategoriesView({ transactions, period, records, prefix }: CategoriesProps) {
  const { today, currency } = records.tool.around;
  const months = countMonths(period, transactions, today);
  return (
    <div className="grid grid-cols-1 gap-5">
      <Panel
        title="By category"
        aside={
          <span className="no-print">
            <Download
              label="Categories as CSV"
              files={sheetFiles(`${prefix}categories`, categorySheet(transactions, currency)).slice(0, 1)}
            />
          </span>
        }
      >
        <CategoryTable transactions={transactions} currency={currency} />
      </Panel>
      <Panel title="Budgets">
        <p className="mb-4 text-mute">What each category may cost in a month. The period above counts as {plural(months, 'month')}.</p>
        <ul className="grid gap-4">
          {offerCategories('expense', records.extra.categories, records.all).map((category) => (
            <BudgetRow key={category} category={category} months={months} transactions={transactions} records={records} />
          ))}
        </ul>
      </Panel>
      <OwnCategories records={records} />
      <RulesPanel records={records} />
    </div>
  );
}

function CategoryTable({ transactions, currency }: { transactions: readonly Transaction[]; currency: string }) {
  const rows = (['income', 'expense'] as const).flatMap((type) => totalByCategory(transactions, type).map((total) => ({ type, ...total })));
  if (rows.length === 0) return <p className="text-mute">No transactions in this period</p>;
  return (
    <Table
      label="By category"
      rows={rows}
      keyOf={({ type, category }) => `${type}-${category}`}
      columns={[
        { head: 'Category', isStrong: true, cell: ({ category }) => category },
        {
          head: 'Type',
          align: 'left',
          cell: ({ type }) => <span className="text-mute">{type === 'income' ? 'Income' : 'Expense'}</span>,
        },
        { head: 'Count', cell: ({ count }) => count.toLocaleString('en-US') },
        {
          head: 'Share',
          cell: ({ amount, share }) => <span className="text-mute">{amount < 0 ? 'Refunds' : formatPercent(share, 0)}</span>,
        },
        { head: 'Total', cell: ({ amount }) => formatMoney(amount, currency) },
      ]}
    />
  );
}

interface BudgetRowProps {
  category: string;
  months: number;
  transactions: readonly Transaction[];
  records: Records<typeof fields, TrackerExtra>;
}

function BudgetRow({ category, months, transactions, records }: BudgetRowProps) {
  const id = useId();
  const { currency } = records.tool.around;
  const { budgets } = records.extra;
  const { typed, problem } = readBudget(budgets, category, currency);
  const line = computeBudget(transactions, budgets, category, months, currency);
  const isOver = line.budget !== undefined && line.left < 0;
  const set = (amount: string) =>
    records.setExtra(
      (extra) => ({
        ...extra,
        budgets: [...extra.budgets.filter((budget) => budget.category !== category), ...(amount === '' ? [] : [{ category, amount }])],
      }),
      { key: `budget.${category}` },
    );
  return (
    <li className="grid grid-cols-1 items-center gap-x-5 gap-y-1.5 sm:grid-cols-[140px_minmax(0,1fr)_150px]">
      <span className="font-[550]">{category}</span>
      <div className="min-w-0">
        <p className="mb-1 flex flex-wrap items-center justify-between gap-x-3">
          <span>{formatMoney(line.spent, currency)} spent</span>
          <span className={isOver ? 'text-bad' : 'text-mute'}>
            {isOver && <Chip tone="bad">Over budget</Chip>} {describeBudget(line, currency)}
          </span>
        </p>
        {line.budget !== undefined && <Bar label={`${category} budget used`} share={line.used ?? (line.spent > 0 ? 1 : 0)} />}
      </div>
      <div>
        <input
          aria-label={`Monthly budget for ${category}`}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? id : undefined}
          className="input text-right"
          inputMode="decimal"
          placeholder="Per month"
          maxLength={60}
          autoComplete="off"
          value={typed}
          onChange={(event) => set(event.target.value)}
        />
        {problem && (
          <p id={id} className="mt-1 text-[13px] text-bad">
            {problem}
          </p>
        )}
      </div>
    </li>
  );
}
