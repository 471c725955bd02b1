import type { ImportedTable } from '@/kinds/records/import-records';
import { Told } from '@/lib/told';

const isRow = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const toCell = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** A JSON file of ours, or any list of objects, as a table; undefined where the text is no JSON. */
export function readJsonTable(text: string): ImportedTable | undefined {
  if (!/^\uFEFF?\s*[[{]/.test(text)) return undefined;
  let parsed: unknown;
  try {
    parsed = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    // A CSV may begin with a brace too.
    return undefined;
  }
  const held = isRow(parsed) ? (parsed.templates ?? parsed.records) : parsed;
  const list: unknown[] = Array.isArray(held) ? held : [];
  const rows = list.filter(isRow);
  if (rows.length === 0) throw new Told('This JSON file does not contain a list of templates.');
  // Variables are found in the text again.
  const headers = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) => name !== 'id' && name !== 'variables');
  return { headers, rows: rows.map((row) => headers.map((name) => (Object.hasOwn(row, name) ? toCell(row[name]) : ''))) };
}
