import { useId } from 'react';
import { formatMoney } from '@/lib/money';
import { formatPercent } from '@/lib/numbers';
import { plural } from '@/lib/text';
import { sheetFiles } from '@/kinds/records/files';
import type { Records } from '@/kinds/records/use-records';
import { Download } from '@/kinds/work/download';
import { Bar, Chip, Panel } from '@/ui/layout';
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
    <div className="overflow-x-auto" role="group" aria-label="By category" tabIndex={0}>
      <table className="w-full text-right">
        <thead>
          <tr className="border-b border-line-strong text-[13px] text-mute">
            <th scope="col" className="py-2 pr-2 text-left font-semibold">
              Category
            </th>
            <th scope="col" className="p-2 text-left font-semibold">
              Type
            </th>
            <th scope="col" className="p-2 font-semibold">
              Count
            </th>
            <th scope="col" className="p-2 font-semibold">
              Share
            </th>
            <th scope="col" className="py-2 pl-2 font-semibold">
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ type, category, count, share, amount }) => (
            <tr key={`${type}-${category}`} className="border-b border-line">
              <th scope="row" className="py-2 pr-2 text-left font-[550]">
                {category}
              </th>
              <td className="p-2 text-left text-mute">{type === 'income' ? 'Income' : 'Expense'}</td>
              <td className="p-2">{count.toLocaleString('en-US')}</td>
              <td className="p-2 text-mute">{amount < 0 ? 'Refunds' : formatPercent(share, 0)}</td>
              <td className="py-2 pl-2 whitespace-nowrap">{formatMoney(amount, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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
      `budget.${category}`,
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
