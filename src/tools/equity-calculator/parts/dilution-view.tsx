import { useMemo } from 'react';
import { formatPercent } from '@/lib/numbers';
import { Chart } from '@/ui/chart';
import { Empty, Panel } from '@/ui/layout';
import { Table } from '@/ui/table';
import { computeCapTable, groups, nameOrNone } from '../cap-table';
import { toDilution } from '../compare';
import { roundAssumptions } from '../assumptions';
import { isFounder } from '../model';
import { Assumptions } from './notes';
import type { Equity } from './use-equity';

const points = (value: number) => (value === 0 ? '0.00' : `${value > 0 ? '+' : '−'}${(Math.abs(value) * 100).toFixed(2)}`);

/** What each event leaves to whom. */
export default function DilutionView({ equity: { inputs } }: { equity: Equity }) {
  const table = useMemo(() => computeCapTable(inputs, true), [inputs]);
  const stages = [
    { name: 'Start', total: table.start.total, holdings: table.start.holdings },
    ...table.steps.map(({ round, after, holdings }) => ({ name: nameOrNone(round.name, 'Round'), total: after, holdings })),
    ...(table.sales.pieces.length > 0 ? [{ name: 'After sales', total: table.total, holdings: table.holdings }] : []),
  ];
  const dilution = toDilution(table);
  const founders = inputs.stakeholders.filter(({ role }) => isFounder(role));
  if (table.total === 0 || inputs.stakeholders.length === 0)
    return <Empty text="Nothing to dilute yet" hint="Add stakeholders and a round under Cap Table." />;
  return (
    <div className="grid grid-cols-1 gap-5">
      <Panel title="Ownership After Each Round">
        <Chart
          label="Ownership after each round"
          look="lines"
          categories={stages.map(({ name }) => name)}
          series={groups.map((group) => ({
            name: group,
            values: stages.map(({ total, holdings }) => (total > 0 ? (holdings[group] / total) * 100 : null)),
          }))}
          format={(value) => `${value.toFixed(value % 1 === 0 ? 0 : 2)}%`}
        />
      </Panel>
      <Panel title="What Dilutes the Founders">
        {dilution.length === 0 || founders.length === 0 ? (
          <p className="text-mute">{founders.length === 0 ? 'No founders in the table yet.' : 'No round yet.'}</p>
        ) : (
          <>
            <Table
              label="What dilutes the founders, in percentage points"
              rows={dilution}
              columns={[
                { head: 'Round', className: 'min-w-28', cell: ({ name }) => nameOrNone(name, 'Round') },
                { head: 'Before', cell: ({ before }) => formatPercent(before, 2) },
                { head: 'SAFEs and notes', cell: ({ bySafes }) => points(bySafes) },
                { head: 'Pool', cell: ({ byPool }) => points(byPool) },
                { head: 'New money', cell: ({ byMoney }) => points(byMoney) },
                { head: 'After', cell: ({ after }) => formatPercent(after, 2) },
              ]}
            />
            <p className="mt-2 text-[13px] text-mute">
              In percentage points of the company, for all founders together. Conversions count first, then the pool, then the new money.
            </p>
          </>
        )}
      </Panel>
      <Assumptions notes={roundAssumptions} />
    </div>
  );
}
