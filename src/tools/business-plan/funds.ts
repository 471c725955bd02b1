import { readDraft, readField, type Messages, type Surroundings } from '@/lib/fields';
import { fillGap } from '@/lib/gaps';
import { groupBy } from '@/lib/lists';
import { sumOf } from '@/lib/numbers';
import { plural } from '@/lib/text';
import { minorDigits } from '@/lib/money';
import type { MoneyLine } from '@/lib/topics/money';
import type { Plan, Source } from '@/workspace/shares';
import { fields, fundFields, isBlankRow, type CostLine, type FundRow, type PlanData, type Received } from './model';

/** Amounts keep their face value, as everywhere when the currency changes. */
export function inCurrencyOf({ lines, currency: taken }: Pick<Received, 'lines' | 'currency'>, currency: string): CostLine[] {
  const factor = 10 ** (minorDigits(currency) - minorDigits(taken));
  return factor === 1 ? lines : lines.map((line) => ({ ...line, amount: Math.round(line.amount * factor) }));
}

/** A row as it is read, with what is wrong with it. */
export interface ReadRow {
  id: string;
  name: string;
  amount: number;
  problems: Messages;
}

/** What another tool sent of one category, in one row. */
export interface ReceivedRow {
  from: string;
  fromName: string;
  group: string;
  name: string;
  amount: number;
  count: number;
}

export interface Funds {
  sources: ReadRow[];
  uses: ReadRow[];
  received: ReceivedRow[];
  months: number;
  /** Where nothing repeats, the number of months says nothing. */
  hasRunningCosts: boolean;
  totalSources: number;
  totalUses: number;
  /** Above zero: more comes in than is spent. */
  difference: number;
  isEmpty: boolean;
}

/** How often a line falls due in so many months, as a fraction: a third has no end as a decimal. */
const timesIn = (months: number): Record<MoneyLine['repeats'], readonly [number, number]> => ({
  once: [1, 1],
  monthly: [months, 1],
  quarterly: [months, 3],
  yearly: [months, 12],
});

/** A share of an amount, half away from zero, on whole numbers from end to end. */
function shareOf(minor: number, [times, of]: readonly [number, number]): number {
  const product = BigInt(minor) * BigInt(times);
  const size = product < 0n ? -product : product;
  const rounded = Number((size * 2n + BigInt(of)) / (BigInt(of) * 2n));
  return (product < 0n ? -rounded : rounded) + 0;
}

/** A credit lowers what its category costs. */
const signed = ({ type, amount }: CostLine) => (type === 'income' ? -amount : amount);

/** What the lines come to over the months: yearly and quarterly costs count by their share, each kind rounded once. */
export function costOver(lines: readonly CostLine[], months: number): number {
  const times = timesIn(months);
  const kinds = ['once', 'monthly', 'quarterly', 'yearly'] as const;
  return sumOf(kinds.map((kind) => shareOf(sumOf(lines.filter(({ repeats }) => repeats === kind).map(signed)), times[kind])));
}

const readRows = (rows: readonly FundRow[], around: Surroundings): ReadRow[] =>
  rows.map((row) => {
    const { values, problems } = readDraft(fundFields, row, around);
    return { id: row.id, name: values.name, amount: values.amount, problems };
  });

const isCost = ({ about }: CostLine) => about !== 'revenue';
const groupOf = ({ group }: CostLine) => group.trim() || 'Other costs';

function toReceivedRows({ from, fromName, lines }: Received, months: number): ReceivedRow[] {
  const groups = groupBy(lines.filter(isCost), groupOf);
  return [...groups].map(([group, own]) => {
    const isRunning = own.some(({ repeats }) => repeats !== 'once');
    return {
      from,
      fromName,
      group,
      name: isRunning && months > 0 ? `${group}, with ${plural(months, 'month')} of running costs` : group,
      amount: costOver(own, months),
      count: own.length,
    };
  });
}

