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
import { Table } from '@/ui/table';
import type { OpenRole, planFields } from '../model';
import { computePayroll, payrollNotes, toPayrollSheet } from '../payroll';
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
          <SendMenu data={tool.data} topics={['money']} noun="line" />
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
      <Table
        label="Payroll table"
        size="small"
        className="mt-4"
        rows={months}
        keyOf={({ month }) => month}
        columns={[
          {
            head: 'Month',
            className: 'whitespace-nowrap',
            cell: ({ month }) => formatShortMonth(month),
            foot: plural(months.length, 'month'),
          },
          {
            head: 'Headcount',
            cell: ({ headcount, openRoles }) => (
              <>
                {headcount.toLocaleString('en-US')}
                {openRoles > 0 && <span className="text-mute max-sm:hidden">, with {plural(openRoles, 'open role')}</span>}
              </>
            ),
          },
          {
            head: 'Salaries',
            cell: ({ salaries }) => amount(salaries),
            foot: amount(sumOf(months.map(({ salaries }) => salaries))),
          },
          {
            head: 'Fully loaded',
            cell: ({ fullyLoaded }) => amount(fullyLoaded),
            foot: amount(sumOf(months.map(({ fullyLoaded }) => fullyLoaded))),
          },
        ]}
      />
      <div className="mt-3 grid max-w-3xl gap-1 text-[13px] text-mute">
        {payrollNotes(burden).map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </Panel>
  );
}
