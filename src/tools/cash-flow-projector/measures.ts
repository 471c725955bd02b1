import type { Measure } from '@/kinds/calculator/compare-table';
import { formatMoney } from '@/lib/money';
import { noFigure } from '@/lib/numbers';
import { plural } from '@/lib/text';
import { runwayOf } from './outlook';
import { horizon, type Projection } from './projection';

/** A figure that cannot be calculated is none. */
const known = (amount: number): number | null => (Number.isFinite(amount) ? amount : null);

/** What plans are compared by. */
export function toMeasures(plans: readonly Projection[], currency: string): Measure[] {
  const money = (label: string, amount: (plan: Projection) => number): Measure => ({
    label,
    values: plans.map((plan) => known(amount(plan))),
    format: (value) => formatMoney(value, currency),
  });
  return [
    money('Total income', ({ income }) => income),
    money('Total expenses', ({ expenses }) => expenses),
    money('Cash at the end', ({ ending }) => ending),
    money('Lowest balance', ({ lowest }) => lowest),
    {
      label: 'Runway',
      values: plans.map(runwayOf),
      format: (months) => plural(months, 'month'),
      missing: plans.every(({ canJudge }) => canJudge) ? `over ${horizon} months` : noFigure,
    },
  ];
}
