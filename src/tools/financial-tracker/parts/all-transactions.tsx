import { useMemo, useState } from 'react';
import { plural } from '@/lib/text';
import { selectRecords } from '@/kinds/records/select-records';
import { Empty } from '@/ui/layout';
import { SearchBox, SelectBox } from '@/ui/search-box';
import { VirtualList } from '@/ui/virtual-list';
import { categoriesOf, searchText, sortings, type Transaction } from '../model';
import { TransactionRow, type RowProps } from './transaction-row';

const sortOptions = [
  { value: 'entry', label: 'Last entered first' },
  { value: 'newest', label: 'Latest date first' },
  { value: 'oldest', label: 'Earliest date first' },
  { value: 'largest', label: 'Largest first' },
] as const;
const everything = 'Income and expenses';
const filterOptions = [everything, 'Income', 'Expenses', ...categoriesOf('income'), ...categoriesOf('expense')].map((value) => ({
  value,
  label: value,
}));

/** Every transaction of the period, searched and sorted. */
export function AllTransactions({ transactions, ...rest }: RowProps & { transactions: readonly Transaction[] }) {
  const [query, setQuery] = useState('');
  const [filter, setFilter] = useState(everything);
  const [sort, setSort] = useState<keyof typeof sortings>('newest');
  const shown = useMemo(() => {
    const keep = ({ type, category }: Transaction) =>
      filter === everything || filter === category || filter === (type === 'income' ? 'Income' : 'Expenses');
    return selectRecords(transactions, { query, searchIn: searchText, keep, sort: sortings[sort] });
  }, [transactions, query, filter, sort]);
  return (
    <>
      <div className="mb-3 flex flex-wrap gap-2">
        <SearchBox label="Search transactions" placeholder="Search transactions..." value={query} onChange={setQuery} />
        <SelectBox label="Show" value={filter} options={filterOptions} onChange={setFilter} />
        <SelectBox label="Sort" value={sort} options={sortOptions} onChange={setSort} />
      </div>
      <p role="status" className="mb-2 text-[13px] text-mute">
        {shown.length === transactions.length
          ? plural(shown.length, 'transaction')
          : `${shown.length.toLocaleString('en-US')} of ${plural(transactions.length, 'transaction')}`}
      </p>
      {shown.length === 0 ? (
        <Empty
          text="No transactions match"
          hint="Try another word, or a longer period."
          action={{
            label: 'Clear filters',
            icon: 'x',
            onClick: () => {
              setQuery('');
              setFilter(everything);
            },
          }}
        />
      ) : (
        <VirtualList label="All transactions" items={shown} row={(transaction) => <TransactionRow transaction={transaction} {...rest} />} />
      )}
    </>
  );
}
