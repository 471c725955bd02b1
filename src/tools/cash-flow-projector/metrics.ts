import type { Surroundings } from '@/lib/fields';
import { currencySign, toMajor } from '@/lib/money';
import { monthOf, monthsBetween } from '@/lib/months';
import { followed, type MetricLine } from '@/lib/topics/metrics';
import type { Item, Settings } from './model';
import { projectCash } from './projection';

/** What the plan says of today: cash at the last turn of a month, and how many months it lasts from this one on, where it runs out. */
export function toCashMetrics(items: readonly Item[], settings: Settings, { today, currency }: Surroundings): MetricLine[] {
  if (items.length === 0 || settings.firstMonth === '' || today === '') return [];
  const { rows, zeroMonth, isTooLarge } = projectCash(items, settings);
  const past = Math.max(0, monthsBetween(settings.firstMonth, monthOf(today)));
  if (isTooLarge || past > rows.length) return [];
  const cash = toMajor(rows[past - 1]?.balance ?? settings.startingCash, currency);
  const left = Math.max(0, zeroMonth - past);
  const line = (id: string, name: string, unit: string, value: number) =>
    followed({ id, name, category: 'Finance', unit, direction: 'higher', values: [{ date: today, value }] });
  return [
    line('cash', 'Cash as planned', currencySign(currency), cash),
    ...(zeroMonth < 0 ? [] : [line('runway', 'Runway as planned', 'months', left)]),
  ];
}
