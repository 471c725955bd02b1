import { formatMonth, isMonth, type Month } from '@/lib/months';
import { plural } from '@/lib/text';
import type { MoneyLine, MoneyParcel } from '@/lib/topics/money';
import { fields, noSource, type Item, type ItemFrequency } from './model';

const frequencies: Record<MoneyLine['repeats'], ItemFrequency> = {
  once: 'one-time',
  monthly: 'monthly',
  quarterly: 'quarterly',
  yearly: 'annual',
};

/** Wages are paid in their own month and carry no sales tax. */
const plainSenders: readonly string[] = ['team-builder'];

type Sender = Pick<MoneyParcel, 'from' | 'fromName' | 'isSample'>;

export interface Taken {
  items: Item[];
  /** What the user would not expect, in a sentence; empty where there is nothing. */
  note: string;
}

/**
 * Lines of another tool as items. The same line taken again replaces what it was and keeps what only this tool asks for.
 * A single payment dated before the projection is not lost: it counts in the first month and says so.
 */
export function takeLines(
  items: readonly Item[],
  lines: readonly MoneyLine[],
  sender: Sender,
  firstMonth: Month,
  makeId: () => string,
): Taken {
  const next = [...items];
  const added: Item[] = [];
  let moved = 0;
  let skipped = 0;
  for (const line of lines) {
    if (line.amount === 0 || !Number.isFinite(line.amount)) {
      skipped += 1;
      continue;
    }
    const source = `${sender.from}:${line.key}`.slice(0, fields.source.maxLength);
    const place = next.findLastIndex((item) => item.source === source);
    const old = next[place];
    const item = { ...toItem(line, sender, firstMonth), source };
    if (item.dated !== '') moved += 1;
    if (old) next[place] = { ...item, id: old.id, endMonth: old.endMonth, isPlain: old.isPlain };
    else added.push({ ...item, id: sender.isSample ? `sample-${makeId()}` : makeId() });
  }
  return { items: [...added, ...next], note: describeTaking(moved, skipped, firstMonth) };
}

function toItem(line: MoneyLine, { from, fromName }: Sender, firstMonth: Month): Item {
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
    isPlain: plainSenders.includes(from),
    sender: fromName,
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
