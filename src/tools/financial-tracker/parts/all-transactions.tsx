import { useMemo, useState } from 'react';
import { FilterBar } from '@/kinds/records/filter-bar';
import { selectRecords } from '@/kinds/records/select-records';
import { VirtualList } from '@/ui/virtual-list';
import { categoriesOf, searchText, sortings, type Transaction } from '../model';
import { TransactionRow, type RowProps } from './transaction-row';

const everything = 'Income and expenses';
const kinds = [everything, 'Income', 'Expenses', ...categoriesOf('income'), ...categoriesOf('expense')];
const choices = {
  kind: { label: 'Show', options: kinds.map((value) => ({ value, label: value })) },
  sort: {
    label: 'Sort',
    options: [
      { value: 'entry', label: 'Last entered first' },
      { value: 'newest', label: 'Latest date first' },
      { value: 'oldest', label: 'Earliest date first' },
      { value: 'largest', label: 'Largest first' },
    ],
  },
};

interface Filter {
  query: string;
  kind: string;
  sort: keyof typeof sortings;
}
const startFilter: Filter = { query: '', kind: everything, sort: 'newest' };

/** Every transaction of the period, searched and sorted. */
export function AllTransactions({ transactions, ...rest }: RowProps & { transactions: readonly Transaction[] }) {
  const [filter, setFilter] = useState(startFilter);
  const shown = useMemo(() => {
    const { query, kind, sort } = filter;
    const keep = ({ type, category }: Transaction) =>
      kind === everything || kind === category || kind === (type === 'income' ? 'Income' : 'Expenses');
    return selectRecords(transactions, { query, searchIn: searchText, keep, sort: sortings[sort] });
  }, [transactions, filter]);
  return (
    <>
      <FilterBar
        noun="transaction"
        filter={filter}
        start={startFilter}
        onChange={setFilter}
        choices={choices}
        shown={shown.length}
        total={transactions.length}
      />
      {shown.length > 0 && (
        <VirtualList label="All transactions" items={shown} row={(transaction) => <TransactionRow transaction={transaction} {...rest} />} />
      )}
    </>
  );
}
