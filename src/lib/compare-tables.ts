import type { SectionChange } from './compare-texts';

interface Table {
  headers: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Rows by what stands first in them; those that begin alike are told apart by their order. */
function byName({ headers, rows }: Table): Map<string, Map<string, string>> {
  const named = new Map<string, Map<string, string>>();
  for (const row of rows) {
    const first = row.find((cell) => cell.trim() !== '')?.trim();
    if (first === undefined) continue;
    let name = first;
    for (let count = 2; named.has(name); count += 1) name = `${first} (${count})`;
    named.set(name, new Map(headers.map((header, index) => [header, row[index]?.trim() ?? ''])));
  }
  return named;
}

const sayCell = ([header, cell]: readonly [string, string]) => (header === '' ? cell : `${header}: ${cell}`);

/** What came, went and changed from one table to the next, row by row. */
export function compareTables(before: Table, after: Table): SectionChange[] {
  const [old, now] = [byName(before), byName(after)];
  const changes: SectionChange[] = [];
  for (const name of new Set([...now.keys(), ...old.keys()])) {
    const [was, is] = [old.get(name), now.get(name)];
    const differing = [...new Set([...(is?.keys() ?? []), ...(was?.keys() ?? [])])].filter(
      (header) => (was?.get(header) ?? '') !== (is?.get(header) ?? ''),
    );
    if (differing.length === 0) continue;
    const lines = (cells: Map<string, string> | undefined) =>
      differing.flatMap((header) => (cells?.get(header) ? [sayCell([header, cells.get(header) ?? ''])] : []));
    changes.push({ title: name, kind: was ? (is ? 'changed' : 'removed') : 'added', added: lines(is), removed: lines(was) });
  }
  return changes;
}
