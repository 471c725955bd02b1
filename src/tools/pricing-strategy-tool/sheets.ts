import { toMajor } from '@/lib/money';
import type { Sheet } from '@/lib/sheet';
import type { Curve } from './demand';
import type { Meter } from './survey';

/** The four lines at every price someone named. */
export function toSurveySheet({ count, prices, lines }: Meter, currency: string): Sheet {
  return {
    name: 'Price survey',
    currency,
    columns: [
      { label: 'Price', kind: 'money' },
      { label: 'Too cheap', kind: 'percent' },
      { label: 'Cheap', kind: 'percent' },
      { label: 'Expensive', kind: 'percent' },
      { label: 'Too expensive', kind: 'percent' },
    ],
    rows: prices.map((price, index) => [
      toMajor(price, currency),
      ...[lines.tooCheap, lines.cheap, lines.expensive, lines.tooExpensive].map((line) => (line[index] ?? 0) / count),
    ]),
  };
}

export function toDemandSheet({ points }: Curve, unitCost: number, currency: string): Sheet {
  const hasCost = unitCost > 0;
  return {
    name: 'Demand curve',
    currency,
    columns: [
      { label: 'Price', kind: 'money' },
      { label: 'Would buy', kind: 'percent' },
      { label: 'Revenue per 100 asked', kind: 'money' },
      ...(hasCost ? [{ label: 'Profit per 100 asked', kind: 'money' } as const] : []),
    ],
    rows: points.map(({ price, share, revenue, profit }) => [
      toMajor(price, currency),
      share,
      toMajor(revenue, currency),
      ...(hasCost ? [toMajor(profit, currency)] : []),
    ]),
  };
}
