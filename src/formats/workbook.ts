import { zipSync } from 'fflate';
import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/universal';
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

/** The first sheet of an Excel file as CSV, so that everything that reads CSV reads it, too. Days become YYYY-MM-DD. */
export async function workbookToCsv(bytes: Uint8Array): Promise<string> {
  const parts = unpack(bytes, (name) => /\.(xml|rels)$/.test(name));
  if (![...parts.keys()].some((name) => /(^|\/)workbook\.xml$/.test(name))) {
    throw new Told('This is a zip file, not a table. Unpack it and choose the file inside.');
  }
  for (const [name, part] of parts) if (/worksheets\/[^/]+\.xml$/.test(name)) checkSize(new TextDecoder().decode(part));
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
