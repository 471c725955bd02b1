import type { Surroundings } from '@/lib/fields';
import { currencySign, formatMoney, toMajor } from '@/lib/money';
import { addToMonth, monthOf } from '@/lib/months';
import { plural } from '@/lib/text';
import type { MetricLine } from '@/lib/topics/metrics';
import type { MoneyLine } from '@/lib/topics/money';
import { nameTiers } from './model';
import { sumOpeningMrr } from './mrr';
import type { Projection } from './projection';

/** The constant growth that leads from one amount to another. */
const averageGrowth = (first: number, last: number, steps: number) =>
  steps === 0 ? 0 : Number(((last / first) ** (1 / steps) - 1).toFixed(6));

/** Each tier as monthly income from the first month that brings any, growing or shrinking evenly to the last one that does. */
export function toIncomeLines({ tiers, months }: Projection, { today, currency }: Surroundings): MoneyLine[] {
  const names = nameTiers(tiers.map(({ tier }) => tier));
  return tiers.flatMap(({ tier, months: projected }, index) => {
    const start = projected.findIndex(({ revenue }) => revenue > 0);
    const end = projected.findLastIndex(({ revenue }) => revenue > 0);
    const [first, last] = [projected[start], projected[end]];
    if (!first || !last || projected.length < months) return [];
    return [
      {
        key: tier.id,
        name: `Subscriptions: ${names[index]}`,
        group: 'Subscriptions',
        about: 'revenue' as const,
        type: 'income' as const,
        amount: first.revenue,
        currency,
        repeats: 'monthly' as const,
        month: addToMonth(monthOf(today), start + 1),
        growth: averageGrowth(first.revenue, last.revenue, end - start),
      },
    ];
  });
}

/** Monthly recurring revenue of today, with what it is projected to come to. */
export function toMrrMetric(projection: Projection, { today, currency }: Surroundings): MetricLine[] {
  const amount = sumOpeningMrr(projection);
  const goal = projection.finalRevenue;
  if (goal === null || amount + goal === 0) return [];
  const currentValue = toMajor(amount, currency);
  const targetValue = toMajor(goal, currency);
  return [
    {
      id: 'mrr',
      name: 'MRR',
      category: 'Revenue',
      unit: currencySign(currency),
      direction: 'higher',
      currentValue,
      targetValue,
      upperTarget: 0,
      targetTyped: String(targetValue),
      values: today === '' ? [] : [{ date: today, value: currentValue }],
    },
  ];
}

/** The same in a sentence that a plan can hold; empty where there are no figures. */
export function describeMrr(projection: Projection, { currency }: Surroundings): string {
  const amount = sumOpeningMrr(projection);
  const { finalRevenue, finalSubscribers, months } = projection;
  if (finalRevenue === null || finalSubscribers === null || amount + finalRevenue === 0) return '';
  const show = (minor: number) => formatMoney(minor, currency);
  return `Monthly recurring revenue: ${show(amount)} today, ${show(finalRevenue)} expected in ${months} months, from ${plural(Math.round(finalSubscribers), 'subscriber')}.`;
}
