import writeXlsxFile from 'write-excel-file/universal';
import { minorDigits } from '@/lib/money';
import type { Cell, CellKind, Sheet } from '@/lib/sheet';

const formats = (kind: CellKind, currency: string): string | undefined => {
  if (kind === 'money') return minorDigits(currency) === 0 ? '#,##0' : `#,##0.${'0'.repeat(minorDigits(currency))}`;
  if (kind === 'percent') return '0.00%';
  return kind === 'day' ? 'yyyy-mm-dd' : undefined;
};

function toXlsxCell(cell: Cell, kind: CellKind, currency: string) {
  if (cell === null || cell === '') return null;
  if (kind === 'day') return { type: Date, value: new Date(`${cell}T00:00:00Z`), format: 'yyyy-mm-dd' };
  if (typeof cell === 'number') return { type: Number, value: cell, format: formats(kind, currency) };
  return { type: String, value: cell.slice(0, 32_000), wrap: cell.length > 60 };
}

const widthOf = ({ columns, rows }: Sheet, index: number) =>
  Math.min(
    60,
    Math.max(10, ...[columns[index]?.label, ...rows.slice(0, 200).map((row) => row[index])].map((cell) => String(cell ?? '').length + 2)),
  );

/** Excel refuses some characters in sheet names and anything over 31. */
const sheetName = (name: string) =>
  name
    .replace(/[\\/?*[\]:]/g, ' ')
    .slice(0, 31)
    .trim() || 'Sheet1';

export async function xlsxFile(sheets: Sheet[]): Promise<Blob> {
  const data = sheets.map((sheet) => ({
    sheet: sheetName(sheet.name),
    data: [
      sheet.columns.map(({ label }) => ({ type: String, value: label, fontWeight: 'bold' as const })),
      ...sheet.rows.map((row) => row.map((cell, index) => toXlsxCell(cell, sheet.columns[index]?.kind ?? 'text', sheet.currency ?? 'USD'))),
    ],
    columns: sheet.columns.map((_, index) => ({ width: widthOf(sheet, index) })),
    stickyRowsCount: 1,
  }));
  return writeXlsxFile(data).toBlob();
}
