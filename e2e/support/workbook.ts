/** Reads a spreadsheet with its formulas and works them out again: with a parser that had no part in writing the file. */
import { strFromU8, unzipSync } from 'fflate';
import FormulaParser from 'fast-formula-parser';

type Value = number | string | boolean | null;

interface ReadCell {
  address: string;
  formula?: string;
  /** What the file says the cell holds. */
  written: Value;
}

export interface Workbook {
  sheets: string[];
  /** All formulas of the file, as "Sheet!B2". */
  formulas: Record<string, string>;
  /** What a cell comes to when everything is worked out again. */
  at: (sheet: string, address: string) => Value;
  /** Cells whose written result is not what their formula gives. Empty for a sound file. */
  differences: string[];
}

const unescape = (text: string) =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;|&apos;/g, "'")
    .replace(/&amp;/g, '&');

const toColumn = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

function toPlace(address: string): { row: number; col: number } {
  const [, letters = 'A', row = '1'] = /^\$?([A-Z]+)\$?(\d+)$/.exec(address) ?? [];
  return { row: Number(row), col: toColumn(letters) };
}

const referencePattern = /(?:'((?:[^']|'')+)'!|([A-Za-z_][\w.]*)!)?(\$?[A-Z]{1,3}\$?\d+)(?::(\$?[A-Z]{1,3}\$?\d+))?(?![\w(])/g;

/** Every cell a formula speaks of. */
function* referencesIn(formula: string, own: string): Generator<{ sheet: string; row: number; col: number }> {
  for (const [, quoted, plain, first = '', last = first] of formula.replace(/"[^"]*"/g, '""').matchAll(referencePattern)) {
    const sheet = quoted?.replaceAll("''", "'") ?? plain ?? own;
    const [from, to] = [toPlace(first), toPlace(last)];
    for (let row = from.row; row <= to.row; row += 1) for (let col = from.col; col <= to.col; col += 1) yield { sheet, row, col };
  }
}

function readCells(xml: string, strings: readonly string[]): Map<string, ReadCell> {
  const cells = new Map<string, ReadCell>();
  for (const [, attributes = '', body = ''] of xml.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
    const address = /r="([A-Z]+\d+)"/.exec(attributes)?.[1] ?? '';
    const type = /t="(\w+)"/.exec(attributes)?.[1];
    const value = /<v>(.*?)<\/v>/s.exec(body)?.[1];
    const formula = /<f>(.*?)<\/f>/s.exec(body)?.[1];
    const written =
      value === undefined ? null : type === 's' ? (strings[Number(value)] ?? '') : type === 'str' ? unescape(value) : Number(value);
    const { row, col } = toPlace(address);
    cells.set(`${row} ${col}`, {
      address,
      written,
      ...(formula === undefined ? {} : { formula: unescape(formula).replaceAll('_xlfn.', '') }),
    });
  }
  return cells;
}

const numbersIn = (values: unknown[]): number[] =>
  values.flatMap((value) => {
    const inner = typeof value === 'object' && value !== null && 'value' in value ? value.value : value;
    return Array.isArray(inner) ? numbersIn(inner) : typeof inner === 'number' ? [inner] : [];
  });

const shift = (value: number, digits: number) => {
  const [figure = '0', power = '0'] = String(value).split('e');
  return Number(`${figure}e${Number(power) + digits}`);
};

/** As spreadsheets do: of the fifteen digits they keep, half away from zero. The parser's own goes by the double below them. */
function roundFigure(value: unknown, digits: unknown): number {
  const inner = typeof value === 'object' && value !== null && 'value' in value ? value.value : value;
  if (inner instanceof FormulaParser.FormulaError) throw inner;
  const [figure] = inner === null ? [0] : numbersIn([inner]);
  const [places = 0] = numbersIn([digits]);
  if (figure === undefined) throw FormulaParser.FormulaError.VALUE;
  const exact = Number(Math.abs(figure).toPrecision(15));
  return Math.sign(figure) * shift(Math.round(shift(exact, places)), -places);
}

const isClose = (one: Value, other: Value) =>
  typeof one === 'number' && typeof other === 'number'
    ? Math.abs(one - other) <= Math.min(0.006, 1e-6 * Math.max(1, Math.abs(one), Math.abs(other)))
    : (one ?? '') === (other ?? '');

/** `changes` types other figures into cells ("Inputs!B2") before everything is worked out, as a user of the file would. */
export function readWorkbook(bytes: Buffer, changes: Record<string, number> = {}): Workbook {
  const parts = unzipSync(new Uint8Array(bytes));
  const text = (name: string) => (parts[name] ? strFromU8(parts[name]) : '');
  const strings = [...text('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, item = '']) =>
    [...item.matchAll(/<t[^>]*>(.*?)<\/t>/gs)].map(([, part = '']) => unescape(part)).join(''),
  );
  const names = [...text('xl/workbook.xml').matchAll(/<sheet [^>]*?name="([^"]*)"/g)].map(([, name = '']) => unescape(name));
  const sheets = new Map(names.map((name, index) => [name, readCells(text(`xl/worksheets/sheet${index + 1}.xml`), strings)]));
  const changed = new Map(
    Object.entries(changes).map(([place, value]) => {
      const at = place.lastIndexOf('!');
      const { row, col } = toPlace(place.slice(at + 1));
      if (!sheets.get(place.slice(0, at))?.has(`${row} ${col}`)) throw new Error(`There is no cell ${place}.`);
      return [`${place.slice(0, at)} ${row} ${col}`, value];
    }),
  );
  const known = new Map<string, Value>();

  const work = (sheet: string, row: number, col: number): Value => {
    const key = `${sheet} ${row} ${col}`;
    const typed = changed.get(key);
    if (typed !== undefined) return typed;
    const cell = sheets.get(sheet)?.get(`${row} ${col}`);
    if (!cell) return null;
    if (cell.formula === undefined) return cell.written;
    if (!known.has(key)) {
      known.set(key, '#CIRCLE!');
      // The parser loses its place when it is asked again in the middle of a formula: what this one needs is worked out first.
      for (const need of referencesIn(cell.formula, sheet)) work(need.sheet, need.row, need.col);
      const result = parser.parse(cell.formula, { sheet, row, col });
      known.set(key, result instanceof FormulaParser.FormulaError ? String(result) : (result as Value));
    }
    return known.get(key) ?? null;
  };
  const parser = new FormulaParser({
    functions: {
      MAX: (...values: unknown[]) => Math.max(...numbersIn(values)),
      MIN: (...values: unknown[]) => Math.min(...numbersIn(values)),
      ROUND: roundFigure,
    },
    onCell: ({ sheet, row, col }) => work(sheet, row, col),
    onRange: ({ sheet, from, to }) =>
      Array.from({ length: to.row - from.row + 1 }, (_, row) =>
        Array.from({ length: to.col - from.col + 1 }, (__, col) => work(sheet, from.row + row, from.col + col)),
      ),
  });

  const formulas: Record<string, string> = {};
  const differences: string[] = [];
  for (const [sheet, cells] of sheets) {
    for (const [place, { address, formula, written }] of cells) {
      if (formula === undefined) continue;
      const [row = 0, col = 0] = place.split(' ').map(Number);
      const name = `${sheet}!${address}`;
      formulas[name] = formula;
      const result = work(sheet, row, col);
      if (!isClose(result, written)) differences.push(`${name} =${formula}: written ${String(written)}, comes to ${String(result)}`);
    }
  }
  return {
    sheets: names,
    formulas,
    differences,
    at: (sheet, address) => {
      const { row, col } = toPlace(address);
      return work(sheet, row, col);
    },
  };
}
