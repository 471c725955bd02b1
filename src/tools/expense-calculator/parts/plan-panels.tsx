import { formatPercent } from '@/lib/numbers';
import { plural } from '@/lib/text';
import { Panel } from '@/ui/layout';
import { Table } from '@/ui/table';
import { cashLabel } from '../content';
import type { ActualSummary, CashPlan, Range } from '../estimates';
import { FigureLine } from './figure-line';

interface PlanProps {
  plan: CashPlan;
  runningMonths: number;
  show: (amount: number) => string;
}

/** Seen once a range or an actual amount is there. */
export function PlanPanels({ actual, ...planProps }: PlanProps & { actual: ActualSummary }) {
  const { plan, show } = planProps;
  return (
    <>
      {plan.hasRange && <CashPlanPanel {...planProps} />}
      {actual.count > 0 && <ActualPanel actual={actual} show={show} />}
    </>
  );
}

/** The lines of the summary with both ends of the estimates. */
function CashPlanPanel({ plan, runningMonths, show }: PlanProps) {
  const lines: { label: string; range: Range; isSum?: boolean }[] = [
    { label: 'Cash needed to open', range: plan.toOpen },
    { label: `${runningMonths} months of running costs`, range: plan.toRun },
    ...(plan.contingency > 0 ? [{ label: `Contingency, ${formatPercent(plan.contingency)}`, range: plan.reserve }] : []),
    { label: cashLabel, range: plan.inAll, isSum: true },
  ];
  return (
    <Panel title="Cash plan">
      <Table
        label="Cash plan"
        rows={lines}
        isStrong={({ isSum }) => isSum === true}
        columns={[
          { head: 'For', cell: ({ label }) => label },
          { head: 'Low', cell: ({ range }) => show(range.low) },
          { head: 'Expected', cell: ({ range }) => show(range.expected) },
          { head: 'High', cell: ({ range }) => show(range.high) },
        ]}
      />
      <p className="mt-3 text-[13px] text-mute">
        Low adds up every low estimate, high every high one. An expense without one counts at its amount.
      </p>
    </Panel>
  );
}

function ActualPanel({ actual, show }: { actual: ActualSummary; show: (amount: number) => string }) {
  return (
    <Panel title="Estimated and actual">
      <dl className="grid gap-2">
        <FigureLine label={`Actual, ${plural(actual.count, 'expense')}`} figure={show(actual.actual)} />
        <FigureLine label="Estimated for the same" figure={show(actual.expected)} />
        <FigureLine
          label={actual.difference > 0 ? 'Over the estimate' : actual.difference < 0 ? 'Under the estimate' : 'Difference'}
          figure={show(Math.abs(actual.difference))}
        />
      </dl>
    </Panel>
  );
}
