import { heading, paragraph, type Block, type Document } from '@/lib/blocks';
import { formatDay, type Day } from '@/lib/dates';
import { formatMoney, toMinor } from '@/lib/money';
import { formatNumber, formatPercent, sumOf } from '@/lib/numbers';
import type { Cell, Column, Sheet } from '@/lib/sheet';
import { documentFiles } from '@/kinds/document/files';

export interface PrintedList {
  title: string;
  sheet: Sheet;
  today: Day;
  isSample: boolean;
  /** What stands above the list: its sums, a chart. */
  above?: Block[];
  /** What follows the list. */
  below?: Block[];
  /** The columns, by their heads, that are added up below. */
  sums?: readonly string[];
  /** The heads of what stands in columns, the name first; else the first ones that are short. */
  shown?: readonly string[];
  /** How wide those are beside one another; in a list of several parts the columns then stand below one another. */
  weights?: readonly number[];
  /** Columns that are told in another way: by the part a row stands in. */
  told?: readonly string[];
  /** What is said below each row, in the tool's own words, in place of the names and values of what has no column. */
  notes?: readonly string[];
  /** The list in parts, each with its heading and its rows by their place; a row that is in none is not printed. */
  parts?: readonly { title: string; rows: readonly number[] }[];
}

const valueOf = (cell: Cell) => (typeof cell === 'object' && cell !== null ? cell.value : cell);

/** How a log begins its lines. */
const writtenDay = /^\d{4}-\d{2}-\d{2}(?= )/gm;

function formatCell(cell: Cell, { kind }: Column, currency: string): string {
  const value = valueOf(cell);
  if (value === null || value === '') return '';
  if (typeof value === 'string') return kind === 'day' ? formatDay(value) : value.replace(writtenDay, (day) => formatDay(day) || day);
  if (!Number.isFinite(value)) return '';
  return kind === 'money'
    ? formatMoney(toMinor(value, currency), currency)
    : kind === 'percent'
      ? formatPercent(Math.round(value * 10_000) / 10_000)
      : formatNumber(value);
}

/** More columns are too narrow to be read on a page that stands upright. */
const mostColumns = 6;
const longText = 34;

/** What was not ticked or never counted says nothing on paper. */
const saysNothing = /^(No|None|Never|\D?0([.,]0+)?%?|)$/;

/** "Cliff Period (months): 12" is "Cliff Period: 12 months". */
function nameFact({ label, value }: { label: string; value: string }): string {
  const [, name = '', unit = ''] = /^(.*) \(([^()]+)\)$/.exec(label) ?? [];
  if (label === value) return value;
  if (unit === '%' && value.endsWith('%')) return `${name}: ${value}`;
  return /^[a-z]+$/.test(unit) && /^[\d.,]+$/.test(value)
    ? `${name}: ${value} ${value === '1' ? unit.replace(/s$/, '') : unit}`
    : `${label}: ${value}`;
}

/** Sentences have a line of their own, the description without its name; short facts stand in a row. */
function toNote(facts: readonly { label: string; value: string }[]): string {
  const isLong = (value: string) => value.length > longText || value.includes('\n');
  const named = ({ label, value }: { label: string; value: string }) =>
    label === 'Description' && isLong(value) ? value : nameFact({ label, value });
  return [
    ...facts.filter(({ value }) => isLong(value)).map(named),
    facts
      .filter(({ value }) => !isLong(value))
      .map(named)
      .join(' · '),
  ]
    .filter(Boolean)
    .join('\n');
}

/** What stands in columns, and what is said below each row. */
function arrange({ sheet, shown = [], told = [], notes }: PrintedList) {
  const { columns, rows, currency = 'USD' } = sheet;
  const cells = rows.map((row) => columns.map((column, index) => formatCell(row[index] ?? null, column, currency)));
  const isUsed = ({ label }: Column, index: number) => !told.includes(label) && cells.some((row) => row[index] !== '');
  const places = columns.flatMap((column, index) => (index === 0 || isUsed(column, index) ? [index] : []));
  const isShort = (index: number) => columns[index]?.kind !== 'text' || cells.every((row) => (row[index] ?? '').length <= longText);
  const named = shown.map((label) => columns.findIndex((column) => column.label === label)).filter((index) => places.includes(index));
  const inColumns = named.length > 0 ? named : places.filter((index) => index === 0 || isShort(index)).slice(0, mostColumns);
  const below = (row: readonly string[]) => places.filter((index) => !inColumns.includes(index) && !saysNothing.test(row[index] ?? ''));
  const noteOf = (row: readonly string[]) =>
    toNote(below(row).map((index) => ({ label: columns[index]?.label ?? '', value: row[index] ?? '' })));
  return { cells, inColumns, said: notes ?? cells.map(noteOf) };
}

/** A list for paper: short facts in columns; long words, and what has no column, below the name. Nothing is left out. */
export function toListDocument(list: PrintedList): Document {
  const { title, sheet, today, isSample, above = [], below: after = [], sums = [], shown = [], weights = [], parts } = list;
  const { columns, rows, currency = 'USD' } = sheet;
  const { cells, inColumns, said } = arrange(list);
  const isRight = (index: number) => ['money', 'number', 'percent'].includes(columns[index]?.kind ?? 'text');
  const total = (index: number, places: readonly number[]) =>
    formatCell(
      sumOf(places.map((place) => Number(valueOf(rows[place]?.[index] ?? null) ?? 0))),
      columns[index] ?? { label: '', kind: 'number' },
      currency,
    );
  const toTable = (places: readonly number[]): Block => {
    const notes = places.map((place) => said[place] ?? '');
    const foot = inColumns.map((index, at) =>
      at === 0 ? 'Total' : sums.includes(columns[index]?.label ?? '') ? total(index, places) : '',
    );
    return {
      kind: 'table',
      columns: inColumns.map((index) => {
        const label = columns[index]?.label ?? '';
        const weight = weights[shown.indexOf(label)];
        return { label, ...(isRight(index) ? { align: 'right' as const } : {}), ...(weight === undefined ? {} : { weight }) };
      }),
      rows: places.map((place) => inColumns.map((index) => cells[place]?.[index] ?? '')),
      ...(said.some((note) => note !== '') ? { notes } : {}),
      ...(sums.length > 0 && places.length > 1 ? { foot: [foot] } : {}),
    };
  };
  const filled = parts?.filter((part) => part.rows.length > 0);
  return {
    title,
    blocks: [
      heading(1, title),
      paragraph([today === '' ? '' : formatDay(today), `${formatNumber(rows.length)} in the list`].filter(Boolean).join(' · '), 'muted'),
      ...above,
      ...(filled ? filled.flatMap((part) => [heading(2, part.title), toTable(part.rows)]) : [toTable(rows.map((_, place) => place))]),
      ...after,
    ],
    ...(isSample ? { mark: 'Sample' } : {}),
  };
}

export async function printList(format: 'pdf' | 'docx', list: PrintedList, currency: string): Promise<Blob> {
  const [offer] = documentFiles('list', toListDocument(list), [format], currency);
  return offer ? offer.make() : new Blob();
}
