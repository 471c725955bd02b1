import Papa from 'papaparse';
import { minorDigits } from '@/lib/money';
import { shownCell } from '@/lib/formulas';
import type { Cell, CellKind, Sheet } from '@/lib/sheet';
import { textBlob } from './file';

/** Text a spreadsheet would run: a formula sign first, even behind spaces, control or full-width characters. */
// eslint-disable-next-line no-control-regex -- these are what attackers hide the sign behind
const formulaStart = /^[\s\u0000-\u001f]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r]/;
const plainNumber = /^[+-]?\d+(\.\d+)?$/;

const isLive = (text: string) => formulaStart.test(text.replace(/^'+/, '')) && !plainNumber.test(text);

/** Text that already begins with our mark gets another, so that taking one off always gives back what was typed. */
export const guardFormula = (text: string) => (isLive(text) ? `'${text}` : text);

const unguardFormula = (text: string) => (text.startsWith("'") && guardFormula(text.slice(1)) === text ? text.slice(1) : text);

const toCsvCell = (cell: string | number | null) => (typeof cell === 'string' ? guardFormula(cell) : '');

const byteOrderMark = '\uFEFF';

export function toCsv({ columns, rows, currency = 'USD' }: Sheet): string {
  const decimals = minorDigits(currency);
  const write = (given: Cell, kind: CellKind = 'text') => {
    const cell = shownCell(given);
    if (typeof cell !== 'number' || !Number.isFinite(cell)) return toCsvCell(cell);
    if (kind === 'money') return cell.toFixed(decimals);
    // With its sign, so that it reads back as what it was.
    return kind === 'percent' ? `${Number((cell * 100).toFixed(8))}%` : String(cell);
  };
  const body = rows.map((row) => row.map((cell, index) => write(cell, columns[index]?.kind)));
  const head = columns.map((column) => guardFormula(column.label));
  const isQuoted = (value: unknown) => typeof value === 'string' && !plainNumber.test(value);
  return byteOrderMark + Papa.unparse([head, ...body], { quotes: isQuoted, newline: '\r\n' });
}

export const csvFile = (sheet: Sheet) => textBlob(toCsv(sheet), 'text/csv');

export interface ParsedTable {
  headers: string[];
  rows: string[][];
}

const mostRows = 50_000;

/** The mark that stands most often in the first line, outside quotes. */
function findSeparator(text: string): string {
  const head = (text.split(/\r?\n/, 1)[0] ?? '').replace(/"[^"]*"/g, '');
  const counts = [',', ';', '\t', '|'].map((mark) => ({ mark, count: head.split(mark).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).mark;
}

/** Any separator people's programs write; ragged rows are filled up. */
export function parseCsv(text: string): ParsedTable {
  const body = text.replace(byteOrderMark, '');
  const { data } = Papa.parse<string[]>(body, { skipEmptyLines: 'greedy', delimiter: findSeparator(body) });
  if (data.length > mostRows + 1)
    throw new Error(`This file has over ${mostRows.toLocaleString('en-US')} rows. Split it and import the parts.`);
  const [headers = [], ...rows] = data.map((row) => row.map(unguardFormula));
  return { headers: headers.map((header) => header.trim()), rows: rows.map((row) => headers.map((_, index) => row[index] ?? '')) };
}
