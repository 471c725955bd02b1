import { formatDay } from '@/lib/dates';
import { useToday } from '@/workspace/surroundings';
import { Field } from '@/ui/field';
import { Notice } from '@/ui/layout';
import { Table } from '@/ui/table';
import { computeDetailed } from '../detailed';
import { dollars } from '../model';
import { planQuarters } from '../quarterly';
import { pack2026 } from '../year-2026';
import type { DetailedProps } from './detailed-view';
import { Notes } from './figures';
import { PackChips } from './pack-chips';

export function QuarterlyView({ inputs, form }: DetailedProps) {
  const today = useToday();
  const plan = planQuarters(inputs, computeDetailed(inputs, pack2026), pack2026);
  return (
    <>
      <PackChips />
      <div className="mb-5 grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Field of={form} name="lastYearTax" />
        {inputs.businessType !== 'c-corporation' && (
          <div className="sm:pt-6">
            <Field of={form} name="hadHighIncome" />
          </div>
        )}
      </div>
      <Table
        label="Quarterly payments"
        caption={
          <span className="font-semibold">
            {plan.subject}: {dollars(plan.annual)}
          </span>
        }
        rows={plan.payments}
        columns={[
          {
            head: 'Due',
            isStrong: true,
            cell: ({ day, covers }) => (
              <>
                {formatDay(day)}
                <span className="block text-[13px] font-normal text-mute">
                  {covers}
                  {today !== '' && day < today ? ', passed' : ''}
                </span>
              </>
            ),
          },
          { head: 'Full estimate', cell: ({ full }) => dollars(full) },
          { head: 'Safe-harbor minimum', cell: ({ least }) => dollars(least) },
        ]}
      />
      <div className="mt-4">
        <Notice tone="plain">{plan.safeHarbour}</Notice>
      </div>
      <Notes notes={[...plan.notes, 'The dates are also in the Download Summary menu as a calendar file.']} />
    </>
  );
}
