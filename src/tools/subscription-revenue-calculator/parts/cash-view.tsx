import { useMemo } from 'react';
import { formatMoney } from '@/lib/money';
import { formatCompactMoney } from '@/lib/compact-money';
import { sumOf } from '@/lib/numbers';
import { Chart } from '@/ui/chart';
import { Notice } from '@/ui/layout';
import { Table } from '@/ui/table';
import { computeCash } from '../cash';
import { cashNotes } from '../notes';
import type { Projection } from '../projection';
import { Figures, Notes } from './figures';

export default function CashView({
  projection,
  monthlyShare,
  currency,
}: {
  projection: Projection;
  monthlyShare: number;
  currency: string;
}) {
  const months = useMemo(() => computeCash(projection, monthlyShare), [projection, monthlyShare]);
  if (!months) return <Notice>There’s no cash to show: the figures are too large to work with.</Notice>;
  const money = (minor: number) => formatMoney(minor, currency);
  const recognised = sumOf(months.map((month) => month.recognised));
  const cash = sumOf(months.map((month) => month.cash));
  return (
    <>
      <Figures
        figures={[
          { label: 'Recognized revenue', text: money(recognised), note: 'Earned month by month: Total Revenue.' },
          { label: 'Cash collected', text: money(cash), note: 'Paid in, whole years at once.' },
          {
            label: cash >= recognised ? 'Collected ahead' : 'Collected behind',
            text: money(Math.abs(cash - recognised)),
            note:
              cash >= recognised
                ? 'Paid for months still to come, or by people who have left since.'
                : 'Earned on years paid before month 1.',
          },
        ]}
      />
      {/* The table below holds the same figures, to the cent. */}
      <div className="[&_details]:hidden">
        <Chart
          label="Recognized revenue and cash collected by month"
          look="lines"
          categories={months.map(({ month }) => `${month}`)}
          series={[
            { name: 'Recognized revenue', values: months.map((month) => month.recognised) },
            { name: 'Cash collected', values: months.map((month) => month.cash) },
          ]}
          format={(minor) => formatMoney(minor, currency)}
          formatAxis={(minor) => formatCompactMoney(minor, currency)}
        />
      </div>
      <div className="mt-4">
        <Table
          label="Cash by month"
          look="framed"
          size="small"
          rows={months}
          columns={[
            { head: 'Month', cell: ({ month }) => month, foot: 'All' },
            { head: 'Recognized revenue', cell: (month) => money(month.recognised), foot: money(recognised) },
            { head: 'Cash collected', cell: (month) => money(month.cash), foot: money(cash) },
            { head: 'Collected ahead', cell: ({ ahead }) => money(ahead), foot: money(cash - recognised) },
          ]}
        />
      </div>
      <Notes notes={cashNotes} />
    </>
  );
}
