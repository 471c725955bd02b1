import { optionLabel, type FieldDefinition, type Fields } from './fields';
import { toMajor } from './money';

/** A table on its way to a file: typed cells, so that numbers stay numbers in a spreadsheet. */
export type CellKind = 'text' | 'number' | 'money' | 'percent' | 'day';

/** A figure that the spreadsheet works out again whenever its inputs change; `value` is what it comes to now. */
export interface Formula {
  /** Without the equals sign, in the words of spreadsheets: "SUM(B2:B13)". */
  formula: string;
  /** Nothing where there is no figure, such as a share of nothing. */
  value: number | null;
}
export type Cell = string | number | null | Formula;

export interface Column {
  label: string;
  kind: CellKind;
}

export interface Sheet {
  name: string;
  columns: Column[];
  /** Money in major units, percent as a fraction, days as YYYY-MM-DD. */
  rows: Cell[][];
  currency?: string;
}

function cellKind(field: FieldDefinition): CellKind {
  if (field.kind === 'money' || field.kind === 'percent' || field.kind === 'day') return field.kind;
  return field.kind === 'integer' || field.kind === 'decimal' || field.kind === 'range' ? 'number' : 'text';
}

function toCell(field: FieldDefinition, value: unknown, currency: string): Cell {
  if (typeof value === 'number') return field.kind === 'money' ? toMajor(value, currency) : value;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value !== 'string') return null;
  return field.kind === 'choice' ? optionLabel(field, value) : value;
}

export function toSheet(name: string, fields: Fields, records: readonly Record<string, unknown>[], currency: string): Sheet {
  const entries = Object.entries(fields);
  return {
    name,
    currency,
    columns: entries.map(([, field]) => ({ label: field.label, kind: cellKind(field) })),
    rows: records.map((record) => entries.map(([key, field]) => toCell(field, record[key], currency))),
  };
}

export const isFormula = (cell: Cell): cell is Formula => typeof cell === 'object' && cell !== null;

/** What a cell shows in a file that holds no formulas. */
export const shownCell = (cell: Cell): string | number | null => (isFormula(cell) ? cell.value : cell);

function columnLetters(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnLetters(Math.floor(column / 26) - 1) + letter;
}

/** Where a cell of `rows` stands in the spreadsheet: the first row below the headings is row 0. */
export const addressOf = (column: number, row: number) => `${columnLetters(column)}${row + 2}`;

/** The same cell however far a formula is copied. */
export const fixedAddressOf = (column: number, row: number) => `$${columnLetters(column)}$${row + 2}`;

/** A cell or a range of another sheet of the same file. */
export const inSheet = (sheetName: string, address: string) => `'${toSheetName(sheetName).replaceAll("'", "''")}'!${address}`;

/** Spreadsheets refuse some characters in sheet names, quotes at their ends, and anything over 31. */
export const toSheetName = (name: string) =>
  name
    .replace(/[\\/?*[\]:]/g, ' ')
    .slice(0, 31)
    .replace(/^['\s]+|['\s]+$/g, '') || 'Sheet1';
