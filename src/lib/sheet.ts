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
