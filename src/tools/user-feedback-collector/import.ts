import { foldText } from '@/lib/text';
import { guessMapping, type ImportedTable } from '@/kinds/records/import-records';
import { otherNames } from './content';
import { fields, startPriority } from './model';

/** Fills in what only this tool asks: whether a rating was chosen, and the priority that follows from the type. */
export function completeTable({ headers, rows }: ImportedTable): ImportedTable {
  const mapping = guessMapping(fields, headers, otherNames);
  const columnOf = (name: keyof typeof fields) => mapping[name] ?? -1;
  const [rating, type] = [columnOf('rating'), columnOf('type')];
  const extra: { header: string; cell: (row: readonly string[]) => string }[] = [];
  if (columnOf('ratingChosen') < 0 && rating >= 0)
    extra.push({ header: fields.ratingChosen.label, cell: (row) => (row[rating]?.trim() ? 'Yes' : 'No') });
  if (columnOf('priority') < 0 && type >= 0)
    extra.push({ header: fields.priority.label, cell: (row) => startPriority(foldText(row[type] ?? '').trim()) });
  return {
    headers: [...headers, ...extra.map(({ header }) => header)],
    rows: rows.map((row) => [...row, ...extra.map(({ cell }) => cell(row))]),
  };
}
