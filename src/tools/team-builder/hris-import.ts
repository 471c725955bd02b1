import type { ImportedTable } from '@/kinds/records/import-records';
import { foldText } from '@/lib/text';
import { otherNames } from './content';
import { departments, type Department } from './model';

/** What other companies call the departments offered here. */
const departmentWords: Record<Department, readonly string[]> = {
  Engineering: ['r&d', 'tech', 'technology', 'it', 'development', 'software', 'software engineering', 'eng', 'research and development'],
  Product: ['product management', 'products'],
  Design: ['ux', 'ui/ux', 'creative', 'product design'],
  Marketing: ['growth', 'brand', 'communications'],
  Sales: ['business development', 'revenue', 'account management', 'partnerships'],
  Operations: ['ops', 'administration', 'admin', 'management', 'executive', 'leadership', 'g&a', 'general & administrative'],
  Finance: ['accounting', 'finance & accounting', 'accounts'],
  HR: ['human resources', 'people', 'people ops', 'people operations', 'people & culture', 'talent', 'recruiting'],
  'Customer Success': ['support', 'customer support', 'customer service', 'cs', 'customer experience'],
  Legal: ['compliance', 'legal & compliance'],
};

const plain = (text: string) => foldText(text).replace(/[^a-z0-9&]/g, '');

const departmentByWord = new Map(
  departments.flatMap((department) => [department, ...departmentWords[department]].map((word) => [plain(word), department] as const)),
);

const indexOfAny = (headers: readonly string[], words: readonly string[]) => {
  const wanted = words.map(plain);
  return headers.findIndex((header) => wanted.includes(plain(header)));
};

/** What HR systems split or say differently, put the way the columns here expect it: names, departments, managers, lists. */
export function adaptTable({ headers, rows }: ImportedTable): ImportedTable {
  const at = (words: readonly string[]) => indexOfAny(headers, words);
  const first = at(['first name', 'given name']);
  const last = at(['last name', 'surname', 'family name']);
  const name = at(['name', ...otherNames.name]);
  const department = at(['department', ...otherNames.department]);
  const skills = at(['skills', ...otherNames.skills]);
  const manager = at(['reports to', ...otherNames.reportsTo]);
  const employeeId = at(['employee id', 'employee number', 'id', 'worker id', 'employee no']);
  const managerId = at(['manager id', 'manager employee id', 'supervisor id', 'reports to id', 'manager number']);

  const isSplit = name < 0 && first >= 0 && last >= 0;
  const fullName = (row: readonly string[]) =>
    isSplit ? `${row[first] ?? ''} ${row[last] ?? ''}`.trim() : name >= 0 ? (row[name] ?? '') : '';
  const isById = manager < 0 && employeeId >= 0 && managerId >= 0;
  const nameById = new Map(isById ? rows.map((row) => [(row[employeeId] ?? '').trim(), fullName(row)]) : []);

  return {
    headers: [...headers, ...(isSplit ? ['Employee Name'] : []), ...(isById ? ['Manager'] : [])],
    rows: rows.map((row) => [
      ...row.map((cell, index) => {
        if (index === department) return departmentByWord.get(plain(cell)) ?? cell;
        return index === skills && !cell.includes(',') ? cell.replace(/\s*[;|]\s*/g, ', ') : cell;
      }),
      ...(isSplit ? [fullName(row)] : []),
      ...(isById ? [nameById.get((row[managerId] ?? '').trim()) ?? ''] : []),
    ]),
  };
}

export async function readHrisFile(text: string): Promise<ImportedTable> {
  const { parseCsv } = await import('@/formats/csv');
  return adaptTable(parseCsv(text));
}
