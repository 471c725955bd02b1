import { zipSync } from 'fflate';
import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/universal';
import { toPercent } from '@/lib/numbers';
import { Told } from '@/lib/told';
import { unpack } from './unpack';

type CellValue = string | number | boolean | Date | null;

const toText = (cell: CellValue): string => {
  if (cell === null) return '';
  if (cell instanceof Date) return cell.toISOString().replace(/T00:00:00\.000Z$/, '');
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No';
  return String(cell);
};

const mostRows = 50_001;
const mostColumns = 500;

const columnNumber = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** One cell far away would make the library fill all the rows before it. */
function checkSize(sheet: string): void {
  for (const [, letters = '', row = ''] of sheet.matchAll(/<c\b[^>]*?\br="([A-Z]{1,3})(\d{1,7})"/g)) {
    if (Number(row) > mostRows || columnNumber(letters) > mostColumns) {
      throw new Told(`This sheet reaches to cell ${letters}${row}. A table may have 50,000 rows and ${mostColumns} columns.`);
    }
  }
}

/** The styles that show a number as percent, by their place in the list that cells name. */
function percentStyles(styles: string): ReadonlySet<string> {
  const own = [...styles.matchAll(/<numFmt\b[^>]*>/g)].flatMap(([tag]) =>
    /formatCode="[^"]*%/.test(tag) ? (/numFmtId="(\d+)"/.exec(tag)?.[1] ?? []) : [],
  );
  const known = new Set(['9', '10', ...own]);
  const list = styles.slice(styles.indexOf('<cellXfs'), styles.indexOf('</cellXfs>'));
  const used = [...list.matchAll(/<xf\b[^>]*>/g)].map(([tag]) => /numFmtId="(\d+)"/.exec(tag)?.[1] ?? '');
  return new Set(used.flatMap((id, place) => (known.has(id) ? [String(place)] : [])));
}

/** What is shown as percent is read as percent: the file holds 0.2 where people see 20%. */
const spellPercents = (sheet: string, styles: ReadonlySet<string>) =>
  sheet.replace(/<c\b([^>]*)>(?:<f\b[^<]*(?:<\/f>)?)?<v>([^<]*)<\/v><\/c>/g, (cell, named: string, value: string) => {
    const isPercent = !/\bt="(?!n")/.test(named) && styles.has(/\bs="(\d+)"/.exec(named)?.[1] ?? '');
    return isPercent && value.trim() !== '' && Number.isFinite(Number(value))
      ? `<c${named.replace(/\bt="n"/, '')} t="str"><v>${toPercent(Number(value))}%</v></c>`
      : cell;
  });

/** The first sheet of an Excel file as CSV, so that everything that reads CSV reads it, too. Days become YYYY-MM-DD. */
export async function workbookToCsv(bytes: Uint8Array): Promise<string> {
  const parts = unpack(bytes, (name) => /\.(xml|rels)$/.test(name));
  if (![...parts.keys()].some((name) => /(^|\/)workbook\.xml$/.test(name))) {
    throw new Told('This is a zip file, not a table. Unpack it and choose the file inside.');
  }
  const read = (name: string) => new TextDecoder().decode(parts.get(name));
  const styles = percentStyles(
    [...parts.keys()]
      .filter((name) => /(^|\/)styles\.xml$/.test(name))
      .map(read)
      .join(''),
  );
  for (const name of parts.keys()) {
    if (!/worksheets\/[^/]+\.xml$/.test(name)) continue;
    const sheet = read(name);
    checkSize(sheet);
    if (styles.size > 0) parts.set(name, new TextEncoder().encode(spellPercents(sheet, styles)));
  }
  // Packed again without compression: the library unpacks small parts in place, and large ones in a worker that the page does not allow.
  const plain = zipSync(Object.fromEntries([...parts].map(([name, part]) => [name, [part, { level: 0 }] as const])));
  let rows: CellValue[][];
  try {
    rows = (await readSheet(plain.slice().buffer)) as CellValue[][];
  } catch (error) {
    throw new Told('This Excel file is damaged, or uses something we cannot read. Save it as CSV and choose that.', { cause: error });
  }
  return Papa.unparse(rows.map((row) => row.map(toText)));
}
