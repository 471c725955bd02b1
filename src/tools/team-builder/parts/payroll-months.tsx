import { useMemo } from 'react';
import { sampleStem } from '@/kinds/records/files';
import { Download } from '@/kinds/work/download';
import { SendMenu } from '@/kinds/work/send-menu';
import { formatMoney } from '@/lib/money';
import { formatShortMonth } from '@/lib/months';
import { sumOf } from '@/lib/numbers';
import { plural } from '@/lib/text';
import { Chart } from '@/ui/chart';
import { Field, type FormHandle } from '@/ui/field';
import { Panel } from '@/ui/layout';
import type { OpenRole, planFields } from '../model';
import { computePayroll, payrollNotes, toPayrollSheet } from '../payroll';
import { shares } from '../shares';
import type { TeamRecords } from './use-team';

interface PayrollMonthsProps {
  records: TeamRecords;
  roles: readonly OpenRole[];
  plan: FormHandle<typeof planFields>;
  burden: number;
  hasPrivate: boolean;
}

export default function PayrollMonths({ records, roles, plan, burden, hasPrivate }: PayrollMonthsProps) {
  const { all, tool } = records;
  const { today, currency } = tool.around;
  const months = useMemo(() => computePayroll(all, roles, burden, today), [all, roles, burden, today]);
  const amount = (minor: number) => formatMoney(minor, currency);
  const stem = sampleStem('team', [...all, ...roles]);
  const file = {
    label: 'CSV',
    name: `${stem}-payroll-by-month.csv`,
    make: async () => (await import('@/formats/csv')).csvFile(toPayrollSheet(months, currency)),
  };
  return (
    <Panel
      title="Payroll by Month"
      className={hasPrivate ? '' : 'no-print'}
      aside={
        <span className="no-print flex flex-wrap items-center gap-2">
          {hasPrivate ? (
            <Download label="Payroll as CSV" files={[file]} />
          ) : (
            <span className="text-[13px] text-mute">For a file, tick “Include salary and performance in files” above.</span>
          )}
          <SendMenu shares={shares} data={tool.data} topics={['money']} noun="line" />
        </span>
      }
    >
      <div className="mb-4 max-w-sm">
        <Field of={plan} name="burden" />
      </div>
      {/* The table below has the headcount too, so the chart's own would only say it twice. */}
      <div className="[&_details]:hidden">
        <Chart
          label="Payroll by month: salaries and fully loaded cost"
          look="bars"
          categories={months.map(({ month }) => formatShortMonth(month))}
          series={[
            { name: 'Salaries', values: months.map(({ salaries }) => salaries) },
            { name: 'Fully loaded', values: months.map(({ fullyLoaded }) => fullyLoaded) },
          ]}
          format={(minor) => amount(minor).replace(/\.0+$/, '')}
        />
      </div>
      <div className="mt-4 overflow-x-auto" role="region" aria-label="Payroll table" tabIndex={0}>
        <table className="w-full text-right text-[13px]">
          <thead>
            <tr className="border-b border-line">
              {['Month', 'Headcount', 'Salaries', 'Fully loaded'].map((label, index) => (
                <th key={label} scope="col" className={`p-1.5 font-semibold ${index === 0 ? 'text-left' : ''}`}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, headcount, openRoles, salaries, fullyLoaded }) => (
              <tr key={month} className="border-b border-line">
                <th scope="row" className="p-1.5 text-left font-normal whitespace-nowrap">
                  {formatShortMonth(month)}
                </th>
                <td className="p-1.5">
                  {headcount.toLocaleString('en-US')}
                  {openRoles > 0 && <span className="text-mute max-sm:hidden">, with {plural(openRoles, 'open role')}</span>}
                </td>
                <td className="p-1.5 whitespace-nowrap">{amount(salaries)}</td>
                <td className="p-1.5 whitespace-nowrap">{amount(fullyLoaded)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="font-semibold">
              <th scope="row" className="p-1.5 text-left whitespace-nowrap">
                {plural(months.length, 'month')}
              </th>
              <td />
              <td className="p-1.5 whitespace-nowrap">{amount(sumOf(months.map(({ salaries }) => salaries)))}</td>
              <td className="p-1.5 whitespace-nowrap">{amount(sumOf(months.map(({ fullyLoaded }) => fullyLoaded)))}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      <div className="mt-3 grid max-w-3xl gap-1 text-[13px] text-mute">
        {payrollNotes(burden).map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </Panel>
  );
}
