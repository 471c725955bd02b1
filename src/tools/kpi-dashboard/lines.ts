import { addEntries } from '@/kinds/metrics/history';
import { hasSample } from '@/kinds/records/state';
import { numberFormat } from '@/lib/numbers';
import { toMajor } from '@/lib/money';
import { foldText } from '@/lib/text';
import type { MoneyLine } from '@/lib/topics/money';
import { toKpi, type KpiData } from './model';

const signOf = (currency: string) =>
  numberFormat({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** A figure whose name is known here is today's value of that KPI; any other is a new KPI. Samples are left alone. */
export function takeLines(data: KpiData, lines: readonly MoneyLine[], currency: string, today: string): KpiData {
  return lines.reduce((before, { key, name, amount, goal }) => {
    const value = toMajor(amount, currency);
    const known = before.records.find((kpi) => !hasSample([kpi]) && foldText(kpi.name.trim()) === foldText(name.trim()));
    const id = known?.id ?? `sent-${key}`;
    const made = toKpi({
      name,
      category: 'Revenue',
      unit: signOf(currency),
      direction: 'higher',
      currentValue: value,
      targetValue: toMajor(goal ?? amount, currency),
      upperTarget: 0,
      targetTyped: String(toMajor(goal ?? amount, currency)),
      entries: [],
    });
    const records = known ? before.records : [{ ...made, id }, ...before.records.filter((kpi) => kpi.id !== id)];
    return addEntries({ ...before, records }, [{ metricId: id, date: today, value }]);
  }, data);
}
