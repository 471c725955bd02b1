import { formatMoney } from '@/lib/money';
import { Chip, Panel } from '@/ui/layout';
import { hasTax, labelMonth, toColumns, type Settings } from '../model';
import type { Projection } from '../projection';

interface MonthlyTableProps {
  projection: Projection;
  settings: Settings;
  currency: string;
}

export function MonthlyTable({ projection: { rows, zeroMonth }, settings, currency }: MonthlyTableProps) {
  const show = (amount: number) => formatMoney(amount, currency);
  const cell = 'border-b border-line py-2 pl-3 text-right whitespace-nowrap group-last:border-0 max-sm:text-[13px]';
  return (
    <Panel title="Monthly projection">
      <p className="mb-1 text-[13px] text-mute sm:hidden">Scroll the table sideways to see all columns.</p>
      <div className="overflow-x-auto" role="group" aria-label="Monthly projection" tabIndex={0}>
        <table className="w-full border-separate border-spacing-0 text-[14px] tabular-nums">
          <thead>
            <tr className="align-bottom text-[13px] text-mute">
              {toColumns(settings).map(({ label }, index) => (
                <th
                  key={label}
                  scope="col"
                  className={`border-b border-line-strong pb-2 font-[550] ${index === 0 ? 'sticky left-0 bg-surface text-left' : 'pl-3 text-right'}`}
                >
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ income, expenses, tax, net, balance }, month) => (
              <tr key={month} className="group align-top">
                <th
                  scope="row"
                  className="sticky left-0 border-b border-line bg-surface py-2 pr-2 text-left font-normal whitespace-nowrap group-last:border-0 max-sm:text-[13px]"
                >
                  {labelMonth(settings, month)}
                </th>
                <td className={cell}>{show(income)}</td>
                <td className={cell}>{show(expenses)}</td>
                {hasTax(settings) && <td className={cell}>{show(tax)}</td>}
                <td className={cell}>{show(net)}</td>
                <td className={`${cell} font-semibold ${balance < 0 ? 'text-bad' : ''}`}>
                  {show(balance)}
                  {month === zeroMonth && (
                    <span className="mt-1 block">
                      <Chip tone="bad">Cash runs out here</Chip>
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
