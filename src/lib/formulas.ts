import type { Cell, Formula } from './sheet';

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
