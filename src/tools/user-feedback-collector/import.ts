import { foldText } from '@/lib/text';
import { guessMapping, type ImportedTable } from '@/kinds/records/import-records';
import { otherChoices, otherNames } from './content';
import { fields, startPriority } from './model';

/** "4 stars", "4/5" and "4 out of 5" are 4. */
const starWords = /^\s*([1-5](?:\.0+)?)\s*(?:stars?|★+|\/\s*5|(?:out )?of 5)\s*$/i;

/** The word of this tool for what another program calls it; anything else as it stands. */
function toKnown(cell: string, known: Readonly<Record<string, readonly string[]>>): string {
  const plain = foldText(cell)
    .replace(/[\s_-]+/g, ' ')
    .trim();
  return Object.entries(known).find(([, others]) => others.includes(plain))?.[0] ?? cell;
}

/** Fills in what only this tool asks: whether a rating was chosen, and the priority that follows from the type. */
export function completeTable({ headers, rows }: ImportedTable): ImportedTable {
  const mapping = guessMapping(fields, headers, otherNames);
  const columnOf = (name: keyof typeof fields) => mapping[name] ?? -1;
  const [rating, type, status, userType] = [columnOf('rating'), columnOf('type'), columnOf('status'), columnOf('userType')];
  const plainRows = rows.map((row) =>
    row.map((cell, column) => {
      if (column === type) return toKnown(cell, otherChoices.type);
      if (column === status) return toKnown(cell, otherChoices.status);
      if (column === userType) return toKnown(cell, otherChoices.userType);
      return column === rating ? cell.replace(starWords, '$1') : cell;
    }),
  );
  const extra: { header: string; cell: (row: readonly string[]) => string }[] = [];
  if (columnOf('ratingChosen') < 0 && rating >= 0)
    extra.push({ header: fields.ratingChosen.label, cell: (row) => (row[rating]?.trim() ? 'Yes' : 'No') });
  if (columnOf('priority') < 0 && type >= 0)
    extra.push({ header: fields.priority.label, cell: (row) => startPriority(foldText(row[type] ?? '').trim()) });
  return {
    headers: [...headers, ...extra.map(({ header }) => header)],
    rows: plainRows.map((row) => [...row, ...extra.map(({ cell }) => cell(row))]),
  };
}
