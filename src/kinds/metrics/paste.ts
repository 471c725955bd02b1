import { formatDay, isDay, type Day } from '@/lib/dates';
import { decideMark, settleFigure } from '@/lib/decimal-mark';
import { decideDayOrder, parseDay, type DayOrder } from '@/lib/parse-day';
import { parseNumber } from '@/lib/numbers';
import { foldText, plural } from '@/lib/text';
import type { Entry } from './history';

export interface SeriesPlan {
  entries: Entry[];
  added: number;
  replaced: number;
  known: number;
  problems: string[];
  /** There where the dates can be read in two ways; nothing is read until one is chosen. */
  question: DateQuestion | undefined;
}

export interface DateQuestion {
  /** Some dates can only be read one way, others only the other. */
  isMixed: boolean;
  /** A date that could be either; empty where each alone is clear. */
  example: string;
  readings: { order: DayOrder; day: Day | undefined }[];
}

/** Cells of one line; quotes keep a separator inside a cell. */
function splitLine(line: string, separator: string): string[] {
  const cells = [''];
  let isQuoted = false;
  for (const mark of line) {
    if (mark === '"') isQuoted = !isQuoted;
    else if (mark === separator && !isQuoted) cells.push('');
    else cells[cells.length - 1] += mark;
  }
  return cells.map((cell) => cell.trim());
}

const findSeparator = (line: string) => ['\t', ';', ','].find((mark) => line.includes(mark)) ?? ',';

/** "2026-11" is the first of the month; monthly figures often come so. */
export function readDate(text: string, today: Day, order?: DayOrder): Day | undefined {
  const month = /^(\d{4})-(\d{1,2})$/.exec(text.trim());
  const day = month ? `${month[1]}-${month[2]?.padStart(2, '0')}-01` : parseDay(text, today, order);
  return day !== undefined && isDay(day) ? day : undefined;
}

/** Why a day cannot hold a value. */
export const findDateProblem = (date: Day | undefined, text: string, today: Day): string | undefined => {
  if (date === undefined) return `“${text.slice(0, 24)}” isn’t a date.`;
  return date > today ? `${formatDay(date)} is in the future.` : undefined;
};

interface Lines {
  header: string[] | undefined;
  rows: { cells: string[]; number: number }[];
}

function readLines(text: string, today: Day): Lines {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.trim() !== '');
  const separator = findSeparator(lines[0]?.line ?? '');
  const [first, ...others] = lines.map(({ line, number }) => ({ cells: splitLine(line, separator), number }));
  if (!first) return { header: undefined, rows: [] };
  const hasHeader = readDate(first.cells[0] ?? '', today) === undefined && !parseNumber(first.cells[1] ?? '').ok;
  return hasHeader ? { header: first.cells, rows: others } : { header: undefined, rows: [first, ...others] };
}

/** One reading for the whole column, from all its rows; asked for where they leave it open. */
function settleOrder(cells: readonly string[], today: Day, chosen?: DayOrder): { order?: DayOrder | undefined; question?: DateQuestion } {
  const decided = decideDayOrder(cells);
  if (decided !== 'open' && decided !== 'mixed') return { order: decided };
  const example = cells.find((cell) => decideDayOrder([cell]) === 'open') ?? '';
  const readings = (['day-first', 'month-first'] as const).map((order) => ({ order, day: readDate(example, today, order) }));
  return { order: chosen, question: { isMixed: decided === 'mixed', example, readings } };
}

/**
 * What pasted values would do, before they do it. A single column goes to the chosen metric unless its header names
 * another; of several columns each header has to name a metric.
 */
export function planSeries(
  text: string,
  metrics: readonly { id: string; name: string }[],
  chosenId: string,
  existing: readonly Entry[],
  today: Day,
  chosenOrder?: DayOrder,
): SeriesPlan {
  const plan: SeriesPlan = { entries: [], added: 0, replaced: 0, known: 0, problems: [], question: undefined };
  const { header, rows } = readLines(text, today);
  const { order, question } = settleOrder(
    rows.map(({ cells }) => cells[0] ?? ''),
    today,
    chosenOrder,
  );
  plan.question = question;
  if (question && order === undefined) return plan;
  const ids = new Map([...metrics].reverse().map(({ id, name }) => [foldText(name.trim()), id]));
  const width = header?.length ?? 2;
  const columns = Array.from({ length: Math.max(0, width - 1) }, (_, index) => {
    const name = header?.[index + 1] ?? '';
    const id = ids.get(foldText(name)) ?? (width === 2 ? chosenId : undefined);
    if (id === undefined) plan.problems.push(`Column ${index + 2}: nothing here is called “${name.slice(0, 40)}”.`);
    return id;
  });
  const hasDottedDates = rows.some(({ cells }) => /^\d{1,2}\.\d{1,2}\./.test(cells[0] ?? ''));
  // A column is written one way: 12.400 beside a plain 950, a 3,5 or dates such as 01.11.2026 is twelve thousand four hundred.
  const marks = columns.map((_, index) => {
    const figures = rows.map(({ cells }) => cells[index + 1] ?? '');
    return decideMark(figures, figures, hasDottedDates).mark;
  });
  const known = new Map(existing.map(({ metricId, date, value }) => [`${metricId} ${date}`, value]));
  const planned = new Map<string, Entry>();

  for (const { cells, number } of rows) {
    const [dateText = '', ...values] = cells;
    const date = readDate(dateText, today, order);
    const problem =
      findDateProblem(date, dateText, today) ??
      (cells.length > width ? 'There are more values than columns. Write 46000, or put 46,000 in quotes.' : undefined);
    if (problem !== undefined || date === undefined) {
      plan.problems.push(`Line ${number}: ${problem}`);
      continue;
    }
    values.forEach((cell, index) => {
      const metricId = columns[index];
      if (cell === '' || metricId === undefined) return;
      const parsed = parseNumber(settleFigure(cell, marks[index] ?? 'dot'));
      if (parsed.ok) planned.set(`${metricId} ${date}`, { metricId, date, value: parsed.value });
      else plan.problems.push(`Line ${number}: ${parsed.problem}`);
    });
  }
  for (const [key, entry] of planned) {
    const before = known.get(key);
    if (before === entry.value) plan.known += 1;
    else {
      plan.entries.push(entry);
      if (before === undefined) plan.added += 1;
      else plan.replaced += 1;
    }
  }
  return plan;
}

export function describeSeries({ added, replaced, known, problems }: SeriesPlan): string {
  const parts = [`${plural(added, 'value')} to add`];
  if (replaced > 0) parts.push(`${replaced.toLocaleString('en-US')} to replace`);
  if (known > 0) parts.push(`${known.toLocaleString('en-US')} already here`);
  if (problems.length > 0) parts.push(`${plural(problems.length, 'problem')} that will be left out`);
  return `${parts.join(', ')}.`;
}
