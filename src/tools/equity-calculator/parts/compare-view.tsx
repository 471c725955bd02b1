import { useMemo } from 'react';
import { CompareTable } from '@/kinds/calculator/compare-table';
import { formatMoney } from '@/lib/money';
import { formatNumber, formatPercent } from '@/lib/numbers';
import { Panel } from '@/ui/layout';
import { groups } from '../cap-table';
import { computeFigures } from '../compare';
import { exitAssumptions } from '../assumptions';
import { formatPrice } from '../format';
import { Assumptions } from './notes';
import { toInputs } from '../inputs';
import type { Equity } from './use-equity';
import { useEquityScenarios } from './use-equity-scenarios';

/** The scenarios side by side, SAFEs, notes and pool counted in all of them. */
export default function CompareView({ equity }: { equity: Equity }) {
  const { around } = equity;
  const { currency } = around;
  const { all } = useEquityScenarios(equity);
  const figures = useMemo(() => all.map(({ work }) => computeFigures(toInputs(work, around))), [all, around]);
  const money = (value: number) => formatMoney(value, currency);
  return (
    <>
      <Panel title="Scenarios Side by Side">
        <CompareTable
          label="Scenarios side by side"
          names={all.map(({ name }) => name)}
          measures={[
            ...groups.map((group) => ({
              label: `${group} (% of the company)`,
              values: figures.map(({ owned }) => owned[group]),
              format: (value: number) => formatPercent(value, 2),
            })),
            { label: 'Total shares', values: figures.map(({ total }) => total), format: (value: number) => formatNumber(value) },
            {
              label: 'Price in the last round',
              values: figures.map(({ lastPrice }) => lastPrice),
              format: (value: number) => formatPrice(value, currency),
              missing: 'no round',
            },
            {
              label: 'Post-money of the last round',
              values: figures.map(({ lastPostMoney }) => lastPostMoney),
              format: money,
              missing: 'no round',
            },
            { label: 'Exit value', values: figures.map(({ exitValue }) => exitValue), format: money },
            { label: 'Founders get at that exit', values: figures.map(({ founderPayout }) => founderPayout), format: money },
          ]}
        />
      </Panel>
      <Assumptions notes={exitAssumptions} />
    </>
  );
}
