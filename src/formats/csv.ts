import Papa from 'papaparse';
import { minorDigits } from '@/lib/money';
import { shownCell } from '@/lib/formulas';
import type { Cell, CellKind, Sheet } from '@/lib/sheet';
import { Told } from '@/lib/told';
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
const mostColumns = 500;

/** The mark that stands most often in the first line, outside quotes. */
function findSeparator(text: string): string {
  const head = (text.split(/\r?\n/, 1)[0] ?? '').replace(/"[^"]*"/g, '');
  const counts = [',', ';', '\t', '|'].map((mark) => ({ mark, count: head.split(mark).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).mark;
}

const tooLong = () => new Told(`This file has over ${mostRows.toLocaleString('en-US')} rows. Split it and import the parts.`);

/** How to read it; refused before the work begins where the first line alone says that it is no table of ours. */
function prepare(text: string): { body: string; config: { skipEmptyLines: 'greedy'; delimiter: string } } {
  const body = text.replace(byteOrderMark, '');
  const delimiter = findSeparator(body);
  const [head = ''] = body.split(/\r?\n/, 1);
  const columns = head.replace(/"[^"]*"/g, '').split(delimiter).length;
  if (columns > mostColumns) {
    throw new Told(`This file has ${columns.toLocaleString('en-US')} columns, and a table may have ${mostColumns}.`);
  }
  return { body, config: { skipEmptyLines: 'greedy', delimiter } };
}

function toTable(data: readonly string[][]): ParsedTable {
  if (data.length > mostRows + 1) throw tooLong();
  const [headers = [], ...rows] = data.map((row) => row.slice(0, mostColumns).map(unguardFormula));
  return { headers: headers.map((header) => header.trim()), rows: rows.map((row) => headers.map((_, index) => row[index] ?? '')) };
}

/** Any separator people's programs write; ragged rows are filled up. */
export function parseCsv(text: string): ParsedTable {
  const { body, config } = prepare(text);
  return toTable(Papa.parse<string[]>(body, config).data);
}

const pieceLetters = 60_000;

/** The same in pieces, so that the page stays alive while a large file is read. */
export async function parseCsvInPieces(text: string, signal: AbortSignal, onProgress: (share: number) => void): Promise<ParsedTable> {
  const { body, config } = prepare(text);
  if (body.length <= pieceLetters) return toTable(Papa.parse<string[]>(body, config).data);
  const rows: string[][] = [];
  await new Promise<void>((resolve, reject) => {
    Papa.parse<string[]>(body, {
      ...config,
      chunkSize: pieceLetters,
      chunk: ({ data, meta }: Papa.ParseResult<string[]>, parser: Papa.Parser) => {
        for (const row of data) rows.push(row);
        if (signal.aborted || rows.length > mostRows + 1) {
          reject(signal.aborted ? new Told('Stopped.') : tooLong());
          parser.abort();
          return;
        }
        onProgress(meta.cursor / body.length);
        parser.pause();
        setTimeout(() => parser.resume());
      },
      complete: () => resolve(),
    });
  });
  return toTable(rows);
}
