import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import writeXlsxFile from 'write-excel-file/universal';
import { minorDigits } from '@/lib/money';
import { addressOf, isFormula, shownCell, toSheetName } from '@/lib/formulas';
import type { Cell, CellKind, Sheet } from '@/lib/sheet';
import { escapeHtml } from '@/lib/text';

const formats = (kind: CellKind, currency: string): string | undefined => {
  if (kind === 'money') return minorDigits(currency) === 0 ? '#,##0' : `#,##0.${'0'.repeat(minorDigits(currency))}`;
  if (kind === 'percent') return '0.00%';
  return kind === 'day' ? 'yyyy-mm-dd' : undefined;
};

function toXlsxCell(given: Cell, kind: CellKind, currency: string) {
  // A formula without a figure still needs its cell; its place is taken by a zero until the formula is put in.
  const cell = isFormula(given) ? (given.value ?? 0) : given;
  if (cell === null || cell === '') return null;
  if (typeof cell === 'number') return { type: Number, value: cell, format: formats(kind, currency) };
  if (kind === 'day') return { type: Date, value: new Date(`${cell}T00:00:00Z`), format: 'yyyy-mm-dd' };
  return { type: String, value: cell.slice(0, 32_000), wrap: cell.length > 60 };
}

const widthOf = ({ columns, rows }: Sheet, index: number) =>
  Math.min(
    60,
    Math.max(
      10,
      ...[columns[index]?.label, ...rows.slice(0, 200).map((row) => shownCell(row[index] ?? null))].map(
        (cell) => String(cell ?? '').length + 2,
      ),
    ),
  );

export async function xlsxFile(sheets: Sheet[]): Promise<Blob> {
  const data = sheets.map((sheet) => ({
    sheet: toSheetName(sheet.name),
    data: [
      sheet.columns.map(({ label }) => ({ type: String, value: label, fontWeight: 'bold' as const })),
      ...sheet.rows.map((row) => row.map((cell, index) => toXlsxCell(cell, sheet.columns[index]?.kind ?? 'text', sheet.currency ?? 'USD'))),
    ],
    columns: sheet.columns.map((_, index) => ({ width: widthOf(sheet, index) })),
    stickyRowsCount: 1,
  }));
  const blob = await writeXlsxFile(data).toBlob();
  return sheets.some(({ rows }) => rows.some((row) => row.some(isFormula))) ? putFormulas(blob, sheets) : blob;
}

/** Functions younger than the format carry a prefix in the file; without it Excel does not know them. */
const youngFunctions =
  /\b(?:NORM\.(?:S\.)?(?:DIST|INV)|IFS|IFNA|MAXIFS|MINIFS|CONCAT|TEXTJOIN|XLOOKUP|CEILING\.MATH|FLOOR\.MATH|DAYS)(?=\()/g;

const toFileFormula = (formula: string) => formula.replace(youngFunctions, '_xlfn.$&');

/** The library writes a formula without its result, which previews and many readers then show as an empty cell; so both are written here. */
async function putFormulas(blob: Blob, sheets: readonly Sheet[]): Promise<Blob> {
  const parts = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  sheets.forEach((sheet, index) => {
    const formulas = new Map(
      sheet.rows.flatMap((row, place) =>
        row.flatMap((cell, column) => (isFormula(cell) ? [[addressOf(column, place), cell] as const] : [])),
      ),
    );
    if (formulas.size === 0) return;
    const name = `xl/worksheets/sheet${index + 1}.xml`;
    const part = parts[name];
    if (!part) throw new Error(`The spreadsheet has no ${name}.`);
    parts[name] = strToU8(
      strFromU8(part).replace(/<c r="([A-Z]+\d+)"( s="\d+")?><v>[^<]*<\/v><\/c>/g, (written, address: string, style = '') => {
        const cell = formulas.get(address);
        if (!cell) return written;
        const formula = `<f>${escapeHtml(toFileFormula(cell.formula))}</f>`;
        return cell.value === null
          ? `<c r="${address}"${style} t="str">${formula}<v></v></c>`
          : `<c r="${address}"${style}>${formula}<v>${cell.value}</v></c>`;
      }),
    );
  });
  return new Blob([zipSync(parts)], { type: blob.type });
}
