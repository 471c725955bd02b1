import { readDraft, type Surroundings } from '@/lib/fields';
import { isDay } from '@/lib/dates';
import { minorDigits } from '@/lib/money';
import { formatMonth, isMonth, monthOf, monthsBetween, monthsFrom, type Month } from '@/lib/months';
import { sumOf } from '@/lib/numbers';
import type { ForecastLine } from '@/lib/topics/money';
import { inCurrency } from '@/kinds/records/state';
import type { Plan, Source } from '@/workspace/shares';
import { outlookFields, streamFields, type OutlookInput, type TakenForecast } from './appendix-fields';
import { inCurrencyOf } from './funds';
import type { CostLine, PlanData } from './model';

export const outlookMonths = 36;
const monthsPerYear = 12;
const mostTaken = 120;

/** A stream as it counts, with where it comes from. */
export interface OutlookLine {
  name: string;
  source: string;
  type: 'income' | 'expense';
  amount: number;
  repeats: CostLine['repeats'];
  /** Of the first payment; empty counts from the first month of the forecast. */
  month: Month;
  growth: number;
}

export interface OutlookPeriod {
  income: number;
  expense: number;
  net: number;
  /** At its end. */
  cash: number;
}

export interface Outlook {
  isEmpty: boolean;
  /** The tool whose forecast it is; empty where it is worked out here. */
  source: string;
  first: Month;
  startingCash: number;
  months: (OutlookPeriod & { month: Month })[];
  /** Twelve months each, the last one as many as are left. */
  years: (OutlookPeriod & { months: number })[];
  lines: OutlookLine[];
  /** Paid once, before the forecast begins: part of the cash at the start, not of the table. */
  earlier: string[];
  /** Amounts beyond calculating came up. */
  isTooLarge: boolean;
}

const emptyOutlook = ({ today, currency }: Surroundings): OutlookInput => ({
  records: [],
  currency,
  settings: { firstDay: today, startingCash: '' },
});

export const outlookOf = ({ outlook }: Pick<PlanData, 'outlook'>, around: Surroundings): OutlookInput => outlook ?? emptyOutlook(around);

const every: Record<CostLine['repeats'], number> = { once: 0, monthly: 1, quarterly: 3, yearly: 12 };

/** What a line comes to in each month: due again and again from its first month on, each time grown since then. */
export function paymentsOf(line: Omit<OutlookLine, 'name' | 'source'>, first: Month, count = outlookMonths): number[] {
  const start = line.month === '' ? 0 : monthsBetween(first, line.month);
  const step = every[line.repeats];
  return Array.from({ length: count }, (_, index) => {
    const since = index - start;
    const isDue = since >= 0 && (step === 0 ? since === 0 : since % step === 0);
    return isDue ? Math.round(line.amount * (1 + line.growth) ** since) + 0 : 0;
  });
}

/** Twelve months to a year, and the cash at the end of the last of them. */
export function sumYears(months: readonly OutlookPeriod[]): Outlook['years'] {
  const count = Math.min(3, Math.ceil(months.length / monthsPerYear));
  return Array.from({ length: count }, (_, year) => {
    const own = months.slice(year * monthsPerYear, (year + 1) * monthsPerYear);
    const total = (name: keyof OutlookPeriod) => sumOf(own.map((month) => month[name]));
    return { income: total('income'), expense: total('expense'), net: total('net'), cash: own.at(-1)?.cash ?? 0, months: own.length };
  });
}

function linesOf(data: PlanData, around: Surroundings): OutlookLine[] {
  const input = outlookOf(data, around);
  return [
    ...inCurrency(streamFields, input, around.currency).map(({ name, type, amount, repeats, day, growth }) => ({
      name,
      source: '',
      type,
      amount,
      repeats,
      month: isDay(day) ? monthOf(day) : '',
      growth,
    })),
    ...data.received.flatMap((batch) =>
      inCurrencyOf(batch, around.currency).map(({ name, type, amount, repeats, month, growth = 0 }) => ({
        name,
        source: batch.fromName,
        type,
        amount,
        repeats,
        month: isMonth(month) ? month : '',
        growth,
      })),
    ),
  ];
}

