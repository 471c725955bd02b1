import { useMemo } from 'react';
import { CompareTable } from '@/kinds/calculator/compare-table';
import { Panel } from '@/ui/layout';
import { toMeasures } from '../measures';
import { variations } from '../outlook';
import { projectAll } from '../plans';
import { projectCash } from '../projection';
import { BalanceChart } from './balance-chart';
import type { CashFlow } from './use-cash-flow';

export default function ComparePanels({ records: { all, extra, tool }, settings }: Pick<CashFlow, 'records' | 'settings'>) {
  const { around } = tool;
  const { currency } = around;
  const plans = useMemo(() => projectAll(all, extra, around), [all, extra, around]);
  const shifted = useMemo(() => variations.map(({ shift }) => projectCash(all, settings, shift)), [all, settings]);
  const onceNote = 'Annual items that aren’t repeated count once in every column.';
  const hasOnce = plans.some(({ hasCountedOnce }) => hasCountedOnce);
  return (
    <div className="mt-6 grid grid-cols-1 gap-6">
      <BalanceChart settings={settings} plans={plans} currency={currency} />
      {plans.length > 1 && (
        <Panel title="Scenarios side by side">
          <CompareTable
            label="Scenarios side by side"
            names={plans.map(({ name }) => name)}
            measures={toMeasures(
              plans.map(({ projection }) => projection),
              currency,
            )}
          />
          <p className="mt-3 text-[13px] text-mute">
            Small figures are the difference from {plans[0]?.name}. {hasOnce && onceNote}
          </p>
        </Panel>
      )}
      <Panel title="What if">
        <CompareTable label="What if" names={variations.map(({ label }) => label)} measures={toMeasures(shifted, currency)} />
        <p className="mt-3 text-[13px] text-mute">
          All income counts as revenue. Payment +30 days means that customers pay 30 days later than set; items without delay stay.{' '}
          {hasOnce && onceNote}
        </p>
      </Panel>
    </div>
  );
}
