import { addressOf, fixedAddressOf, inSheet } from './formulas';
import type { Cell, Column, Sheet } from './sheet';

/** What a column says above it; a kind where its cells are not plain numbers. */
type ColumnWords = string | readonly [label: string, kind: Column['kind']];

interface SheetOptions<Name extends string> {
  currency?: string;
  /** Headings that are known only when the file is made. */
  labels?: Partial<Record<Name, string>>;
}

/** A sheet whose columns have names, so that a formula says what it reads and a row what it fills. */
export function defineSheet<Name extends string>(name: string, columns: Record<Name, ColumnWords>) {
  const names = Object.keys(columns) as Name[];
  const addresses = (toFormula: (address: string) => string) => ({
    at: (column: Name, row: number) => toFormula(addressOf(names.indexOf(column), row)),
    /** The same cell however far a formula is copied. */
    fixed: (column: Name, row: number) => toFormula(fixedAddressOf(names.indexOf(column), row)),
    range: (column: Name, from: number, to: number) =>
      toFormula(`${addressOf(names.indexOf(column), from)}:${addressOf(names.indexOf(column), to)}`),
    fixedRange: (column: Name, from: number, to: number) =>
      toFormula(`${fixedAddressOf(names.indexOf(column), from)}:${fixedAddressOf(names.indexOf(column), to)}`),
  });
  return {
    name,
    /** How many columns it has; a table may go on behind them. */
    width: names.length,
    /** Cells as formulas on the same sheet write them. */
    ...addresses((address) => address),
    /** The same cells, read from another sheet. */
    elsewhere: addresses((address) => inSheet(name, address)),
    /** What a row does not name stays empty. */
    toSheet: (rows: readonly Partial<Record<Name, Cell>>[], { labels = {}, ...more }: SheetOptions<Name> = {}): Sheet => ({
      name,
      ...more,
      columns: names.map((column) => {
        const words = columns[column];
        const [label, kind] = typeof words === 'string' ? [words, 'number' as const] : words;
        return { label: labels[column] ?? label, kind };
      }),
      rows: rows.map((row) => names.map((column) => row[column] ?? null)),
    }),
  };
}
