import { formatMoney } from '@/lib/money';
import { Chip, Panel } from '@/ui/layout';
import { Table } from '@/ui/table';
import { hasTax, labelMonth, taxName, type Settings } from '../model';
import type { Projection } from '../projection';

const small = 'max-sm:text-[13px]';

interface MonthlyTableProps {
  projection: Projection;
  settings: Settings;
  currency: string;
}

export function MonthlyTable({ projection: { rows, zeroMonth }, settings, currency }: MonthlyTableProps) {
  const show = (amount: number) => formatMoney(amount, currency);
  return (
    <Panel title="Monthly projection">
      <p className="mb-1 text-[13px] text-mute sm:hidden">Scroll the table sideways to see all columns.</p>
      <Table
        label="Monthly projection"
        rows={rows}
        columns={[
          {
            head: 'Month',
            className: 'sticky left-0 bg-surface whitespace-nowrap max-sm:text-[13px]',
            cell: (_row, month) => labelMonth(settings, month),
          },
          { head: 'Income', className: small, cell: ({ income }) => show(income) },
          { head: 'Expenses', className: small, cell: ({ expenses }) => show(expenses) },
          ...(hasTax(settings)
            ? [{ head: taxName(settings), className: small, cell: ({ tax }: Projection['rows'][number]) => show(tax) }]
            : []),
          { head: 'Net Cash Flow', className: small, cell: ({ net }) => show(net) },
          {
            head: 'Cumulative Cash Flow',
            className: small,
            isStrong: true,
            cell: ({ balance }, month) => (
              <span className={balance < 0 ? 'text-bad' : ''}>
                {show(balance)}
                {month === zeroMonth && (
                  <span className="mt-1 block">
                    <Chip tone="bad">Cash runs out here</Chip>
                  </span>
                )}
              </span>
            ),
          },
        ]}
      />
    </Panel>
  );
}
