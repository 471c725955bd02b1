import type { ImportedTable } from '@/kinds/records/import-records';
import { readTrello } from './import';
import { findReader } from './import-csv';

/** What other programs write that a table alone does not say; undefined leaves the file to the reader of tables. */
export async function readOthers(text: string, today: string, zone: string): Promise<ImportedTable | undefined> {
  const read = findReader(text);
  if (!read) return readTrello(text, today, zone);
  const { parseCsv } = await import('@/formats/csv');
  return read(parseCsv(text), today);
}
