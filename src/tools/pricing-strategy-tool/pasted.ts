export interface PastedLine {
  /** As an editor counts, from 1. */
  number: number;
  text: string;
}

export interface Rejected extends PastedLine {
  reason: string;
}

export const toLines = (text: string): PastedLine[] =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n|\r/)
    .map((line, index) => ({ number: index + 1, text: line.trim() }))
    .filter((line) => line.text !== '');

/** Cells parted by one mark; quotes keep a mark inside a cell. */
function splitAt(line: string, mark: string): string[] {
  const cells = [''];
  let isQuoted = false;
  for (const letter of line) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (letter === mark && !isQuoted) cells.push('');
    else cells[cells.length - 1] += letter;
  }
  return cells.map((cell) => cell.trim());
}

const marks = ['\t', ';', '|', ','] as const;

/** Every way a line can be read, the surest first: a comma may also part the decimals, so it comes last. */
function* readingsOf(line: string): Generator<string[]> {
  for (const mark of ['\t', ';', '|']) if (line.includes(mark)) yield splitAt(line, mark);
  if (/,\s/.test(line)) yield line.split(/\s*,\s+/).map((cell) => cell.replace(/^"|"$/g, ''));
  yield line.split(/\s+/);
  if (line.includes(',')) yield splitAt(line, ',');
}

/** The first reading with as many cells as wanted; otherwise the one with most. */
export function splitLine(line: string, isWanted: (count: number) => boolean): string[] {
  let most: string[] = [];
  for (const cells of readingsOf(line)) {
    if (isWanted(cells.length)) return cells;
    if (cells.length > most.length) most = cells;
  }
  return most;
}

/** A heading names the columns: the mark that parts it parts every line below. */
export function findHeading<Name extends string>(
  line: string,
  nameOf: (cell: string) => Name | undefined,
  wanted: readonly Name[],
): { split: (line: string) => string[]; columns: Record<Name, number> } | undefined {
  for (const mark of marks) {
    const names = splitAt(line, mark).map(nameOf);
    const columns = wanted.map((name) => names.indexOf(name));
    if (columns.every((column) => column >= 0)) {
      return {
        split: (other) => splitAt(other, mark),
        columns: Object.fromEntries(wanted.map((name, index) => [name, columns[index]])) as Record<Name, number>,
      };
    }
  }
  return undefined;
}

export const hasDigit = (text: string) => /\d/.test(text);
