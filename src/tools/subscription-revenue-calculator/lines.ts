import { addToMonth, monthOf } from '@/lib/months';
import type { MoneyLine } from '@/workspace/handover';
import { toMonthlyRevenue, type Projection } from './projection';

/** The constant growth that leads from the first month's revenue to the last one's. */
function averageGrowth(first: number, last: number, steps: number): number {
  if (first <= 0 || last <= 0 || steps === 0) return 0;
  return Number(((last / first) ** (1 / steps) - 1).toFixed(6));
}

/** Each tier as monthly income from next month on, growing evenly from its first month to its last. */
export function toIncomeLines({ tiers, months }: Projection, today: string): MoneyLine[] {
  return tiers.flatMap(({ tier, months: projected }) => {
    const [first, last] = [projected[0], projected.at(-1)];
    if (!first || !last || first.revenue === 0 || projected.length < months) return [];
    const growth = averageGrowth(first.revenue, last.revenue, projected.length - 1);
    return [
      {
        key: tier.id,
        name: `Subscriptions: ${tier.name}`,
        group: 'Subscriptions',
        type: 'income' as const,
        amount: first.revenue,
        repeats: 'monthly' as const,
        month: addToMonth(monthOf(today), 1),
        growth,
      },
    ];
  });
}

/** Monthly recurring revenue a month from now, with what it is projected to come to. */
export function toMrrLine(projection: Projection, today: string): MoneyLine[] {
  const months = toMonthlyRevenue(projection);
  const [first, last] = [months[0]?.revenue, months.at(-1)?.revenue];
  if (typeof first !== 'number' || typeof last !== 'number') return [];
  return [
    {
      key: 'mrr',
      name: 'MRR',
      group: 'Revenue',
      type: 'income',
      amount: first,
      goal: last,
      repeats: 'monthly',
      month: addToMonth(monthOf(today), 1),
    },
  ];
}
