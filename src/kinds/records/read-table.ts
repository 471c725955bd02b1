import { Told } from '@/lib/told';
import { findDocuments } from '@/kinds/work/read-documents';
import { readTextFile } from '@/platform/open-file';
import type { Envelope } from '@/workspace/store';
import type { ImportedTable } from './import-records';

/** Reads what a tool knows beside tables; undefined leaves the file to the CSV reader. */
export type ReadOther = (text: string) => Promise<ImportedTable | undefined>;

/** Whether a chosen file is one that this suite saved whole, and not a table. */
export class WholeDocuments {
  constructor(readonly envelopes: readonly Envelope[]) {}
}

/** A chosen file as a table, or as the documents it holds; what is neither is refused in words. Packed files are Excel's. */
export async function readTable(
  file: File,
  readOther: ReadOther | undefined,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<ImportedTable | WholeDocuments> {
  const text = await readTextFile(file, async (bytes) => (await import('@/formats/workbook')).workbookToCsv(bytes));
  const envelopes = findDocuments(text);
  if (envelopes.length > 0) return new WholeDocuments(envelopes);
  const { parseCsvInPieces } = await import('@/formats/csv');
  const table = (await readOther?.(text)) ?? (await parseCsvInPieces(text, signal, onProgress));
  if (table.rows.length === 0) throw new Told('This file has no rows.');
  return table;
}
