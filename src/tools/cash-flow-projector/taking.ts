import type { Surroundings } from '@/lib/fields';
import { formatMonth, isMonth, type Month } from '@/lib/months';
import { plural } from '@/lib/text';
import { inCurrency } from '@/kinds/records/state';
import type { MoneyLine } from '@/lib/topics/money';
import { takenId, type Plan, type Source } from '@/workspace/shares';
import { fields, noSource, readSettings, type CashData, type Item, type ItemFrequency } from './model';

const frequencies: Record<MoneyLine['repeats'], ItemFrequency> = {
  once: 'one-time',
  monthly: 'monthly',
  quarterly: 'quarterly',
  yearly: 'annual',
};

/**
 * Lines of another tool as items. The same line taken again replaces what it was and keeps what only this tool asks for.
 * A single payment dated before the projection is not lost: it counts in the first month and says so.
 */
export function planLines(data: CashData, lines: readonly MoneyLine[], from: Source, around: Surroundings): Plan<CashData> {
  const { firstMonth } = readSettings(data.extra.settings, around);
  const next = inCurrency(fields, data, around.currency).slice();
  const added: Item[] = [];
  const changed: string[] = [];
  let moved = 0;
  let skipped = 0;
  for (const line of lines) {
    if (line.amount === 0 || !Number.isFinite(line.amount)) {
      skipped += 1;
      continue;
    }
    const source = `${from.doc}:${line.key}`.slice(0, fields.source.maxLength);
    const item = { ...toItem(line, from, firstMonth), source };
    const place = next.findLastIndex((one) => one.source === source);
    const old = next[place];
    if (!old) added.push({ ...item, id: takenId(from, line.key) });
    else {
      const renewed = { ...item, id: old.id, endMonth: old.endMonth, isPlain: old.isPlain, isRepeated: old.isRepeated };
      if (JSON.stringify(renewed) === JSON.stringify({ ...renewed, ...old })) continue;
      next[place] = renewed;
      changed.push(item.name);
    }
    if (item.dated !== '') moved += 1;
  }
  if (added.length + changed.length === 0) return { data, names: [] };
  return {
    data: { ...data, currency: around.currency, records: [...added, ...next] },
    names: added.map(({ name }) => name),
    changed,
    note: describeTaking(moved, skipped, firstMonth),
  };
}

function toItem(line: MoneyLine, from: Source, firstMonth: Month): Item {
  const frequency = frequencies[line.repeats];
  const month = isMonth(line.month) ? line.month : firstMonth;
  const isPast = frequency === 'one-time' && month < firstMonth;
  // A credit among costs is money that comes in.
  const isTurned = line.amount < 0;
  const other = line.type === 'income' ? 'expense' : 'income';
  return {
    ...noSource,
    id: '',
    name: line.name.trim().slice(0, fields.name.maxLength) || line.group || 'Unnamed',
    type: isTurned ? other : line.type,
    amount: Math.abs(line.amount),
    frequency,
    startMonth: `${isPast ? firstMonth : month}-01`,
    isRepeated: frequency === 'annual',
    endMonth: '',
    growth: line.growth ?? 0,
    // Wages are paid in their own month and carry no sales tax.
    isPlain: line.about === 'payroll',
    sender: from.tool,
    dated: isPast ? `${month}-01` : '',
  };
}

function describeTaking(moved: number, skipped: number, firstMonth: Month): string {
  const parts: string[] = [];
  if (moved > 0) {
    const verb = moved === 1 ? 'is' : 'are';
    parts.push(`${plural(moved, 'single payment')} dated before ${formatMonth(firstMonth)} ${verb} counted in that month.`);
  }
  if (skipped > 0) parts.push(`${plural(skipped, 'line')} without an amount ${skipped === 1 ? 'was' : 'were'} left out.`);
  return parts.join(' ');
}
