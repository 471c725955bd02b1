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
const saysNothing = /^(No|\D?0([.,]0+)?%?|)$/;

/** "Cliff Period (months): 12" is "Cliff Period: 12 months". */
function nameFact({ label, value }: { label: string; value: string }): string {
  const [, name = '', unit = ''] = /^(.*) \(([^()]+)\)$/.exec(label) ?? [];
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

/** A list for paper: short facts in columns; long words, and what has no column, below the name. Nothing is left out. */
export function toListDocument({
  title,
  sheet,
  today,
  isSample,
  above = [],
  below: after = [],
  sums = [],
  shown = [],
}: PrintedList): Document {
  const { columns, rows, currency = 'USD' } = sheet;
  const cells = rows.map((row) => columns.map((column, index) => formatCell(row[index] ?? null, column, currency)));
  const places = columns.map((_, index) => index).filter((index) => index === 0 || cells.some((row) => row[index] !== ''));
  const isShort = (index: number) => columns[index]?.kind !== 'text' || cells.every((row) => (row[index] ?? '').length <= longText);
  const named = shown.map((label) => columns.findIndex((column) => column.label === label)).filter((index) => places.includes(index));
  const inColumns = named.length > 0 ? named : places.filter((index) => index === 0 || isShort(index)).slice(0, mostColumns);
  const below = (row: readonly string[]) => places.filter((index) => !inColumns.includes(index) && !saysNothing.test(row[index] ?? ''));
  const hasBelow = cells.some((row) => below(row).length > 0);
  const noteOf = (row: readonly string[]) =>
    toNote(below(row).map((index) => ({ label: columns[index]?.label ?? '', value: row[index] ?? '' })));
  const isRight = (index: number) => ['money', 'number', 'percent'].includes(columns[index]?.kind ?? 'text');
  const total = (index: number) =>
    formatCell(
      sumOf(rows.map((row) => Number(valueOf(row[index] ?? null) ?? 0))),
      columns[index] ?? { label: '', kind: 'number' },
      currency,
    );
  const hasSums = sums.length > 0 && rows.length > 1;
  const foot = inColumns.map((index, place) => (place === 0 ? 'Total' : sums.includes(columns[index]?.label ?? '') ? total(index) : ''));
  return {
    title,
    blocks: [
      heading(1, title),
      paragraph([today === '' ? '' : formatDay(today), `${formatNumber(rows.length)} in the list`].filter(Boolean).join(' · '), 'muted'),
      ...above,
      {
        kind: 'table',
        columns: inColumns.map((index) => ({
          label: columns[index]?.label ?? '',
          ...(isRight(index) ? { align: 'right' as const } : {}),
        })),
        rows: cells.map((row) => inColumns.map((index) => row[index] ?? '')),
        ...(hasBelow ? { notes: cells.map(noteOf) } : {}),
        ...(hasSums ? { foot: [foot] } : {}),
      },
      ...after,
    ],
    ...(isSample ? { mark: 'Sample' } : {}),
  };
}

export async function printList(format: 'pdf' | 'docx', list: PrintedList, currency: string): Promise<Blob> {
  const [offer] = documentFiles('list', toListDocument(list), [format], currency);
  return offer ? offer.make() : new Blob();
}
