import { typedValue } from '@/lib/fields';
import type { ImportedTable } from '@/kinds/records/import-records';
import { fields } from './model';
import { Told } from '@/lib/told';

const isRow = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const toCell = (value: unknown): string => {
  if (Array.isArray(value)) return value.filter((item) => typeof item === 'string').join(', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(typedValue(fields.title, value, ''));
};

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
  const list = Array.isArray(parsed) ? parsed : isRow(parsed) && Array.isArray(parsed.records) ? parsed.records : [];
  const rows = list.filter(isRow);
  if (rows.length === 0) throw new Told('This JSON file does not contain a list of scripts.');
  const headers = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) => name !== 'id');
  return { headers, rows: rows.map((row) => headers.map((name) => (Object.hasOwn(row, name) ? toCell(row[name]) : ''))) };
}
