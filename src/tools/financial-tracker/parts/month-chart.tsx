import { formatCompactMoney } from '@/lib/compact-money';
import { sheetFiles } from '@/kinds/records/files';
import { Download } from '@/kinds/work/download';
import { Chart } from '@/ui/chart';
import { Panel } from '@/ui/layout';
import type { Transaction } from '../model';
import { monthSheet, totalByMonth } from '../reports';

interface MonthChartProps {
  transactions: readonly Transaction[];
  currency: string;
  /** Files of sample transactions are named so. */
  prefix: string;
}

export function MonthChart({ transactions, currency, prefix }: MonthChartProps) {
  const { months, isCut } = totalByMonth(transactions);
  return (
    <Panel
      title="Income and expenses by month"
      aside={
        months.length > 0 && (
          <span className="no-print">
            <Download label="Months as CSV" files={sheetFiles(`${prefix}months`, monthSheet(transactions, currency)).slice(0, 1)} />
          </span>
        )
      }
    >
      {months.length === 0 ? (
        <p className="text-mute">No dated transactions in this period</p>
      ) : (
        <Chart
          label="Income and expenses by month"
          look="bars"
          categories={months.map(({ label }) => label)}
          series={[
            { name: 'Income', values: months.map(({ income }) => income) },
            { name: 'Expenses', values: months.map(({ expenses }) => expenses) },
          ]}
          format={(amount) => formatCompactMoney(amount, currency)}
        />
      )}
      {isCut && <p className="mt-2 text-[13px] text-mute">The latest 24 months of the period.</p>}
    </Panel>
  );
}