function fromTaken({ fromName, currency, months }: TakenForecast, around: Surroundings): Outlook {
  const factor = 10 ** (minorDigits(around.currency) - minorDigits(currency));
  const scale = (amount: number) => Math.round(amount * factor);
  const rows = months.map(({ month, income, expense, cash }) => {
    const [into, out] = [scale(income), scale(expense)];
    return { month, income: into, expense: out, net: into - out, cash: scale(cash) };
  });
  const [start] = rows;
  return {
    isEmpty: rows.length === 0,
    source: fromName,
    first: start?.month ?? '',
    startingCash: start ? start.cash - start.net : 0,
    months: rows.slice(0, outlookMonths),
    years: sumYears(rows.slice(0, outlookMonths)),
    lines: [],
    earlier: [],
    isTooLarge: false,
  };
}

/** The forecast of the plan: another tool's where one was taken, otherwise from the streams that were typed in or taken. */
export function computeOutlook(data: PlanData, around: Surroundings): Outlook {
  if (data.forecast) return fromTaken(data.forecast, around);
  const { settings } = outlookOf(data, around);
  const { firstDay, startingCash } = readDraft(outlookFields, settings, around).values;
  const day = isDay(firstDay) ? firstDay : around.today;
  const lines = linesOf(data, around);
  const isEmpty = lines.length === 0 || !isDay(day);
  const first = isDay(day) ? monthOf(day) : '';
  const nothing = { isEmpty, source: '', first, startingCash, months: [], years: [], lines, earlier: [], isTooLarge: false };
  if (isEmpty) return nothing;
  const paid = lines.map((line) => ({ type: line.type, payments: paymentsOf(line, first) }));
  const totalIn = (type: OutlookLine['type'], index: number) =>
    sumOf(paid.filter((one) => one.type === type).map(({ payments }) => payments[index] ?? 0));
  let cash = startingCash;
  const months = monthsFrom(first, outlookMonths).map((month, index) => {
    const [income, expense] = [totalIn('income', index), totalIn('expense', index)];
    cash += income - expense;
    return { month, income, expense, net: income - expense, cash };
  });
  const isTooLarge = months.some(({ income, expense, cash: left }) => ![income, expense, left].every(Number.isSafeInteger));
  if (isTooLarge) return { ...nothing, isTooLarge };
  return {
    ...nothing,
    months,
    years: sumYears(months),
    earlier: lines
      .filter(({ repeats, month }) => repeats === 'once' && month !== '' && monthsBetween(first, month) < 0)
      .map(({ name }) => name),
  };
}

/** Another tool's forecast in place of the streams; while one is used, no second one is offered. */
export function planForecast(data: PlanData, lines: readonly ForecastLine[], source: Source, { currency }: Surroundings): Plan<PlanData> {
  if (lines.length === 0 || (data.forecast && data.forecast.from !== source.doc)) return { data, names: [] };
  const byMonth = new Map(lines.map((line) => [line.month, line]));
  const months = [...byMonth.values()]
    .sort((one, other) => (one.month < other.month ? -1 : 1))
    .slice(0, mostTaken)
    .map(({ month, income, expense, cash }) => ({ month, income, expense, cash }));
  const known = new Map((data.forecast?.months ?? []).map((one) => [one.month, one]));
  const told = (one: TakenForecast['months'][number]) => [one.income, one.expense, one.cash].join();
  const added = months.filter(({ month }) => !known.has(month));
  const here = new Set(months.map(({ month }) => month));
  const changed = [
    ...months.filter((one) => {
      const before = known.get(one.month);
      return before !== undefined && told(before) !== told(one);
    }),
    ...[...known.values()].filter(({ month }) => !here.has(month)),
  ];
  if (added.length + changed.length === 0 && data.forecast?.currency === currency) return { data, names: [] };
  const all = added.length + changed.length === 0 ? months : changed;
  return {
    data: { ...data, forecast: { from: source.doc, fromName: source.tool, currency, months } },
    names: added.map(({ month }) => formatMonth(month)),
    changed: all.map(({ month }) => formatMonth(month)),
  };
}
