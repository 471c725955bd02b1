import { useMemo } from 'react';
import { formatMoney } from '@/lib/money';
import { formatCompactMoney } from '@/lib/compact-money';
import { formatNumber, formatPercent, noFigure, sumOf } from '@/lib/numbers';
import { Chart } from '@/ui/chart';
import { Field } from '@/ui/field';
import { Empty, Notice, Panel } from '@/ui/layout';
import { Table } from '@/ui/table';
import { computeCapTable } from '../cap-table';
import { exitAssumptions } from '../assumptions';
import { formatPrice } from '../format';
import { computeExit, toHolders, type Exit, type Holder, type Payout } from '../waterfall';
import { Assumptions } from './notes';
import type { Equity } from './use-equity';

const payoutGroups = ['Founders', 'Team', 'Investors'] as const;
/** Of the exit value that was entered. */
const steps = [0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3];
const shownRows = 200;

const paidTo = (exit: Exit, group: Holder['group']) =>
  sumOf(exit.payouts.filter(({ holder }) => holder.group === group).map(({ amount }) => amount));

/** Who gets what when the company is sold. */
export default function ExitView({ equity: { inputs, settings, around } }: { equity: Equity }) {
  const { currency } = around;
  const value = Math.max(0, settings.values.exitValue);
  const holders = useMemo(() => toHolders(inputs, computeCapTable(inputs, true)), [inputs]);
  const exit = useMemo(() => computeExit(holders, value), [holders, value]);
  const curve = useMemo(
    () => steps.map((step) => ({ value: Math.round(value * step), exit: computeExit(holders, Math.round(value * step)) })),
    [holders, value],
  );
  const paid = sumOf(exit.payouts.map(({ amount }) => amount));
  const hasOptions = holders.some(({ terms }) => terms === 'option');
  const ofExit = (amount: number) => (value > 0 ? formatPercent(amount / value, 2) : noFigure);
  return (
    <div className="grid grid-cols-1 gap-5">
      <Panel title="The Sale" className="no-print">
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
          <Field of={settings} name="exitValue" />
          <Field of={settings} name="exitDay" />
          <Field of={settings} name="seniority" />
        </div>
        <div className="mt-3">
          <Field of={settings} name="isVestedOnly" />
        </div>
      </Panel>
      {holders.length === 0 ? (
        <Empty text="Nobody to pay yet" hint="Add stakeholders under Cap Table." />
      ) : (
        <>
          <Panel title={`Payout at ${formatMoney(value, currency)}`}>
            {exit.unclaimed > 0 && (
              <div className="mb-3">
                <Notice>{formatMoney(exit.unclaimed, currency)} has no owner: nobody holds shares.</Notice>
              </div>
            )}
            <Table
              label="Payouts"
              rows={exit.payouts.slice(0, shownRows)}
              keyOf={({ holder }) => holder.id}
              columns={[
                { head: 'Holder', className: 'min-w-28', cell: ({ holder }) => holder.name, foot: 'Total' },
                { head: 'Shares', cell: ({ holder }) => formatNumber(holder.shares) },
                { head: 'How', cell: ({ how }) => how },
                ...(hasOptions
                  ? [
                      {
                        head: 'Paid to exercise',
                        cell: ({ exerciseCost }: Payout) => (exerciseCost > 0 ? formatMoney(exerciseCost, currency) : noFigure),
                        foot: formatMoney(sumOf(exit.payouts.map(({ exerciseCost }) => exerciseCost)), currency),
                      },
                    ]
                  : []),
                { head: 'Payout', cell: ({ amount }) => formatMoney(amount, currency), foot: formatMoney(paid, currency) },
                { head: 'Of the exit', cell: ({ amount }) => ofExit(amount), foot: ofExit(paid) },
              ]}
            />
            <p className="mt-2 text-[13px] text-mute">
              A common share brings {formatPrice(exit.perShare, currency)}.
              {holders.length > shownRows && ` The first ${shownRows} of ${formatNumber(holders.length)} holders are listed.`}
              {hasOptions && ' Payouts are after what exercising costs.'}
              {value === 0 && ' Enter an exit value to see who gets what.'}
            </p>
          </Panel>
          {value > 0 && (
            <Panel title="Payout by Exit Value">
              <Chart
                label="Payout by exit value"
                look="lines"
                categories={curve.map((point) => formatCompactMoney(point.value, currency))}
                series={payoutGroups.map((group) => ({ name: group, values: curve.map((point) => paidTo(point.exit, group)) }))}
                format={(amount) => formatMoney(amount, currency)}
                formatAxis={(amount) => formatCompactMoney(amount, currency)}
              />
            </Panel>
          )}
        </>
      )}
      <Assumptions notes={exitAssumptions} />
    </div>
  );
}
