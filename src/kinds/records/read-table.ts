import { Told } from '@/lib/told';
import { readTextFile } from '@/platform/open-file';
import type { ImportedTable } from './import-records';

/** Reads what a tool knows beside tables; undefined leaves the file to the CSV reader. */
export type ReadOther = (text: string) => Promise<ImportedTable | undefined>;

/** A chosen file as a table; what is none is refused in words. Packed files are Excel's, everything else is text. */
export async function readTable(
  file: File,
  readOther: ReadOther | undefined,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<ImportedTable> {
  const text = await readTextFile(file, async (bytes) => (await import('@/formats/workbook')).workbookToCsv(bytes));
  const { parseCsvInPieces } = await import('@/formats/csv');
  const table = (await readOther?.(text)) ?? (await parseCsvInPieces(text, signal, onProgress));
  if (table.rows.length === 0) throw new Told('This file has no rows.');
  return table;
}
