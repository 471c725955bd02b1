import { formatMoney } from '@/lib/money';
import { formatMonth } from '@/lib/months';
import { Button } from '@/ui/button';
import { Panel } from '@/ui/layout';
import { Table } from '@/ui/table';
import { compareWithActuals, netOf, readActuals, type Variance } from '../actuals';
import type { CashFlow } from './use-cash-flow';

const small = 'max-sm:text-[13px]';

/** What was planned for the months that have been booked, and what came of it. */
export default function ActualsPanel({ flow }: { flow: CashFlow }) {
  const { records, settings, projection } = flow;
  const { currency } = records.tool.around;
  const rows = compareWithActuals(projection, settings, readActuals(records.extra, currency));
  const show = (amount: number) => formatMoney(amount, currency);
  const differ = ({ planned, actual }: Variance) => netOf(actual) - netOf(planned);
  const total = rows.reduce((sum, row) => sum + differ(row), 0);
  const remove = () => records.setExtra(({ actuals: _gone, ...extra }) => extra, { say: 'Actual figures removed' });
  return (
    <Panel
      title="Plan and actual"
      aside={
        <Button look="quiet" onClick={remove}>
          Remove the actual figures
        </Button>
      }
    >
      {rows.length === 0 ? (
        <p className="text-mute">None of the booked months is in this projection. Change its first month to compare them.</p>
      ) : (
        <>
          <p className="mb-2 text-[13px] text-mute">
            {total === 0
              ? 'So far, cash is exactly as planned.'
              : `So far, ${show(Math.abs(total))} ${total > 0 ? 'more' : 'less'} cash than planned.`}
          </p>
          <Table
            label="Plan and actual"
            rows={rows}
            columns={[
              {
                head: 'Month',
                className: 'sticky left-0 bg-surface whitespace-nowrap max-sm:text-[13px]',
                cell: ({ month }) => formatMonth(month),
              },
              { head: 'Income, plan', className: small, cell: ({ planned }) => show(planned.income) },
              { head: 'Income, actual', className: small, cell: ({ actual }) => show(actual.income) },
              { head: 'Expenses, plan', className: small, cell: ({ planned }) => show(planned.expense) },
              { head: 'Expenses, actual', className: small, cell: ({ actual }) => show(actual.expense) },
              {
                head: 'Difference in cash',
                className: small,
                isStrong: true,
                cell: (row) => <span className={differ(row) < 0 ? 'text-bad' : ''}>{show(differ(row))}</span>,
              },
            ]}
          />
        </>
      )}
    </Panel>
  );
}
