import { useMemo } from 'react';
import { formatMoney } from '@/lib/money';
import { formatShortMonth } from '@/lib/months';
import { Chart } from '@/ui/chart';
import { Panel } from '@/ui/layout';
import { Table } from '@/ui/table';
import { Tabs } from '@/ui/tabs';
import { hiringPlans, planName, type OpenRole } from '../model';
import { comparePlans, type PlanFigures } from '../plans';
import type { TeamRecords } from './use-team';

interface PlanComparisonProps {
  records: TeamRecords;
  roles: readonly OpenRole[];
  burden: number;
  hasPrivate: boolean;
}

const choices = hiringPlans.map((plan) => ({ value: plan, label: planName(plan) }));

/** Plan A and plan B side by side, and which of them everything else goes by. */
export default function PlanComparison({ records, roles, burden, hasPrivate }: PlanComparisonProps) {
  const { all, extra, setExtra, tool } = records;
  const { today, currency } = tool.around;
  const figures = useMemo(() => comparePlans(all, roles, burden, today), [all, roles, burden, today]);
  const [a, b] = figures;
  if (!a || !b) return null;
  const amount = (minor: number) => formatMoney(minor, currency);
  const count = (number: number) => number.toLocaleString('en-US');
  const row = (label: string, pick: (plan: PlanFigures) => number, format: (value: number) => string) => {
    const gap = pick(b) - pick(a);
    return { label, a: format(pick(a)), b: format(pick(b)), gap: gap > 0 ? `+${format(gap)}` : format(gap) };
  };
  const rows = [
    row('Open roles', ({ openRoles }) => openRoles, count),
    row('Headcount in 12 months', ({ headcount }) => headcount, count),
    row('Salaries, 12 months', ({ salaries }) => salaries, amount),
    row('Fully loaded, 12 months', ({ fullyLoaded }) => fullyLoaded, amount),
    row('Dearest month', ({ peak }) => peak, amount),
  ];
  return (
    <Panel title="Plan A and Plan B" className={`mb-5 ${hasPrivate ? '' : 'no-print'}`}>
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="text-[13px] text-mute">In use for the org chart, the payroll below and other tools</span>
        <Tabs
          label="Plan in use"
          choices={choices}
          value={extra.planInUse}
          onChange={(plan) => setExtra((current) => ({ ...current, planInUse: plan }), { say: `${planName(plan)} is in use` })}
        />
      </div>
      <div className="[&_details]:hidden">
        <Chart
          label="Fully loaded payroll by month, plan A and plan B"
          look="lines"
          categories={a.months.map(({ month }) => formatShortMonth(month))}
          series={figures.map(({ plan, months }) => ({ name: planName(plan), values: months.map(({ fullyLoaded }) => fullyLoaded) }))}
          format={(minor) => amount(minor).replace(/\.0+$/, '')}
        />
      </div>
      <Table
        label="Plans compared"
        size="small"
        className="mt-4"
        rows={rows}
        keyOf={({ label }) => label}
        columns={[
          { head: 'Figure', align: 'left', isRowHead: true, cell: ({ label }) => label },
          { head: 'Plan A', cell: (figure) => figure.a },
          { head: 'Plan B', cell: (figure) => figure.b },
          { head: 'B vs. A', cell: ({ gap }) => gap },
        ]}
      />
    </Panel>
  );
}
