import { formatDay } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { formatNumber } from '@/lib/numbers';
import { RecordForm } from '@/kinds/records/record-form';
import { RowActions } from '@/kinds/records/row-actions';
import { useRecordForm } from '@/kinds/records/use-record-form';
import { Notice, Panel } from '@/ui/layout';
import { nameOrNone, type CapTable } from '../cap-table';
import { formatPrice, toMinorPrice } from '../format';
import { nameKey } from '../mine';
import type { Sale } from '../model';
import type { Equity } from './use-equity';

/** Existing shares that change hands: nobody is diluted. */
export function useSaleForm({ sales, inputs }: Equity) {
  const owners = new Set([...inputs.stakeholders.map(({ name }) => name), ...inputs.sales.map(({ buyer }) => buyer)].map(nameKey));
  return useRecordForm(sales, {
    isAlwaysOpen: true,
    check: ({ seller }) =>
      seller.trim() === '' || owners.has(nameKey(seller))
        ? {}
        : { seller: `${seller.trim()} isn’t in the cap table. Enter the name as it stands there.` },
  });
}

export const SaleForm = ({ form }: { form: ReturnType<typeof useSaleForm> }) => (
  <RecordForm
    form={form}
    title="Add Secondary Sale"
    editTitle="Edit Secondary Sale"
    submit="Add Sale"
    names={['seller', 'buyer', 'shares', 'price', 'date']}
    isPermanent
  />
);

interface SalesPanelProps {
  equity: Equity;
  table: CapTable;
  form: ReturnType<typeof useSaleForm>;
}

export function SalesPanel({ equity: { sales, around }, table, form }: SalesPanelProps) {
  const { currency } = around;
  if (sales.all.length === 0) return null;
  const describe = ({ shares, price, date }: Sale) =>
    [
      `${formatNumber(shares)} shares`,
      price > 0 ? `at ${formatPrice(toMinorPrice(price, currency), currency)}` : '',
      price > 0 ? formatMoney(Math.round(toMinorPrice(shares * price, currency)), currency) : '',
      date ? formatDay(date) : '',
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <Panel title="Secondary Sales">
      <ul className="-my-2">
        {sales.all.map((sale) => {
          const missing = table.sales.short.find((one) => one.sale.id === sale.id)?.missing ?? 0;
          const title = `${nameOrNone(sale.seller, 'No name')} to ${nameOrNone(sale.buyer, 'No name')}`;
          return (
            <li key={sale.id} className="flex items-start justify-between gap-3 border-b border-line py-2.5 last:border-0">
              <div className="min-w-0">
                <p className="font-[550] break-words">{title}</p>
                <p className="text-[13px] text-mute">{describe(sale)}</p>
                {missing > 0 && (
                  <div className="mt-1">
                    <Notice>
                      {formatNumber(missing)} of them aren’t counted: {nameOrNone(sale.seller, 'the seller')} doesn’t hold as many shares.
                    </Notice>
                  </div>
                )}
              </div>
              <RowActions records={sales} form={form} record={sale} title={title} />
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