export function computeFunds({ sources, uses, received, answers }: PlanData, around: Surroundings): Funds {
  const months = Number(readField(fields.runningMonths, answers.runningMonths, around).value);
  const own = { sources: readRows(sources, around), uses: readRows(uses, around) };
  const sent = received.map((batch) => ({ ...batch, lines: inCurrencyOf(batch, around.currency) }));
  const rows = sent.flatMap((batch) => toReceivedRows(batch, months));
  const totalSources = sumOf(own.sources.map(({ amount }) => amount));
  const totalUses = sumOf([...own.uses, ...rows].map(({ amount }) => amount));
  return {
    ...own,
    received: rows,
    months,
    hasRunningCosts: sent.some(({ lines }) => lines.some((line) => isCost(line) && line.repeats !== 'once')),
    totalSources,
    totalUses,
    difference: totalSources - totalUses,
    isEmpty: rows.length === 0 && [...sources, ...uses].every(isBlankRow),
  };
}

export interface PrintedRow {
  name: string;
  amount: number;
  /** An amount that cannot be counted stands in the plan as it was typed. */
  uncounted?: string;
}

/** The rows of a side as they stand in the plan: empty ones are left out, unnamed ones are open places. */
export function printRows(rows: readonly ReadRow[], raw: readonly FundRow[], noun: 'source' | 'use'): PrintedRow[] {
  const typed = new Map(raw.filter((row) => !isBlankRow(row)).map(({ id, amount }) => [id, amount.trim()]));
  return rows
    .filter(({ id }) => typed.has(id))
    .map(({ id, name, amount, problems }) => ({
      name: fillGap(name, `Name of a ${noun}`),
      amount,
      ...(problems.amount === undefined ? {} : { uncounted: typed.get(id) ?? '' }),
    }));
}

const isSameLine = (one: CostLine, other: CostLine) => JSON.stringify(one) === JSON.stringify(other);

/** Costs of another tool as uses of funds, and its revenue for the forecast. Taken again, a line replaces what it was; lines that are not among the new ones stay. */
export function planCosts(data: PlanData, lines: readonly MoneyLine[], source: Source, { currency }: Surroundings): Plan<PlanData> {
  const old = data.received.find(({ from }) => from === source.doc);
  const kept = old ? inCurrencyOf(old, currency) : [];
  const known = new Map(kept.map((line) => [line.key, line]));
  const fresh = lines.map(({ key, name, group, type, amount, repeats, month, growth, about }): CostLine => ({
    key,
    name,
    group,
    type,
    amount,
    repeats,
    month,
    ...(growth === undefined ? {} : { growth }),
    ...(about === 'revenue' ? { about } : {}),
  }));
  const added = fresh.filter(({ key }) => !known.has(key));
  const changed = fresh.filter((line) => {
    const before = known.get(line.key);
    return before !== undefined && !isSameLine({ ...line, ...before }, line);
  });
  if (added.length + changed.length === 0) return { data, names: [] };
  const renewed = new Map(changed.map((line) => [line.key, line]));
  const next: Received = {
    from: source.doc,
    fromName: source.tool,
    currency,
    isSample: false,
    lines: [...kept.map((line) => renewed.get(line.key) ?? line), ...added],
  };
  return {
    data: { ...data, received: old ? data.received.map((one) => (one === old ? next : one)) : [...data.received, next] },
    names: added.map(({ name }) => name),
    changed: changed.map(({ name }) => name),
  };
}

const dropLines = (received: readonly Received[], from: string, isDropped: (line: CostLine) => boolean): Received[] =>
  received
    .map((batch) => (batch.from === from ? { ...batch, lines: batch.lines.filter((line) => !isDropped(line)) } : batch))
    .filter(({ lines }) => lines.length > 0);

export const dropGroup = (received: readonly Received[], from: string, group: string): Received[] =>
  dropLines(received, from, (line) => isCost(line) && groupOf(line) === group);

export const dropRevenue = (received: readonly Received[], from: string): Received[] => dropLines(received, from, (line) => !isCost(line));
