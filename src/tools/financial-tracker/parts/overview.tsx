import { formatMoney } from '@/lib/money';
import { Button } from '@/ui/button';
import { Bar, Empty, Panel } from '@/ui/layout';
import { VirtualList } from '@/ui/virtual-list';
import { lazyPart } from '@/ui/lazy-part';
import { totalByCategory, type EntryType, type Transaction } from '../model';
import { TransactionRow, type RowProps } from './transaction-row';

// Below the fold, so after everything above it.
const MonthChart = lazyPart(async () => (await import('./month-chart')).MonthChart, <div className="panel min-h-80" />);

const recentCount = 10;
const topCount = 5;

interface OverviewProps extends RowProps {
  /** Those of the period. */
  transactions: readonly Transaction[];
  isAllTime: boolean;
  prefix: string;
  onAll: () => void;
}

export function Overview({ transactions, isAllTime, prefix, onAll, ...rest }: OverviewProps) {
  const { all, loadSample, tool } = rest.records;
  const { currency } = tool.around;
  const recent = transactions.slice(0, recentCount);
  return (
    <>
      <div className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold">Recent Transactions</h2>
        {all.length > 0 && (
          <span className="flex items-center gap-2 text-[13px] text-mute">
            {recent.length} of {transactions.length.toLocaleString('en-US')}
            {isAllTime ? '' : ' in this period'}
            <Button look="quiet" className="no-print" onClick={onAll}>
              Show all
            </Button>
          </span>
        )}
      </div>
      {all.length === 0 ? (
        <Empty text="No transactions yet. Add your first transaction to get started!" onSample={loadSample} />
      ) : (
        <>
          {recent.length === 0 ? (
            <p className="panel text-mute">No transactions in this period</p>
          ) : (
            <VirtualList
              label="Recent Transactions"
              items={recent}
              row={(transaction) => <TransactionRow transaction={transaction} {...rest} />}
            />
          )}
          <div className="my-5 grid grid-cols-1 gap-5 md:grid-cols-2">
            {(['income', 'expense'] as const).map((type) => (
              <TopCategories key={type} type={type} transactions={transactions} currency={currency} isAllTime={isAllTime} />
            ))}
          </div>

          <MonthChart transactions={transactions} currency={currency} today={tool.around.today} prefix={prefix} />
        </>
      )}
    </>
  );
}

interface TopProps {
  type: EntryType;
  transactions: readonly Transaction[];
  currency: string;
  isAllTime: boolean;
}

function TopCategories({ type, transactions, currency, isAllTime }: TopProps) {
  const top = totalByCategory(transactions, type).slice(0, topCount);
  return (
    <Panel title={type === 'income' ? 'Top Income Categories' : 'Top Expense Categories'}>
      {top.length === 0 ? (
        <p className="text-mute">
          No {type} transactions {isAllTime ? 'yet' : 'in this period'}
        </p>
      ) : (
        <ul className="grid gap-3.5">
          {top.map(({ category, amount, share }) => (
            <li key={category}>
              <p className="mb-1 flex justify-between gap-4">
                <span className="min-w-0">{category}</span>
                <span className="whitespace-nowrap">{formatMoney(amount, currency)}</span>
              </p>
              <Bar label={category} share={share} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
