import { parseNumber } from '@/lib/numbers';
import { guessMapping, type ImportedTable } from '@/kinds/records/import-records';
import { kindNames } from './cap-table';
import { otherNames } from './content';
import { fields } from './model';

const derivedRoles = new Set(Object.values(kindNames));

/** Text that no reader takes for a number, so that the row is refused with a reason. */
const nothing = 'nothing';

/** A CSV file without the rows that are worked out from the others; a row with neither percentage nor shares is refused. */
export async function readOwnTable(text: string): Promise<ImportedTable> {
  const { parseCsv } = await import('@/formats/csv');
  const { headers, rows } = parseCsv(text);
  const { name = -1, role = -1, equityPercentage = -1, exactShares = -1 } = guessMapping(fields, headers, otherNames);
  const amountIn = (row: readonly string[], column: number) => {
    const parsed = parseNumber(row[column] ?? '');
    return parsed.ok ? parsed.value : (row[column] ?? '').trim() === '' ? 0 : 1;
  };
  return {
    headers,
    rows: rows
      .filter((row) => !derivedRoles.has(row[role] ?? '') && !(row[name] === 'Total' && (row[role] ?? '') === ''))
      .map((row) => {
        const hasEquity = amountIn(row, equityPercentage) !== 0 || amountIn(row, exactShares) !== 0;
        return hasEquity || equityPercentage < 0 ? row : row.map((cell, index) => (index === equityPercentage ? nothing : cell));
      }),
  };
}
