import { formatCompactMoney } from '@/lib/compact-money';
import { formatMoney } from '@/lib/money';
import { plural } from '@/lib/text';
import { sheetFiles } from '@/kinds/records/files';
import { Download } from '@/kinds/work/download';
import { Chart } from '@/ui/chart';
import { Panel } from '@/ui/layout';
import type { Transaction } from '../model';
import { monthSheet, totalByMonth } from '../reports';

interface MonthChartProps {
  transactions: readonly Transaction[];
  currency: string;
  today: string;
  /** Files of sample transactions are named so. */
  prefix: string;
}

export function MonthChart({ transactions, currency, today, prefix }: MonthChartProps) {
  const { months, isCut, ahead } = totalByMonth(transactions, today);
  return (
    <Panel
      title="Income and expenses by month"
      aside={
        months.length > 0 && (
          <span className="no-print">
            <Download label="Months as CSV" files={sheetFiles(`${prefix}months`, monthSheet(transactions, currency, today)).slice(0, 1)} />
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
          format={(amount) => formatMoney(amount, currency)}
          formatAxis={(amount) => formatCompactMoney(amount, currency)}
        />
      )}
      {ahead > 0 && (
        <p className="mt-2 text-[13px] text-warn">
          {plural(ahead, 'transaction')} dated in a year that hasn’t begun {ahead === 1 ? 'is' : 'are'} not in the chart. Check the date.
        </p>
      )}
      {isCut && <p className="mt-2 text-[13px] text-mute">The latest 24 months of the period.</p>}
    </Panel>
  );
}
