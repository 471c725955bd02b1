import { formatDay } from '@/lib/dates';
import { useToday } from '@/workspace/surroundings';
import { Field } from '@/ui/field';
import { Notice } from '@/ui/layout';
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
      <div className="overflow-x-auto" role="region" aria-label="Quarterly payments" tabIndex={0}>
        <table className="w-full">
          <caption className="mb-1 text-left font-semibold">
            {plan.subject}: {dollars(plan.annual)}
          </caption>
          <thead>
            <tr className="border-b border-line-strong text-[13px] text-mute">
              <th scope="col" className="py-2 pr-3 text-left font-[550]">
                Due
              </th>
              <th scope="col" className="px-2 py-2 text-right font-[550]">
                Full estimate
              </th>
              <th scope="col" className="px-2 py-2 text-right font-[550]">
                Safe-harbour minimum
              </th>
            </tr>
          </thead>
          <tbody>
            {plan.payments.map(({ day, covers, full, least }) => (
              <tr key={day} className="border-b border-line">
                <th scope="row" className="py-2 pr-3 text-left font-[550]">
                  {formatDay(day)}
                  <span className="block text-[13px] font-normal text-mute">
                    {covers}
                    {today !== '' && day < today ? ', passed' : ''}
                  </span>
                </th>
                <td className="px-2 py-2 text-right whitespace-nowrap">{dollars(full)}</td>
                <td className="px-2 py-2 text-right whitespace-nowrap">{dollars(least)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="mt-4">
        <Notice tone="plain">{plan.safeHarbour}</Notice>
      </div>
      <Notes notes={[...plan.notes, 'The dates are also in the Download Summary menu as a calendar file.']} />
    </>
  );
}
