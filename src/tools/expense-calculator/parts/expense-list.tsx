import { useMemo, useState } from 'react';
import { formatDay } from '@/lib/dates';
import { optionLabel } from '@/lib/fields';
import { moveWithin } from '@/lib/lists';
import { formatMoney } from '@/lib/money';
import { FilterBar } from '@/kinds/records/filter-bar';
import { RowActions } from '@/kinds/records/row-actions';
import { selectRecords } from '@/kinds/records/select-records';
import type { RecordForm } from '@/kinds/records/use-record-form';
import { Button } from '@/ui/button';
import { Chip } from '@/ui/layout';
import { VirtualList } from '@/ui/virtual-list';
import { isSpread, readActual, toRange } from '../estimates';
import { fields, searchText, sortings, type Expense } from '../model';
import { PriceInput } from './price-input';
import type { ExpenseRecords } from './use-expense-form';
import { useReorder } from './use-reorder';

/** No category has this name: theirs are trimmed. */
const everything = ' ';
const sorts = {
  label: 'Sort',
  options: [
    { value: 'entry', label: 'Your order' },
    { value: 'newest', label: 'Latest date first' },
    { value: 'largest', label: 'Largest first' },
    { value: 'name', label: 'Description' },
  ],
};

interface Filter {
  query: string;
  category: string;
  sort: keyof typeof sortings;
}
const startFilter: Filter = { query: '', category: everything, sort: 'entry' };

const toCategoryChoices = (expenses: readonly Expense[]) => [
  { value: everything, label: 'All categories' },
  ...[...new Set(expenses.map(({ category }) => category))].sort().map((value) => ({ value, label: value || 'No category' })),
];

interface ExpenseListProps {
  records: ExpenseRecords;
  form: RecordForm<typeof fields>;
}

export function ExpenseList({ records, form }: ExpenseListProps) {
  const [isOrdering, setIsOrdering] = useState(false);
  const [filter, setFilter] = useState(startFilter);
  const { currency } = records.tool.around;
  const categories = useMemo(() => toCategoryChoices(records.all), [records.all]);
  // All of them, in their own order, while that is being changed.
  const shown = useMemo(() => {
    if (isOrdering) return records.all;
    const { query, category, sort } = filter;
    const keep = (expense: Expense) => category === everything || expense.category === category;
    return selectRecords(records.all, { query, searchIn: searchText, keep, sort: sortings[sort] });
  }, [records.all, filter, isOrdering]);
  const reorder = useReorder(
    records.all.map(({ description }) => description || 'expense'),
    (from, to) => records.replaceAll(moveWithin(records.all, from, to)),
  );
  return (
    <>
      <div className="mt-8 mb-3 flex min-h-9 flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold">Recent Expenses</h2>
        {records.all.length > 1 && (
          <Button
            look="quiet"
            icon="arrow-up-down"
            className="no-print"
            aria-pressed={isOrdering}
            onClick={() => setIsOrdering(!isOrdering)}
          >
            {isOrdering ? 'Done' : 'Reorder'}
          </Button>
        )}
      </div>
      {isOrdering ? (
        <p className="mb-3 text-[13px] text-mute">Drag a row, use its arrows, or press Alt and an arrow key on one of its buttons.</p>
      ) : (
        <FilterBar
          noun="expense"
          filter={filter}
          start={startFilter}
          onChange={setFilter}
          choices={{ category: { label: 'Show', options: categories }, sort: sorts }}
          shown={shown.length}
          total={records.all.length}
        />
      )}
      {shown.length > 0 && (
        <VirtualList
          label="Recent Expenses"
          items={shown}
          row={(expense, index) => {
            const { className = '', ...rowProps } = isOrdering ? reorder.rowProps(index) : {};
            return (
              <div
                {...rowProps}
                className={`row grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 gap-y-1 px-4 py-2.5 max-md:pr-1 md:grid-cols-[minmax(0,1fr)_auto_auto_auto] ${className}`}
              >
                <div className="min-w-0">
                  <p className="truncate font-[550]" title={expense.description}>
                    {expense.description}
                  </p>
                  <p className="text-[13px] text-mute md:truncate">{describeExpense(expense, currency)}</p>
                </div>
                <span className="max-md:col-span-3 max-md:row-start-2 max-md:empty:hidden">
                  {expense.amount < 0 && <Chip tone="good">Credit</Chip>}
                  {expense.amount === 0 && !isOrdering && (
                    <PriceInput
                      title={expense.description || 'expense'}
                      currency={currency}
                      onPrice={(amount) => records.update(expense.id, { amount })}
                    />
                  )}
                </span>
                <span className="text-right">{formatMoney(expense.amount, currency)}</span>
                {isOrdering ? (
                  reorder.buttons(index)
                ) : (
                  <RowActions records={records} form={form} record={expense} title={expense.description} />
                )}
              </div>
            );
          }}
        />
      )}
      {reorder.status}
    </>
  );
}

function describeExpense(expense: Expense, currency: string): string {
  const show = (amount: number) => formatMoney(amount, currency);
  const range = toRange(expense, currency);
  const actual = readActual(expense, currency);
  return [
    expense.category,
    formatDay(expense.date),
    optionLabel(fields.repeats, expense.repeats),
    isSpread(range) && `${show(range.low)} to ${show(range.high)}`,
    actual !== undefined && `actual ${show(actual)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
