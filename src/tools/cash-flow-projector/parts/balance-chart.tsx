import { formatCompactMoney } from '@/lib/compact-money';
import { monthsBetween } from '@/lib/months';
import { Chart } from '@/ui/chart';
import { Panel } from '@/ui/layout';
import { labelMonth, type Settings } from '../model';
import type { NamedPlan } from '../plans';

interface BalanceChartProps {
  /** The months shown are those of the open scenario. */
  settings: Settings;
  plans: readonly NamedPlan[];
  currency: string;
}

export function BalanceChart({ settings, plans, currency }: BalanceChartProps) {
  const months = Array.from({ length: settings.period }, (_, index) => index);
  const series = plans.map(({ name, settings: own, projection }) => {
    const offset = monthsBetween(own.firstMonth, settings.firstMonth);
    return {
      name,
      values: months.map((month) => {
        const balance = projection.rows[month + offset]?.balance ?? Number.NaN;
        return Number.isFinite(balance) ? balance : null;
      }),
    };
  });
  return (
    <Panel title="Cumulative cash flow">
      <Chart
        label="Cumulative cash flow by month"
        categories={months.map((month) => labelMonth(settings, month))}
        series={series}
        format={(amount) => formatCompactMoney(amount, currency)}
        look="lines"
      />
    </Panel>
  );
}
