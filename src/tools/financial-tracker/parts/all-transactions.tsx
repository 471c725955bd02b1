import { useMemo, useState } from 'react';
import { FilterBar } from '@/kinds/records/filter-bar';
import { selectRecords } from '@/kinds/records/select-records';
import { Button } from '@/ui/button';
import { VirtualList } from '@/ui/virtual-list';
import { offerCategories, searchText, sortings, type Transaction } from '../model';
import { MoveBar } from './move-bar';
import { TransactionRow, type RowProps } from './transaction-row';

const everything = 'Income and expenses';
const sortChoice = {
  label: 'Sort',
  options: [
    { value: 'entry', label: 'Last entered first' },
    { value: 'newest', label: 'Latest date first' },
    { value: 'oldest', label: 'Earliest date first' },
    { value: 'largest', label: 'Largest first' },
  ],
};

interface Filter {
  query: string;
  kind: string;
  sort: keyof typeof sortings;
}
const startFilter: Filter = { query: '', kind: everything, sort: 'newest' };
/** As many as are drawn at once, so that what is said to be shown is shown. */
const pageSize = 100;

/** Every transaction of the period, searched and sorted, in pages; those chosen can be moved together. */
export function AllTransactions({ transactions, ...rest }: RowProps & { transactions: readonly Transaction[] }) {
  const [filter, setFilter] = useState(startFilter);
  const [page, setPage] = useState(0);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { all, extra } = rest.records;
  const choices = useMemo(() => {
    const kinds = [
      ...new Set([
        everything,
        'Income',
        'Expenses',
        ...(['income', 'expense'] as const).flatMap((type) => offerCategories(type, extra.categories, all)),
      ]),
    ];
    return { kind: { label: 'Show', options: kinds.map((value) => ({ value, label: value })) }, sort: sortChoice };
  }, [all, extra.categories]);
  const found = useMemo(() => {
    const { query, kind, sort } = filter;
    const keep = ({ type, category }: Transaction) =>
      kind === everything || kind === category || kind === (type === 'income' ? 'Income' : 'Expenses');
    return selectRecords(transactions, { query, searchIn: searchText, keep, sort: sortings[sort] });
  }, [transactions, filter]);
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const open = Math.min(page, pages - 1);
  const shown = found.slice(open * pageSize, (open + 1) * pageSize);
  const selected = useMemo(() => found.filter(({ id }) => chosen.has(id)), [found, chosen]);
  const choose = (ids: readonly string[], isOn: boolean) => {
    const gone = new Set(ids);
    setChosen(new Set(isOn ? [...chosen, ...ids] : [...chosen].filter((id) => !gone.has(id))));
  };
  return (
    <>
      <FilterBar
        noun="transaction"
        filter={filter}
        start={startFilter}
        onChange={(next) => {
          setFilter(next);
          setPage(0);
        }}
        choices={choices}
        shown={shown.length}
        total={transactions.length}
      />
      {found.length > 0 && (
        <>
          <MoveBar
            records={rest.records}
            found={found}
            selected={selected}
            onSelect={(isOn) =>
              choose(
                found.map(({ id }) => id),
                isOn,
              )
            }
            onMoved={() => setChosen(new Set())}
          />
          <VirtualList
            label="All transactions"
            items={shown}
            row={(transaction) => (
              <TransactionRow
                transaction={transaction}
                choice={{ isOn: chosen.has(transaction.id), onChange: (isOn) => choose([transaction.id], isOn) }}
                {...rest}
              />
            )}
          />
        </>
      )}
      {pages > 1 && (
        <nav aria-label="Pages" className="no-print mt-3 flex flex-wrap items-center justify-between gap-2">
          <Button icon="chevron-left" disabled={open === 0} onClick={() => setPage(open - 1)}>
            Previous
          </Button>
          <span className="text-[13px] text-mute">
            {(open * pageSize + 1).toLocaleString('en-US')} to {(open * pageSize + shown.length).toLocaleString('en-US')} of{' '}
            {found.length.toLocaleString('en-US')}
          </span>
          <Button icon="chevron-right" disabled={open === pages - 1} onClick={() => setPage(open + 1)}>
            Next
          </Button>
        </nav>
      )}
    </>
  );
}
