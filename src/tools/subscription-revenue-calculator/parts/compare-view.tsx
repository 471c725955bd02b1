import { useMemo } from 'react';
import { formatMoney } from '@/lib/money';
import { formatCompactMoney } from '@/lib/compact-money';
import { formatNumber } from '@/lib/numbers';
import { CompareTable } from '@/kinds/calculator/compare-table';
import { ScenarioBar } from '@/kinds/calculator/scenario-bar';
import { Chart } from '@/ui/chart';
import { readSettings, tiersOf } from '../model';
import { computeProjection } from '../projection';
import { usePlanScenarios } from './use-plan-scenarios';
import type { TierRecords } from './use-subscription-plan';

/** The months as a line, one for each scenario. */
export default function CompareView({ records }: { records: TierRecords }) {
  const { around } = records.tool;
  const { currency } = around;
  const scenarios = usePlanScenarios(records);
  const { all } = scenarios;
  const compared = useMemo(
    () =>
      all.map(({ name, work }) => ({
        name,
        projection: computeProjection(tiersOf(work, around.currency), readSettings(work.settings, around)),
      })),
    [all, around],
  );
  const longest = Math.max(...compared.map(({ projection }) => projection.months));
  const series = compared.map(({ name, projection }) => ({ name, values: projection.revenue }));
  const money = (minor: number) => formatMoney(minor, currency);
  const hasFigures = series.some(({ values }) => values.some((value) => value !== null));
  const only = compared.length === 1;
  return (
    <>
      {hasFigures ? (
        <Chart
          label={only ? 'Revenue by month' : 'Revenue by month in each scenario'}
          look="lines"
          categories={Array.from({ length: longest }, (_, index) => `${index + 1}`)}
          series={only ? series.map((one) => ({ ...one, name: 'Revenue' })) : series}
          format={(minor) => formatMoney(minor, currency)}
          formatAxis={(minor) => formatCompactMoney(minor, currency)}
          height={260}
        />
      ) : (
        <p className="text-mute">The figures are too large to draw.</p>
      )}
      {only ? (
        <div className="mt-4 grid grid-cols-1 gap-2">
          <p className="text-[13px] text-mute">Compare another price, growth or churn with this one. A scenario starts as a copy.</p>
          <ScenarioBar scenarios={scenarios} />
        </div>
      ) : (
        <div className="mt-5">
          <CompareTable
            label="Scenarios side by side"
            names={compared.map(({ name }) => name)}
            measures={[
              { label: 'Total Revenue', values: compared.map(({ projection }) => projection.totalRevenue), format: money },
              { label: 'Avg. Monthly Revenue', values: compared.map(({ projection }) => projection.averageRevenue), format: money },
              { label: 'Final Month Revenue', values: compared.map(({ projection }) => projection.finalRevenue), format: money },
              {
                label: 'Final Subscribers',
                values: compared.map(({ projection }) => projection.finalSubscribers),
                format: (value) => formatNumber(value),
              },
              { label: 'Months', values: compared.map(({ projection }) => projection.months), format: (value) => formatNumber(value) },
            ]}
          />
        </div>
      )}
    </>
  );
}
